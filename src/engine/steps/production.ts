import { buildOutcome } from '../actions/build.js';
import { publicly } from '../events.js';
import type { PlanetId } from '../ids.js';
import { refuse } from '../problems.js';
import { emit, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { ordersOf } from './orders-of.js';

/** Each dock of the activated system produces once, in the order of the text (R2.42); new docks and PDS are built here too. */
export function* produce(turn: TurnView, { seat, system }: TacticalAction): Step<void> {
  const produced = new Set<PlanetId>();
  for (const order of ordersOf(turn, seat, 'build')) {
    const outcome = produced.has(order.planet)
      ? { ok: false as const, problem: refuse('already-ordered', { order: 'build' }, ['R2.42']) }
      : buildOutcome({ state: turn.state, rules: turn.rules, seat, system }, order);
    if (!outcome.ok) {
      yield* emit(publicly('order-void', { seat, order: 'build', problem: outcome.problem }, outcome.problem.cites));
      continue;
    }
    produced.add(order.planet);
    yield* emit(...outcome.events);
  }
}
