import { composeGames } from '../../src/compose.js';
import type { DiceSource } from '../../src/engine/dice.js';
import { ruleSetIds, ruleSetOf } from '../../src/engine/index.js';
import { addModerator } from '../../src/games/add-moderator.js';
import { createGame, type CreatedGame, type CreateGameInput } from '../../src/games/create-game.js';
import type { GameDeps, Holder } from '../../src/games/ports.js';
import { buildApp, type HttpDeps } from '../../src/http/app.js';
import type { App } from '../../src/http/types.js';
import { useCasesOf, type UseCases } from '../../src/http/use-cases.js';
import type { Log } from '../../src/log.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { aVisitor, type Visitor } from './browser.js';

const SECRET = 'a secret of tests that is long enough to be one';
export const WEBHOOK_SECRET = 'a secret for mail by HTTP';

/** The use cases' ports over a real database, with real mail in and out. */
export function gameDepsOver(database: TestDatabase): GameDeps {
  return composeGames(database, { secret: SECRET, mailDomain: 'pbem.example', publicUrl: () => 'http://sternenpost.example', mailMaxBytes: 100_000 });
}

export type TestApp = { readonly app: App; readonly deps: GameDeps; readonly database: TestDatabase; readonly moderator: Holder; readonly moderatorToken: string; readonly close: () => Promise<void> };
type TestAppOptions = { /** Faces that are told beforehand; absent: rolled. */ readonly faces?: DiceSource; readonly log?: Log; readonly replace?: Partial<UseCases>; readonly mailMaxBytes?: number; readonly ready?: () => Promise<void> };

/** The web over a database of its own, with one moderator. */
export async function aTestApp({ log, replace = {}, mailMaxBytes = 100_000, ready, faces }: TestAppOptions = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const rolled = gameDepsOver(database);
  const deps: GameDeps = faces === undefined ? rolled : { ...rolled, dice: { ...rolled.dice, source: () => faces } };
  const http: HttpDeps = {
    useCases: { ...useCasesOf(deps), ...replace },
    rules: { ids: ruleSetIds, find: ruleSetOf },
    ready: ready ?? (async () => { await database.pool.query('SELECT 1'); }),
    settings: { secret: SECRET, secureCookies: false, mailWebhookSecret: WEBHOOK_SECRET, mailMaxBytes, version: '0.0.0' },
    ...(log === undefined ? {} : { log }),
  };
  const app = await buildApp(http);
  await app.ready();
  const { moderator, token = '' } = await addModerator(deps, { email: 'moderator@example.org', withToken: true });
  return { app, deps, database, moderator: { kind: 'moderator', moderator }, moderatorToken: token, close: async () => { await app.close(); await database.close(); } };
}

export const demoGame: CreateGameInput = {
  name: 'Rim war', ruleset: 'third-edition', galaxy: 'demo-3', options: { resolve: 'at-deadline' }, deadline: { hours: 48, timeZone: 'Europe/Berlin' },
  seats: [
    { race: 'letnev', name: 'Ada', email: 'ada@example.org', locale: 'en', timeZone: 'Europe/London' },
    { race: 'hacan', name: 'Bert', email: 'bert@example.org', locale: 'de', timeZone: 'Europe/Berlin' },
    { race: 'sol', name: 'Cleo', email: 'cleo@example.org', locale: 'en' },
  ],
};

/** A game of three, not started. */
export async function aGame({ deps, moderator }: Pick<TestApp, 'deps' | 'moderator'>, input: Partial<CreateGameInput> = {}): Promise<CreatedGame> {
  return createGame(deps, moderator, { ...demoGame, ...input });
}

/** A browser in which a moderator has signed in by his link. */
export async function aModerator({ app, deps }: Pick<TestApp, 'app' | 'deps'>, email = 'moderator@example.org'): Promise<Visitor> {
  const visitor = aVisitor(app);
  const path = new URL((await addModerator(deps, { email })).signInUrl).pathname;
  await visitor.get(path);
  await visitor.post(path, {});
  return visitor;
}

/** The path of a seat's page. */
export function pageOf(game: CreatedGame, race: string): string {
  const seat = game.seats.find((one) => one.race === race);
  if (seat === undefined) throw new Error(`no seat of ${race}`);
  return new URL(seat.url).pathname;
}

/** The bearer header of a token. */
export function bearer(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` };
}

export function tokenOf(game: CreatedGame, race: string): string {
  return game.seats.find((one) => one.race === race)?.token ?? '';
}
