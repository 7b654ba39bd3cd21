import { publicly, type GameEvent } from './events.js';
import type { SeatId } from './ids.js';
import type { RuleSet } from './rules/rule-set.js';
import type { NamedStep } from './rules/turn-steps.js';
import { seatsFrom } from './calc/board.js';
import type { GameState } from './state.js';

/**
 * What opens after a finished turn: the action of the next seat that has not passed, in speaker order (R1.6, R1.8); when all have
 * passed the round's end, a turn of nobody; after that the next round.
 */
export function nextTurn(state: GameState, _rules: RuleSet): readonly GameEvent[] {
  const turn = state.turn + 1;
  if (state.turn > 0 && state.active === undefined) {
    return [publicly('round-opened', { round: state.round + 1 }, ['R1.1']), publicly('turn-opened', { turn, action: 1, seat: state.speaker }, ['R1.6'])];
  }
  const seat = nextSeat(state);
  return [publicly('turn-opened', { turn, action: state.action + 1, ...(seat === undefined ? {} : { seat }) }, seat === undefined ? ['R1.11'] : ['R1.6'])];
}

/** The steps of the turn that is open. */
export function stepsOf(state: GameState, rules: RuleSet): readonly NamedStep[] {
  return state.active === undefined ? rules.steps.roundEnd : rules.steps.turn;
}

function nextSeat(state: GameState): SeatId | undefined {
  const first = state.active === undefined ? state.speaker : seatsFrom(state, state.active)[1] ?? state.active;
  return seatsFrom(state, first).find((seat) => state.seats[seat]?.passed === false);
}
