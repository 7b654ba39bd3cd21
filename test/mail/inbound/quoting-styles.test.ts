import { expect, test } from '@jest/globals';
import { readInbound } from '../../../src/mail/inbound/index.js';
import { DOMAIN, rawMail, type MailDraft } from './mail-builder.js';
import { htmlStyles, quotingStyles, type QuotingStyle } from './quoting-styles.js';

const orders = {
  en: [
    'ACTIVATE 101',
    'MOVE Dreadnought 1, Carrier 1, 2 fighters, 3 ground forces FROM Letnev',
    'CASUALTIES fighters, destroyers, cruisers, carriers, dreadnoughts, and the ship that carries the Admiral last',
    'LAND 1 ground force ON Fria',
  ],
  de: [
    'AKTIVIERE 101',
    'BEWEGE Dreadnought 1, Träger 1, 2 Jäger, 3 Bodentruppen VON Letnev',
    'VERLUSTE Jäger, Zerstörer, Kreuzer, Träger, Dreadnoughts, und das Schiff mit dem Admiral an Bord zuletzt',
    'LANDE 1 Bodentruppe AUF Fria',
  ],
} as const;

const original = ['Report of turn 7', '', 'Your orders of turn 6:', '  MOVE 9 fighters FROM Decoy TO 999', 'BUILD 4 cruisers AT Decoy', '', '-- ', 'Sternenpost'];
const second = ['For example:', 'PASS', 'MOVE 8 destroyers FROM Decoy TO 998'];

const quote = (style: QuotingStyle, lines: readonly string[]) => lines.map((line) => `${style.mark ?? ''}${line}`.trimEnd());

const placements = {
  top: (style: QuotingStyle, own: readonly string[]) => [...own, '', ...style.intro, ...quote(style, original)],
  tight: (style: QuotingStyle, own: readonly string[]) => [...own, ...style.intro, ...quote(style, original)],
  bottom: (style: QuotingStyle, own: readonly string[]) => [...style.intro, ...quote(style, original), '', ...own],
  inline: (style: QuotingStyle, own: readonly string[]) => [
    ...[...style.intro, ...quote(style, original), ...own.slice(0, 2)],
    ...[...quote(style, second), '', ...own.slice(2), '', ...quote(style, original)],
  ],
} as const;

async function linesOf(draft: MailDraft): Promise<readonly string[]> {
  const inbound = await readInbound(rawMail(draft), { domain: DOMAIN });
  return inbound.kind === 'orders' ? inbound.lines : [`${inbound.kind}: ${inbound.action}`];
}

const places = (style: QuotingStyle) =>
  style.mark === undefined ? (['top', 'tight'] as const) : (['top', 'tight', 'bottom', 'inline'] as const);

const cases = quotingStyles.flatMap((style) =>
  places(style).flatMap((place) => (['en', 'de'] as const).map((lang) => ({ name: style.name, style, place, lang }))),
);

test.each(cases)('$name, $place, orders in $lang, text', async ({ style, place, lang }) => {
  expect(await linesOf({ text: placements[place](style, orders[lang]).join('\n') })).toEqual(orders[lang]);
});

test.each(cases)('$name, $place, orders in $lang, text below a signature', async ({ style, place, lang }) => {
  const own = [...orders[lang], '', lang === 'en' ? 'Best regards,' : 'Viele Grüße', 'Anna', '-- ', 'Anna | MOVE fast, break things'];
  if (place === 'inline') own.splice(4);
  expect(await linesOf({ text: placements[place](style, own).join('\n') })).toEqual(orders[lang]);
});

const asHtml = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')).join('<br>\n');

test.each(cases)('$name, $place, orders in $lang, HTML with the marks in the text', async ({ style, place, lang }) => {
  const html = `<html><body>${asHtml(placements[place](style, orders[lang]))}</body></html>`;
  expect(await linesOf({ html })).toEqual(orders[lang]);
});

const bodies = {
  lines: (lines: readonly string[]) => `<div dir="ltr">${asHtml(lines)}</div>`,
  divs: (lines: readonly string[]) => lines.map((line) => `<div>${line}</div>`).join(''),
  paragraphs: (lines: readonly string[]) => lines.map((line) => `<p class="MsoNormal">${line}<o:p></o:p></p>`).join('\n'),
  list: (lines: readonly string[]) => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`,
  bold: (lines: readonly string[]) => lines.map((line) => `<div><b>${line.split(' ')[0]}</b> <span>${line.split(' ').slice(1).join(' ')}</span></div>`).join(''),
  table: (lines: readonly string[]) => `<table>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>`,
} as const;

const htmlCases = htmlStyles.flatMap((style) =>
  (Object.keys(bodies) as (keyof typeof bodies)[]).flatMap((body) =>
    (['en', 'de'] as const).map((lang) => ({ name: style.name, style, body, lang })),
  ),
);

test.each(htmlCases)('HTML of $name above the original, $body, orders in $lang', async ({ style, body, lang }) => {
  const html = `<html><body>${bodies[body](orders[lang])}<br>${style.quote(asHtml(original))}</body></html>`;
  expect(await linesOf({ html })).toEqual(orders[lang]);
});

test.each(htmlCases.filter(({ style }) => style.resumes))(
  'HTML of $name below and between, $body, orders in $lang',
  async ({ style, body, lang }) => {
    const quotes = [style.quote(asHtml(original)), style.quote(asHtml(second))];
    const html = `${quotes[0]}${bodies[body](orders[lang].slice(0, 2))}${quotes[1]}${bodies[body](orders[lang].slice(2))}`;
    expect(await linesOf({ html })).toEqual(orders[lang]);
  },
);

/** What some programs put into the quote: all of the document that they answer, with a body of its own. */
const whole = (lines: readonly string[]): string => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${lines[0] ?? ''}</title><style>p{color:red}</style></head>\n<body class="page">${asHtml(lines)}</body></html>`;

test.each(htmlStyles.flatMap((style) => (['en', 'de'] as const).map((lang) => ({ name: style.name, style, lang }))))('HTML of $name above a whole document, orders in $lang', async ({ style, lang }) => {
  for (const html of [`<html><head></head><body>${bodies.divs(orders[lang])}<br>${style.quote(whole(original))}</body></html>`, `${bodies.divs(orders[lang])}<br>${style.quote(whole(original))}`]) {
    expect(await linesOf({ html })).toEqual(orders[lang]);
  }
});

test('a table between bars is no quote', async () => {
  expect(await linesOf({ text: '| ACTIVATE 101 |\n| PASS |' })).toHaveLength(2);
});
