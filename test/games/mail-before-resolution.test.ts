import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { composeGames } from '../../src/compose.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import type { GameDeps } from '../../src/games/ports.js';
import { processDue, processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { readOrders } from '../../src/games/read-orders.js';
import { handleMail, handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { holderOf, MAIL_DOMAIN, SECRET, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

let sent = 0;
function mailOf(game: CreatedGame, text: string, receivedAt?: Date): Parameters<typeof takeMail>[1] {
  sent += 1;
  const mailbox = game.seats[0]?.mailbox ?? '';
  const raw = Buffer.from(['From: lena@example.org', `To: ${mailbox}`, 'Subject: x', `Message-ID: <first-${String(sent)}@example.org>`, '', text, ''].join('\r\n'));
  return { source: 'imap', envelopeFrom: 'lena@example.org', envelopeTo: mailbox, raw, ...(receivedAt === undefined ? {} : { receivedAt }) };
}
const texts = async (game: CreatedGame): Promise<readonly (readonly [number, string])[]> => (await readOrders(games.deps, holderOf(game, 'letnev'), game.id)).map(({ turn, text }) => [turn, text] as const);
const overdue = async (game: CreatedGame): Promise<Date> => {
  const { rows } = await games.database.pool.query<{ readonly at: Date }>(`UPDATE turn SET deadline_at = now() - interval '1 minute' WHERE game_id = $1 RETURNING deadline_at AS at`, [game.id]);
  return rows[0]?.at ?? new Date();
};

test('a mailbox that is read from time to time is looked into before a turn is resolved', async () => {
  const game = await startedGame(games);
  let looks = 0;
  const deps: GameDeps = composeGames(games.database, {
    secret: SECRET, mailDomain: MAIL_DOMAIN, publicUrl: () => 'https://play.example', mailMaxBytes: 1_000_000,
    lookForMail: async () => { looks += 1; await takeMail(games.deps, mailOf(game, 'PASS')); },
  });
  await processNow(deps, games.moderator, game.id);
  expect([looks, await texts(game)]).toEqual([1, [[1, 'PASS']]]);
});

test('a mail received a second before the deadline is never late, one after it is for the next turn', async () => {
  const game = await startedGame(games);
  const deadline = await overdue(game);
  await takeMail(games.deps, mailOf(game, 'RETREAT NEVER', new Date(deadline.getTime() + 1000)));
  await takeMail(games.deps, mailOf(game, 'PASS', new Date(deadline.getTime() - 1000)));
  await processDue(games.deps, game.id);
  expect(await texts(game)).toEqual([[1, 'PASS']]);
});

test('a mail that several handle at once counts once, and has one echo', async () => {
  const game = await startedGame(games);
  const deadline = await overdue(game);
  await takeMail(games.deps, mailOf(game, 'PASS', new Date(deadline.getTime() - 1000)));
  const handled = await Promise.all([...Array.from({ length: 4 }, async () => handleWaitingMail(games.deps, { gameId: game.id })), processDue(games.deps, game.id).then(() => 0)]);
  expect(handled.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
  expect(await texts(game)).toEqual([[1, 'PASS']]);
  const echoes = (await games.deps.outbox.list({ gameId: game.id })).filter(({ cause }) => cause.startsWith('echo:'));
  expect(echoes.map(({ toAddress }) => toAddress)).toEqual(['lena@example.org']);
});

test('who reads a mail that somebody else has handled since writes nothing', async () => {
  const game = await startedGame(games);
  const seq = await takeMail(games.deps, mailOf(game, 'PASS'));
  const read = await games.deps.mails.bySeq(seq);
  if (read?.raw === undefined) throw new Error('the mail has no bytes');
  const source = Buffer.from(read.raw).toString();
  expect(await handleMail(games.deps, read)).toBe(true);
  for (const text of ['PASS', 'NEW KEY', 'RETREAT NEVER', 'nothing', 'CONFIRM']) {
    expect(await handleMail(games.deps, { ...read, raw: Buffer.from(source.replace(/PASS/u, text).replace('<first', '<other')) })).toBe(false);
  }
  expect(await texts(game)).toEqual([[1, 'PASS']]);
  expect((await readGame(games.deps, games.moderator, game.id)).seats[0]?.mailbox).toBe(game.seats[0]?.mailbox);
});

test('a mail that came in time is never late, also without an envelope address', async () => {
  const game = await startedGame(games);
  await takeMail(games.deps, { ...mailOf(game, 'PASS'), envelopeTo: '' });
  await processNow(games.deps, games.moderator, game.id);
  expect(await texts(game)).toEqual([[1, 'PASS']]);
});
