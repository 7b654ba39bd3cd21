import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreatedGame } from '../../src/games/create-game.js';
import { checkOrderText, submitOrders } from '../../src/games/submit-orders.js';
import { readGame } from '../../src/games/read-game.js';
import { readOrders } from '../../src/games/read-orders.js';
import { readStanding, setStanding } from '../../src/games/set-standing.js';
import { processNow } from '../../src/games/process-turn.js';
import { receipt, shownReceipt } from '../../src/dice/receipt.js';
import { holderOf, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const send = async (game: CreatedGame, seat: string, text: string) => submitOrders(games.deps, { gameId: game.id, seat, source: 'rest', text });
const current = async (game: CreatedGame, seat: string) => (await readOrders(games.deps, holderOf(game, seat), game.id)).filter((order) => order.current).map(({ turn, text }) => [turn, text]);

test('two texts at once are both kept, and one of them is in force', async () => {
  const game = await startedGame(games);
  const answers = await Promise.all([send(game, 'letnev', 'ACTIVATE 27'), send(game, 'letnev', 'PASS'), send(game, 'hacan', 'RETREAT NEVER'), send(game, 'sol', 'REROLL NONE')]);
  expect(answers.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  const own = await readOrders(games.deps, holderOf(game, 'letnev'), game.id);
  expect(own).toHaveLength(2);
  expect(own.filter((order) => order.current)).toHaveLength(1);
  expect(own[0]?.current).toBe(true);
});

test('notes, commands and refusals alone change nothing; CANCEL takes the orders back', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', 'ACTIVATE 27');
  for (const text of ['Good luck!', 'HELP', 'ACTIVATE 999', '']) expect(await send(game, 'letnev', text)).toMatchObject({ counts: false });
  expect(await current(game, 'letnev')).toEqual([[1, 'ACTIVATE 27']]);
  expect(await send(game, 'letnev', 'CANCEL')).toMatchObject({ counts: true, status: 'accepted' });
  expect(await current(game, 'letnev')).toEqual([[1, 'CANCEL']]);
  expect((await readGame(games.deps, games.moderator, game.id)).waitingFor).toMatchObject([{ seat: 'letnev', for: 'orders' }]);
});

test('a check answers the same and stores nothing', async () => {
  const game = await startedGame(games);
  const text = 'ACTIVATE 27\nMOVE Dreadnought 9 FROM 12\nHi all';
  const { salt: _salt, receipt: _receipt, ...checked } = await checkOrderText(games.deps, { gameId: game.id, seat: 'letnev', text });
  expect(await readOrders(games.deps, holderOf(game, 'letnev'), game.id)).toEqual([]);
  expect(await send(game, 'letnev', text)).toMatchObject(checked);
  expect(checked.lines.map(({ status }) => status)).toEqual(['ok', 'refused', 'note']);
  expect(checked.status).toBe('partly');
});

test('a receipt can be checked with the salt that the seat alone is told', async () => {
  const game = await startedGame(games);
  const answer = await send(game, 'letnev', 'activate 27 # quietly');
  expect(shownReceipt(receipt(Buffer.from(answer.salt ?? '', 'hex'), 'ACTIVATE 27'))).toBe(answer.receipt);
  const [seen] = await readOrders(games.deps, games.moderator, game.id, 'letnev');
  expect(seen).not.toHaveProperty('salt');
  expect(seen).not.toHaveProperty('canonical');
});

test('orders sent ahead are played in the turn of their seat', async () => {
  const game = await startedGame(games);
  await send(game, 'hacan', 'PASSE');
  expect(await send(game, 'sol', 'ACTIVATE 12')).toMatchObject({ ahead: true, note: expect.stringContaining('next') });
  expect((await send(game, 'letnev', 'PASS')).ahead).toBeUndefined();
  await processNow(games.deps, games.moderator, game.id);
  // Sent in the turn before this one, and still there for the moderator to see.
  expect((await readGame(games.deps, games.moderator, game.id)).seats.find(({ seat }) => seat === 'sol')).toMatchObject({ ordersIn: true });
  expect(await readGame(games.deps, games.moderator, game.id)).toMatchObject({ turn: 2, active: 'hacan', waitingFor: [] });
  expect(await current(game, 'hacan')).toEqual([[2, 'PASSE'], [1, 'PASSE']]);
  await processNow(games.deps, games.moderator, game.id);
  expect(await readGame(games.deps, games.moderator, game.id)).toMatchObject({ turn: 3, active: 'sol', waitingFor: [] });
});

test('a game that does not wait plays on with the orders of the seat in turn, and ends the round by itself', async () => {
  const game = await startedGame(games, { options: { resolve: 'at-once' } });
  await send(game, 'sol', 'PASS');
  await send(game, 'hacan', 'PASSE');
  expect(await readGame(games.deps, games.moderator, game.id)).toMatchObject({ turn: 1, active: 'letnev' });
  await send(game, 'letnev', 'PASS');
  expect(await readGame(games.deps, games.moderator, game.id)).toMatchObject({ round: 2, active: 'letnev', turnStatus: 'open' });
});

test('a text after the deadline meets the turn that opens then', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', 'PASS');
  await games.database.pool.query(`UPDATE turn SET deadline_at = now() - interval '1 second' WHERE game_id = $1`, [game.id]);
  await send(game, 'letnev', 'RETREAT NEVER');
  expect(await readGame(games.deps, games.moderator, game.id)).toMatchObject({ turn: 2, active: 'hacan' });
  expect(await current(game, 'letnev')).toEqual([[2, 'RETREAT NEVER'], [1, 'PASS']]);
});

test('standing orders are there from the start, change line by line by mail text, and whole by PUT', async () => {
  const game = await startedGame(games);
  const by = holderOf(game, 'letnev');
  const before = await readStanding(games.deps, by, game.id);
  expect(before.standing.map((one) => (one.order === 'standing' ? one.answer.order : one.about))).toEqual(['casualties', 'reroll']);
  expect(await send(game, 'letnev', 'ASK ME CASUALTIES\nSTANDING RETREAT NEVER')).toMatchObject({ counts: false, status: 'accepted' });
  const after = await readStanding(games.deps, by, game.id);
  expect(after.standing.map(({ order }) => order)).toEqual(['ask-me', 'standing', 'standing']);
  expect(await setStanding(games.deps, by, { gameId: game.id, text: 'RETREAT NEVER\nACTIVATE 27' })).toMatchObject({ status: 'refused', refused: [{ line: 2 }] });
  expect((await readStanding(games.deps, by, game.id)).standing).toEqual(after.standing);
  expect(await setStanding(games.deps, by, { gameId: game.id, text: before.lines.join('\n') })).toMatchObject({ status: 'accepted' });
  expect((await readStanding(games.deps, by, game.id)).standing).toEqual(before.standing);
});

test.each(['BLAH', 'MOVE Carrier 1 FROM 12', 'HELP'])('standing orders with %s among them are not taken, and the line is told', async (line) => {
  const game = await startedGame(games);
  const before = await readStanding(games.deps, holderOf(game, 'letnev'), game.id);
  const answer = await setStanding(games.deps, holderOf(game, 'letnev'), { gameId: game.id, text: `STANDING RETREAT NEVER\n# a remark\n${line}` });
  expect(answer).toMatchObject({ status: 'refused', refused: [{ line: 3, text: line, status: 'refused', message: expect.stringMatching(/./u) }] });
  expect(await readStanding(games.deps, holderOf(game, 'letnev'), game.id)).toEqual(before);
});
