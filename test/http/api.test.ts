import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreatedGame } from '../../src/games/create-game.js';
import { aGame, aTestApp, bearer, demoGame, tokenOf, type TestApp } from './test-app.js';

let world: TestApp;
let game: CreatedGame;
beforeAll(async () => {
  world = await aTestApp();
  game = await aGame(world);
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/start`, headers: bearer(world.moderatorToken) });
});
afterAll(async () => world.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {}) =>
  world.app.inject({ method, url: `/api${url}`, headers: { ...(token === undefined ? {} : bearer(token)), ...headers }, ...(body === undefined ? {} : { payload: body as object }) });

test.each([
  ['GET', '/v1/games'], ['POST', '/v1/games'], ['GET', '/v1/games/none'], ['POST', '/v1/games/none/orders'], ['GET', '/v1/nothing/at/all'], ['GET', '/v2'], ['DELETE', '/v1/games'], ['POST', '/v1/mail'], ['GET', ''],
] as const)('%s /api%s answers 401 to whoever has no token or a wrong one', async (method, url) => {
  for (const token of [undefined, 'x'.repeat(40)]) {
    const answer = await call(method, url, token === undefined ? {} : { token });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 401, code: 'unauthorized' });
  }
});

test('a game of somebody else is byte for byte a game that does not exist', async () => {
  const other = await aGame(world, { name: 'Other' });
  const token = tokenOf(other, 'hacan');
  const none = await call('GET', '/v1/games/no-such-game', { token });
  expect(none.statusCode).toBe(404);
  const paths = ['', '/events', '/rolls', '/reports', '/orders', '/standing'];
  for (const path of paths) expect((await call('GET', `/v1/games/${game.id}${path}`, { token })).body).toBe(none.body);
  expect((await call('POST', `/v1/games/${game.id}/orders`, { token, body: { text: 'PASS' } })).body).toBe(none.body);
  expect((await call('POST', `/v1/games/${game.id}/process`, { token })).body).toBe(none.body);
  expect((await call('POST', '/v1/games', { token, body: {} })).body).toBe(none.body);
  expect((await call('GET', '/v1/nothing', { token })).body).toBe(none.body);
});

test('a moderator sets a game up, and a repeated call with the same key sets up no second one', async () => {
  const headers = { 'idempotency-key': 'once-1' };
  const first = await call('POST', '/v1/games', { token: world.moderatorToken, body: { ...demoGame, name: 'Once' }, headers });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({ diceCommitment: expect.stringMatching(/^[0-9a-f]{64}$/u) });
  expect(first.json<CreatedGame>().seats).toHaveLength(3);
  const again = await call('POST', '/v1/games', { token: world.moderatorToken, body: { ...demoGame, name: 'Once' }, headers });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  const other = await call('POST', '/v1/games', { token: world.moderatorToken, body: { ...demoGame, name: 'Twice' }, headers });
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ code: 'idempotency-mismatch' });
  const { rows } = await world.database.pool.query<{ response: unknown }>('SELECT response FROM idempotency_key WHERE response IS NOT NULL');
  const tokens = first.json<CreatedGame>().seats.map(({ token }) => token);
  for (const { response } of rows) for (const token of tokens) expect(JSON.stringify(response)).not.toContain(token);
});

test('a body that is nested without end is refused, with a key for repeating it too', async () => {
  let deep: unknown = {};
  for (let depth = 0; depth < 1_000; depth += 1) deep = { deep };
  const answer = await call('POST', `/v1/games/${game.id}/process`, { token: world.moderatorToken, body: { turn: 99, deep }, headers: { 'idempotency-key': 'deep' } });
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid' });
});

test('a body of the wrong shape is answered with what is wrong and where', async () => {
  const answer = await call('POST', '/v1/games', { token: world.moderatorToken, body: { name: '', ruleset: 'third-edition', galaxy: 'demo-3', seats: [{ race: 'sol' }] } });
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json<{ errors: { path: string; code: string; message: string }[] }>();
  expect(errors.map(({ path }) => path)).toEqual(expect.arrayContaining(['/name', '/seats/0/email']));
  const misspelled = await call('POST', '/v1/games', { token: world.moderatorToken, body: { ...demoGame, deadlineHours: 24, seats: demoGame.seats.map((seat) => ({ ...seat, mail: 'x' })) } });
  expect(misspelled.statusCode).toBe(400);
  expect(misspelled.json<{ errors: { path: string; message: string }[] }>().errors.map(({ path, message }) => `${path} ${message}`)).toEqual(expect.arrayContaining([expect.stringContaining('deadlineHours'), expect.stringMatching(/^\/seats\/0 .*mail/u)]));
  const notJson = await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/orders`, headers: { ...bearer(tokenOf(game, 'letnev')), 'content-type': 'application/json' }, payload: '{"text": ' });
  expect(notJson.json()).toMatchObject({ status: 400, code: 'not-json' });
  const strange = await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/orders`, headers: { ...bearer(tokenOf(game, 'letnev')), 'content-type': 'text/plain' }, payload: 'PASS' });
  expect(strange.statusCode).toBe(415);
  const large = await call('POST', `/v1/games/${game.id}/orders`, { token: tokenOf(game, 'letnev'), body: { text: 'x'.repeat(2_000_000) } });
  expect(large.json()).toMatchObject({ status: 413, code: 'text-too-long' });
});

test('a seat checks and sends orders and reads them again', async () => {
  const token = tokenOf(game, 'letnev');
  const text = 'Hello all\nRETREAT NEVER\nMOVE nonsense';
  const checked = await call('POST', `/v1/games/${game.id}/orders/check`, { token, body: { text: 'PASS' } });
  expect(checked.json()).toMatchObject({ status: 'accepted' });
  expect((await call('GET', `/v1/games/${game.id}/orders`, { token })).json()).toEqual([]);
  const sent = await call('POST', `/v1/games/${game.id}/orders`, { token, body: { text }, headers: { 'idempotency-key': 'o1' } });
  expect(sent.statusCode).toBe(200);
  expect(sent.json()).toMatchObject({ status: 'partly', receipt: expect.any(String) });
  const again = await call('POST', `/v1/games/${game.id}/orders`, { token, body: { text }, headers: { 'idempotency-key': 'o1' } });
  expect(again.json()).toEqual(sent.json());
  const own = await call('GET', `/v1/games/${game.id}/orders`, { token });
  expect(own.json()).toHaveLength(1);
  expect(own.json()).toMatchObject([{ text, current: true, source: 'rest' }]);
});

test('answers are in the language of the seat', async () => {
  const answer = await call('POST', `/v1/games/${game.id}/orders/check`, { token: tokenOf(game, 'hacan'), body: { text: 'AKTIVIERE 999' } });
  expect(answer.json<{ lines: { message: string }[] }>().lines[0]?.message).toMatch(/[a-z]/u);
  const missing = await call('GET', '/v1/games/none', { token: tokenOf(game, 'hacan') });
  expect(missing.json()).toMatchObject({ title: 'Nicht gefunden' });
});

test('standing orders are replaced as a whole', async () => {
  const token = tokenOf(game, 'sol');
  const before = await call('GET', `/v1/games/${game.id}/standing`, { token });
  expect(before.json<{ lines: string[] }>().lines.length).toBeGreaterThan(0);
  const put = await call('PUT', `/v1/games/${game.id}/standing`, { token, body: { text: 'STANDING REROLL NONE' } });
  expect(put.statusCode).toBe(200);
  expect(put.json<{ lines: string[] }>().lines).toHaveLength(1);
});

test('the moderator resolves, everybody reads events, dice and reports', async () => {
  const processed = await call('POST', `/v1/games/${game.id}/process`, { token: world.moderatorToken });
  expect(processed.json()).toMatchObject({ published: true });
  const again = await call('POST', `/v1/games/${game.id}/process`, { token: world.moderatorToken, body: { turn: 1 } });
  expect(again.json()).toMatchObject({ published: true, questions: 0 });
  expect((await call('GET', `/v1/games/${game.id}`, { token: world.moderatorToken })).json()).toMatchObject({ turn: 2 });
  const token = tokenOf(game, 'letnev');
  const events = await call('GET', `/v1/games/${game.id}/events?after=1`, { token });
  expect(events.json<{ number: number }[]>()[0]?.number).toBe(2);
  expect((await call('GET', `/v1/games/${game.id}/rolls`, { token })).json()).toMatchObject({ game: game.id });
  expect((await call('GET', `/v1/games/${game.id}/reports`, { token })).json<unknown[]>().length).toBeGreaterThan(0);
  const view = await call('GET', `/v1/games/${game.id}`, { token });
  expect(Object.keys(view.json<object>())).toEqual(expect.arrayContaining(['phase', 'round', 'turn', 'deadline', 'galaxy', 'seats', 'questions']));
  expect(view.body).not.toContain(tokenOf(game, 'hacan'));
  expect((await call('GET', '/v1/games', { token })).json()).toMatchObject([{ id: game.id, waitingFor: [{ seat: 'hacan' }] }]);
});

test('a correction has a reason and the shape of its kind', async () => {
  const wrong = await call('POST', `/v1/games/${game.id}/correct`, { token: world.moderatorToken, body: { reason: 'x', changes: [{ change: 'trade-goods', seat: 'sol', count: 'many' }] } });
  expect(wrong.json()).toMatchObject({ status: 400, errors: [{ path: '/changes/0/count' }] });
  const right = await call('POST', `/v1/games/${game.id}/correct`, { token: world.moderatorToken, body: { reason: 'forgotten', changes: [{ change: 'trade-goods', seat: 'sol', count: 2 }] } });
  expect(right.json()).toEqual({ event: expect.any(Number) });
});

test('the description is OpenAPI 3.1 with every call of the contract', async () => {
  const { openapi, paths } = (await call('GET', '/v1/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(openapi).toBe('3.1.0');
  const all = ['', '/{id}', '/{id}/start', '/{id}/orders', '/{id}/orders/check', '/{id}/questions/{qid}/answer', '/{id}/standing', '/{id}/process', '/{id}/correct', '/{id}/events', '/{id}/rolls', '/{id}/reports'].map((path) => `/api/v1/games${path}`);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining([...all, '/api/v1/mail']));
});
