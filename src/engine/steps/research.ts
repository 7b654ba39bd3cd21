import { researchOutcome } from '../actions/research.js';
import type { Outcome } from '../actions/outcome.js';
import { seatsFrom } from '../calc/board.js';
import { publicly } from '../events.js';
import type { SeatId } from '../ids.js';
import { refuse } from '../problems.js';
import { emit, type Step, type TurnView } from '../step.js';
import { ordersOf } from './orders-of.js';

/** Technologies are bought: by the seat whose turn it is, or in a common phase by all in order of play, one each (R1.9, A17, A72). */
export function* researchTechnologies(turn: TurnView): Step<void> {
  const { active, speaker } = turn.state;
  for (const seat of active === undefined ? seatsFrom(turn.state, speaker) : [active]) yield* research(turn, seat);
}

function* research(turn: TurnView, seat: SeatId): Step<void> {
  let bought = false;
  for (const order of ordersOf(turn, seat, 'research')) {
    const outcome: Outcome = bought
      ? { ok: false as const, problem: refuse('already-ordered', { order: 'research' }, ['R1.9']) }
      : researchOutcome({ state: turn.state, rules: turn.rules, seat }, order);
    if (outcome.ok) yield* emit(...outcome.events);
    else yield* emit(publicly('order-void', { seat, order: 'research', problem: outcome.problem }, outcome.problem.cites));
    bought ||= outcome.ok;
  }
}
