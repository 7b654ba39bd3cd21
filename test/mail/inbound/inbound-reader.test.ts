import { expect, test } from '@jest/globals';
import { createInboundReader } from '../../../src/mail/inbound/inbound-reader.js';
import { oversizeMark } from '../../../src/mail/inbound/oversize.js';
import { orderWords, orderWordsThatAreNouns } from '../../../src/orders/order-words.js';
import { traceHeader } from '../../../src/mail/listeners/trace-header.js';

const MAILBOX = 'g1.abcdefgh@pbem.example';
const MOST = 20_000;
const reader = createInboundReader({ mailDomain: 'pbem.example', mailMaxBytes: MOST, orderWords: { all: orderWords, nouns: orderWordsThatAreNouns }, dmarc: async (_raw, envelopeFrom) => (envelopeFrom === 'forger@example.org' ? 'fail' : 'pass') });
const mail = `From: Player <Player@example.org>\r\nTo: ${MAILBOX}\r\nCc: Friend <friend@example.org>\r\nSubject: Re: x\r\nMessage-ID: <1@example.org>\r\nIn-Reply-To: <m.1@pbem.example>\r\n\r\nPASS\r\n`;
const traced = (envelopeFrom: string, raw: string): Buffer => Buffer.concat([traceHeader({ remoteAddress: '127.0.0.1', helo: 'client', secure: false, envelopeFrom, domain: 'pbem.example' }, new Date(0)), Buffer.from(raw)]);
const read = async (raw: Buffer, envelopeFrom = 'player@example.org') => reader.read({ raw, envelopeFrom, envelopeTo: MAILBOX });

test('a mail as our listener stored it is understood', async () => {
  expect(await read(traced('player@example.org', mail))).toEqual({
    ok: true,
    facts: {
      content: { is: 'text', text: 'PASS', confirms: false },
      recipient: { kind: 'seat', gameId: 'g1', key: 'abcdefgh' },
      duplicateKey: 'id:<1@example.org>',
      messageId: '<1@example.org>',
      inReplyTo: '<m.1@pbem.example>',
      references: [],
      from: ['player@example.org'],
      named: ['friend@example.org'],
      subject: 'Re: x',
      dmarc: 'pass',
    },
  });
});

test('the copies of a mail without a Message-ID are the same below our traces', async () => {
  const bare = mail.replace(/Message-ID: .*\r\n/u, '');
  const [one, two] = await Promise.all([read(traced('player@example.org', bare)), read(traced('other@example.org', bare))]);
  expect(one).toMatchObject({ facts: { duplicateKey: expect.stringMatching(/^sha256:/u) } });
  expect(two).toMatchObject({ facts: { duplicateKey: one.ok ? one.facts.duplicateKey : '' } });
});

test('the empty envelope sender makes a mail automatic, and a sender who writes a Return-Path cannot hide it', async () => {
  expect(await read(traced('', `Return-Path: <player@example.org>\r\n${mail}`), '')).toMatchObject({ facts: { content: { is: 'automatic' } } });
});

test('the verdict on the domain is handed on', async () => {
  expect(await read(traced('forger@example.org', mail), 'forger@example.org')).toMatchObject({ facts: { dmarc: 'fail' } });
});

test('a mail of the very size that is allowed is read, with our trace on top', async () => {
  const body = `${mail}${'# x\r\n'.repeat(5_000)}`.slice(0, MOST);
  expect(await read(traced('player@example.org', body))).toMatchObject({ ok: true });
});

test('a mail that came as its header alone is refused by its limit; nobody else can make it look so', async () => {
  expect(await read(Buffer.concat([oversizeMark(40_000_000), Buffer.from(mail)]))).toEqual({ ok: false, problem: 'total-bytes', most: MOST });
  expect(await read(traced('player@example.org', oversizeMark(1).toString() + mail))).toMatchObject({ ok: true });
});

test.each([
  [MAILBOX, { kind: 'seat', gameId: 'g1', key: 'abcdefgh' }],
  ['G1.ABCDEFGH@PBEM.example', { kind: 'seat', gameId: 'g1', key: 'abcdefgh' }],
  ['bounce.abcdefgh@pbem.example', { kind: 'bounce', address: 'bounce.abcdefgh@pbem.example' }],
  ['info@pbem.example', { kind: 'unknown' }],
  ['g1.abcdefgh@example.org', undefined],
])('%s', (address, expected) => {
  expect(reader.recipient(address)).toEqual(expected);
});
