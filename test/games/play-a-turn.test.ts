import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerQuestion } from '../../src/games/answer-question.js';
import { processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { readEvents, readReports, readRolls } from '../../src/games/read-log.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { verifyLink } from '../../src/dice/chain.js';
import { holderOf, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const ATTACK = 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1, 2 fighters, 2 ground forces FROM 12\nLAND 2 ground forces ON Abyz\nRETREAT NEVER';

test('a turn is played from the orders to the reports, and the next one opens', async () => {
  const { deps, moderator } = games;
  const game = await startedGame(games);
  const answer = await submitOrders(deps, { gameId: game.id, seat: 'letnev', source: 'rest', text: ATTACK });
  expect(answer.lines.map(({ line, status, message }) => [line, status, message])).toEqual([[1, 'ok', ''], [2, 'ok', ''], [3, 'ok', ''], [4, 'ok', '']]);
  expect(answer).toMatchObject({ status: 'accepted', counts: true, receipt: expect.stringMatching(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/u) });

  let done = await processNow(deps, moderator, game.id);
  for (let round = 0; !done.published && round < 40; round += 1) {
    const view = await readGame(deps, moderator, game.id);
    expect(view.waitingFor.length).toBeGreaterThan(0);
    const [question] = view.questions;
    if (question === undefined) throw new Error('no question');
    done = await answerQuestion(deps, moderator, { gameId: game.id, questionId: question.id, value: question.question.default });
  }
  expect(done.published).toBe(true);

  const view = await readGame(deps, holderOf(game, 'sol'), game.id);
  expect(view).toMatchObject({ turn: 2, round: 1, action: 2, active: 'hacan', turnStatus: 'open' });
  const events = await readEvents(deps, moderator, game.id);
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
  expect(events.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['game-opened', 'system-activated', 'dice-rolled', 'turn-closed']));
  const reports = await readReports(deps, holderOf(game, 'hacan'), game.id);
  expect(reports).toHaveLength(1);
  const log = await readRolls(deps, holderOf(game, 'hacan'), game.id);
  const [opening] = log.openings;
  expect(verifyLink(Buffer.from(log.chains[0]?.commitment ?? '', 'hex'), Buffer.from(opening?.link ?? '', 'hex'))).toBe(true);
  expect(log.rolls.length).toBeGreaterThan(0);
});
