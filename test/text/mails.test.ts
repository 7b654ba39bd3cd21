import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { locales, renderHtml, renderText, type MailDocument } from '../../src/text/index.js';
import { widthOf } from '../../src/text/layout.js';
import { echo, everyMail, longReport } from './mails.js';

const golden = (name: string): URL => new URL(`./golden/${name}`, import.meta.url);
/** `UPDATE_GOLDEN=1` writes the files anew; the difference is read before it is committed. */
function expectGolden(name: string, mail: MailDocument): void {
  const text = `Subject: ${mail.subject}\n\n${renderText(mail)}`;
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden(name), text);
  expect(text).toBe(readFileSync(golden(name), 'utf8'));
}

describe.each(locales)('mails in %s', (locale) => {
  const mails = Object.entries(everyMail(locale));

  test.each(mails)('%s is whole, in 72 columns, with nothing left open', (_name, mail) => {
    const text = renderText(mail);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    const long = text.split('\n').filter((line) => widthOf(line) > 72 && !/^\s*https?:\/\/\S+$/.test(line));
    expect(long).toEqual([]);
    expect(text.split('\n').filter((line) => line !== line.trimEnd())).toEqual([]);
    expect(mail.subject).toMatch(/^\[[^\]]+\] \S/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  test.each(mails)('%s says the same in HTML, in well-formed tables', (_name, mail) => {
    const html = renderHtml(mail, { locale, ruleUrl: (citation) => `https://play.example.org/rules#${citation}` });
    expect(html).not.toMatch(/undefined|\[object/);
    for (const tag of ['table', 'tr', 'td', 'p', 'b', 'a', 'span', 'ul', 'li']) {
      expect([tag, html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0]).toEqual([tag, html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0]);
    }
    expect(html).not.toMatch(/<(script|iframe|link|object)|src="http|javascript:/i);
  });

  test.each(mails.filter(([name]) => !/^(sign-in|moderator-)/.test(name)))('%s ends with whom the game waits for', (_name, mail) => {
    expect(renderText(mail).trimEnd().split('\n').slice(-2).join(' ')).toMatch(locale === 'en' ? /WAITING FOR: / : /WARTET AUF: /);
  });

  test('a long report reads as it did', () => expectGolden(`report.${locale}.txt`, longReport(locale)));
  test('an echo reads as it did', () => expectGolden(`echo.${locale}.txt`, echo(locale)));
  test.each(['start', 'questions', 'status', 'help', 'held-unknown-sender'])('%s reads as it did', (name) => {
    const mail = everyMail(locale)[name];
    if (mail === undefined) throw new Error(`no such mail: ${name}`);
    expectGolden(`${name}.${locale}.txt`, mail);
  });
});

test('statements become links in HTML, and only where they are cited', () => {
  const html = renderHtml(longReport('en'), { locale: 'en', ruleUrl: (citation) => `https://play.example.org/rules#${citation}` });
  expect(html).toContain('<a class="rule" href="https://play.example.org/rules#A26"');
  expect(html).toContain('href="https://play.example.org/rules#R2.37"');
});

test.each(locales)('the first mail says how to ask for all orders and for the state of the game (%s)', (locale) => {
  const [help, status] = locale === 'en' ? ['HELP', 'STATUS'] : ['HILFE', 'STATUS'];
  const text = renderText(everyMail(locale)['start'] ?? echo(locale)).replaceAll(/\s+/gu, ' ');
  expect(text).toMatch(new RegExp(`${help} .*${status} `, 'u'));
});
