import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { CreatedGame } from '../../src/games/create-game.js';
import { processNow } from '../../src/games/process-turn.js';
import { readOrders } from '../../src/games/read-orders.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { holderOf, SEATS, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
let counter = 0;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

type Language = 'en' | 'de';
/** Letnev's player, who speaks the one or the other language. */
const gameIn = async (locale: Language): Promise<CreatedGame> => startedGame(games, { options: { resolve: 'at-deadline' }, seats: SEATS.map((seat) => (seat.race === 'letnev' ? { ...seat, locale } : seat)) });

async function write(game: CreatedGame, text: string, { from = 'lena@example.org', reply }: { readonly from?: string; readonly reply?: string } = {}) {
  const mailbox = game.seats.find(({ race }) => race === 'letnev')?.mailbox ?? '';
  counter += 1;
  const answering = reply === undefined ? '' : `In-Reply-To: ${reply}\r\n`;
  const raw = Buffer.from(`From: ${from}\r\nTo: ${mailbox}\r\nSubject: x\r\nMessage-ID: <command.${String(counter)}@example.org>\r\n${answering}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`);
  const seq = await takeMail(games.deps, { source: 'smtp', envelopeFrom: from, envelopeTo: mailbox, raw });
  await handleWaitingMail(games.deps);
  return games.deps.mails.bySeq(seq);
}

/** Letnev's mails, the newest first. */
async function letters(game: CreatedGame) {
  const mails = (await games.deps.outbox.list({ to: 'lena@example.org' })).filter(({ gameId }) => gameId === game.id);
  return Promise.all(mails.map(async ({ raw, messageId }) => {
    const mime = await simpleParser(Buffer.from(raw ?? ''));
    return { messageId, text: mime.text ?? '', replyTo: mime.replyTo?.value[0]?.address };
  }));
}
const inForce = async (game: CreatedGame) => (await readOrders(games.deps, holderOf(game, 'letnev'), game.id)).filter(({ current }) => current).map(({ text }) => text);

test.each([
  ['en', 'STATUS', /WAITING FOR/u], ['de', 'STATUS', /WARTET AUF/u],
  ['en', 'HELP', /ACTIVATE/u], ['de', 'HILFE', /AKTIVIERE/u], ['de', 'HELP', /AKTIVIERE/u],
] as const)('in %s, %s is answered in that language', async (locale, command, expected) => {
  const game = await gameIn(locale);
  const before = (await letters(game)).length;
  expect(await write(game, command)).toMatchObject({ status: 'done', action: 'accept' });
  const after = await letters(game);
  expect(after).toHaveLength(before + 1);
  expect(after[0]?.text).toMatch(expected);
  expect(await inForce(game)).toEqual([]);
});

test.each([['en', 'RESEND'], ['de', 'SENDE ERNEUT']] as const)('in %s, %s sends the last report again', async (locale, command) => {
  const game = await gameIn(locale);
  await write(game, locale === 'en' ? 'PASS' : 'PASSE');
  await processNow(games.deps, games.moderator, game.id);
  const [report] = await letters(game);
  expect(await write(game, command)).toMatchObject({ status: 'done' });
  const [again] = await letters(game);
  expect(again?.text).toBe(report?.text);
  expect(again?.messageId).not.toBe(report?.messageId);
});

test.each([['en', 'CANCEL'], ['de', 'LÖSCHE']] as const)('in %s, %s takes the orders of the turn back', async (locale, command) => {
  const game = await gameIn(locale);
  await write(game, 'PASS');
  expect(await inForce(game)).toEqual(['PASS']);
  expect(await write(game, command)).toMatchObject({ status: 'done' });
  expect((await readOrders(games.deps, holderOf(game, 'letnev'), game.id)).filter(({ current }) => current).flatMap(({ lines }) => lines).filter(({ canonical }) => canonical === 'PASS')).toEqual([]);
});

test.each([['en', 'NEW KEY', /You asked for a new key/u], ['de', 'NEUER SCHLÜSSEL', /neuen Schlüssel verlangt/u]] as const)('in %s, %s gives a new address', async (locale, command, expected) => {
  const game = await gameIn(locale);
  expect(await write(game, command)).toMatchObject({ status: 'done' });
  const [told] = await letters(game);
  expect(told?.replyTo).not.toBe(game.seats.find(({ race }) => race === 'letnev')?.mailbox);
  expect(told?.text).toContain(told?.replyTo);
  expect(told?.text).toMatch(expected);
  // The link to the page is another secret: it stays, and the mail says nothing else.
  expect(told?.text).toMatch(locale === 'en' ? /The link to your page stays as it was/u : /Der Link zu deiner Seite bleibt, wie er war/u);
  expect(told?.text.replaceAll(/\s+/gu, '')).toContain(game.seats.find(({ race }) => race === 'letnev')?.url);
});

test.each([['en', 'CONFIRM'], ['de', 'BESTÄTIGE'], ['de', 'bestaetige'], ['en', 'Bestätige']] as const)('in %s, a reply with %s lets a held mail count', async (locale, command) => {
  const game = await gameIn(locale);
  await write(game, 'PASS', { from: 'elsewhere@example.net' });
  const [asked] = await letters(game);
  expect(await write(game, `${command}\r\n\r\n> ${'quoted '.repeat(3)}`, { reply: asked?.messageId ?? '' })).toMatchObject({ status: 'done', action: 'confirm' });
  expect(await inForce(game)).toEqual(['PASS']);
});

test('a word of command in what is quoted or in a sentence is none', async () => {
  const game = await gameIn('en');
  await write(game, 'PASS', { from: 'elsewhere@example.net' });
  const [asked] = await letters(game);
  await write(game, 'Shall I write the word?\r\n\r\n> CONFIRM', { reply: asked?.messageId ?? '' });
  await write(game, 'I do not want to confirm it.', { reply: asked?.messageId ?? '' });
  expect(await inForce(game)).toEqual([]);
});
