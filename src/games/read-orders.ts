import type { SeatId } from '../engine/index.js';
import { seatIn, visibleGame } from './access.js';
import type { GameDeps, Holder } from './ports.js';
import type { OwnOrders } from './views.js';

/** A seat's own texts, newest first. The moderator sees a seat's texts when he names it. */
export async function readOrders(deps: GameDeps, by: Holder, gameId: string, seat?: SeatId): Promise<readonly OwnOrders[]> {
  const record = await visibleGame(deps, by, gameId);
  const of = by.kind === 'seat' ? by.seat : seat;
  if (of !== undefined) seatIn(record, of);
  const orders = await deps.orders.list(gameId, of);
  const newest = new Set<string>();
  return orders.map((order) => {
    const place = `${String(order.turn)} ${order.seat}`;
    const current = order.counts && !newest.has(place);
    if (current) newest.add(place);
    return {
      id: String(order.id),
      turn: order.turn,
      seat: order.seat,
      source: order.source,
      receivedAt: order.receivedAt,
      text: order.text,
      lines: order.lines,
      status: order.status,
      current,
      receipt: deps.dice.shownReceipt(order.receipt),
      // The salt goes to its seat alone: with it orders could be guessed back from a receipt.
      ...(by.kind === 'seat' ? { salt: Buffer.from(order.salt).toString('hex') } : {}),
    };
  });
}
