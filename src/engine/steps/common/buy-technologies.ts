import { creditResearchOutcome } from '../../actions/credit-research.js';
import { influenceOrder } from '../../calc/influence-order.js';
import { refuse } from '../../problems.js';
import { emit, type Step, type TurnView } from '../../step.js';
import { ordersOf } from '../orders-of.js';
import { voidOrder } from './void-order.js';

/** S12.1: each player may buy one technology; the first order that can be paid is it. */
export function* buyTechnologies(turn: TurnView): Step<void> {
  for (const seat of influenceOrder(turn.state, turn.rules)) {
    let bought = false;
    for (const order of ordersOf(turn, seat, 'research')) {
      if (bought) {
        yield* voidOrder(seat, 'research', refuse('already-ordered', { order: 'research' }, ['S12.1']));
        continue;
      }
      const outcome = creditResearchOutcome({ state: turn.state, rules: turn.rules, seat }, order);
      if (outcome.ok) yield* emit(...outcome.events);
      else yield* voidOrder(seat, 'research', outcome.problem);
      bought = outcome.ok;
    }
  }
}
