import type { PlanetId, SeatId, SystemId } from '../ids.js';
import { seatOf, systemOf } from './board.js';
import { modifier, pdsModifiers, type Board, type DieSpec, type Modifier } from './combat.js';
import { count } from './forces.js';
import { neighboursOnMap } from './hexes.js';
import { has } from './technology.js';
import { unitType } from './capacity.js';

/** PDS of a seat on one planet that reach a system. */
export type Battery = { readonly planet: PlanetId; readonly seat: SeatId; readonly pds: number; readonly adjacent: boolean };

/** PDS of a seat that may fire at ships in a system: those in it, and with Deep Space Cannon those beside it, not through wormholes (R2.13); none from outside into an ion storm (R2.8). */
export function batteriesInRange({ state, rules }: Board, { system, seat }: { readonly system: SystemId; readonly seat: SeatId }): readonly Battery[] {
  const reachesOut = has(state, rules, { seat, effect: 'pdsReachesAdjacent' }) && systemOf(state, system).anomaly !== 'ion-storm';
  const beside = reachesOut ? neighboursOnMap(state, system) : [];
  return [system, ...beside].flatMap((from) => systemOf(state, from).planets.flatMap((planet): Battery[] => {
    const pds = count(state.planets[planet]?.forces[seat], 'pds');
    return pds === 0 ? [] : [{ planet, seat, pds, adjacent: from !== system }];
  }));
}

/** One die for each PDS that fires at the ships of a seat (R2.13). */
export function pdsDice(board: Board, batteries: readonly Battery[], target: SeatId): readonly DieSpec[] {
  const value = unitType(board.rules, 'pds').combat;
  if (value === undefined) return [];
  return batteries.flatMap((battery) => {
    const modifiers = [...pdsModifiers(board, battery), ...evasion(board, battery, target)];
    return Array.from({ length: battery.pds }, () => ({ of: 'pds', target: value, modifiers }));
  });
}

/** Ships that evade PDS fire, better that from afar (Maneuvering Jets). */
function evasion({ state, rules }: Board, battery: Battery, target: SeatId): readonly Modifier[] {
  return seatOf(state, target).technologies.flatMap((id) => {
    const effects = rules.technologies[id]?.effects;
    const fromAfar = battery.adjacent ? effects?.enemyAdjacentPdsModifier : undefined;
    return modifier(id, fromAfar ?? effects?.enemyPdsModifier, ['R2.13']);
  });
}
