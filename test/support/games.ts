import { composeGames } from '../../src/compose.js';
import { addModerator } from '../../src/games/add-moderator.js';
import { createGame, type CreatedGame, type CreateGameInput } from '../../src/games/create-game.js';
import type { GameDeps, Holder } from '../../src/games/ports.js';
import { startGame } from '../../src/games/start-game.js';
import { freshDatabase, type TestDatabase } from './database.js';

export const SECRET = 'a-secret-for-tests-of-forty-characters!!';
export const MAIL_DOMAIN = 'play.example';

export type TestGames = { readonly deps: GameDeps; readonly database: TestDatabase; readonly moderator: Holder; readonly token: string; readonly close: () => Promise<void> };

/** Use cases over a database of their own, with one moderator. */
export async function testGames(): Promise<TestGames> {
  const database = await freshDatabase();
  const deps = composeGames(database, { secret: SECRET, mailDomain: MAIL_DOMAIN, publicUrl: () => 'https://play.example', mailMaxBytes: 10_485_760 });
  const { moderator, token } = await addModerator(deps, { email: 'mod@example.org', withToken: true });
  return { deps, database, moderator: { kind: 'moderator', moderator }, token: token ?? '', close: database.close };
}

/** Letnev attacks the Hacan in 27, who can retreat to 28; Sol looks on. Letnev has the first turn. The systems stand in a row. */
export const SMALL_GALAXY = {
  systems: {
    '12': { tile: 'home-letnev', homeOf: 'letnev', planets: { 'arc-prime': { owner: 'letnev', forces: { 'ground-force': 2 }, dock: true }, 'wren-terra': { owner: 'letnev' } }, ships: { letnev: { dreadnought: 1, carrier: 1, fighter: 2 } } },
    '27': { tile: 'abyz-fria', planets: { abyz: { owner: 'hacan', forces: { 'ground-force': 1 } } }, ships: { hacan: { cruiser: 2 } } },
    '28': { tile: 'lodor', planets: { lodor: { owner: 'hacan', forces: { 'ground-force': 1 } } }, counters: ['hacan'] },
    '29': { tile: 'home-sol', homeOf: 'sol', planets: { jord: { owner: 'sol', forces: { 'ground-force': 1 }, dock: true } }, ships: { sol: { carrier: 1 } } },
  },
  cargo: { 'letnev/carrier/1': { 'ground-force': 2 } },
} as const;

export const SEATS = [
  { race: 'letnev', name: 'Lena', email: 'lena@example.org', locale: 'en' },
  { race: 'hacan', name: 'Hugo', email: 'hugo@example.org', locale: 'de', timeZone: 'Europe/Berlin' },
  { race: 'sol', name: 'Sue', email: 'sue@example.org', locale: 'en' },
] as const;

export async function newTestGame({ deps, moderator }: Pick<TestGames, 'deps' | 'moderator'>, more: Partial<CreateGameInput> = {}): Promise<CreatedGame> {
  return createGame(deps, moderator, { name: 'Rim War', ruleset: 'third-edition', galaxy: SMALL_GALAXY, seats: SEATS, deadline: { hours: 24, timeZone: 'Europe/Berlin' }, ...more });
}

/** A game whose first turn is open. */
export async function startedGame(games: Pick<TestGames, 'deps' | 'moderator'>, more: Partial<CreateGameInput> = {}): Promise<CreatedGame> {
  const game = await newTestGame(games, more);
  await startGame(games.deps, games.moderator, game.id);
  return game;
}

/** The holder of a seat's token. */
export function holderOf(game: CreatedGame, race: string): Holder {
  const seat = game.seats.find((one) => one.race === race);
  if (seat === undefined) throw new Error(`no seat ${race}`);
  return { kind: 'seat', gameId: game.id, seat: race, seatId: seat.id, locale: 'en', timeZone: 'UTC' };
}
