import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { addModerator } from '../../src/games/add-moderator.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import { helpFor } from '../../src/text/index.js';
import { createLog } from '../../src/log.js';
import { aVisitor } from './browser.js';
import { aGame, aModerator, aTestApp, bearer, pageOf, type TestApp } from './test-app.js';

const logged: string[] = [];
const log = createLog({ level: 'debug' }, new Writable({ write: (chunk: Buffer, _encoding, done) => { logged.push(chunk.toString()); done(); } }));
let world: TestApp;
let game: CreatedGame;
beforeAll(async () => {
  world = await aTestApp({ log });
  game = await aGame(world, { name: 'Rim <script>alert(1)</script>' });
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/start`, headers: bearer(world.moderatorToken) });
});
afterAll(async () => world.close());

test('a page tells nobody where it was and lets nothing foreign run', async () => {
  const { headers } = await aVisitor(world.app).get(pageOf(game, 'letnev'));
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(String(headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/iu);
});

test('what people write is text and never markup', async () => {
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'letnev');
  const page = await visitor.get(path);
  expect(page.body).toContain('Rim &lt;script&gt;');
  const answer = await visitor.post(`${path}/orders`, { do: 'check', text: '</textarea><script>alert(2)</script>' });
  expect(answer.body).not.toMatch(/<script>alert/u);
  expect(answer.body).toContain('&lt;/textarea&gt;');
});

test('a player sends orders without any script and sees the answer line by line', async () => {
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'letnev');
  await visitor.get(path);
  const checked = await visitor.post(`${path}/orders`, { do: 'check', text: 'ACTIVATE 5' });
  expect(checked.body).toContain('Only checked; nothing has been stored.');
  const sent = await visitor.post(`${path}/orders`, { do: 'send', text: 'ACTIVATE 5\nMOVE Dreadnought 9 FROM 2' });
  expect(sent.status).toBe(200);
  expect(sent.body).toContain('Some orders accepted');
  expect(sent.body).toContain('Receipt');
  expect((await visitor.get(path)).body).toContain('MOVE Dreadnought 9 FROM 2</textarea>');
});

test('what the page shows of a text gives its receipt, as docs/dice.md says', async () => {
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'letnev');
  await visitor.get(path);
  await visitor.post(`${path}/orders`, { do: 'send', text: 'hello!\nmove carrier 1, 2 ground forces from 2 # quietly\nACTIVATE 5\nRETREAT NEVER' });
  const { body } = await visitor.get(path);
  const [, shown, salt, canonical] = /<code class="hash">([0-9a-f ]+)<\/code><br>Salt: <code class="hash">([0-9a-f]+)<\/code>[\s\S]*?<pre class="text hashed" tabindex="0">([^<]*)<\/pre>/u.exec(body) ?? [];
  expect(canonical?.split('\n')).toEqual(['ACTIVATE 5', 'MOVE Carrier 1, 2 ground forces FROM Letnev', 'RETREAT NEVER']);
  const hash = createHash('sha256').update(Buffer.from(salt ?? '', 'hex')).update(canonical ?? '', 'utf8').digest('hex');
  expect(shown).toBe(hash.slice(0, 16).replace(/(.{4})(?=.)/gu, '$1 '));
});

test('the page of a player holds all orders of his edition, the same as HELP', async () => {
  const { body } = await aVisitor(world.app).get(pageOf(game, 'hacan'));
  const reference = /<details class="reference">([\s\S]*?)<\/details>/u.exec(body)?.[1] ?? '';
  expect(reference).toContain('Alle Befehle');
  expect(reference).toMatch(/HILFE in einer eigenen Zeile.*STATUS/u);
  for (const { example } of Object.values(helpFor('de')).flat()) expect(reference).toContain(`<code>${example.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</code>`);
});

test('checks as you type come as a fragment', async () => {
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'hacan');
  await visitor.get(path);
  const { body } = await visitor.post(`${path}/check`, { text: 'PASSE' });
  expect(body).not.toContain('<html');
  expect(body).toContain('Nur geprüft');
});

test('a form without the right CSRF token stores nothing and loses nothing', async () => {
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'sol');
  await visitor.get(path);
  const answer = await visitor.post(`${path}/orders`, { do: 'send', text: 'PASS for now' }, { token: 'stolen' });
  expect(answer.status).toBe(403);
  expect(answer.body).toContain('PASS for now</textarea>');
  expect((await visitor.post(`${path}/standing`, { standing: 'x' }, { token: '' })).status).toBe(403);
  expect((await visitor.get(path)).body).toContain('You have not sent anything yet.');
});

test('a wrong link is a page that does not exist', async () => {
  const path = pageOf(game, 'sol');
  const wrong = await aVisitor(world.app).get(`${path.slice(0, -1)}${path.endsWith('a') ? 'b' : 'a'}`);
  expect(wrong.status).toBe(404);
  expect(wrong.body).toContain('Not found');
});

test('standing orders are saved by form, refused lines come back', async () => {
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'sol');
  await visitor.get(path);
  expect((await visitor.post(`${path}/standing`, { standing: 'STANDING REROLL NONE' })).status).toBe(303);
  const page = await visitor.get(path);
  expect(page.body).toContain('Your standing orders are saved.');
  expect(page.body).toMatch(/STANDING REROLL none<\/textarea>/iu);
});

test('the language follows the player and the switch', async () => {
  const visitor = aVisitor(world.app);
  const path = pageOf(game, 'hacan');
  expect((await visitor.get(path)).body).toContain('lang="de"');
  await visitor.get(`${path}?lang=en`);
  expect((await visitor.get(path)).body).toContain('<html lang="en">');
});

test('the link of a sign-in does nothing until its button is pressed, and only once', async () => {
  const { signInUrl } = await addModerator(world.deps, { email: 'moderator@example.org' });
  const path = new URL(signInUrl).pathname;
  const scanner = aVisitor(world.app);
  await scanner.get(path);
  expect((await scanner.get('/moderator')).location).toBe('/sign-in');
  const visitor = aVisitor(world.app);
  await visitor.get(path);
  await visitor.post(path, {});
  expect((await visitor.get('/moderator')).body).toContain('Your games');
  await scanner.get(path);
  await scanner.post(path, {});
  expect((await scanner.get('/moderator')).location).toBe('/sign-in');
});

test('a link comes in the language of the page that it was asked for on', async () => {
  const visitor = aVisitor(world.app);
  await visitor.get('/sign-in?lang=de');
  await visitor.post('/sign-in', { email: 'moderator@example.org' });
  const [newest] = await world.deps.outbox.list({ to: 'moderator@example.org', most: 1 });
  expect(newest?.subject).toBe('[Sternenpost] Dein Link zum Anmelden');
});

test('asking for a link tells nobody whose addresses are known', async () => {
  const answers = [];
  for (const email of ['moderator@example.org', 'stranger@example.org', 'nonsense']) {
    const visitor = aVisitor(world.app);
    await visitor.get('/sign-in');
    const { status, location } = await visitor.post('/sign-in', { email });
    answers.push({ status, location });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('a moderator sets up a game by form, starts it, resolves and corrects', async () => {
  const visitor = await aModerator(world);
  const form = await visitor.get('/moderator/new');
  expect(form.body).toContain('demo-3');
  const fields = { name: 'By form', ruleset: 'third-edition', galaxy: 'demo-3', hours: '24', zone: 'Europe/Berlin', resolve: 'at-deadline', 'option-captives.missKills': 'false' };
  const seats = Object.fromEntries(['letnev', 'hacan', 'sol'].flatMap((race, index) => [[`race-${index}`, race], [`name-${index}`, race], [`email-${index}`, `${race}@example.org`], [`locale-${index}`, 'en']]));
  const wrong = await visitor.post('/moderator/new', { ...fields, ...seats, 'email-1': 'no address' });
  expect(wrong.status).toBe(400);
  expect(wrong.body).toContain('value="By form"');
  expect(wrong.body).toContain('Seat 2 needs an e-mail address');
  expect(wrong.body).toMatch(/name="email-1" aria-invalid="true"/u);
  const made = await visitor.post('/moderator/new', { ...fields, ...seats });
  expect(made.status).toBe(303);
  const path = made.location ?? '';
  expect((await visitor.get(path)).body).toContain('Start the game');
  await visitor.post(`${path}/start`, {});
  expect((await visitor.get(path)).body).toContain('The game has started');
  await visitor.post(`${path}/process`, {});
  expect((await visitor.get(path)).body).toContain('The turn has been run.');
  // The form of a turn that is over, sent again, leaves the next one as it is.
  expect((await visitor.get(path)).body).toContain('name="turn" value="2"');
  await visitor.post(`${path}/process`, { turn: '1', status: 'open' });
  expect((await visitor.get(path)).body).toContain('name="turn" value="2"');
  await visitor.get(`${path}/correct?kind=trade-goods`);
  expect((await visitor.post(`${path}/correct`, { change: 'trade-goods', seat: 'sol', count: '3', reason: 'forgotten' })).status).toBe(303);
  expect((await visitor.get(path)).body).toContain('Corrected.');
  expect((await visitor.get(`${path}/mails`)).body).toContain('sol@example.org');
  const outbox = await visitor.get('/moderator/outbox');
  const mail = /\/moderator\/outbox\/[^"]+/u.exec(outbox.body)?.[0] ?? '';
  expect((await visitor.get(mail)).body).toContain('<pre');
});

test('what is wrong in the form is said in German, by the number of its row', async () => {
  const visitor = await aModerator(world);
  await visitor.get('/moderator/new');
  const fields = { name: '', ruleset: 'third-edition', galaxy: 'demo-3', hours: '0.5', zone: 'Mars', resolve: '', 'race-1': 'letnev', 'name-1': '', 'email-1': 'x' };
  const { status, body } = await visitor.post('/moderator/new?lang=de', fields);
  expect(status).toBe(400);
  for (const sentence of ['Der Name des Spiels braucht', 'Platz 2 braucht eine E-Mail-Adresse', 'Platz 2 braucht den Namen']) expect(body).toContain(sentence);
  expect(body).not.toMatch(/Too small|Invalid|seats/u);
});

test('a form without a choice takes the rhythm that is usual in the edition', async () => {
  const visitor = await aModerator(world);
  for (const [ruleset, words] of [['german-pbem', 'phase by phase, as soon as the orders of all are in'], ['third-edition', 'at the deadline']] as const) {
    const form = (await visitor.get(`/moderator/new?ruleset=${ruleset}`)).body;
    const rows = [...form.matchAll(/<select id="race-\d"[^>]*>.*?<\/select>/gsu)].map(([row]) => /value="([^"]+)" selected/u.exec(row)?.[1] ?? '');
    const galaxy = /<select id="galaxy"[^>]*>.*?value="([^"]+)" selected/su.exec(form)?.[1] ?? '';
    const seats = Object.fromEntries(rows.flatMap((race, index) => [[`race-${index}`, race], [`name-${index}`, race], [`email-${index}`, `${race}@example.org`], [`locale-${index}`, 'en']]));
    const made = await visitor.post('/moderator/new', { name: 'Usual', ruleset, galaxy, hours: '24', zone: 'Europe/Berlin', resolve: '', ...seats });
    expect([ruleset, made.status]).toEqual([ruleset, 303]);
    expect((await visitor.get(made.location ?? '')).body).toContain(words);
  }
});

test("nobody else's game has a page for a moderator", async () => {
  await addModerator(world.deps, { email: 'second@example.org' });
  const visitor = aVisitor(world.app);
  const { signInUrl } = await addModerator(world.deps, { email: 'second@example.org' });
  const path = new URL(signInUrl).pathname;
  await visitor.get(path);
  await visitor.post(path, {});
  expect((await visitor.get(`/moderator/games/${game.id}`)).status).toBe(404);
});

test('the public sees the board, the dice and the rules, and no keys', async () => {
  const visitor = aVisitor(world.app);
  const page = await visitor.get(`/games/${game.id}`);
  expect(page.body).toContain(game.diceCommitment);
  for (const { mailbox, token } of game.seats) { expect(page.body).not.toContain(mailbox); expect(page.body).not.toContain(token); }
  expect((await visitor.get(`/games/${game.id}/dice`)).body).toContain('How to check a roll');
  expect((await visitor.get('/rules')).body).toContain('id="A26"');
  expect((await visitor.get('/games/none')).status).toBe(404);
});

test('health, readiness and counters', async () => {
  expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  const metrics = await world.app.inject('/metrics');
  expect(metrics.body).toContain('route="/p/:key"');
});

test('no key, token or text of a player is in the log', async () => {
  const all = logged.join('');
  expect(all).toContain('"path"');
  for (const { url, token, mailbox } of game.seats) {
    expect(all).not.toContain(new URL(url).pathname.slice(3));
    expect(all).not.toContain(token);
    expect(all).not.toContain(mailbox);
  }
  expect(all).not.toContain('Dreadnought 9');
});
