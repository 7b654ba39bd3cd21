import type { GameDeps, Holder } from './ports.js';
import type { ProcessAnswer } from './views.js';

/** The moderator resolves now, as if the deadline had passed. */
export async function processNow(_deps: GameDeps, _by: Holder, _gameId: string): Promise<ProcessAnswer> {
  throw new Error('not yet');
}

/** What the deadline job does: resolves what is due by the database's clock; nothing if nothing is. */
export async function processDue(_deps: GameDeps, _gameId: string): Promise<ProcessAnswer | undefined> {
  throw new Error('not yet');
}
