import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chromium, type Browser } from 'playwright-core';
import { locales, renderHtml, type MailDocument } from '../../src/text/index.js';
import { describeWith } from '../support/needs.js';
import { everyMail } from '../text/mails.js';
import { contrast } from '../text/read-html.js';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const word = 'x'.repeat(120);
/** What nobody writes on purpose: words wider than any telephone, wherever somebody's own words can stand. */
const longWords: MailDocument = {
  subject: word, title: word, titleRight: word,
  blocks: [
    { kind: 'text', text: `${word}@example.org` },
    { kind: 'fields', indent: 2, rows: [{ label: 'Letnev', lines: [word] }] },
    { kind: 'list', items: [word] },
    { kind: 'echo', rows: [{ number: '1', status: 'ABGELEHNT', tone: 'bad', text: word, remarks: [word], suggestions: [word], cites: [] }] },
    { kind: 'order', text: word, note: word },
    { kind: 'code', lines: [word] },
    { kind: 'link', label: 'Deine Seite', url: `https://play.example.org/${word}` },
  ],
};

type Seen = { /** What ends right of the screen. */ readonly out: readonly string[]; readonly inks: readonly string[]; readonly paper: string };
const LOOK = `(() => {
  const hex = (colour) => '#' + (colour.match(/\\d+/g) ?? []).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  const all = [...document.querySelectorAll('.sheet td,p,ul,li,h1,h2,a,b,span,img')];
  return {
    out: all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML.slice(0, 120)),
    inks: [...new Set(all.map((one) => hex(getComputedStyle(one).color)))],
    paper: hex(getComputedStyle(document.querySelector('.sheet')).backgroundColor),
  };
})()`;

describeWith('chromium', 'mails in a browser', (program) => {
  let browser: Browser;
  beforeAll(async () => { browser = await chromium.launch({ executablePath: program, args }); }, 60_000);
  afterAll(async () => browser.close());

  const mails = locales.flatMap((locale) => [['long-words', longWords] as const, ...Object.entries(everyMail(locale))].map(([name, mail]) => [`${name}.${locale}`, renderHtml(mail, { locale, map: { cid: 'map', alt: 'map' } })] as const));

  test.each(['light', 'dark'] as const)('on a telephone nothing sticks out, and all words can be read: %s', async (colorScheme) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    for (const [name, html] of mails) {
      await page.setContent(html, { waitUntil: 'domcontentloaded' });
      const seen = await page.evaluate<Seen>(LOOK);
      expect([name, seen.out]).toEqual([name, []]);
      expect([name, seen.inks.filter((ink) => contrast(ink, seen.paper) < 4.5)]).toEqual([name, []]);
      expect([name, contrast(seen.paper, '#ffffff') > 10]).toEqual([name, colorScheme === 'dark']);
    }
    await context.close();
  }, 60_000);
});
