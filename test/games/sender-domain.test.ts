import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { composeGames } from '../../src/compose.js';
import { createGame } from '../../src/games/create-game.js';
import { readOrders } from '../../src/games/read-orders.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { holderOf, MAIL_DOMAIN, SEATS, SECRET, SMALL_GALAXY, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

test.each([
  ['fail', false, 'held', 'dmarc-failed'], ['fail', true, 'held', 'dmarc-failed'],
  ['none', false, 'done', undefined], ['none', true, 'held', 'dmarc-missing'],
  ['pass', false, 'done', undefined], ['pass', true, 'done', undefined],
] as const)('a mail whose domain says %s, where a pass is required %s: %s', async (dmarc, required, status, reason) => {
  const deps = composeGames(games.database, { secret: SECRET, mailDomain: MAIL_DOMAIN, publicUrl: () => 'https://play.example', mailMaxBytes: 1_000_000, dmarc: async () => dmarc });
  const game = await startedGame(games, { options: { 'mail.requirePass': required } });
  const mailbox = game.seats[0]?.mailbox ?? '';
  const raw = Buffer.from([`From: lena@example.org`, `To: ${mailbox}`, 'Subject: x', `Message-ID: <${dmarc}-${String(required)}@example.org>`, '', 'PASS', ''].join('\r\n'));
  const seq = await takeMail(deps, { source: 'smtp', envelopeFrom: 'lena@example.org', envelopeTo: mailbox, raw });
  await handleWaitingMail(deps);
  const mail = await deps.mails.bySeq(seq);
  expect([mail?.status, mail?.reason]).toEqual([status, reason]);
  expect(await readOrders(deps, holderOf(game, 'letnev'), game.id)).toHaveLength(status === 'done' ? 1 : 0);
});

test('whether a pass is required is yes or no', async () => {
  await expect(createGame(games.deps, games.moderator, { name: 'X', ruleset: 'third-edition', galaxy: SMALL_GALAXY, seats: SEATS, options: { 'mail.requirePass': 'maybe' } })).rejects.toMatchObject({ code: 'invalid', errors: [{ path: 'options.mail.requirePass' }] });
});
