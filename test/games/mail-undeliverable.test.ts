import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { tellUndeliverable } from '../../src/games/mail-undeliverable.js';
import type { OverdueMail } from '../../src/games/ports.js';
import { startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

test('the moderator is told once of a mail that is given up, and never of such a note', async () => {
  const game = await startedGame(games);
  const [mail] = await games.deps.outbox.list({ to: 'lena@example.org' });
  if (mail === undefined) throw new Error('no mail');
  const given: OverdueMail = { ...mail, gameId: game.id };
  const notes = async () => (await games.deps.outbox.list({ to: 'mod@example.org' })).filter(({ cause }) => cause.startsWith('undeliverable:'));
  await tellUndeliverable(games.deps, given, '550 no such user');
  await tellUndeliverable(games.deps, given, '550 no such user');
  const [note, ...more] = await notes();
  expect(more).toEqual([]);
  const { text } = await simpleParser(Buffer.from(note?.raw ?? ''));
  expect(text).toContain('lena@example.org');
  expect(text).toContain('550 no such user');
  expect(text).toContain(`/moderator/games/${game.id}/mails`);
  if (note === undefined) throw new Error('no note');
  await tellUndeliverable(games.deps, { ...note, gameId: game.id }, '550');
  expect(await notes()).toHaveLength(1);
});
