import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CreatedGame } from '../../src/games/create-game.js';
import { processDue, processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { SMALL_GALAXY, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const GERMAN = {
  name: 'Randkrieg', ruleset: 'german-pbem',
  galaxy: { systems: { 12: SMALL_GALAXY.systems[12], 27: SMALL_GALAXY.systems[27], 28: { tile: 'lodor', planets: { lodor: { owner: 'hacan', forces: { 'ground-force': 1 } } } } }, cargo: SMALL_GALAXY.cargo },
  seats: [{ race: 'letnev', name: 'Lena', email: 'lena@example.org', locale: 'de' }, { race: 'hacan', name: 'Hugo', email: 'hugo@example.org', locale: 'de' }],
} as const;
const AT_ONCE = { resolve: 'at-once' } as const;

const order = async (game: CreatedGame, seat: string, text: string) => submitOrders(games.deps, { gameId: game.id, seat, source: 'rest', text });
const look = async (game: CreatedGame) => readGame(games.deps, games.moderator, game.id);
const waits = async (game: CreatedGame): Promise<readonly string[]> => (await look(game)).waitingFor.map(({ seat, for: what }) => `${seat} ${what}`);

test('a text with a refused line is not played at once: the game waits for its player, and says so', async () => {
  const game = await startedGame(games, { options: AT_ONCE });
  expect(await order(game, 'letnev', 'ACTIVATE 27\nMOVE Cruiser 9 FROM 12')).toMatchObject({ status: 'partly', counts: true });
  expect([(await look(game)).turn, await waits(game)]).toEqual([1, ['letnev orders']]);
  await order(game, 'letnev', 'PASS');
  expect([(await look(game)).turn, await waits(game)]).toEqual([2, ['hacan orders']]);
});

test('where turns wait for their deadline, nobody is waited for once his orders are in', async () => {
  const game = await startedGame(games, { options: { resolve: 'at-deadline' } });
  await order(game, 'letnev', 'ACTIVATE 27\nMOVE Cruiser 9 FROM 12');
  expect(await waits(game)).toEqual([]);
});

test('in common phases a text without a fault mends the one before it', async () => {
  const game = await startedGame(games, { ...GERMAN, options: AT_ONCE });
  await order(game, 'hacan', 'PASSE');
  expect(await order(game, 'letnev', 'BEWEGE Kreuzer 9 VON 12 NACH 27\nPASSE')).toMatchObject({ status: 'partly' });
  expect([(await look(game)).phase, await waits(game)]).toEqual(['politics', ['letnev orders']]);
  await order(game, 'letnev', 'KAUFE 1 Jäger AUF Arc Prime');
  expect([(await look(game)).phase, await waits(game)]).toEqual(['economy', ['hacan orders']]);
});

test('PASSE stands beside a refused order for a later phase, and not beside one for the open phase', async () => {
  const game = await startedGame(games, { ...GERMAN, options: { resolve: 'at-deadline' } });
  await processNow(games.deps, games.moderator, game.id);
  expect((await look(game)).phase).toBe('economy');
  expect(await order(game, 'letnev', 'BEWEGE Kreuzer 9 VON 12 NACH 27\nPASSE')).toMatchObject({ lines: [{ status: 'refused' }, { status: 'ok' }] });
  expect(await order(game, 'letnev', 'KAUFE 99 Kreuzer AUF Mars\nPASSE')).toMatchObject({ lines: [{ status: 'refused' }, { status: 'refused', code: 'pass-with-refused', cites: ['S2.1'] }] });
});

const german = ['PASSE', 'KAUFE 1 Jäger AUF Arc Prime', 'KAUFE 1 Jäger AUF Arc Prime\nKAUFE 1 Jäger AUF Mars', 'BEWEGE Kreuzer 9 VON 12 NACH 27\nPASSE', 'LÖSCHE', 'RÜCKZUG NIE', 'RÜCKZUG NIE\nRÜCKZUG NACH 999\nPASSE', 'Hallo zusammen'];
const english = ['PASS', 'ACTIVATE 28', 'ACTIVATE 27\nMOVE Cruiser 9 FROM 12', 'MOVE Cruiser 9 FROM 12\nPASS', 'CANCEL', 'CASUALTIES fighters', 'CASUALTIES fighters\nRETREAT TO 999', 'Hello'];

test.each([
  ['common phases', { ...GERMAN, options: AT_ONCE }, ['letnev', 'hacan'], german],
  ['turns of one seat', { options: AT_ONCE }, ['letnev', 'hacan', 'sol'], english],
] as const)('in %s that are played at once, an open turn always names whom it waits for', async (_of, of, seats, texts) => {
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...seats), fc.constantFrom(...texts)), { minLength: 1, maxLength: 6 }), async (sent) => {
    const game = await startedGame(games, of);
    for (const [seat, text] of sent) {
      await order(game, seat, text);
      await processDue(games.deps, game.id);
      const { turnStatus, waitingFor } = await look(game);
      if (turnStatus === 'open') expect(waitingFor).not.toEqual([]);
    }
  }), { numRuns: 15 });
}, 60_000);
