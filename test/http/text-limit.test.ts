import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreatedGame } from '../../src/games/create-game.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { startGame } from '../../src/games/start-game.js';
import { MAX_LINES, MAX_TEXT } from '../../src/games/text-limit.js';
import { aVisitor } from './browser.js';
import { aGame, aTestApp, bearer, pageOf, tokenOf, type TestApp } from './test-app.js';

let world: TestApp;
let game: CreatedGame;
beforeAll(async () => {
  world = await aTestApp();
  game = await aGame(world);
  await startGame(world.deps, world.moderator, game.id);
});
afterAll(async () => world.close());

/** An order and a comment, together as long as is wanted. */
const text = (length: number): string => `PASS\n${`# long enough to be cut by nobody ${'x'.repeat(66)}\n`.repeat(Math.ceil(length / 100))}`.slice(0, length);
/** So many lines, with empty ones between, which are none. */
const lines = (count: number): string => `PASS\n${'\nx\n'.repeat(count - 1)}`;
const stored = async () => (await world.deps.orders.list(game.id, 'letnev')).length;

async function byMail(length: number, written = text(length)) {
  const mailbox = game.seats.find(({ race }) => race === 'letnev')?.mailbox ?? '';
  const raw = Buffer.from(`From: ada@example.org\r\nTo: ${mailbox}\r\nSubject: x\r\nMessage-ID: <${String(length)}.${String(written.length)}@example.org>\r\n\r\n${written.replaceAll('\n', '\r\n')}\r\n`);
  const seq = await takeMail(world.deps, { source: 'smtp', envelopeFrom: 'ada@example.org', envelopeTo: mailbox, raw });
  await handleWaitingMail(world.deps);
  return world.deps.mails.bySeq(seq);
}
const byRest = async (path: string, length: number, method: 'POST' | 'PUT' = 'POST', written = text(length)) => world.app.inject({ method, url: `/api/v1/games/${game.id}/${path}`, headers: bearer(tokenOf(game, 'letnev')), payload: { text: written } });

test('a text of the very size that is allowed is taken, by every way', async () => {
  expect((await byRest('orders', MAX_TEXT)).statusCode).toBe(200);
  const visitor = aVisitor(world.app);
  await visitor.get(pageOf(game, 'letnev'));
  expect((await visitor.post(`${pageOf(game, 'letnev')}/orders`, { do: 'send', text: text(MAX_TEXT) })).status).toBe(200);
  // The last line of a mail ends like the others.
  expect(await byMail(MAX_TEXT - 1)).toMatchObject({ status: 'done', action: 'accept' });
  expect(await stored()).toBe(3);
});

test.each([['orders', 'POST'], ['orders/check', 'POST'], ['standing', 'PUT']] as const)('one character more is refused by REST: %s', async (path, method) => {
  const before = await stored();
  const answer = await byRest(path, MAX_TEXT + 1, method);
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'text-too-long', status: 413 });
  expect(await stored()).toBe(before);
});

test('by form too, and the player finds his text again', async () => {
  const before = await stored();
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'letnev');
  await visitor.get(path);
  const answer = await visitor.post(`${path}/orders`, { do: 'send', text: text(MAX_TEXT + 1) });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('The text is larger than what is accepted.');
  expect(answer.body).toContain('long enough to be cut by nobody');
  expect(await stored()).toBe(before);
});

test('by mail too, and the player is told the limit', async () => {
  const before = await stored();
  expect(await byMail(MAX_TEXT + 10_000)).toMatchObject({ status: 'refused', action: 'reject', reason: 'text-too-long' });
  expect(await stored()).toBe(before);
  const [notice] = await world.deps.outbox.list({ to: 'ada@example.org', most: 1 });
  expect(Buffer.from(notice?.raw ?? []).toString()).toMatch(/more than 64000\s+characters/u);
});

test('a text has only so many lines, for each of them is answered', async () => {
  const before = await stored();
  expect((await byRest('orders', 0, 'POST', lines(MAX_LINES))).statusCode).toBe(200);
  expect((await byRest('orders', 0, 'POST', lines(MAX_LINES + 1))).json()).toMatchObject({ code: 'too-many-lines', status: 413 });
  expect(await byMail(1, lines(MAX_LINES + 1))).toMatchObject({ status: 'refused', action: 'reject', reason: 'too-many-lines' });
  const [notice] = await world.deps.outbox.list({ to: 'ada@example.org', most: 1 });
  expect(Buffer.from(notice?.raw ?? []).toString()).toMatch(/more than 1000\s+lines/u);
  expect(await byMail(2, lines(MAX_LINES))).toMatchObject({ status: 'done', action: 'accept' });
  const [echo] = await world.deps.outbox.list({ to: 'ada@example.org', most: 1 });
  expect(echo?.raw?.length).toBeLessThan(1_500_000);
  expect(await stored()).toBe(before + 2);
});
