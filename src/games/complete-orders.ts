import { fold, type SeatId } from '../engine/index.js';
import { complete } from '../orders/completion.js';
import { rulesOf } from './access.js';
import { notFound } from './errors.js';
import { orderContext } from './order-context.js';
import type { GameDeps, Locale } from './ports.js';

/** A line is short; what stands before it need not be read to go on with it. */
const MOST_CHARACTERS = 500;

/** Ways to go on with the last line of a text, from what the seat may see. Whole lines, the likeliest first; nothing is stored. */
export async function completeOrders(deps: Pick<GameDeps, 'orders'>, { gameId, seat, text, locale }: { readonly gameId: string; readonly seat: SeatId; readonly text: string; readonly locale: Locale }): Promise<readonly string[]> {
  const context = await deps.orders.context(gameId, seat);
  if (context === undefined) throw notFound();
  const line = text.slice(-MOST_CHARACTERS).split('\n').at(-1) ?? '';
  if (text.length > MOST_CHARACTERS && !text.slice(-MOST_CHARACTERS).includes('\n')) return [];
  const state = context.tail.reduce((now, { event }) => fold(now, event), context.opening);
  return complete({ text: line, context: orderContext(state, rulesOf(context.head), seat), language: locale });
}
