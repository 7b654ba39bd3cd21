import { describe, expect, test } from '@jest/globals';
import { createMailComposer } from '../../src/mail/outbound/compose-mail.js';
import { locales, renderHtml, renderText, type Locale, type MailDocument } from '../../src/text/index.js';
import { everyMail } from './mails.js';
import { contrast, forAll, forWord, own, readHtml, rulesOf, weightFor, type Element } from './read-html.js';

// What mail programs do to HTML: Word's engine in Outlook for Windows knows little, Outlook on the web paints its own dark, Gmail drops the style
// element and turns colours round, telephones are narrow. Each rule here holds for every kind of mail.

/** These name their font and colour themselves, because Word's tables inherit neither; all else inherits from the nearest of them. */
const BLOCKS = new Set(['td', 'p', 'ul', 'h1', 'h2']);
/** What Word knows, on the elements where it does: padding of cells, margins of paragraphs, lists and headings. */
const TEXT = ['font', 'font-size', 'line-height', 'font-weight', 'color'];
const WORD: Readonly<Record<string, readonly string[]>> = {
  body: ['margin'], table: [], tr: [], td: [...TEXT, 'padding', 'border-bottom'], p: [...TEXT, 'margin', 'text-indent'], ul: [...TEXT, 'margin'], li: [], h1: [...TEXT, 'margin'], h2: [...TEXT, 'margin'], b: TEXT, span: TEXT, a: TEXT, br: [], img: [],
};
/** What Word passes over and others need: broken words, a sheet and a picture that shrink. Without them Word has the attributes and the table for it alone. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  body: ['padding'], table: ['table-layout', 'max-width', 'word-break'], td: ['word-wrap', 'word-break'], ul: ['padding'], img: ['display', 'width', 'max-width', 'height'],
};
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  body: ['class', 'bgcolor', 'style'], table: ['role', 'class', 'cellpadding', 'cellspacing', 'border', 'width', 'bgcolor', 'align', 'style'], tr: [], td: ['valign', 'align', 'width', 'nowrap', 'style'],
  p: ['style'], ul: ['style'], li: [], h1: ['style'], h2: ['style'], b: ['class', 'style'], span: ['style'], a: ['class', 'href', 'style'], br: [], img: ['src', 'alt', 'width', 'style'],
};
/** Our own night, and the greys that Outlook on the web paints instead of white. */
const NIGHTS = { ours: ['#16181d'], outlook: ['#333333', '#212121'] } as const;

const htmlOf = (mail: MailDocument, locale: Locale): string => renderHtml(mail, { locale, map: { cid: 'map', alt: 'Karte: "Größe"' }, ruleUrl: (citation) => `https://play.example.org/rules#${citation}` });
const composer = createMailComposer({ mailDomain: 'pbem.example.org', now: () => new Date('2030-01-02T03:04:05Z') });

/** The rules of a scheme as they stand in the style element. */
function inksOf(html: string, scheme: keyof typeof NIGHTS): ReturnType<typeof rulesOf> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  if (scheme === 'ours') return rulesOf(/@media \(prefers-color-scheme:dark\)\{([\s\S]*?\})\}/.exec(style)?.[1] ?? '').filter(({ property }) => property === 'color');
  return rulesOf(style.replace(/@media[\s\S]*?\}\}/, '')).filter(({ selector }) => selector.startsWith('[data-ogsc] ')).map((rule) => ({ ...rule, selector: rule.selector.replace('[data-ogsc] ', '') }));
}

/** What the innermost element that has one says: without a style element this is what a reader sees. */
const inherited = (path: readonly Element[], read: (element: Element) => string | undefined): string | undefined => [...path].reverse().map(read).find((value) => value !== undefined);
const inkOf = (path: readonly Element[]): string => inherited(path, (one) => own(one, 'color')) ?? '#ffffff';
const paperOf = (path: readonly Element[]): string => inherited(path, (one) => one.attributes['bgcolor']) ?? '#000000';

describe.each(locales)('the HTML of mails in %s', (locale) => {
  const mails = Object.entries(everyMail(locale)).map(([name, mail]) => [name, htmlOf(mail, locale), mail] as const);

  test.each(mails)('%s: elements end where they should, for Word and for others', (_name, html) => {
    expect(() => readHtml(forAll(html))).not.toThrow();
    expect(readHtml(forWord(html)).elements).toContainEqual(expect.objectContaining({ tag: 'table', attributes: expect.objectContaining({ width: '640', align: 'center' }) }));
    expect(forAll(html)).not.toContain('<!--');
  });

  test.each(mails)('%s: words stand in a block with a font and a colour of its own, and can be read without the style element', (_name, html) => {
    for (const { words, path } of readHtml(forAll(html)).words) {
      const block = path.findLast(({ tag }) => BLOCKS.has(tag));
      const named = words === '&nbsp;' ? ['font-size', 'line-height', 'color'] : ['font', 'color'];
      expect([words, named.filter((property) => block === undefined || own(block, property) === undefined)]).toEqual([words, []]);
      expect([words, inkOf(path), contrast(inkOf(path), paperOf(path)) >= 4.5]).toEqual([words, inkOf(path), true]);
    }
  });

  test.each(mails)('%s: where there is a dark scheme, every colour has another that can be read, and tones stay apart', (_name, html) => {
    const inked = readHtml(forAll(html)).elements.filter((one) => own(one, 'color') !== undefined);
    for (const scheme of ['ours', 'outlook'] as const) {
      const inks = inksOf(html, scheme);
      const dark = (element: Element): string | undefined => inks.map((rule) => ({ value: rule.value, weight: weightFor(rule.selector, element) ?? -1 })).filter(({ weight }) => weight >= 0).sort((x, y) => x.weight - y.weight).at(-1)?.value;
      for (const element of inked) {
        const ink = dark(element) ?? '#000000';
        for (const paper of NIGHTS[scheme]) expect([element.tag, element.attributes['class'], ink, contrast(ink, paper) >= 4.5]).toEqual([element.tag, element.attributes['class'], ink, true]);
      }
      const tones = inked.filter((one) => one.tag === 'b');
      expect(new Set(tones.map(dark)).size).toBe(new Set(tones.map((one) => one.attributes['class'])).size);
    }
  });

  test.each(mails)('%s: elements, attributes and styles are those that Word knows, or do no harm there', (_name, html) => {
    for (const { tag, attributes, style } of readHtml(forWord(html)).elements) {
      expect([tag, Object.keys(attributes).filter((name) => ATTRIBUTES[tag]?.includes(name) !== true)]).toEqual([tag, []]);
      expect([tag, style.map(([property]) => property).filter((property) => ![...(WORD[tag] ?? []), ...(OTHERS[tag] ?? [])].includes(property))]).toEqual([tag, []]);
      expect([tag, style.filter(([, value]) => /url\(|inherit|rgba|var\(|calc|!important/.test(value))]).toEqual([tag, []]);
      // Tables without edges of their own, and widths where Word looks for them.
      if (tag === 'table') expect(attributes).toMatchObject({ role: 'presentation', cellpadding: '0', cellspacing: '0', border: '0', width: expect.any(String) });
      if (tag === 'img') expect(attributes).toMatchObject({ alt: expect.stringMatching(/\S/), width: '640', src: expect.stringMatching(/^cid:/) });
    }
  });

  test.each(mails)('%s: the style element has colours of the dark and nothing that is said there alone', (_name, html) => {
    const [head = ''] = forAll(html).split('<body');
    expect(head.match(/<style>/g)).toHaveLength(1);
    expect(head).not.toMatch(/content:|display|visibility|font|url\(|@import/);
    expect(html).not.toMatch(/<(script|link|iframe|object|form|video|svg)|(src|background)="(?!cid:)|url\(/);
    // The lines of a cell given in pixels are as high in Word.
    expect(forWord(html)).toMatch(/td,p,ul,li,h1,h2\{mso-line-height-rule:exactly\}/);
  });

  test.each(mails)('%s: travels as it is, in ASCII and in lines below the limit', async (_name, html, mail) => {
    const { raw } = await composer.compose({ cause: 'report:g7:4', to: { address: 'kim@example.org' }, envelopeFrom: 'bounce.ponmlkjihgfedcba@pbem.example.org', subject: mail.subject, text: renderText(mail), html });
    const [, , inHtml = ''] = Buffer.from(raw).toString('latin1').split(/\r\n--/);
    expect(inHtml).toContain('Content-Transfer-Encoding: 7bit');
    expect(inHtml.split('\r\n').filter((line) => line.length >= 990)).toEqual([]);
    expect(inHtml).toMatch(/^[\r\n\t -~]*$/);
  });
});
