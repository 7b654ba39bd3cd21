import type { SeatId } from '../engine/index.js';
import { canonicalIntentsText } from '../orders/canonical.js';
import { rulesOf, seatIn, visibleGame } from './access.js';
import { isTurnIntent } from './intent-kinds.js';
import { standsBeside } from './open-answers.js';
import { orderContext } from './order-context.js';
import type { GameDeps, GameRecord, Holder, OrderRecord } from './ports.js';
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
    if (current && !standsBeside(order.intents)) newest.add(place);
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
      ...(by.kind === 'seat' ? { salt: Buffer.from(order.salt).toString('hex'), ...proof(deps, record, order) } : {}),
    };
  });
}

/** The very text that the receipt was made of; nothing where it would not give that receipt, so that what is shown can be checked. */
function proof(deps: Pick<GameDeps, 'dice'>, record: GameRecord, order: OrderRecord): { readonly canonical?: string } {
  const canonical = canonicalIntentsText(order.intents.filter(isTurnIntent), orderContext(record.opening, rulesOf(record.head), order.seat));
  return Buffer.from(order.receipt).equals(deps.dice.receipt(order.salt, canonical)) ? { canonical } : {};
}
