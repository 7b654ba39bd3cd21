import { addModerator } from './add-moderator.js';
import { createGame } from './create-game.js';
import type { GameDeps, Holder } from './ports.js';
import { startGame } from './start-game.js';

export type DemoLinks = {
  readonly gameId: string;
  readonly moderator: string;
  readonly players: readonly { readonly race: string; readonly locale: 'en' | 'de'; readonly url: string; readonly mailbox: string }[];
};

const SEATS = [
  { race: 'letnev', name: 'Ada', email: 'letnev@example.org', locale: 'en', timeZone: 'Europe/London' },
  { race: 'hacan', name: 'Ben', email: 'hacan@example.org', locale: 'en', timeZone: 'Europe/London' },
  { race: 'sol', name: 'Clara', email: 'sol@example.org', locale: 'de', timeZone: 'Europe/Berlin' },
] as const;

/** Loads the demonstration game, started, into an empty database; undefined if there is a game already. */
export async function loadDemo(deps: GameDeps, ruleset: string): Promise<DemoLinks | undefined> {
  if ((await deps.games.count()) > 0) return undefined;
  const { moderator, signInUrl } = await addModerator(deps, { email: 'moderator@example.org', locale: 'en', timeZone: 'Europe/Berlin' });
  const by: Holder = { kind: 'moderator', moderator };
  const game = await createGame(deps, by, { name: 'Demonstration', ruleset, galaxy: 'demo-3', seats: SEATS, deadline: { hours: 48, timeZone: 'Europe/Berlin' } }, { isDemo: true });
  await startGame(deps, by, game.id);
  const players = game.seats.map(({ race, url, mailbox }, index) => ({ race, url, mailbox, locale: SEATS[index]?.locale ?? 'en' }));
  return { gameId: game.id, moderator: signInUrl, players };
}
