import { activateOutcome } from '../actions/activate.js';
import { publicly } from '../events.js';
import type { SeatId } from '../ids.js';
import type { ActionIntent } from '../order-intents.js';
import { emit, type Step, type TurnView } from '../step.js';
import { seatOf } from '../calc/board.js';
import type { TacticalAction } from './action.js';

/** What the seat does with its turn: activates a system (R2.1), or passes, by order or because it can or does order nothing else (R1.8, R1.10). */
export function* chooseAction(turn: TurnView, seat: SeatId): Step<TacticalAction | undefined> {
  const orders = turn.intents[seat] ?? [];
  const activate = orders.find((intent): intent is Extract<ActionIntent, { order: 'activate' }> => intent.order === 'activate');
  if (activate === undefined) {
    const ordered = orders.some((intent) => intent.order === 'pass');
    yield* emit(publicly('seat-passed', { seat, why: ordered ? 'ordered' : seatOf(turn.state, seat).counters.command < 1 ? 'no-counters' : 'no-orders' }, ['R1.8']));
    return undefined;
  }
  const outcome = activateOutcome({ state: turn.state, rules: turn.rules, seat }, activate);
  if (!outcome.ok) {
    yield* emit(publicly('order-void', { seat, order: 'activate', problem: outcome.problem }, outcome.problem.cites), publicly('seat-passed', { seat, why: 'no-orders' }, ['R1.8']));
    return undefined;
  }
  yield* emit(...outcome.events);
  return { seat, system: activate.system };
}
