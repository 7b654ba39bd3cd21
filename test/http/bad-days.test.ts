import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../src/games/errors.js';
import { aTestApp, bearer, WEBHOOK_SECRET, type TestApp } from './test-app.js';

let world: TestApp;
let fault: Error | undefined;
beforeAll(async () => {
  world = await aTestApp({
    mailMaxBytes: 5000,
    replace: { listGames: async () => { throw fault ?? new Error('none'); }, readPublicGame: async () => { throw fault ?? new Error('none'); } },
    ready: async () => { if (fault !== undefined) throw fault; },
  });
});
afterAll(async () => world.close());

const games = async () => world.app.inject({ url: '/api/v1/games', headers: bearer(world.moderatorToken) });

test('a database that is away is said to be away, with a time to try again', async () => {
  fault = new AppError('database-away', 'The database cannot be reached at the moment.');
  const answer = await games();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ code: 'database-away' });
  const page = await world.app.inject('/games/x');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('Back in a moment');
  expect((await world.app.inject('/readyz')).statusCode).toBe(503);
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
});

test('a fault of ours tells nobody what it was', async () => {
  fault = new Error('relation "secret" of 10.0.0.7 failed');
  const answer = await games();
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.json()).toMatchObject({ code: 'internal', status: 500 });
});

const sign = (raw: string, secret = WEBHOOK_SECRET): string => `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
const mail = async (raw: string, headers: Record<string, string>) => world.app.inject({ method: 'POST', url: '/api/v1/mail', headers: { 'content-type': 'message/rfc822', 'x-envelope-to': 'g1.abc@pbem.example', ...headers }, payload: raw });

test('a signed raw mail is stored byte for byte with its envelope', async () => {
  const raw = 'From: ada@example.org\r\nSubject: Z\u00fcge\r\n\r\nPASS\r\n';
  const answer = await mail(raw, { 'x-signature': sign(raw), 'x-envelope-from': '<ada@example.org>' });
  expect(answer.statusCode).toBe(202);
  const stored = await world.deps.mails.bySeq(BigInt(answer.json<{ seq: string }>().seq));
  expect(Buffer.from(stored?.raw ?? []).toString()).toBe(raw);
  expect(stored).toMatchObject({ envelopeTo: 'g1.abc@pbem.example', envelopeFrom: 'ada@example.org', source: 'webhook' });
});

test.each([
  ['no signature', {}, 401], ['a foreign secret', { 'x-signature': sign('Subject: x\r\n\r\n', 'another secret') }, 401], ['a signature of other bytes', { 'x-signature': sign('other') }, 401], ['nonsense', { 'x-signature': 'sha256=zz' }, 401],
])('a mail with %s is not taken', async (_name, headers, status) => {
  expect((await mail('Subject: x\r\n\r\n', headers)).statusCode).toBe(status);
});

test('a mail larger than what is allowed is refused as too large', async () => {
  const raw = 'x'.repeat(6000);
  const answer = await mail(raw, { 'x-signature': sign(raw) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'text-too-long' });
});
