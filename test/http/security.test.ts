import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addModerator } from '../../src/games/add-moderator.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { SMALL_GALAXY } from '../support/games.js';
import { aVisitor } from './browser.js';
import { aGame, aModerator, aTestApp, bearer, pageOf, tokenOf, type TestApp } from './test-app.js';

const PROBE = `"'><img src=x onerror=alert(1)>`;
let world: TestApp;
let game: CreatedGame;
let foreign: CreatedGame;
beforeAll(async () => {
  world = await aTestApp();
  game = await aGame(world, {
    name: `Rim ${PROBE}`, galaxy: SMALL_GALAXY,
    seats: [{ race: 'letnev', name: `Ada ${PROBE}`, email: 'ada@example.org', locale: 'en' }, { race: 'hacan', name: `<script>alert(1)</script>`, email: 'bert@example.org', locale: 'de' }, { race: 'sol', name: '{{7*7}}<%= it %>', email: 'cleo@example.org', locale: 'en' }],
  });
  foreign = await aGame(world, { name: 'Foreign' });
  for (const { id } of [game, foreign]) await world.app.inject({ method: 'POST', url: `/api/v1/games/${id}/start`, headers: bearer(world.moderatorToken) });
});
afterAll(async () => world.close());

test('names that are markup are text on every page', async () => {
  const mailbox = game.seats[0]?.mailbox ?? '';
  const seq = await takeMail(world.deps, { source: 'smtp', envelopeFrom: `x@example.net`, envelopeTo: mailbox, raw: Buffer.from(`From: "${'<img src=x onerror=alert(1)>'}" <x@example.net>\r\nTo: ${mailbox}\r\nSubject: ${PROBE}\r\n\r\n${PROBE}\r\nACTIVATE ${PROBE}\r\n`) });
  await handleWaitingMail(world.deps);
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/orders`, headers: bearer(tokenOf(game, 'letnev')), payload: { text: `ACTIVATE 27\nMOVE ${PROBE} FROM 12\n${PROBE}` } });
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/process`, headers: bearer(world.moderatorToken) });
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/correct`, headers: bearer(world.moderatorToken), payload: { reason: PROBE, changes: [{ change: 'trade-goods', seat: 'sol', count: 2 }] } });
  const moderator = await aModerator(world);
  const here = `/moderator/games/${game.id}`;
  const [out] = await world.deps.outbox.list({ gameId: game.id });
  const pages = [`/games/${game.id}`, `/games/${game.id}/dice`, ...['letnev', 'hacan', 'sol'].map((race) => pageOf(game, race)), '/moderator', here, `${here}/mails`, `${here}/orders/letnev`, `${here}/correct?kind=leader`, '/moderator/outbox', `/moderator/outbox/${out?.id ?? ''}`, `/moderator/mails/${String(seq)}`, `/nothing/${encodeURIComponent(PROBE)}`, `/rules?lang=${encodeURIComponent(PROBE)}`];
  for (const path of pages) {
    const { body } = await moderator.get(path);
    expect({ path, hit: /<img src|<script>alert|onerror=alert\(1\)>"|value="[^"]*"'>/u.exec(body)?.[0] }).toEqual({ path, hit: undefined });
    // What stands in quotes is a value and no attribute.
    const tags = body.replace(/"[^"]*"/gu, '""');
    expect({ path, inline: /<script(?! src=)|<[a-z][^>]* on[a-z]+=|javascript:/u.exec(tags)?.[0] }).toEqual({ path, inline: undefined });
  }
});

test('a page links to no other server, whatever its path says', async () => {
  for (const url of ['//evil.example/x', '/\\evil.example', '///evil.example']) {
    const { body } = await world.app.inject({ url });
    expect({ url, link: /href="(?:\/[/\\]|https?:)[^"]*"/u.exec(body)?.[0] }).toEqual({ url, link: undefined });
  }
});

test.each(['/p/../moderator', '/p/%2e%2e/moderator', '/assets/../layout.eta', '/assets/%2e%2e/layout.eta', '/assets/..%2flayout.eta', '/vendor/../package.json', '/vendor/%2e%2e%2fpackage.json', '/vendor/ext/json-enc.js', '/p/%00', `/p/${'a'.repeat(500)}`, '/games/%E0%A4%A', '/.env', '/p/'])('%s shows nothing that is not meant to be shown', async (url) => {
  const answer = await world.app.inject({ url });
  expect(answer.statusCode).toBeGreaterThanOrEqual(300);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/layout\(|"dependencies"/u);
});

test('every form is refused without the token of a page of ours', async () => {
  const moderator = await aModerator(world);
  const here = `/moderator/games/${foreign.id}`;
  const seat = pageOf(foreign, 'letnev');
  const forms = [
    ...['orders', 'check', 'complete', 'answer', 'standing', 'mailbox'].map((name) => `${seat}/${name}`), ...['start', 'process', 'answer', 'correct', 'addresses'].map((name) => `${here}/${name}`),
    '/moderator/new', '/moderator/mails/1', '/moderator/outbox/00000000-0000-4000-8000-000000000000', '/sign-in', '/sign-in/abcdefghijklmnop', '/sign-out', '/confirm/abcdefghijklmnop',
  ];
  for (const path of forms) {
    expect({ path, status: (await moderator.post(path, { text: 'PASS' }, { token: '' })).status }).toEqual({ path, status: 403 });
    expect({ path, status: (await aVisitor(world.app).post(path, { text: 'PASS' }, { token: 'stolen' })).status }).toEqual({ path, status: path.startsWith('/moderator') ? 303 : 403 });
  }
  expect(await world.deps.orders.list(foreign.id, 'letnev')).toEqual([]);
});

test('a form of another kind or size than a form is refused', async () => {
  const url = `${pageOf(foreign, 'letnev')}/orders`;
  const send = async (type: string, payload: string) => (await world.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })).statusCode;
  expect(await send('application/json', '{"text":"PASS"}')).toBe(415);
  expect(await send('text/plain', 'text=PASS')).toBe(415);
  expect(await send('multipart/form-data; boundary=x', '--x--')).toBe(415);
  expect(await send('application/x-www-form-urlencoded', `text=${'x'.repeat(1_100_000)}`)).toBe(413);
});

const orderPaths = ['/orders', '/orders/check'] as const;
test.each(orderPaths.flatMap((path) => ['[]', 'null', '5', '"PASS"', '{}', '{"text":5}', '{"text":["PASS"]}', '{"text":null}', '{"__proto__":{"x":1},"text":"PASS"}', '{"constructor":{"prototype":{"x":1}},"text":"PASS"}'].map((body) => [path, body] as const)))('%s with %s is answered as wrong', async (path, payload) => {
  const answer = await world.app.inject({ method: 'POST', url: `/api/v1/games/${foreign.id}${path}`, headers: { ...bearer(tokenOf(foreign, 'letnev')), 'content-type': 'application/json' }, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(await world.deps.orders.list(foreign.id, 'letnev')).toEqual([]);
});

test('no call tells a foreign game from none, whatever the method and body', async () => {
  const { paths } = (await world.app.inject('/api/v1/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  const calls = Object.entries(paths).filter(([path]) => path.includes('{id}')).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path: path.replace('{qid}', 'q'), method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' })));
  expect(calls.length).toBeGreaterThan(10);
  const strangers = [tokenOf(game, 'hacan'), (await addModerator(world.deps, { email: 'second@example.org', withToken: true })).token ?? ''];
  for (const { path, method } of calls) {
    for (const token of strangers) {
      for (const payload of method === 'GET' ? [undefined] : [{}, { text: 'PASS' }, { value: 'fight' }, { reason: 'x', changes: [{ change: 'passed', seat: 'sol', passed: true }] }]) {
        const ask = async (id: string) => {
          const { statusCode, body } = await world.app.inject({ method, url: path.replace('{id}', id), headers: bearer(token), ...(payload === undefined ? {} : { payload }) });
          return { path, method, statusCode, body };
        };
        expect(await ask(foreign.id)).toEqual(await ask('gnothing'));
      }
    }
  }
});

test('HEAD and OPTIONS tell no more than GET', async () => {
  const head = async (url: string, headers = {}) => (await world.app.inject({ method: 'HEAD', url, headers })).statusCode;
  expect(await head(`/api/v1/games/${foreign.id}`)).toBe(401);
  expect(await head(`/api/v1/games/${foreign.id}`, bearer(tokenOf(game, 'hacan')))).toBe(404);
  expect(await head(`/p/${'a'.repeat(64)}`)).toBe(404);
  const options = await world.app.inject({ method: 'OPTIONS', url: `/api/v1/games/${foreign.id}`, headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } });
  expect(options.statusCode).toBe(401);
  expect(options.headers['access-control-allow-origin']).toBeUndefined();
});

test('no answer about a game or to a person is kept by anybody', async () => {
  const visitor = await aModerator(world);
  for (const path of ['/moderator', `/moderator/games/${game.id}`, pageOf(game, 'letnev'), '/sign-in', '/moderator/mails/999', '/nothing']) expect({ path, kept: (await visitor.get(path)).headers['cache-control'] }).toEqual({ path, kept: 'no-store' });
  expect((await aVisitor(world.app).get('/moderator')).headers).toMatchObject({ 'cache-control': 'no-store', location: '/sign-in' });
  for (const url of ['/api/v1/games', `/api/v1/games/${game.id}/orders`, '/api/v1/none']) {
    for (const headers of [{}, bearer(tokenOf(game, 'letnev'))]) expect((await world.app.inject({ url, headers })).headers['cache-control']).toBe('no-store');
  }
});

test('one address cannot be made to get mail after mail, nor one visitor ask without end', async () => {
  const visitor = aVisitor(world.app);
  const ask = async (email: string) => {
    await visitor.get('/sign-in');
    return (await visitor.post('/sign-in', { email })).status;
  };
  const answers: number[] = [];
  for (let time = 0; time < 6; time += 1) answers.push(await ask(time % 2 === 0 ? 'Moderator@example.org' : 'moderator@example.org '));
  expect(new Set(answers)).toEqual(new Set([303]));
  const mails = (await world.deps.outbox.list({ to: 'moderator@example.org' })).filter(({ gameId }) => gameId === undefined);
  expect(mails).toHaveLength(5);
  const many: number[] = [];
  for (let time = 0; time < 20; time += 1) many.push(await ask(`nobody${time}@example.org`));
  expect(many.at(-1)).toBe(429);
});
