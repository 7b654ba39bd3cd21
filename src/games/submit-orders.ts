import type { GameDeps, OrderSource } from './ports.js';
import type { SeatId } from '../engine/ids.js';
import type { OrdersAnswer } from './views.js';

export type OrdersInput = {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly source: OrderSource;
  readonly text: string;
  /** For mail: the row it came in, and when. */
  readonly mail?: { readonly seq: bigint; readonly receivedAt: Date };
};

/** Takes a seat's order text: the one path for mail, form and REST. */
export async function submitOrders(_deps: GameDeps, _input: OrdersInput): Promise<OrdersAnswer> {
  throw new Error('not yet');
}

/** The same answer without storing anything. */
export async function checkOrderText(_deps: GameDeps, _input: Pick<OrdersInput, 'gameId' | 'seat' | 'text'>): Promise<OrdersAnswer> {
  throw new Error('not yet');
}
