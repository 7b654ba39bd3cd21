import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { correctGame } from '../../src/games/correct-game.js';
import { AppError } from '../../src/games/errors.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import { answerQuestion } from '../../src/games/answer-question.js';
import { processDue, processNow } from '../../src/games/process-turn.js';
import { readEvents, readReports, readRolls } from '../../src/games/read-log.js';
import { readGame } from '../../src/games/read-game.js';
import { startGame } from '../../src/games/start-game.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { fireDeadlines } from '../../src/jobs/deadlines.js';
import { holderOf, newTestGame, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const ATTACK = 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1, 2 fighters, 2 ground forces FROM 12\nLAND 2 ground forces ON Abyz';
const order = async (game: CreatedGame, seat: string, text: string) => submitOrders(games.deps, { gameId: game.id, seat, source: 'rest', text });
const look = async (game: CreatedGame) => readGame(games.deps, games.moderator, game.id);
const code = async (work: Promise<unknown>): Promise<string> => work.then(() => 'done', (error: unknown) => (error instanceof AppError ? error.code : String(error)));
const rows = async (table: string, game: CreatedGame): Promise<number> => (await games.database.pool.query(`SELECT 1 FROM ${table} WHERE game_id = $1`, [game.id])).rowCount ?? 0;

/** Asked for nothing by standing order: the defender is asked for his retreat. */
async function pausedGame(): Promise<CreatedGame> {
  const game = await startedGame(games);
  await order(game, 'letnev', ATTACK);
  const done = await processNow(games.deps, games.moderator, game.id);
  expect(done).toMatchObject({ published: false });
  expect(done.questions).toBeGreaterThan(0);
  return game;
}

test('a game is started once', async () => {
  const game = await newTestGame(games);
  const starts = await Promise.all([1, 2, 3].map(async () => code(startGame(games.deps, games.moderator, game.id))));
  expect(starts.sort()).toEqual(['already-started', 'already-started', 'done']);
  expect(await rows('outbox_mail', game)).toBe(3);
});

test('of several that process at once one plays the turn, and the others start over', async () => {
  const game = await startedGame(games);
  await order(game, 'letnev', 'PASS');
  await games.database.pool.query(`UPDATE turn SET deadline_at = now() - interval '1 minute' WHERE game_id = $1`, [game.id]);
  await Promise.all(Array.from({ length: 5 }, async () => processDue(games.deps, game.id)));
  const events = await readEvents(games.deps, games.moderator, game.id);
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
  expect(events.filter(({ event }) => event.type === 'turn-closed')).toHaveLength(1);
  expect(await readReports(games.deps, games.moderator, game.id)).toHaveLength(3);
  expect((await readRolls(games.deps, games.moderator, game.id)).openings).toHaveLength(1);
});

test('a turn that fails between its statements leaves nothing behind', async () => {
  const game = await startedGame(games);
  await order(game, 'letnev', 'PASS');
  const before = await look(game);
  await games.database.pool.query(`CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken on purpose'; END $$;
    CREATE TRIGGER break_it BEFORE INSERT ON outbox_mail FOR EACH ROW WHEN (NEW.cause LIKE 'report:%') EXECUTE FUNCTION break_it()`);
  await expect(processNow(games.deps, games.moderator, game.id)).rejects.toThrow();
  await games.database.pool.query('DROP FUNCTION break_it CASCADE');
  expect(await look(game)).toEqual(before);
  expect([await rows('report', game), await rows('dice_link', game)]).toEqual([0, 0]);
  expect(await processNow(games.deps, games.moderator, game.id)).toMatchObject({ published: true });
});

test('a running turn waits for its questions, and whoever is asked gets a mail', async () => {
  const game = await pausedGame();
  const view = await look(game);
  expect(view).toMatchObject({ turnStatus: 'running', turn: 1 });
  expect(view.waitingFor.every((one) => one.for === 'answer')).toBe(true);
  const asked = await games.database.pool.query<{ seat: string }>(`SELECT seat FROM outbox_mail WHERE game_id = $1 AND cause LIKE 'asked:%'`, [game.id]);
  expect(new Set(asked.rows.map(({ seat }) => seat))).toEqual(new Set(view.questions.map(({ seat }) => seat)));
  const [question] = view.questions;
  if (question === undefined) throw new Error('no question');
  const other = question.seat === 'sol' ? 'hacan' : 'sol';
  expect(await code(answerQuestion(games.deps, holderOf(game, other), { gameId: game.id, questionId: question.id, value: question.question.default }))).toBe('not-found');
  expect(await code(answerQuestion(games.deps, games.moderator, { gameId: game.id, questionId: question.id, value: { to: 'nowhere' } }))).toBe('answer-invalid');
  const twice = await Promise.all([1, 2].map(async () => code(answerQuestion(games.deps, games.moderator, { gameId: game.id, questionId: question.id, value: question.question.default }))));
  expect(twice.sort()).toEqual(['done', 'question-closed']);
});

test('processing again gives the open questions their defaults, until the turn is over', async () => {
  const game = await pausedGame();
  for (let tries = 0; tries < 30 && (await look(game)).turn === 1; tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect(await look(game)).toMatchObject({ turn: 2, turnStatus: 'open' });
  const sources = await games.database.pool.query<{ source: string }>('SELECT source FROM answer WHERE game_id = $1', [game.id]);
  expect(new Set(sources.rows.map(({ source }) => source))).toContain('default');
});

test('a late answer to a question of a turn that is over is told so, and to a foreign one that there is none', async () => {
  const game = await pausedGame();
  const [question] = (await look(game)).questions;
  if (question === undefined) throw new Error('no question');
  for (let tries = 0; tries < 30 && (await look(game)).turn === 1; tries += 1) await processNow(games.deps, games.moderator, game.id);
  const late = { gameId: game.id, questionId: question.id, value: question.question.default };
  expect(await code(answerQuestion(games.deps, holderOf(game, question.seat), late))).toBe('question-closed');
  expect(await code(answerQuestion(games.deps, games.moderator, late))).toBe('question-closed');
  expect(await code(answerQuestion(games.deps, holderOf(game, 'sol'), late))).toBe('not-found');
  expect(await code(answerQuestion(games.deps, games.moderator, { ...late, questionId: 'nothing' }))).toBe('not-found');
});

test('questions whose time is up are answered by the deadline job', async () => {
  const game = await pausedGame();
  await games.database.pool.query(`UPDATE question SET deadline_at = now() - interval '1 second' WHERE game_id = $1`, [game.id]);
  expect(await games.deps.games.due()).toContain(game.id);
  const errors: unknown[] = [];
  await fireDeadlines(games.deps, (error) => errors.push(error));
  expect(errors).toEqual([]);
  expect(await games.deps.games.due()).not.toContain(game.id);
});

test('an order text answers the questions of a running turn', async () => {
  const game = await pausedGame();
  const before = await look(game);
  const retreat = before.questions.find(({ question }) => question.kind === 'retreat');
  if (retreat === undefined) throw new Error('nobody was asked to retreat');
  expect(await order(game, 'letnev', 'ACTIVATE 28')).toMatchObject({ status: 'refused', lines: [{ code: 'already-ordered' }] });
  await order(game, retreat.seat, 'RETREAT NEVER');
  const after = await look(game);
  expect(after.questions.map(({ id }) => id)).not.toContain(retreat.id);
});

test('when the stored part of a turn does not come out again, it is held and nothing else changes', async () => {
  const game = await pausedGame();
  const before = await rows('event', game);
  await games.database.pool.query(`UPDATE event SET body = (body::jsonb || '{"system": "28"}')::json WHERE game_id = $1 AND type = 'system-activated'`, [game.id]);
  expect(await processNow(games.deps, games.moderator, game.id)).toMatchObject({ held: true, published: false });
  expect(await look(game)).toMatchObject({ turnStatus: 'held', waitingFor: [{ seat: 'moderator', for: 'held-turn' }] });
  expect(await rows('event', game)).toBe(before);
  expect(await code(order(game, 'letnev', 'PASS'))).toBe('turn-held');
  expect(await code(processNow(games.deps, games.moderator, game.id))).toBe('turn-held');
  const told = await games.deps.outbox.list({ to: 'mod@example.org' });
  expect(told.filter((mail) => mail.gameId === game.id).map(({ raw }) => Buffer.from(raw ?? []).includes(`/moderator/games/${game.id}`))).toEqual([true]);
  // After an update that plays it as it is stored, the moderator goes on.
  await games.database.pool.query(`UPDATE event SET body = (body::jsonb || '{"system": "27"}')::json WHERE game_id = $1 AND type = 'system-activated'`, [game.id]);
  for (let tries = 0; tries < 30 && (await look(game)).turn === 1; tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect(await look(game)).toMatchObject({ turn: 2, turnStatus: 'open' });
});

test('a correction is an event with its reason, between turns only, and all are told', async () => {
  const game = await startedGame(games);
  const changes = [{ change: 'piece-added', seat: 'hacan', kind: 'cruiser', system: '27' }] as const;
  const by = games.moderator;
  expect(await code(correctGame(games.deps, by, { gameId: game.id, reason: ' ', changes }))).toBe('correction-invalid');
  expect(await code(correctGame(games.deps, by, { gameId: game.id, reason: 'x', changes: [{ change: 'piece-removed', piece: 'hacan/cruiser/9' }] }))).toBe('correction-invalid');
  expect(await code(correctGame(games.deps, holderOf(game, 'sol'), { gameId: game.id, reason: 'x', changes }))).toBe('not-found');
  const { event } = await correctGame(games.deps, by, { gameId: game.id, reason: 'A cruiser was forgotten.', changes });
  expect((await readEvents(games.deps, holderOf(game, 'sol'), game.id, event - 1))[0]).toMatchObject({ number: event, event: { type: 'corrected', reason: 'A cruiser was forgotten.' } });
  expect(Object.keys((await look(game)).galaxy.pieces)).toContain('hacan/cruiser/3');
  expect(await rows('outbox_mail', game)).toBe(6);
  await order(game, 'letnev', ATTACK);
  await processNow(games.deps, by, game.id);
  expect((await look(game)).turnStatus).not.toBe('held');
  if ((await look(game)).turnStatus === 'running') expect(await code(correctGame(games.deps, by, { gameId: game.id, reason: 'x', changes }))).toBe('turn-running');
});
