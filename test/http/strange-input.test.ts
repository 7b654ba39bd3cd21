import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreatedGame } from '../../src/games/create-game.js';
import { startGame } from '../../src/games/start-game.js';
import { aVisitor } from './browser.js';
import { aGame, aTestApp, bearer, demoGame, pageOf, tokenOf, type TestApp } from './test-app.js';

let world: TestApp;
let game: CreatedGame;
beforeAll(async () => {
  world = await aTestApp();
  game = await aGame(world);
  await startGame(world.deps, world.moderator, game.id);
});
afterAll(async () => world.close());

const seat = () => bearer(tokenOf(game, 'letnev'));
const moderator = () => bearer(world.moderatorToken);
const post = async (url: string, payload: object, headers = moderator()) => world.app.inject({ method: 'POST', url: `/api/v1/games${url}`, headers, payload });

test.each(['%00', 'a%00b', 'g%0a', "g'--", 'g%7f'])('the path %s leads nowhere, as any other that does not', async (id) => {
  for (const path of [`/games/${id}`, `/games/${id}/dice`]) {
    expect((await world.app.inject({ url: path })).statusCode).toBe(404);
  }
  for (const path of [`/api/v1/games/${id}`, `/api/v1/games/${id}/events`, `/api/v1/games/${id}/rolls`, `/api/v1/games/${id}/nothing`]) {
    const [strange, unknown] = await Promise.all([world.app.inject({ url: path, headers: moderator() }), world.app.inject({ url: '/api/v1/games/gnothere', headers: moderator() })]);
    expect(strange.statusCode).toBe(404);
    expect(strange.body).toBe(unknown.body);
    expect((await world.app.inject({ url: path })).statusCode).toBe(401);
  }
});

test.each(['/p/%00', '/p/abcdefgh%00ijklmnop', '/confirm/abcdefghijk%00', '/sign-in/abcdefghijk%00'])('the link %s is not there', async (url) => {
  expect((await world.app.inject({ url })).statusCode).toBe(404);
});

test('a question is not named by a control character', async () => {
  expect((await post(`/${game.id}/questions/%00/answer`, { value: 'yes' }, seat())).statusCode).toBe(404);
});

test.each([['NUL', '\u0000', ' '], ['escape', '\u001b', ' '], ['half a character', '\ud800', ' '], ['a form feed', '\f', '\n'], ['CR LF', '\r\n', '\n']])('%s in orders: what is checked is what is stored', async (_name, strange, plain) => {
  const text = `PASS${strange}# good night`;
  const sent = await post(`/${game.id}/orders`, { text }, seat());
  expect(sent.statusCode).toBe(200);
  expect((await post(`/${game.id}/orders/check`, { text }, seat())).statusCode).toBe(200);
  expect((await world.deps.orders.list(game.id, 'letnev')).map((order) => order.text)).toContain(`PASS${plain}# good night`);
  const standing = await world.app.inject({ method: 'PUT', url: `/api/v1/games/${game.id}/standing`, headers: seat(), payload: { text } });
  expect(standing.statusCode).toBe(200);
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'letnev');
  await visitor.get(path);
  for (const page of ['orders', 'check', 'complete']) expect((await visitor.post(`${path}/${page}`, { do: 'send', text })).status).toBe(200);
});

test.each([[2_147_483_647, 200], [2_147_483_648, 400], [3_000_000_000, 400], [-1, 400]])('events after %i: %i', async (after, status) => {
  expect((await world.app.inject({ url: `/api/v1/games/${game.id}/events?after=${String(after)}`, headers: moderator() })).statusCode).toBe(status);
});

test.each(['\u0000', '\n', '\u007f', '\u0085', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069', '\ud800'])('no name holds %j: such a game could not be played', async (strange) => {
  const [first, ...others] = demoGame.seats;
  const named = await post('', { ...demoGame, name: `Rim${strange}war` });
  expect(named.statusCode).toBe(400);
  expect(named.json()).toMatchObject({ code: 'invalid', errors: [{ path: '/name', message: 'A name has no control characters, line separators or marks of direction.' }] });
  expect((await post('', { ...demoGame, seats: [{ ...first, name: `A${strange}da` }, ...others] })).statusCode).toBe(400);
  await expect(aGame(world, { name: `Rim${strange}war` })).rejects.toMatchObject({ code: 'invalid', errors: [{ path: 'name' }] });
});

test.each(['constructor', 'toString', 'a\u0000', 'alpha\u2028'])('a galaxy of %j is refused', async (id) => {
  for (const system of [{ tile: id }, { domain: id }, { planets: { abyz: { owner: id } } }]) expect((await post('', { ...demoGame, galaxy: { systems: { 1: system } } })).statusCode).toBe(400);
  if (id !== 'constructor') expect((await post('', { ...demoGame, galaxy: { systems: { 1: { wormholes: [id] } } } })).statusCode).toBe(400);
  expect((await post('', { ...demoGame, galaxy: id })).statusCode).toBe(400);
  expect((await post('', { ...demoGame, ruleset: id })).statusCode).toBe(400);
  expect((await post('', { ...demoGame, options: { [id]: id } })).statusCode).toBe(400);
  expect((await post('', { ...demoGame, seats: demoGame.seats.map((one) => ({ ...one, race: id })) })).statusCode).toBe(400);
});

test.each(['constructor', '__proto__', '\u0000', 'nobody'])('a correction of %j is refused', async (id) => {
  for (const change of [
    { change: 'trade-goods', seat: id, count: 1 }, { change: 'planet-exhausted', planet: id, exhausted: true }, { change: 'technology', seat: 'letnev', technology: id, known: true },
    { change: 'leader', leader: id, at: { on: 'limbo' } }, { change: 'leader', leader: 'letnev/general', at: { on: 'planet', planet: id } }, { change: 'leader', leader: 'letnev/general', at: { on: 'captive', captor: id, since: 0 } }, { change: id },
  ]) {
    const answer = await post(`/${game.id}/correct`, { reason: 'x', changes: [change] });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
});

test('a reason keeps its words', async () => {
  expect((await post(`/${game.id}/correct`, { reason: 'a\u0000 trade', changes: [{ change: 'trade-goods', seat: 'sol', count: 3 }] })).statusCode).toBe(200);
});
