import { transferOutcome } from '../actions/transfer.js';
import { publicly } from '../events.js';
import { emit, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { ordersOf } from './orders-of.js';

/** Directly before movement: leaders go aboard or change ship within a system (B8, R4.0d). */
export function* transferLeaders(turn: TurnView, { seat, system }: TacticalAction): Step<void> {
  for (const intent of ordersOf(turn, seat, 'transfer')) {
    const outcome = transferOutcome({ state: turn.state, rules: turn.rules, seat, system }, intent);
    if (outcome.ok) yield* emit(...outcome.events);
    else yield* emit(publicly('order-void', { seat, order: 'transfer', problem: outcome.problem }, outcome.problem.cites));
  }
}
