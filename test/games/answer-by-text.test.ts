import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { DiceSource } from '../../src/engine/dice.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import type { GameDeps } from '../../src/games/ports.js';
import { processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { readEvents } from '../../src/games/read-log.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { setStanding } from '../../src/games/set-standing.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { holderOf, SEATS, SMALL_GALAXY, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
let deps: GameDeps;
beforeAll(async () => {
  games = await testGames();
  // The Hacan hit once a round, Letnev never.
  const source: DiceSource = { roll: ({ label, count }) => Array.from({ length: count }, (_, index) => (label.endsWith('/hacan') && index === 0 ? 10 : 1)) };
  deps = { ...games.deps, dice: { ...games.deps.dice, source: () => source } };
});
afterAll(async () => games.close());

const ATTACK = 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1, 2 fighters FROM 12';
const order = async (game: CreatedGame, text: string, seat = 'letnev') => submitOrders(deps, { gameId: game.id, seat, source: 'rest', text });
const asked = async (game: CreatedGame): Promise<readonly string[]> => (await readGame(deps, games.moderator, game.id)).questions.map(({ question }) => question.id);
const lost = async (game: CreatedGame): Promise<readonly string[]> => (await readEvents(deps, games.moderator, game.id)).flatMap(({ event }) => (event.type === 'piece-lost' || event.type === 'piece-damaged' ? [event.piece] : []));
const ROUND = (round: number): string => `27/space-combat/${String(round)}/casualties/letnev`;

/** Letnev attacks, and wants to be asked about its losses. */
async function asking(attack = ATTACK): Promise<CreatedGame> {
  const game = await startedGame({ ...games, deps }, { galaxy: SMALL_GALAXY, options: { resolve: 'at-once' } });
  await setStanding(deps, holderOf(game, 'letnev'), { gameId: game.id, text: 'ASK ME CASUALTIES' });
  await setStanding(deps, holderOf(game, 'letnev'), { gameId: game.id, text: 'STANDING RETREAT NEVER' });
  await setStanding(deps, holderOf(game, 'hacan'), { gameId: game.id, text: 'STANDING RETREAT NEVER' });
  await order(game, attack);
  return game;
}

describe('a text that comes while a question is open to its seat', () => {
  test('answers that question and is heard no more: ASK ME asks again', async () => {
    const game = await asking();
    expect(await asked(game)).toEqual([ROUND(1)]);
    expect(await order(game, 'CASUALTIES Carrier 1')).toMatchObject({ status: 'accepted', answered: ['Your answer to "Your losses in 27 (Abyz, Fria), round 1": Carrier 1 is lost. It is final.'] });
    expect(await asked(game)).toEqual([ROUND(2)]);
    expect(await lost(game)).toContain('letnev/carrier/1');
  });

  test('with the orders of the turn it holds for the whole turn, also after an answer', async () => {
    const game = await asking(`${ATTACK}\nCASUALTIES fighters, damage`);
    expect(await asked(game)).toEqual([]);
    expect((await lost(game)).slice(0, 2).map((piece) => piece.split('/')[1])).toEqual(['fighter', 'fighter']);
  });

  test('naming nothing that is offered it is refused with what is, and the question stays open', async () => {
    const game = await asking();
    const answer = await order(game, 'CASUALTIES cruiser');
    expect(answer).toMatchObject({ status: 'refused', counts: false, lines: [{ status: 'refused', code: 'answer-impossible', suggestion: expect.stringContaining('CASUALTIES') }] });
    expect([await asked(game), await lost(game)]).toEqual([[ROUND(1)], []]);
    expect(await order(game, 'CASUALTIES cruiser, Dreadnought 1')).toMatchObject({ status: 'accepted', lines: [{ status: 'warning', code: 'answer-in-part' }], answered: [expect.stringContaining('Dreadnought 1 is lost')] });
  });

  test('a later one for the same question is told that it has its answer', async () => {
    const game = await startedGame({ ...games, deps }, { galaxy: SMALL_GALAXY, options: { resolve: 'at-once' } });
    await setStanding(deps, holderOf(game, 'letnev'), { gameId: game.id, text: 'ASK ME CASUALTIES' });
    await setStanding(deps, holderOf(game, 'letnev'), { gameId: game.id, text: 'STANDING RETREAT NEVER' });
    await setStanding(deps, holderOf(game, 'hacan'), { gameId: game.id, text: 'ASK ME RETREAT' });
    await order(game, ATTACK);
    await order(game, 'RETREAT NEVER', 'hacan');
    await order(game, 'CASUALTIES Carrier 1');
    expect(await asked(game)).toEqual(['27/space-combat/2/retreat/hacan']);
    expect(await order(game, 'CASUALTIES Dreadnought 1')).toMatchObject({ status: 'refused', lines: [{ code: 'question-answered', message: expect.stringContaining('has its answer already') }] });
    await order(game, 'RETREAT NEVER', 'hacan');
    expect(await asked(game)).toEqual([ROUND(2)]);
  });

  test('STANDING says it for all that come', async () => {
    const game = await asking();
    await order(game, 'STANDING CASUALTIES fighters, damage');
    expect(await asked(game)).toEqual([]);
  });
});

test('German edition: a text of the running phase answers what is asked now; what was sent for the round stands beside it', async () => {
  const systems = { 12: SMALL_GALAXY.systems[12], 27: SMALL_GALAXY.systems[27], 28: { tile: 'lodor', planets: { lodor: { owner: 'hacan', forces: { 'ground-force': 1 } } } } };
  const game = await startedGame({ ...games, deps }, { ruleset: 'german-pbem', seats: [SEATS[0], SEATS[1]], galaxy: { systems, cargo: SMALL_GALAXY.cargo } });
  await setStanding(deps, holderOf(game, 'letnev'), { gameId: game.id, text: 'ASK ME RETREAT' });
  await order(game, 'MOVE Dreadnought 1, Carrier 1, 2 fighters FROM 12 TO 27\nCASUALTIES fighters');
  for (let tries = 0; tries < 20 && (await asked(game)).length === 0; tries += 1) await processNow(deps, games.moderator, game.id);
  expect(await asked(game)).toEqual(['27/space-combat/1/retreat/letnev']);
  expect(await order(game, 'RETREAT TO 28')).toMatchObject({ status: 'refused', lines: [{ code: 'answer-impossible', suggestion: '> RETREAT TO Letnev' }] });
  expect(await order(game, 'RETREAT NEVER')).toMatchObject({ status: 'accepted', answered: ['Your answer to "Fight or withdraw in 27 (Abyz, Fria), round 1": you fight on. It is final.'] });
  expect(await asked(game)).toEqual(['27/space-combat/2/retreat/letnev']);
  expect(await lost(game)).toEqual(['letnev/fighter/1']);
});

test('the echo of a mail names the question and what was understood; a reply that is no order gets the question again', async () => {
  const game = await asking();
  const plain = await mailIn(game, 'Carrier 1');
  expect(plain).toContain('This question to you is still open until');
  expect(plain).toMatch(/Which ships do you give up\?.*CASUALTIES/u);
  const answer = await mailIn(game, 'CASUALTIES Carrier 1');
  expect(answer).toContain('Your answer to "Your losses in 27 (Abyz, Fria), round 1": Carrier 1 is lost. It is final.');
  expect(answer).not.toMatch(/You can change them until|still open/u);
  expect(answer).not.toMatch(/WAITING FOR: .*Letnev/u);
});

let mails = 0;
/** Letnev sends a mail; the newest answer to it, in one line. */
async function mailIn(game: CreatedGame, text: string): Promise<string> {
  mails += 1;
  const [{ email }] = SEATS;
  const mailbox = game.seats.find((seat) => seat.race === 'letnev')?.mailbox ?? '';
  const raw = Buffer.from([`From: ${email}`, `To: ${mailbox}`, 'Subject: Re: question', `Message-ID: <answer-${String(mails)}@example.org>`, 'Content-Type: text/plain; charset=utf-8', '', text, ''].join('\r\n'));
  await takeMail(deps, { source: 'smtp', envelopeFrom: email, envelopeTo: mailbox, raw });
  await handleWaitingMail(deps);
  const echo = (await Promise.all((await deps.outbox.list({ to: email })).filter((one) => one.gameId === game.id).map(async (one) => simpleParser(Buffer.from(one.raw ?? ''))))).find((mail) => mail.inReplyTo === `<answer-${String(mails)}@example.org>`);
  return (echo?.text ?? '').replace(/\s+/gu, ' ');
}
