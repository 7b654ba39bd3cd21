import { eventIn } from './calc/statements.js';
import { publicly, type GameEvent } from './events.js';
import type { Edition } from './rules/edition.js';
import type { NamedStep } from './rules/turn-steps.js';
import type { GameState } from './state.js';

/** The events that open the turn after a finished one, as the rule set orders its phases. */
export function nextTurn(state: GameState, rules: Edition): readonly GameEvent[] {
  const { phase, seat, round } = rules.steps.next(state);
  const opened = publicly('turn-opened', { turn: state.turn + 1, action: round === undefined ? state.action + 1 : 1, phase, ...(seat === undefined ? {} : { seat }) }, ['R1.6']);
  const events = round === undefined ? [opened] : [publicly('round-opened', { round }, ['R1.1']), opened];
  return events.map((event) => eventIn(rules, event));
}

/** The steps of the turn that is open. */
export function stepsOf(state: GameState, rules: Edition): readonly NamedStep[] {
  const steps = rules.steps.phases[state.phase];
  if (steps === undefined) throw new Error(`${rules.id} has no phase ${state.phase}`);
  return steps;
}
