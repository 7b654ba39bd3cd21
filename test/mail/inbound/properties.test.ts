import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readInbound } from '../../../src/mail/inbound/index.js';
import { DOMAIN, rawMail } from './mail-builder.js';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const seeds = ['01-gmail-web-en.eml', '27-roundcube-de.eml', '67-inline-rfc822.eml', '91-dsn-failed.eml'].map(fixture);

const kinds = ['orders', 'bounce', 'ignore', 'reject', 'refuse'];

test('no bytes whatever crash the stages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (bytes) => {
      expect(kinds).toContain((await readInbound(bytes, { domain: DOMAIN })).kind);
    }),
    { numRuns: 300 },
  );
});

test('a real mail with bytes changed, cut out or put in never crashes the stages', async () => {
  const change = fc.record({ at: fc.nat(5_000), cut: fc.nat(40), put: fc.uint8Array({ maxLength: 8 }) });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...seeds), fc.array(change, { minLength: 1, maxLength: 8 }), async (seed, changes) => {
      let raw: Buffer = seed;
      for (const { at, cut, put } of changes) raw = Buffer.concat([raw.subarray(0, at), put, raw.subarray(at + cut)]);
      expect(kinds).toContain((await readInbound(raw, { domain: DOMAIN })).kind);
    }),
    { numRuns: 300 },
  );
});

const piece = fc.constantFrom(
  ...['ACTIVATE 101', '> MOVE 1 TO 2', '', '-- ', '--', 'On 8/20/26 x wrote:', 'From: a', 'Sent: b', 'To: c', 'Subject: d'],
  ...['-----Original Message-----', 'Viele Grüße', '-----BEGIN PGP SIGNED MESSAGE-----', '-----BEGIN PGP SIGNATURE-----', '1. ', '*', '\u200b'],
);

test('no order of lines crashes the stages, and no quoted line comes through', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), async (lines) => {
      const inbound = await readInbound(rawMail({ text: lines.join('\n') }), { domain: DOMAIN });
      if (inbound.kind !== 'orders') return;
      expect(inbound.lines.filter((line) => line.includes('MOVE 1 TO 2'))).toEqual([]);
      expect(inbound.lines.filter((line) => line !== line.trim() || line === '' || /[\n\r]/.test(line))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('no HTML crashes the stages', async () => {
  const tag = fc.constantFrom('<div>', '</div>', '<blockquote>', '</blockquote>', '<br>', '<pre>', '</pre>', '<!--', '-->', '<td>', '&nbsp;', '&#0;', '<style>');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(tag, piece, fc.string()), { maxLength: 40 }), async (pieces) => {
      expect(kinds).toContain((await readInbound(rawMail({ html: pieces.join('') }), { domain: DOMAIN })).kind);
    }),
    { numRuns: 300 },
  );
});
