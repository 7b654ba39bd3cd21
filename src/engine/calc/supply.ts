import type { SeatId, SystemId } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState } from '../state.js';
import { piecesIn, seatOf } from './board.js';
import { unitType, unsupportedFighters } from './capacity.js';
import { effectsOf, raceOf } from './technology.js';

/** Most non-Fighter ships that a seat may have in one system (R2.10). */
export function fleetSupply(state: GameState, rules: RuleSet, seat: SeatId): number {
  return seatOf(state, seat).counters.fleet + (raceOf(state, rules, seat).modifiers.extraSupply ?? 0);
}

/** Ships in a system that count toward supply; Fighters that move alone count where nothing carries them. */
export function supplyUsed(state: GameState, rules: RuleSet, { system, seat }: { system: SystemId; seat: SeatId }): number {
  const fleet = piecesIn(state, system, seat);
  const counted = fleet.filter((piece) => unitType(rules, piece.kind).countsTowardSupply).length;
  const alone = effectsOf(state, rules, seat).some((effects) => effects.excessFightersCount === true);
  return counted + (alone ? excessOfFighters(state, rules, { system, seat }) : 0);
}

function excessOfFighters(state: GameState, rules: RuleSet, { system, seat }: { system: SystemId; seat: SeatId }): number {
  const without: GameState = { ...state, seats: { ...state.seats, [seat]: { ...seatOf(state, seat), technologies: [] } } };
  return unsupportedFighters(without, rules, { system, seat });
}
