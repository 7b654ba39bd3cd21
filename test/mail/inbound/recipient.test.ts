import { expect, test } from '@jest/globals';
import { othersNamed, parseRecipient, pickRecipient, readInbound, readMail } from '../../../src/mail/inbound/index.js';
import { DOMAIN, rawMail } from './mail-builder.js';

test.each([
  ['g7.k3yk3yk3y@pbem.example', { kind: 'seat', gameId: 'g7', key: 'k3yk3yk3y', address: 'g7.k3yk3yk3y@pbem.example' }],
  ['G7.K3YK3YK3Y@PBEM.EXAMPLE', { kind: 'seat', gameId: 'g7', key: 'k3yk3yk3y', address: 'g7.k3yk3yk3y@pbem.example' }],
  ['<g7.k3yk3yk3y@pbem.example>', { kind: 'seat', gameId: 'g7', key: 'k3yk3yk3y', address: 'g7.k3yk3yk3y@pbem.example' }],
  ['g7.k3yk3yk3y+tag@pbem.example', { kind: 'seat', gameId: 'g7', key: 'k3yk3yk3y', address: 'g7.k3yk3yk3y+tag@pbem.example' }],
  ['bounce.abcd2345@pbem.example', { kind: 'bounce', key: 'abcd2345', address: 'bounce.abcd2345@pbem.example' }],
  ['g7@pbem.example', { kind: 'unknown', address: 'g7@pbem.example' }],
  ['g7.k3y!@pbem.example', { kind: 'unknown', address: 'g7.k3y!@pbem.example' }],
  ['.k3yk3yk3y@pbem.example', { kind: 'unknown', address: '.k3yk3yk3y@pbem.example' }],
  ['g7.k3yk3yk3y@other.example', undefined],
  ['g7.k3yk3yk3y@pbem.example.org', undefined],
  ['nobody', undefined],
  ['', undefined],
])('%s', (address, expected) => {
  expect(parseRecipient(address, DOMAIN)).toEqual(expected);
});

async function read(draft: Parameters<typeof rawMail>[0]) {
  const reading = await readMail(rawMail({ text: 'PASS', ...draft }));
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.mail;
}

test.each([
  [['X-Envelope-To: g1.aaaa2222@pbem.example', 'Delivered-To: g2.bbbb2222@pbem.example'], 'aaaa2222'],
  [['Delivered-To: g2.bbbb2222@pbem.example', 'X-Original-To: g3.cccc2222@pbem.example'], 'bbbb2222'],
  [['X-Original-To: g3.cccc2222@pbem.example'], 'cccc2222'],
  [['Delivered-To: postbox@relay.example'], 'k3yk3yk3y'],
  [['Delivered-To: catchall@pbem.example'], 'k3yk3yk3y'],
  [[], 'k3yk3yk3y'],
])('the recipient in %j', async (headers, key) => {
  expect(pickRecipient(await read({ headers }), DOMAIN)).toMatchObject({ kind: 'seat', key });
});

test('the envelope goes before every header', async () => {
  const raw = rawMail({ text: 'PASS', headers: ['X-Envelope-To: g1.aaaa2222@pbem.example'] });
  const inbound = await readInbound(raw, { domain: DOMAIN, envelopeTo: 'bounce.dddd2222@pbem.example' });
  expect(inbound).toMatchObject({ recipient: { kind: 'bounce', key: 'dddd2222' } });
});

test.each([
  [{}, []],
  [{ cc: 'Anna <ANNA@player.example>' }, []],
  [{ cc: 'anna@work.example' }, []],
  [{ cc: `ben@${DOMAIN}` }, [`ben@${DOMAIN}`]],
  [{ cc: `g7.abcd2345@${DOMAIN}` }, []],
  [{ cc: 'Ben <ben@player.example>' }, ['ben@player.example']],
  [{ cc: 'ben@player.example, friends: cem@player.example, dora@player.example;' }, ['ben@player.example', 'cem@player.example', 'dora@player.example']],
])('who else was shown the key: %j', async (draft, others) => {
  const found = othersNamed(await read(draft), DOMAIN, ['anna@work.example']);
  expect(found.map(({ address }) => address)).toEqual(others);
});
