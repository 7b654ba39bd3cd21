import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreatedGame } from '../../src/games/create-game.js';
import { onceOnly } from '../../src/games/once-only.js';
import type { GameDeps } from '../../src/games/ports.js';
import { processNow, turnToProcess, type SeenTurn } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import type { ProcessAnswer } from '../../src/games/views.js';
import { startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const ATTACK = 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1, 2 fighters, 2 ground forces FROM 12\nLAND 2 ground forces ON Abyz';
const look = async (game: CreatedGame) => readGame(games.deps, games.moderator, game.id);
/** Several who all look at the game as it stands, and then all resolve. */
async function pressed(game: CreatedGame, times: number): Promise<readonly ProcessAnswer[]> {
  const seen = await turnToProcess(games.deps, games.moderator, game.id);
  return Promise.all(Array.from({ length: times }, async () => processNow(games.deps, games.moderator, game.id, seen === undefined ? {} : { seen })));
}
const send = async (game: CreatedGame, seat: string, text: string) => submitOrders(games.deps, { gameId: game.id, seat, source: 'rest', text });

test('several that resolve at once resolve one turn, and all are told of it', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', 'PASS');
  const answers = await pressed(game, 4);
  expect(await look(game)).toMatchObject({ turn: 2, active: 'hacan', turnStatus: 'open' });
  expect(answers.map(({ published }) => published)).toEqual([true, true, true, true]);
  expect(answers.every(({ events }) => events > 0)).toBe(true);
});

test('several that resolve at once do not answer the questions that the first of them put', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', ATTACK);
  const answers = await pressed(game, 3);
  const after = await look(game);
  expect(after).toMatchObject({ turn: 1, turnStatus: 'running' });
  expect(answers.map(({ questions, published }) => ({ questions, published }))).toEqual(Array(3).fill({ questions: after.questions.length, published: false }));
});

test('who resolves again with the questions he saw leaves those that came since open', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', ATTACK);
  await processNow(games.deps, games.moderator, game.id, { turn: 1 });
  const { questions } = await look(game);
  expect(questions.length).toBeGreaterThan(0);
  await processNow(games.deps, games.moderator, game.id, { turn: 1, questions: [] });
  expect((await look(game)).questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  await processNow(games.deps, games.moderator, game.id, { turn: 1, questions: questions.map(({ id }) => id) });
  expect((await look(game)).questions.map(({ id }) => id)).not.toEqual(questions.map(({ id }) => id));
});

test('a turn that is over is told of and the next one stays as it is', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', 'PASS');
  const first = await processNow(games.deps, games.moderator, game.id, { turn: 1 });
  const again = await processNow(games.deps, games.moderator, game.id, { turn: 1 });
  expect(first.published).toBe(true);
  expect(again).toMatchObject({ published: true, questions: 0 });
  expect(await look(game)).toMatchObject({ turn: 2, turnStatus: 'open' });
  expect(await processNow(games.deps, games.moderator, game.id, { turn: 7 })).toEqual({ events: 0, questions: 0, published: false });
  expect(await look(game)).toMatchObject({ turn: 2, turnStatus: 'open' });
});

test('a player who sends texts all the time does not keep the turn from being resolved', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', 'PASS');
  // After every reading without a lock another text is there.
  const deps: GameDeps = {
    ...games.deps,
    games: { ...games.deps.games, load: async (id) => { const record = await games.deps.games.load(id); await send(game, 'sol', 'RETREAT NEVER'); return record; } },
  };
  let over = false;
  const posting = Array.from({ length: 15 }, async () => { while (!over) await send(game, 'sol', 'RETREAT NEVER').catch(() => undefined); });
  const done = await processNow(deps, games.moderator, game.id).finally(() => { over = true; });
  await Promise.all(posting);
  expect(done.published).toBe(true);
  expect(await look(game)).toMatchObject({ turn: 2, active: 'hacan' });
});

test('a call that is repeated after a crash means the turn that it meant at first', async () => {
  const game = await startedGame(games);
  await send(game, 'letnev', 'PASS');
  const call = async () => ({ tokenHash: 'a'.repeat(64), key: game.id, request: `POST /games/${game.id}/process`, body: null, meant: await turnToProcess(games.deps, games.moderator, game.id) });
  const work = async (seen: unknown) => ({ status: 200, body: await processNow(games.deps, games.moderator, game.id, { seen: seen as SeenTurn }) });
  // The process ends after the turn and before its answer is kept: neither `finish` nor `forget` comes to the database.
  const dying: GameDeps = { ...games.deps, once: { ...games.deps.once, finish: async () => Promise.reject(new Error('killed')) } };
  await expect(onceOnly(dying, await call(), work)).rejects.toThrow('killed');
  await games.database.pool.query(`UPDATE idempotency_key SET created_at = now() - interval '3 minutes' WHERE key = $1`, [game.id]);
  const again = await onceOnly(games.deps, await call(), work);
  expect(again.body).toMatchObject({ published: true });
  expect(await look(game)).toMatchObject({ turn: 2, active: 'hacan', turnStatus: 'open' });
  expect(await onceOnly(games.deps, await call(), work)).toEqual(again);
});
