import type { GameDeps, Holder } from './ports.js';
import type { GameSummary, GameView } from './views.js';

/** The game as the holder may see it. Anybody else gets the very error of a game that does not exist. */
export async function readGame(_deps: GameDeps, _by: Holder, _gameId: string): Promise<GameView> {
  throw new Error('not yet');
}

/** The games the holder may see, each with what it waits for. */
export async function listGames(_deps: GameDeps, _by: Holder): Promise<readonly GameSummary[]> {
  throw new Error('not yet');
}
