import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreatedGame } from '../../src/games/create-game.js';
import type { GameDeps } from '../../src/games/ports.js';
import { processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { setStanding } from '../../src/games/set-standing.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { fireDeadlines } from '../../src/jobs/deadlines.js';
import { holderOf, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const ATTACK = 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1, 2 fighters, 2 ground forces FROM 12\nLAND 2 ground forces ON Abyz';
const look = async (game: CreatedGame) => readGame(games.deps, games.moderator, game.id);
const send = async (deps: GameDeps, game: CreatedGame, seat: string, text: string) => submitOrders(deps, { gameId: game.id, seat, source: 'rest', text });
const sweep = async (): Promise<number> => fireDeadlines(games.deps, (error) => { throw error; });

/** A process that ends when what it was sent is stored: it never comes to the game. */
function dying(): GameDeps {
  return { ...games.deps, games: { ...games.deps.games, load: async () => Promise.reject(new Error('killed')) } };
}

async function pausedGame(): Promise<CreatedGame> {
  const game = await startedGame(games);
  await send(games.deps, game, 'letnev', ATTACK);
  await processNow(games.deps, games.moderator, game.id);
  expect(await look(game)).toMatchObject({ turn: 1, turnStatus: 'running' });
  return game;
}

test('orders that a process died over are played on by the sweep, once', async () => {
  const game = await startedGame(games, { options: { resolve: 'at-once' } });
  await expect(send(dying(), game, 'letnev', 'PASS')).rejects.toThrow('killed');
  expect(await look(game)).toMatchObject({ turn: 1, turnStatus: 'open' });
  expect(await games.deps.games.due()).toContain(game.id);
  await sweep();
  expect(await look(game)).toMatchObject({ turn: 2, active: 'hacan' });
  expect(await games.deps.games.due()).not.toContain(game.id);
  await sweep();
  expect(await look(game)).toMatchObject({ turn: 2, active: 'hacan' });
});

test('an answer by order that a process died over goes into the running turn', async () => {
  const game = await pausedGame();
  const [asked] = (await look(game)).questions;
  await expect(send(dying(), game, 'hacan', 'RÜCKZUG NIE')).rejects.toThrow('killed');
  await sweep();
  const after = await look(game);
  expect(after.questions.map(({ id }) => id)).not.toContain(asked?.id);
  expect(await games.deps.games.due()).not.toContain(game.id);
});

test('so does a standing order', async () => {
  const game = await pausedGame();
  const [asked] = (await look(game)).questions;
  let loads = 0;
  const deps: GameDeps = { ...games.deps, games: { ...games.deps.games, load: async (id) => ((loads += 1) > 1 ? Promise.reject(new Error('killed')) : games.deps.games.load(id)) } };
  await expect(setStanding(deps, holderOf(game, 'hacan'), { gameId: game.id, text: 'RÜCKZUG NIE' })).rejects.toThrow('killed');
  await sweep();
  expect((await look(game)).questions.map(({ id }) => id)).not.toContain(asked?.id);
});

test('a game that nothing plays on is looked at once', async () => {
  const game = await startedGame(games, { options: { resolve: 'at-once' } });
  await games.database.pool.query('UPDATE game SET wants_advance = true WHERE id = $1', [game.id]);
  expect(await games.deps.games.due()).toContain(game.id);
  await sweep();
  expect(await look(game)).toMatchObject({ turn: 1, turnStatus: 'open' });
  expect(await games.deps.games.due()).not.toContain(game.id);
});
