import type { GameState, Intent, Edition, SeatId } from '../engine/index.js';
import type { OrderContext } from '../orders/context.js';
import { print } from '../orders/print.js';
import type { Locale } from './ports.js';
import { seenState } from './seen-state.js';

/** What a seat's text is read and printed against: the state as the seat may see it. */
export function orderContext(state: GameState, rules: Edition, seat: SeatId): OrderContext & { readonly rules: Edition } {
  return { state: seenState(state, seat), rules, seat, vocabulary: rules.vocabulary };
}

/** Orders as that seat would write them. */
export function printerFor(state: GameState, rules: Edition, seat: SeatId): (intent: Intent, locale: Locale) => string {
  const context = orderContext(state, rules, seat);
  return (intent, locale) => print(intent, locale, context);
}
