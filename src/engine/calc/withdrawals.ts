import type { SeatId, SystemId } from '../ids.js';
import type { GameState } from '../state.js';
import { enemyShipsIn, piecesIn, systemOf } from './board.js';
import { neighboursOnMap } from './hexes.js';

type Fleet = { readonly seat: SeatId; readonly from: SystemId };

/** RZ20: an attacker goes back to a neighbour from which one of his ships came in this round, never by wormhole. */
export function withdrawalsOf(state: GameState, { seat, from }: Fleet): readonly SystemId[] {
  const origins = piecesIn(state, from, seat).flatMap(({ cameFrom }) => (cameFrom?.round === state.round ? [cameFrom.system] : []));
  return open(state, { seat, from }).filter((to) => origins.includes(to));
}

/** RZ19: a defender goes to a neighbour that is friendly or empty. */
export function freeRetreatsOf(state: GameState, fleet: Fleet): readonly SystemId[] {
  return open(state, fleet);
}

/** Neighbours on the map without ships of others that can be entered at all (S7.2, S7.3, S7.6). */
function open(state: GameState, { seat, from }: Fleet): readonly SystemId[] {
  const closed = ['asteroid-field', 'supernova'];
  return neighboursOnMap(state, from).filter((to) => enemyShipsIn(state, to, seat).length === 0 && !closed.includes(systemOf(state, to).anomaly ?? ''));
}

/** Whether a seat's fleet came into the system in this round's movement (RZ17). */
export function movedIn(state: GameState, { seat, system }: { readonly seat: SeatId; readonly system: SystemId }): boolean {
  return piecesIn(state, system, seat).some((ship) => ship.cameFrom?.round === state.round);
}
