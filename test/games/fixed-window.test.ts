import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { answerQuestion } from '../../src/games/answer-question.js';
import type { CreatedGame, CreateGameInput } from '../../src/games/create-game.js';
import { AppError } from '../../src/games/errors.js';
import { processDue, processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { readEvents } from '../../src/games/read-log.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { setStanding } from '../../src/games/set-standing.js';
import { checkOrderText, submitOrders } from '../../src/games/submit-orders.js';
import { fireDeadlines } from '../../src/jobs/deadlines.js';
import { holderOf, SEATS, SMALL_GALAXY, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const HANDS = { hacan: { hand: ['skilled-retreat'] }, sol: { hand: ['sabotage'] }, letnev: { hand: ['direct-hit'] } };
const SLIP = { use: { card: 'skilled-retreat', on: '28' } };
const STAY = { use: null };
const CARD = '27/space-combat/1/card/hacan';
const ATTACK = 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1, 2 fighters, 2 ground forces FROM 12\nLAND 2 ground forces ON Abyz';

const order = async (game: CreatedGame, seat: string, text: string) => submitOrders(games.deps, { gameId: game.id, seat, source: 'rest', text });
const look = async (game: CreatedGame, seat?: string) => readGame(games.deps, seat === undefined ? games.moderator : holderOf(game, seat), game.id);
const answer = async (game: CreatedGame, seat: string, questionId: string, value: unknown) => answerQuestion(games.deps, holderOf(game, seat), { gameId: game.id, questionId, value });
const code = async (work: Promise<unknown>): Promise<string> => work.then(() => 'done', (error: unknown) => (error instanceof AppError ? error.code : String(error)));
const types = async (game: CreatedGame): Promise<readonly string[]> => (await readEvents(games.deps, games.moderator, game.id)).map(({ event }) => event.type);
const fixed = async (game: CreatedGame) => (await games.database.pool.query<{ question: string; value: unknown; source: string }>(`SELECT question_id AS question, value, source FROM answer WHERE game_id = $1 AND question_id LIKE '%card%' ORDER BY seq`, [game.id])).rows;
const kept = async (game: CreatedGame, seat?: string) => (await look(game, seat)).questions.map((question) => question.kept);
/** The time of all open questions is over; nobody has looked yet. */
const timeIsUp = async (game: CreatedGame) => games.database.pool.query(`UPDATE question SET deadline_at = now() - interval '1 second' WHERE game_id = $1 AND status = 'open'`, [game.id]);
async function sweep(game: CreatedGame): Promise<void> {
  expect(await games.deps.games.due()).toContain(game.id);
  await fireDeadlines(games.deps, (error) => { throw error; });
}

/** Letnev attacks the Hacan, who hold a card to slip away with; nobody knows which. */
async function attacked(more: Partial<CreateGameInput> = {}, attack = ATTACK): Promise<CreatedGame> {
  const game = await startedGame(games, { galaxy: { ...SMALL_GALAXY, seats: HANDS }, options: { resolve: 'at-once' }, ...more });
  await order(game, 'letnev', attack);
  expect((await look(game)).questions).toMatchObject([{ id: CARD, question: { fixedWindow: true } }]);
  return game;
}
/** The Hacan play it; the others may cancel it. */
async function announced(): Promise<CreatedGame> {
  const game = await attacked();
  await answer(game, 'hacan', CARD, SLIP);
  await timeIsUp(game);
  await sweep(game);
  expect((await look(game)).questions.map(({ seat, question }) => `${seat} ${question.kind}`).sort()).toEqual(['letnev reaction', 'sol reaction']);
  return game;
}
const reactionOf = async (game: CreatedGame, seat: string): Promise<string> => (await look(game, seat)).questions.find((one) => one.seat === seat)?.id ?? '';

describe('a question that stays open its full time', () => {
  test('keeps the answer, can be answered anew, and goes on at its deadline with the last one', async () => {
    const game = await attacked();
    const before = await types(game);
    const until = (await look(game)).deadline;
    expect(await answer(game, 'hacan', CARD, SLIP)).toMatchObject({ events: 0, questions: 1, published: false, keptUntil: until, note: expect.stringMatching(/^Your answer is kept until .+; you can change it until then\.$/u) });
    await answer(game, 'hacan', CARD, STAY);
    await answer(game, 'hacan', CARD, SLIP);
    expect(await code(answer(game, 'hacan', CARD, { use: { card: 'direct-hit', on: '28' } }))).toBe('answer-invalid');
    expect(await games.deps.games.due()).not.toContain(game.id);
    expect(await processDue(games.deps, game.id)).toBeUndefined();
    expect([await fixed(game), await types(game), (await look(game)).deadline]).toEqual([[], before, until]);
    await timeIsUp(game);
    await sweep(game);
    expect(await fixed(game)).toEqual([{ question: CARD, value: SLIP, source: 'seat' }]);
    expect(await types(game)).toContain('card-played');
  });

  test('nobody else can tell whether it is answered; the moderator can, but not what', async () => {
    const game = await announced();
    const [letnev, sol] = [await reactionOf(game, 'letnev'), await reactionOf(game, 'sol')];
    const others = async () => Promise.all(['letnev', 'hacan'].map(async (seat) => look(game, seat)));
    const [before, waiting] = [await others(), (await look(game)).waitingFor];
    expect(waiting.map(({ seat, for: what }) => `${seat} ${what}`).sort()).toEqual(['letnev answer', 'sol answer']);
    await answer(game, 'sol', sol, { with: 'card' });
    expect(await others()).toEqual(before);
    expect((await look(game)).waitingFor).toEqual(waiting);
    expect([await kept(game), await kept(game, 'sol'), await kept(game, 'letnev')]).toEqual([expect.arrayContaining([{}, undefined]), [{ value: { with: 'card' } }], [undefined]]);
    expect(JSON.stringify((await look(game)).questions.map((question) => question.kept))).not.toContain('card');
    await answer(game, 'letnev', letnev, { with: 'nothing' });
    expect((await look(game)).waitingFor).toEqual(waiting);
    expect(await types(game)).not.toContain('card-cancelled');
    await timeIsUp(game);
    await sweep(game);
    expect((await fixed(game)).slice(1)).toEqual([{ question: sol, value: { with: 'card' }, source: 'seat' }, { question: letnev, value: { with: 'nothing' }, source: 'seat' }]);
    expect(await types(game)).toContain('card-cancelled');
  });

  test('who does not answer gets his standing order or the default, and no sooner', async () => {
    const game = await attacked();
    await setStanding(games.deps, holderOf(game, 'hacan'), { gameId: game.id, text: 'SPIELE Schneller Rückzug NACH 28' });
    expect([await fixed(game), await kept(game)]).toEqual([[], [undefined]]);
    await timeIsUp(game);
    await sweep(game);
    expect(await fixed(game)).toEqual([{ question: CARD, value: SLIP, source: 'standing' }]);
    await timeIsUp(game);
    await sweep(game);
    expect((await fixed(game)).slice(1).map(({ source }) => source)).toEqual(['default', 'default']);
  });

  test('the moderator answers for a seat like the seat, and "resolve now" ends the time', async () => {
    const game = await attacked();
    expect(await answerQuestion(games.deps, games.moderator, { gameId: game.id, questionId: CARD, value: STAY })).toMatchObject({ published: false, keptUntil: expect.any(Date) });
    await answer(game, 'hacan', CARD, SLIP);
    await processNow(games.deps, games.moderator, game.id);
    expect(await fixed(game)).toEqual([{ question: CARD, value: SLIP, source: 'seat' }]);
    const sol = await reactionOf(game, 'sol');
    await answerQuestion(games.deps, games.moderator, { gameId: game.id, questionId: sol, value: { with: 'card' } });
    await processNow(games.deps, games.moderator, game.id);
    expect((await fixed(game)).find(({ question }) => question === sol)).toEqual({ question: sol, value: { with: 'card' }, source: 'moderator' });
  });

  test('the deadline shuts it, also before anybody has looked', async () => {
    const game = await attacked();
    await answer(game, 'hacan', CARD, SLIP);
    await timeIsUp(game);
    expect(await code(answer(game, 'hacan', CARD, STAY))).toBe('question-closed');
    expect(await fixed(game)).toEqual([{ question: CARD, value: SLIP, source: 'seat' }]);
  });

  test('several answers at the same moment: one of them is kept', async () => {
    const game = await attacked();
    const results = await Promise.all([SLIP, STAY, SLIP, STAY].map(async (value) => code(answer(game, 'hacan', CARD, value))));
    expect(results).toEqual(['done', 'done', 'done', 'done']);
    expect(await kept(game)).toEqual([{}]);
    expect(await fixed(game)).toEqual([]);
  });
});

describe('an order text that answers it', () => {
  const PLAY = 'PLAY Skilled Retreat TO 28';

  test('is kept in the same way: of text and answer the newest counts, CANCEL takes both back', async () => {
    const game = await attacked();
    expect(await checkOrderText(games.deps, { gameId: game.id, seat: 'hacan', text: PLAY })).not.toHaveProperty('keptUntil');
    expect(await order(game, 'hacan', PLAY)).toMatchObject({ counts: true, keptUntil: (await look(game)).deadline, note: expect.stringMatching(/^Deine Antwort wird bis .+ aufbewahrt; bis dahin kannst du sie ändern\.$/u) });
    expect([await fixed(game), await kept(game, 'hacan'), await kept(game)]).toEqual([[], [{ value: SLIP }], [{}]]);
    await answer(game, 'hacan', CARD, STAY);
    expect(await kept(game, 'hacan')).toEqual([{ value: STAY }]);
    await order(game, 'hacan', PLAY);
    expect(await kept(game, 'hacan')).toEqual([{ value: SLIP }]);
    await answer(game, 'hacan', CARD, SLIP);
    expect(await order(game, 'hacan', 'RETREAT NEVER')).not.toHaveProperty('keptUntil');
    expect(await kept(game, 'hacan')).toEqual([{ value: SLIP }]);
    await order(game, 'hacan', 'CANCEL');
    expect(await kept(game, 'hacan')).toEqual([undefined]);
    await timeIsUp(game);
    await sweep(game);
    expect(await fixed(game)).toEqual([{ question: CARD, value: STAY, source: 'default' }]);
  });

  test('sent ahead it decides at the deadline; a text after the deadline changes nothing', async () => {
    const game = await startedGame(games, { galaxy: { ...SMALL_GALAXY, seats: HANDS } });
    await order(game, 'hacan', PLAY);
    await order(game, 'letnev', ATTACK);
    await processNow(games.deps, games.moderator, game.id);
    expect([await fixed(game), await kept(game, 'hacan')]).toEqual([[], [{ value: SLIP }]]);
    await timeIsUp(game);
    await order(game, 'hacan', 'CANCEL');
    expect(await fixed(game)).toEqual([{ question: CARD, value: SLIP, source: 'seat' }]);
  });

  test('the echo of a mail and STATUS say so, in the language of the player', async () => {
    const game = await attacked({ seats: [SEATS[0], SEATS[1], { ...SEATS[2], locale: 'en' }] });
    await mailIn(game, 'hacan', 'SPIELE Schneller Rückzug NACH 28');
    expect(await newest(game, 'hugo@example.org')).toMatch(/Deine Antwort auf „Eine Karte in 27 .+ Kampfrunde 1“: du spielst Schneller Rückzug .+ Sie wird bis \S+ \S+ \d\d:\d\d Uhr aufbewahrt; bis dahin kannst du sie ändern\./u);
    expect(await fixed(game)).toEqual([]);
    await timeIsUp(game);
    await sweep(game);
    await answer(game, 'sol', await reactionOf(game, 'sol'), { with: 'card' });
    await mailIn(game, 'sol', 'STATUS');
    expect(await newest(game, 'sue@example.org')).toMatch(/Your answer is kept until .+; you can change it until then\. .*WAITING FOR: .*Letnev/u);
    await mailIn(game, 'letnev', 'STATUS');
    expect(await newest(game, 'lena@example.org')).not.toContain('is kept until');
  });
});

test('German edition: a card ordered for the whole round is played when the time of its question is over', async () => {
  const seats = [SEATS[0], SEATS[1]];
  const systems = { 12: SMALL_GALAXY.systems[12], 27: SMALL_GALAXY.systems[27], 28: { tile: 'lodor', planets: { lodor: { owner: 'hacan', forces: { 'ground-force': 1 } } } } };
  const game = await startedGame(games, { ruleset: 'german-pbem', seats, galaxy: { systems, cargo: SMALL_GALAXY.cargo, seats: { hacan: { hand: ['skilled-retreat'] } } } });
  await order(game, 'letnev', 'MOVE Dreadnought 1, Carrier 1, 2 fighters FROM 12 TO 27\nRETREAT NEVER');
  await order(game, 'hacan', 'PLAY Skilled Retreat TO 28');
  for (let tries = 0; tries < 20 && !(await look(game)).questions.some(({ question }) => question.fixedWindow === true); tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect(await look(game)).toMatchObject({ phase: 'space-combat', turnStatus: 'running', waitingFor: [{ seat: 'hacan', for: 'answer' }] });
  const [question] = (await look(game, 'hacan')).questions;
  expect([await fixed(game), question?.kept]).toEqual([[], { value: SLIP }]);
  await answer(game, 'hacan', question?.id ?? '', STAY);
  await order(game, 'hacan', 'PLAY Skilled Retreat TO 28');
  await timeIsUp(game);
  await sweep(game);
  expect(await fixed(game)).toMatchObject([{ value: SLIP, source: 'seat' }]);
});

let mails = 0;
async function mailIn(game: CreatedGame, race: string, text: string): Promise<void> {
  mails += 1;
  const from = SEATS.find((seat) => seat.race === race)?.email ?? '';
  const mailbox = game.seats.find((seat) => seat.race === race)?.mailbox ?? '';
  const raw = Buffer.from([`From: ${from}`, `To: ${mailbox}`, 'Subject: orders', `Message-ID: <window-${String(mails)}@example.org>`, 'Content-Type: text/plain; charset=utf-8', '', text, ''].join('\r\n'));
  await takeMail(games.deps, { source: 'smtp', envelopeFrom: from, envelopeTo: mailbox, raw });
  await handleWaitingMail(games.deps);
}
/** The newest mail to an address, in one line. */
async function newest(game: CreatedGame, to: string): Promise<string> {
  const [mail] = (await games.deps.outbox.list({ to })).filter((one) => one.gameId === game.id);
  const { text } = await simpleParser(Buffer.from(mail?.raw ?? ''));
  return (text ?? '').replace(/\s+/gu, ' ');
}
