import { purchaseOutcome } from '../../actions/purchase.js';
import { influenceOrder } from '../../calc/influence-order.js';
import { emit, type Step, type TurnView } from '../../step.js';
import { ordersOf } from '../orders-of.js';
import { voidOrder } from './void-order.js';

/** S4.13: all purchases are opened together and paid; the units wait for the placement. */
export function* makePurchases(turn: TurnView): Step<void> {
  for (const seat of influenceOrder(turn.state, turn.rules)) {
    for (const order of ordersOf(turn, seat, 'build')) {
      const outcome = purchaseOutcome({ state: turn.state, rules: turn.rules, seat }, order);
      if (!outcome.ok) {
        yield* voidOrder(seat, 'build', outcome.problem);
        continue;
      }
      yield* emit(...outcome.events);
      // What the money did not reach is told with the rest.
      for (const problem of outcome.warnings.filter(({ code }) => code === 'cut-to-credits')) yield* voidOrder(seat, 'build', problem);
    }
  }
}
