import type { GameDeps } from './ports.js';

export type DemoLinks = { readonly gameId: string; readonly moderator: string; readonly players: readonly { readonly race: string; readonly locale: string; readonly url: string; readonly mailbox: string }[] };

/** Loads the demonstration game into an empty database; undefined if there is a game already. */
export async function loadDemo(_deps: GameDeps): Promise<DemoLinks | undefined> {
  throw new Error('not yet');
}
