import { earlyBuildOutcome } from '../actions/early-build.js';
import { seatsFrom } from '../calc/board.js';
import { publicly } from '../events.js';
import { emit, type Step, type TurnView } from '../step.js';
import { ordersOf } from './orders-of.js';

/** The simulated early turns: each seat buys units for its home system, in order of play (A70). */
export function* simulateEarlyTurns(turn: TurnView): Step<void> {
  const { active, speaker } = turn.state;
  for (const seat of active === undefined ? seatsFrom(turn.state, speaker) : [active]) {
    for (const order of ordersOf(turn, seat, 'build')) {
      const outcome = earlyBuildOutcome({ state: turn.state, rules: turn.rules, seat }, order);
      if (outcome.ok) yield* emit(...outcome.events);
      else yield* emit(publicly('order-void', { seat, order: 'build', problem: outcome.problem }, outcome.problem.cites));
    }
  }
}
