import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { CreatedGame, CreateGameInput } from '../../src/games/create-game.js';
import { processNow } from '../../src/games/process-turn.js';
import { readMails } from '../../src/games/read-log.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { SMALL_GALAXY, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
let counter = 0;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const AT_ONCE = { options: { resolve: 'at-once' } } as const;
const AT_DEADLINE = { options: { resolve: 'at-deadline' } } as const;
const GERMAN = {
  name: 'Randkrieg', ruleset: 'german-pbem',
  galaxy: { systems: { 12: SMALL_GALAXY.systems[12], 27: SMALL_GALAXY.systems[27], 28: { tile: 'lodor', planets: { lodor: { owner: 'hacan', forces: { 'ground-force': 1 } } } } }, cargo: SMALL_GALAXY.cargo },
  seats: [{ race: 'letnev', name: 'Lena', email: 'lena@example.org', locale: 'en' }, { race: 'hacan', name: 'Hugo', email: 'hugo@example.org', locale: 'en' }],
} as const;

const gameOf = async (of: Partial<CreateGameInput>): Promise<CreatedGame> => startedGame(games, of);
async function letters(game: CreatedGame, to: string) {
  const mails = (await games.deps.outbox.list({ to })).filter(({ gameId }) => gameId === game.id);
  return Promise.all(mails.map(async ({ raw, subject }) => ({ subject, text: ((await simpleParser(Buffer.from(raw ?? ''))).text ?? '').replace(/\s+/gu, ' ') })));
}

/** A seat's mail, and the newest answer to it. */
async function write(game: CreatedGame, race: string, text: string, from = race === 'letnev' ? 'lena@example.org' : 'hugo@example.org') {
  const mailbox = game.seats.find((seat) => seat.race === race)?.mailbox ?? '';
  counter += 1;
  const raw = Buffer.from(`From: ${from}\r\nTo: ${mailbox}\r\nSubject: x\r\nMessage-ID: <echo.${String(counter)}@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`);
  await takeMail(games.deps, { source: 'smtp', envelopeFrom: from, envelopeTo: mailbox, raw });
  await handleWaitingMail(games.deps);
  const all = await letters(game, race === 'letnev' ? 'lena@example.org' : 'hugo@example.org');
  return { all, echo: all.find((mail) => /\] (?:Orders received|Your orders|There was|There were|A later|No orders)/u.test(mail.subject)), newest: all[0] };
}

test('a game that plays at once says that the turn is being resolved, not that the orders can still be changed', async () => {
  const { echo } = await write(await gameOf(AT_ONCE), 'letnev', 'ACTIVATE 28');
  expect(echo?.text).toContain('Nobody is waited for any more, so this is being resolved now');
  expect(echo?.text).not.toMatch(/You can change them|To change them|Deadline/u);
});

test('a game that plays at once says that it waits for the corrected orders, and until when; by every way alike', async () => {
  const game = await gameOf(AT_ONCE);
  const { echo } = await write(game, 'letnev', 'ACTIVATE 28\nMOVE Cruiser 9 FROM 12');
  expect(echo?.text).toMatch(/The game waits for your corrected orders until .+; after that it goes on with the lines that stand\..*WAITING FOR: .*Letnev - until/u);
  const send = async (text: string) => submitOrders(games.deps, { gameId: game.id, seat: 'letnev', source: 'rest', text });
  expect(await send('ACTIVATE 28\nMOVE Cruiser 9 FROM 12')).toMatchObject({ correctUntil: expect.any(Date), note: expect.stringMatching(/waits for your corrected orders/u) });
  expect(await send('ACTIVATE 28')).toMatchObject({ resolved: true, deadline: undefined, note: expect.stringMatching(/has been resolved/u) });
});

test('CANCEL says that the orders are withdrawn and what holds without them, and STATUS that there are none', async () => {
  const game = await gameOf(AT_DEADLINE);
  expect((await write(game, 'letnev', 'CANCEL')).echo?.subject).toMatch(/There were no orders to withdraw$/u);
  await write(game, 'letnev', 'ACTIVATE 28');
  const { echo } = await write(game, 'letnev', 'CANCEL');
  expect(echo?.subject).toMatch(/Your orders are withdrawn$/u);
  expect(echo?.text).toMatch(/Without new ones you pass\. New orders are taken until/u);
  expect((await write(game, 'letnev', 'STATUS')).newest?.text).toContain('No orders of yours are here for this turn.');
});

test('CANCEL takes back an action that was sent ahead in an earlier turn', async () => {
  const game = await gameOf(AT_DEADLINE);
  await write(game, 'hacan', 'ACTIVATE 27');
  await processNow(games.deps, games.moderator, game.id);
  const other = await gameOf(AT_DEADLINE);
  await write(other, 'letnev', 'PASS');
  await submitOrders(games.deps, { gameId: other.id, seat: 'sol', source: 'rest', text: 'ACTIVATE 28' });
  await processNow(games.deps, games.moderator, other.id);
  await submitOrders(games.deps, { gameId: other.id, seat: 'sol', source: 'rest', text: 'CANCEL' });
  await processNow(games.deps, games.moderator, other.id);
  expect((await games.deps.games.load(other.id))?.turn?.activeSeat).toBe('sol');
  expect((await games.deps.games.load(other.id))?.orders).toEqual([]);
  expect((await games.deps.games.load(game.id))?.orders).toHaveLength(1);
});

test('STATUS lists the action that was sent ahead', async () => {
  const game = await gameOf({ ...AT_DEADLINE, seats: [{ race: 'sol', name: 'Sue', email: 'sue@example.org', locale: 'en' }, { race: 'hacan', name: 'Hugo', email: 'hugo@example.org', locale: 'en' }, { race: 'letnev', name: 'Lena', email: 'lena@example.org', locale: 'en' }] });
  await write(game, 'letnev', 'ACTIVATE 28');
  await processNow(games.deps, games.moderator, game.id);
  expect((await write(game, 'letnev', 'STATUS')).newest?.text).toMatch(/Your orders for your next action are here \(received .+\): ACTIVATE 28/u);
});

test('CONFIRM with nothing to confirm says so, and RESEND that there is no report yet', async () => {
  const game = await gameOf(AT_DEADLINE);
  const { echo } = await write(game, 'letnev', 'CONFIRM');
  expect(echo?.subject).toMatch(/There was nothing to confirm$/u);
  expect(echo?.text).toContain('No mail of yours waits to be confirmed');
  expect(echo?.text).not.toMatch(/stands|No line of this mail counts|Not yet said/u);
  expect((await write(game, 'letnev', 'RESEND')).newest?.text).toContain('There is no report yet that could be sent again');
});

test('a held mail that is confirmed after a later text was sent does not claim to stand, to its player or to the moderator', async () => {
  const game = await gameOf(AT_DEADLINE);
  await write(game, 'letnev', 'ACTIVATE 28', 'stranger@example.org');
  await write(game, 'letnev', 'PASS');
  const { all } = await write(game, 'letnev', 'CONFIRM');
  const echo = all.find(({ subject }) => /A later mail of yours is in force$/u.test(subject));
  expect(echo?.text).toMatch(/They change nothing: a later text of yours, received .+, is in force\..*In force now: PASS/u);
  expect((await readMails(games.deps, games.moderator, game.id)).in.map(({ action }) => action)).toContain('confirmed-before-later');
  expect((await games.deps.games.load(game.id))?.orders.map(({ text }) => text.trim())).toEqual(['PASS']);
});

test('in common phases the echo lists what is still in force from before, and asks only for what the open phase can ask', async () => {
  const game = await gameOf({ ...GERMAN, ...AT_DEADLINE });
  await write(game, 'letnev', 'BUY 1 fighter AT Arc Prime\nRETREAT NEVER');
  const { echo } = await write(game, 'letnev', 'LAND 2 ground forces ON Abyz\nPASS');
  expect(echo?.text).toMatch(/Still in force from before: BUILD 1 fighter AT Arc Prime RETREAT NEVER/u);
  expect(echo?.text).not.toMatch(/Not yet said|casualties/u);
  const { newest } = await write(game, 'letnev', 'STATUS');
  expect(newest?.text).toMatch(/CREDITS \d+ credit/u);
  expect(newest?.text).not.toMatch(/COUNTERS|trade good/u);
});

test.each([['CASUALTIES fighters', /It is not your turn now\. Orders that answer questions count/u], ['ACTIVATE 999', /It is not your turn now\./u], ['ACTIVATE 27', /the action is kept for your next one/u]])('who is not in turn reads of his next action: %s', async (text, expected) => {
  const game = await gameOf({ ...AT_DEADLINE, seats: [{ race: 'sol', name: 'Sue', email: 'sue@example.org', locale: 'en' }, { race: 'letnev', name: 'Lena', email: 'lena@example.org', locale: 'en' }, { race: 'hacan', name: 'Hugo', email: 'hugo@example.org', locale: 'en' }] });
  const { echo } = await write(game, 'letnev', text);
  expect(echo?.text).toMatch(/Your orders for your next action \(/u);
  expect(echo?.text).toMatch(expected);
  expect(echo?.text).not.toMatch(/action 1/u);
});

test.each([['ACTIVATE 28\nCASUALTIES fighters', /both lines stand$/u], ['ACTIVATE 999', /no line stands, 1 refused$/u], ['PASS', /1 line stands$/u], ['PASS\nHELP', /1 line stands$/u]])('the subject counts the orders: %j', async (text, expected) => {
  const { echo } = await write(await gameOf(AT_DEADLINE), 'letnev', text);
  expect(echo?.subject).toMatch(expected);
});

test('the API says what CANCEL did', async () => {
  const game = await gameOf(AT_DEADLINE);
  expect(await submitOrders(games.deps, { gameId: game.id, seat: 'letnev', source: 'rest', text: 'CANCEL' })).toMatchObject({ withdrawn: true, note: expect.stringMatching(/are withdrawn/u) });
});
