import type { SeatId } from '../ids.js';
import type { RuleSet, Race, TechnologyEffects } from '../rules/rule-set.js';
import type { GameState } from '../state.js';
import { seatOf } from './board.js';

/** What the technologies of a seat do, one entry a technology; steps add up or look for the effect that they read. */
export function effectsOf(state: GameState, rules: RuleSet, seat: SeatId): readonly TechnologyEffects[] {
  return seatOf(state, seat).technologies.flatMap((id) => rules.technologies[id]?.effects ?? []);
}

export function has(state: GameState, rules: RuleSet, { seat, effect }: { seat: SeatId; effect: keyof TechnologyEffects }): boolean {
  return effectsOf(state, rules, seat).some((effects) => effects[effect] !== undefined && effects[effect] !== false);
}

export function raceOf(state: GameState, rules: RuleSet, seat: SeatId): Race {
  const race = rules.races[seatOf(state, seat).race];
  if (race === undefined) throw new Error(`no race ${seatOf(state, seat).race} in ${rules.id}`);
  return race;
}
