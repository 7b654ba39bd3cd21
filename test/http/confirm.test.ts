import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { startGame } from '../../src/games/start-game.js';
import { aVisitor } from './browser.js';
import { aGame, aTestApp, type TestApp } from './test-app.js';

let world: TestApp;
beforeAll(async () => { world = await aTestApp(); });
afterAll(async () => world.close());

test('whatever fetches the link of a held mail changes nothing; its button lets the mail count, and uses the link up', async () => {
  const { deps } = world;
  const game = await aGame(world);
  await startGame(deps, world.moderator, game.id);
  const mailbox = game.seats.find(({ race }) => race === 'letnev')?.mailbox ?? '';
  const seq = await takeMail(deps, { source: 'smtp', envelopeFrom: '', envelopeTo: mailbox, raw: Buffer.from(`From: mallory@example.net\r\nTo: ${mailbox}\r\nMessage-ID: <held@example.net>\r\n\r\nPASS\r\n<script>alert(1)</script>\r\n`) });
  await handleWaitingMail(deps);
  const [asked] = await deps.outbox.list({ to: 'ada@example.org', most: 1 });
  const { text = '' } = await simpleParser(Buffer.from(asked?.raw ?? ''));
  const path = /https?:\/\/[^/]+(?<path>\/confirm\/\S+)/u.exec(text)?.groups?.['path'] ?? '';
  const visitor = aVisitor(world.app);
  for (let times = 0; times < 3; times += 1) expect((await visitor.get(path)).body).toContain('mallory@example.net');
  expect((await world.app.inject({ method: 'HEAD', url: path })).statusCode).toBeLessThan(500);
  const page = (await visitor.get(path)).body;
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('right key, but an unknown sender');
  expect(page).not.toContain('unknown-sender');
  // A POST of somebody who has not seen the page is none.
  expect((await world.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' })).statusCode).toBe(403);
  expect(await deps.mails.bySeq(seq)).toMatchObject({ status: 'held', confirmedAt: undefined });
  expect(await deps.orders.list(game.id, 'letnev')).toEqual([]);
  await visitor.get(path);
  expect((await visitor.post(path, {})).status).toBe(303);
  expect(await deps.mails.bySeq(seq)).toMatchObject({ status: 'done', action: 'confirmed' });
  expect(await deps.orders.list(game.id, 'letnev')).toMatchObject([{ counts: true }]);
  expect((await visitor.post(path, {})).status).toBe(404);
  expect(await deps.orders.list(game.id, 'letnev')).toHaveLength(1);
});
