import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreatedGame } from '../../src/games/create-game.js';
import { startGame } from '../../src/games/start-game.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { SEATS, SMALL_GALAXY } from '../support/games.js';
import { aVisitor } from './browser.js';
import { aGame, aModerator, aTestApp, bearer, pageOf, tokenOf, type TestApp } from './test-app.js';

let world: TestApp;
beforeAll(async () => { world = await aTestApp(); });
afterAll(async () => world.close());

const CARD = '27/space-combat/1/card/hacan';
const SLIP = JSON.stringify({ use: { card: 'skilled-retreat', on: '28' } });

/** The Hacan are under attack and are asked whether they play a card. */
async function attacked(): Promise<CreatedGame> {
  const game = await aGame(world, { seats: SEATS, options: { resolve: 'at-once' }, galaxy: { ...SMALL_GALAXY, seats: { hacan: { hand: ['skilled-retreat'] } } } });
  await startGame(world.deps, world.moderator, game.id);
  await submitOrders(world.deps, { gameId: game.id, seat: 'letnev', source: 'rest', text: 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1 FROM 12' });
  return game;
}

test('the page says that an answer is kept, shows it to its seat alone, and takes another', async () => {
  const game = await attacked();
  const [page, player, moderator] = [pageOf(game, 'hacan'), aVisitor(world.app), await aModerator(world)];
  const answered = async (choice: string) => {
    await player.get(page);
    await player.post(`${page}/answer`, { question: CARD, choice });
    return (await player.get(page)).body;
  };
  const first = await answered(SLIP);
  expect(first.match(/Deine Antwort wird bis [^<]+ aufbewahrt; bis dahin kannst du sie ändern\./gu)).toHaveLength(2);
  expect(first).toMatch(/value="[^"]*skilled-retreat[^"]*" checked/u);
  expect(await answered(JSON.stringify({ use: null }))).not.toMatch(/value="[^"]*skilled-retreat[^"]*" checked/u);
  const seen = (await moderator.get(`/moderator/games/${game.id}`)).body;
  expect(seen).toContain('The seat has answered. What it answered stays sealed');
  await answered(SLIP);
  expect((await moderator.get(`/moderator/games/${game.id}`)).body.match(/value="[^"]*" checked/gu)).toEqual(seen.match(/value="[^"]*" checked/gu));
});

test('the answer to a text on the page says it too', async () => {
  const game = await attacked();
  const [page, player] = [pageOf(game, 'hacan'), aVisitor(world.app)];
  await player.get(page);
  const sent = await player.post(`${page}/orders`, { text: 'SPIELE Schneller Rückzug NACH 28', do: 'send' });
  expect(sent.body.match(/(Deine Antwort|Sie) wird bis [^<]+ aufbewahrt/gu)).toHaveLength(2);
  const checked = await player.post(`${page}/orders`, { text: 'SPIELE Schneller Rückzug NACH 28', do: 'check' });
  expect(checked.body.match(/Deine Antwort wird bis [^<]+ aufbewahrt/gu)).toHaveLength(1);
});

test('REST says until when, in a field and in words', async () => {
  const game = await attacked();
  const call = async (method: 'GET' | 'POST', url: string, token: string, payload?: object) => (await world.app.inject({ method, url: `/api/v1/games/${game.id}${url}`, headers: bearer(token), ...(payload === undefined ? {} : { payload }) })).json<Record<string, unknown>>();
  const asked = (await call('GET', '', tokenOf(game, 'hacan')))['questions'];
  expect(asked).toMatchObject([{ id: CARD }]);
  const done = await call('POST', `/questions/${encodeURIComponent(CARD)}/answer`, tokenOf(game, 'hacan'), { value: { use: null } });
  expect(done).toEqual({ events: 0, questions: 1, published: false, keptUntil: expect.stringMatching(/^\d{4}-.*Z$/u), note: expect.stringContaining('aufbewahrt') });
  expect((await call('GET', '', tokenOf(game, 'hacan')))['questions']).toMatchObject([{ kept: { value: { use: null } } }]);
  expect((await call('GET', '', world.moderatorToken))['questions']).toMatchObject([{ id: CARD, kept: {} }]);
  expect(JSON.stringify((await call('GET', '', world.moderatorToken))['questions'])).not.toContain('"kept":{"value"');
  expect((await call('GET', '', tokenOf(game, 'sol')))['questions']).toEqual([]);
  const orders = await call('POST', '/orders', tokenOf(game, 'hacan'), { text: 'PLAY Skilled Retreat TO 28' });
  expect(orders).toMatchObject({ keptUntil: done['keptUntil'], note: done['note'] });
});
