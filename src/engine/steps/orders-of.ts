import type { SeatId } from '../ids.js';
import type { TurnIntent } from '../order-intents.js';
import type { TurnView } from '../step.js';

/** A seat's orders of one kind, in the order of its text. */
export function ordersOf<K extends TurnIntent['order']>(turn: TurnView, seat: SeatId, kind: K): readonly Extract<TurnIntent, { order: K }>[] {
  return (turn.intents[seat] ?? []).filter((intent): intent is Extract<TurnIntent, { order: K }> => intent.order === kind);
}
