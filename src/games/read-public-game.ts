import { notFound } from './errors.js';
import type { GameDeps } from './ports.js';
import type { DiceLog, PublicGame } from './views.js';

/** What everybody may see of a game without any token: the open board and the dice commitment. */
export async function readPublicGame(_deps: GameDeps, _gameId: string): Promise<PublicGame> {
  throw notFound();
}

/** The public dice log. */
export async function readPublicRolls(_deps: GameDeps, _gameId: string): Promise<DiceLog> {
  throw notFound();
}
