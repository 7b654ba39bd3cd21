import type { PieceId, SeatId, ShipKind, SystemId } from '../ids.js';
import type { RuleSet, UnitType } from '../rules/rule-set.js';
import type { GameState, Piece } from '../state.js';
import { piecesIn, pieceOf, systemOf } from './board.js';
import { size } from './forces.js';
import { effectsOf } from './technology.js';

export function unitType(rules: RuleSet, kind: keyof RuleSet['units']): UnitType {
  const type = rules.units[kind];
  if (type === undefined) throw new Error(`no unit ${kind} in ${rules.id}`);
  return type;
}

/** How many Fighters, ground forces and PDS a ship carries, with its owner's technologies. */
export function capacityOf(state: GameState, rules: RuleSet, piece: Piece): number {
  const bonus = effectsOf(state, rules, piece.seat).reduce((sum, effects) => sum + (effects.capacity?.[piece.kind] ?? 0), 0);
  return unitType(rules, piece.kind).capacity + bonus;
}

/** Room left on one ship for ground forces and PDS. */
export function roomOn(state: GameState, rules: RuleSet, id: PieceId): number {
  const piece = pieceOf(state, id);
  return capacityOf(state, rules, piece) - size(piece.cargo);
}

/** What a group of ships can carry beside what is aboard as ground forces: the room for Fighters. Stasis Capsules hold none. */
export function fighterRoom(state: GameState, rules: RuleSet, group: readonly Piece[]): number {
  return group.reduce((sum, piece) => sum + Math.max(0, capacityOf(state, rules, piece) - groundOnly(state, rules, piece) - Math.max(0, size(piece.cargo) - groundOnly(state, rules, piece))), 0);
}
function groundOnly(state: GameState, rules: RuleSet, piece: Piece): number {
  return effectsOf(state, rules, piece.seat).filter((effects) => effects.capacityGroundOnly === true).reduce((sum, effects) => sum + (effects.capacity?.[piece.kind] ?? 0), 0);
}

/** Fighters that a seat's docks in a system support beside its ships (R2.42). */
export function dockBerths(state: GameState, rules: RuleSet, { system, seat }: { system: SystemId; seat: SeatId }): number {
  const docks = systemOf(state, system).planets.filter((id) => state.planets[id]?.owner === seat && state.planets[id]?.dock !== undefined);
  return docks.length * rules.numbers.dockFighterBerths;
}

/** Fighters in a system beyond what ships and docks support; none where Advanced Fighters need none. */
export function unsupportedFighters(state: GameState, rules: RuleSet, { system, seat }: { system: SystemId; seat: SeatId }): number {
  if (effectsOf(state, rules, seat).some((effects) => effects.excessFightersCount === true)) return 0;
  const fleet = piecesIn(state, system, seat);
  const fighters = fleet.filter((piece) => piece.kind === 'fighter').length;
  const room = fighterRoom(state, rules, fleet) + dockBerths(state, rules, { system, seat });
  return Math.max(0, fighters - Math.max(0, room));
}

export function isShip(kind: string): kind is ShipKind {
  return ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship'].includes(kind);
}
