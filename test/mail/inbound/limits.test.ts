import { expect, test } from '@jest/globals';
import { readInbound, type Inbound } from '../../../src/mail/inbound/index.js';
import { defaultLimits } from '../../../src/mail/inbound/limits.js';
import { scanStructure } from '../../../src/mail/inbound/mime-structure.js';
import { DOMAIN, multipart, rawMail } from './mail-builder.js';

const small = {
  ...defaultLimits,
  totalBytes: 20_000,
  headerBytes: 2_000,
  headerCount: 30,
  headerLineBytes: 600,
  bodyLineBytes: 3_000,
  parts: 5,
  depth: 3,
  textBytes: 8_000,
  htmlDepth: 10,
  htmlLength: 8_000,
};

const nested = (depth: number): string =>
  depth === 0
    ? 'Content-Type: text/plain\n\nACTIVATE 101\n'
    : `Content-Type: multipart/mixed; boundary="n${depth}"\n\n--n${depth}\n${nested(depth - 1)}\n--n${depth}--\n`;
const withParts = (count: number) =>
  multipart('mixed', Array.from({ length: count }, () => 'Content-Type: text/plain\n\nACTIVATE 101\n'));
const withHeaders = (count: number) => rawMail({ text: 'ACTIVATE 101', headers: Array.from({ length: count }, (_, n) => `X-A${n}: b`) });
const html = (depth: number) => rawMail({ html: `${'<b>'.repeat(depth)}ACTIVATE 101${'</b>'.repeat(depth)}` });
const text = (lines: number) => rawMail({ text: 'ACTIVATE 101\n'.repeat(lines) });

const cases = [
  { limit: 'totalBytes', code: 'total-bytes', within: text(500), beyond: text(1_600) },
  { limit: 'headerBytes', code: 'header-bytes', within: rawMail({ text: 'ACTIVATE 101', headers: [`X-Long: ${'a '.repeat(200)}`] }), beyond: rawMail({ text: 'x', headers: [`X-Long: a\n${' a b c d e f\n'.repeat(20)} ${'b'.repeat(500)}`, `X-Two: ${'b'.repeat(500)}`, `X-Three: ${'c'.repeat(500)}`, `X-Four: ${'d'.repeat(500)}`] }) },
  { limit: 'headerCount', code: 'header-count', within: withHeaders(20), beyond: withHeaders(40) },
  { limit: 'headerLineBytes', code: 'header-line-bytes', within: rawMail({ text: 'ACTIVATE 101', subject: 'a'.repeat(500) }), beyond: rawMail({ text: 'x', subject: 'a'.repeat(700) }) },
  { limit: 'bodyLineBytes', code: 'body-line-bytes', within: rawMail({ text: `ACTIVATE 101\n${'a'.repeat(2_900)}` }), beyond: rawMail({ text: 'a'.repeat(3_100) }) },
  { limit: 'parts', code: 'parts', within: withParts(4), beyond: withParts(5) },
  { limit: 'depth', code: 'depth', within: multipart('mixed', [nested(2)]), beyond: multipart('mixed', [nested(3)]) },
  { limit: 'textBytes', code: 'text-bytes', within: text(500), beyond: text(700) },
] as const;

test.each(cases)('a mail beyond $limit is refused as $code, one within it is read', async ({ limit, code, within, beyond }) => {
  expect((await readInbound(within, { domain: DOMAIN, limits: small })).action).toBe('accept');
  expect(await readInbound(beyond, { domain: DOMAIN, limits: small })).toEqual({
    kind: 'refuse',
    action: 'refuse',
    reason: code,
    limit: small[limit],
  });
});

test('HTML nested beyond htmlDepth is not read and the answer says so', async () => {
  expect((await readInbound(html(9), { domain: DOMAIN, limits: small })).action).toBe('accept');
  expect(await readInbound(html(11), { domain: DOMAIN, limits: small })).toMatchObject({ kind: 'reject', reason: 'html-depth' });
});

test('HTML longer than htmlLength is not read, the text part beside it is', async () => {
  const limits = { ...small, htmlLength: 1_000 };
  const longHtml = `<p>ACTIVATE 101</p>${'<br>\n'.repeat(300)}`;
  expect(await readInbound(rawMail({ html: longHtml }), { domain: DOMAIN, limits })).toMatchObject({ kind: 'reject', reason: 'html-length' });
  expect((await readInbound(rawMail({ html: longHtml, text: 'ACTIVATE 101' }), { domain: DOMAIN, limits })).action).toBe('accept');
});

test('the limits of every day let a 2 MB picture pass and refuse 2 MB of text', async () => {
  const picture = Buffer.alloc(2_000_000, 65).toString('base64').replace(/(.{76})/g, '$1\n');
  const attached = multipart('mixed', ['Content-Type: text/plain\n\nACTIVATE 101\n', `Content-Type: image/png; name=a.png\nContent-Transfer-Encoding: base64\n\n${picture}\n`]);
  expect((await readInbound(attached, { domain: DOMAIN })).action).toBe('accept');
  expect(scanStructure(rawMail({ text: 'ACTIVATE 101\n'.repeat(150_000) }), defaultLimits).ok).toBe(true);
  expect(await readInbound(rawMail({ text: 'ACTIVATE 101\n'.repeat(150_000) }), { domain: DOMAIN })).toMatchObject({ reason: 'text-bytes' });
});

const repeat = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));
const MB = 1_000_000;
/** Just below the limit of text once each line end is two bytes. */
const TEXT = 400_000;
const deep = Array.from({ length: 3_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`).join('');
const hostile: readonly (readonly [string, Buffer])[] = [
  ['nested multiparts', multipart('mixed', [deep])],
  ['a million headers', Buffer.from(repeat('A: b\r\n', 6 * MB))],
  ['one endless header line', Buffer.from(`Subject: ${repeat('a', 3 * MB)}`)],
  ['one endless body line', rawMail({ text: repeat('a', 3 * MB) })],
  ['25 MB', Buffer.alloc(25 * MB, 0x61)],
  ['all parts empty', multipart('mixed', Array.from({ length: 100_000 }, () => '\n'))],
  ['delimiter look-alikes', multipart('mixed', [`Content-Type: image/png\n\n${repeat('--outerx\n', 3 * MB)}`])],
  ['many addresses', rawMail({ text: 'PASS', headers: [`Cc: ${repeat(`${'a@b.example,'.repeat(1_000)}\n `, 100_000)}x@y.example`] })],
  ['open brackets in an address', rawMail({ text: 'PASS', to: repeat('(', 15_000) })],
  ['open quotes in a subject', rawMail({ text: 'PASS', subject: repeat('=?utf-8?Q?=22_?= ', 15_000) })],
  ['deep HTML', rawMail({ html: repeat('<div>\n', TEXT) })],
  ['deep HTML behind wrong ends', rawMail({ html: repeat('<b></i>\n', TEXT) })],
  ['open HTML comments', rawMail({ html: repeat('<!-- <b>\n', TEXT) })],
  ['HTML of lesser-thans', rawMail({ html: repeat('<<<<\n', TEXT) })],
  ['unclosed cells', rawMail({ html: repeat('<td>a\n', TEXT) })],
  ['quote marks', rawMail({ text: repeat('>', 200_000) })],
  ['quoted lines', rawMail({ text: repeat('> a\n', TEXT) })],
  ['attribution beginnings', rawMail({ text: repeat('On 1 <a@b.example>\n', TEXT) })],
  ['attributions before blank lines', rawMail({ text: `${repeat('On 1 a wrote:\n', TEXT / 2)}${'\n'.repeat(TEXT / 2)}` })],
  ['header beginnings', rawMail({ text: repeat('From: a\n', TEXT) })],
  ['separators', rawMail({ text: repeat('-----Original Message-----\n', TEXT) })],
  ['rules', rawMail({ text: repeat('--\n', TEXT) })],
  ['closings', rawMail({ text: repeat('Regards\n', TEXT) })],
  ['long blanks', rawMail({ text: `ACTIVATE${repeat(' ', 200_000)}x\n` })],
  ['wrapped without end', rawMail({ text: `MOVE 1,\n${repeat('2 fighters,\n', TEXT / 2)}` })],
  ['stars', rawMail({ text: repeat('*', 200_000) })],
  ['flowed blanks', rawMail({ text: repeat('a \n', TEXT), textType: 'text/plain; format=flowed; delsp=yes' })],
  ['broken quoted-printable', multipart('mixed', [`Content-Transfer-Encoding: quoted-printable\n\n${repeat('=\t ', 200_000)}`])],
  ['enriched tags', rawMail({ text: repeat('<param><', 200_000), textType: 'text/enriched' })],
  ['parameters', rawMail({ text: 'PASS', headers: [`Content-Disposition: inline${repeat('; a="b\\', 10_000)}`] })],
];

/** What a mail of this size may take at most; quadratic work would take minutes, a slow machine does not. */
const MOST_MS = 10_000;

test.each(hostile)('%s: answered in time, whatever the answer', async (_, raw) => {
  const started = performance.now();
  const inbound: Inbound = await readInbound(raw, { domain: DOMAIN });
  expect(performance.now() - started).toBeLessThan(MOST_MS);
  expect(inbound.kind === 'refuse' && inbound.reason === 'text-bytes').toBe(false);
  expect(['orders', 'refuse', 'reject', 'ignore']).toContain(inbound.kind);
});
