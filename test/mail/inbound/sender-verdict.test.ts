import { expect, test } from '@jest/globals';
import { readInbound, senderVerdict, type SenderCheck } from '../../../src/mail/inbound/index.js';
import { DOMAIN, rawMail } from './mail-builder.js';

const mail = (...addresses: string[]): SenderCheck['mail'] => ({ from: addresses.map((address) => ({ address, name: '' })) });
const known = { mail: mail('anna@player.example'), registeredAddresses: ['Anna@Player.example'], keyMatched: true };

test.each<readonly [string, SenderCheck, string]>([
  ['known sender with the key', known, 'accept'],
  ['the same address twice', { ...known, mail: mail('anna@player.example', 'anna@player.example') }, 'accept'],
  ['unknown sender with the key', { ...known, mail: mail('eve@other.example') }, 'hold unknown-sender'],
  ['known sender without the key', { ...known, keyMatched: false }, 'hold key-missing'],
  ['stranger', { ...known, mail: mail('eve@other.example'), keyMatched: false }, 'ignore stranger'],
  ['forged by DMARC', { ...known, dmarc: 'fail' }, 'hold dmarc-failed'],
  ['no DMARC', { ...known, dmarc: 'none' }, 'accept'],
  ['no DMARC where a pass is required', { ...known, dmarc: 'none', dmarcRequired: true }, 'hold dmarc-missing'],
  ['DMARC pass where required', { ...known, dmarc: 'pass', dmarcRequired: true }, 'accept'],
  ['two senders', { ...known, mail: mail('anna@player.example', 'eve@other.example') }, 'reject several-senders'],
  ['no sender', { ...known, mail: mail() }, 'reject no-sender'],
])('%s', (_, check, expected) => {
  const verdict = senderVerdict(check);
  expect('reason' in verdict ? `${verdict.verdict} ${verdict.reason}` : verdict.verdict).toBe(expected);
});

test.each([
  ['a second From field', { headers: ['From: eve@other.example'] }, 'several-senders'],
  ['a group of two', { from: 'us: anna@player.example, eve@other.example;' }, 'several-senders'],
  ['no address in From', { from: 'Anna' }, 'no-sender'],
  ['an empty From', { from: '' }, 'no-sender'],
])('%s rejects the mail', async (_, draft, reason) => {
  expect(await readInbound(rawMail({ text: 'PASS', ...draft }), { domain: DOMAIN })).toMatchObject({ kind: 'reject', reason });
});
