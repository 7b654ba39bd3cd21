import type { GameDeps, Holder } from './ports.js';
import type { OwnOrders } from './views.js';
import type { SeatId } from '../engine/ids.js';

/** A seat's own texts, newest first. The moderator sees who has sent what only when he names the seat. */
export async function readOrders(_deps: GameDeps, _by: Holder, _gameId: string, _seat?: SeatId): Promise<readonly OwnOrders[]> {
  throw new Error('not yet');
}
