import { planetsOwnedBy } from '../../calc/board.js';
import { influenceOrder, resourcesOf } from '../../calc/influence-order.js';
import { publicly } from '../../events.js';
import { emit, type Step, type TurnView } from '../../step.js';

/** S4.6: the bank pays each player the resources of all planets that he controls. */
export function* receiveIncome(turn: TurnView): Step<void> {
  for (const seat of influenceOrder(turn.state, turn.rules)) {
    const credits = planetsOwnedBy(turn.state, seat).reduce((sum, planet) => sum + resourcesOf(turn.state, turn.rules, planet), 0);
    yield* emit(publicly('income-received', { seat, credits }, ['S4.6']));
  }
}
