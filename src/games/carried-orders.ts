import { type GameState } from '../engine/index.js';
import { aheadText } from './ahead-text.js';
import type { GameDeps, GameRecord, NewOrder } from './ports.js';

/**
 * Orders that the seat now in turn sent ahead: the newest text with an action that it has sent since it was last in turn. What of it is no
 * longer possible becomes an event when the turn is played; the player may still change it.
 */
export async function carriedOrders(deps: Pick<GameDeps, 'orders'>, record: GameRecord, opening: { readonly state: GameState; readonly turn: number }): Promise<readonly NewOrder[]> {
  const { state, turn } = opening;
  if (state.active === undefined) return [];
  const newest = aheadText(await deps.orders.ahead(record.head.id, state.active));
  if (newest === undefined) return [];
  const { id: _id, ...order } = newest;
  return [{ ...order, turn }];
}
