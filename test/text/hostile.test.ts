import { describe, expect, test } from '@jest/globals';
import { locales, renderHtml, renderText, subjectLine, turnMark } from '../../src/text/index.js';
import { catalogueFor } from '../../src/text/catalogue-for.js';
import { composeEcho, composeHeld, composeReport } from '../../src/text/index.js';
import { publicly } from '../../src/engine/events.js';
import { printer, rimWar, thirdEdition } from './rim-war.js';
import { widthOf } from '../../src/text/layout.js';

const evil = '<script>alert(1)</script> "\'&\r\nBcc: all@example.org\u202e\u0000\u200b';
const state = { ...rimWar, name: evil };
const base = { state, rules: thirdEdition, print: printer(state, 'letnev'), waitingFor: ['letnev'], deadline: evil } as const;

/** Mails whose every free text is hostile. */
function hostileMails(locale: (typeof locales)[number]): readonly ReturnType<typeof composeReport>[] {
  return [
    composeReport({ ...base, events: [publicly('corrected', { reason: evil, changes: [] })], before: state, after: state, seat: 'sol', locale, date: evil, questions: [], pageUrl: `javascript:${evil}` }),
    composeEcho({ ...base, locale, seat: 'letnev', received: evil, counts: false, hadEarlier: true, missing: [], lines: [{ line: 1, text: evil + 'x'.repeat(300), status: 'refused', message: evil, suggestion: evil, cites: ['A9'] }] }),
    composeHeld({ ...base, locale, reason: 'unknown-sender', from: evil, received: evil, excerpt: [evil], confirmUrl: 'https://play.example.org/confirm/abc', hours: 72 }),
  ];
}

describe.each(locales)('hostile names in %s', (locale) => {
  test.each(hostileMails(locale).map((mail) => [mail.subject, mail] as const))('%s', (_subject, mail) => {
    expect(mail.subject).not.toMatch(/[\u0000-\u001f\u007f\u202e\u200b]/);
    const text = renderText(mail);
    expect(text.replace(/\n/g, '')).not.toMatch(/[\u0000-\u001f\u007f\u202e\u200b]/);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text.split('\n').filter((line) => widthOf(line) > 72)).toEqual([]);
    const html = renderHtml(mail, { locale, ruleUrl: (citation) => `https://play.example.org/rules#"${citation}` });
    expect(html).not.toContain('<script>');
    expect(html).not.toMatch(/href="(?!https:\/\/)/);
    expect(html).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\u200b]/);
  });
});

test('a subject is one line of bearable length, and its brackets are its own', () => {
  const subject = subjectLine({ gameName: `[x] ${'long '.repeat(60)}`, mark: 'R1.1', headline: 'y'.repeat(400) });
  expect(subject.length).toBeLessThanOrEqual(180);
  expect(subject).toMatch(/^\[x long [^[\]]+\.\.\. R1\.1\] y+/);
});

test('the mark is the action, and in a common phase the name of the phase', () => {
  const { phases } = catalogueFor('de');
  expect(turnMark({ round: 3, action: 2, phase: 'action', active: 'letnev' }, phases)).toBe('R3.2');
  expect(turnMark({ round: 3, action: 0, phase: 'movement' }, phases)).toBe('R3.Bewegungsphase');
});
