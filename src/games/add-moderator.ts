import type { GameDeps, Locale, Moderator } from './ports.js';

/** Adds a moderator (or finds him) and makes a sign-in link; with `withToken` also a new bearer token, which replaces his old one. */
export async function addModerator(_deps: GameDeps, _input: { readonly email: string; readonly locale?: Locale; readonly timeZone?: string; readonly withToken?: boolean }): Promise<{ readonly moderator: Moderator; readonly signInUrl: string; readonly token?: string }> {
  throw new Error('not yet');
}
