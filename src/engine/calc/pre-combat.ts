import type { SeatId, SystemId } from '../ids.js';
import type { Piece } from '../state.js';
import { piecesIn } from './board.js';
import { combatNumbers, unitModifiers, type Board, type DieSpec } from './combat.js';
import { effectsOf, raceOf } from './technology.js';

/** Shots before the first round: of the race's ships, those that hit best (Mentak), and of each ship that a technology arms (Assault Cannon). */
export function preCombatDice(board: Board, fleet: { readonly system: SystemId; readonly seat: SeatId }): readonly DieSpec[] {
  return shotsOf(board, [...raiders(board, fleet), ...armed(board, fleet)]);
}

/** One die for each mention of a ship, without an Admiral's. */
export function shotsOf(board: Board, ships: readonly Piece[]): readonly DieSpec[] {
  return ships.flatMap((ship) => {
    const target = combatNumbers(board, ship)?.target;
    const modifiers = unitModifiers(board, { seat: ship.seat, kind: ship.kind, fight: 'other' });
    return target === undefined ? [] : [{ of: ship.id, target, modifiers }];
  });
}

/** The ships of a fleet that its race lets fire first. */
export function raiders(board: Board, { system, seat }: { readonly system: SystemId; readonly seat: SeatId }): readonly Piece[] {
  const shots = raceOf(board.state, board.rules, seat).modifiers.preBattleShots;
  if (shots === undefined) return [];
  const target = (ship: Piece): number => combatNumbers(board, ship)?.target ?? Number.POSITIVE_INFINITY;
  return piecesIn(board.state, system, seat).filter((ship) => shots.of.includes(ship.kind)).sort((left, right) => target(left) - target(right)).slice(0, shots.ships);
}

/** A ship fires as often as its technologies let it. */
export function armed({ state, rules }: Board, { system, seat }: { readonly system: SystemId; readonly seat: SeatId }): readonly Piece[] {
  const shots = (ship: Piece): number => effectsOf(state, rules, seat).reduce((sum, effects) => sum + (effects.preBattleShots?.[ship.kind] ?? 0), 0);
  return piecesIn(state, system, seat).flatMap((ship) => Array.from({ length: shots(ship) }, () => ship));
}
