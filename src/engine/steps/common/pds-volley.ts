import { piecesIn } from '../../calc/board.js';
import { unitType } from '../../calc/capacity.js';
import { canHit } from '../../calc/combat.js';
import { count } from '../../calc/forces.js';
import { neighboursOnMap } from '../../calc/hexes.js';
import { influenceOrder } from '../../calc/influence-order.js';
import { pdsDice, type Battery } from '../../calc/pds-range.js';
import { has } from '../../calc/technology.js';
import { publicly } from '../../events.js';
import type { SeatId, SystemId } from '../../ids.js';
import type { QuestionOf } from '../../questions.js';
import { askAll, emit, label, type Step, type TurnView } from '../../step.js';
import { sufferCasualties, type HitsOnFleet } from '../casualties.js';
import { rollCombat } from '../combat-roll.js';

/** The PDS of a seat in one system, and the fleet that they aim at. */
type Fire = { readonly seat: SeatId; readonly from: SystemId; readonly at: SystemId; readonly target: SeatId; readonly batteries: readonly Battery[] };
type Shot = { readonly fire: Fire; readonly hits: number };

/** RZ15: one volley before the Raumkampfphase. Every PDS fires once, all at the same time; what is hit is gone at once, leaders with it (B16, RZ35). */
export function* pdsVolley(turn: TurnView): Step<void> {
  const fires = influenceOrder(turn.state, turn.rules).flatMap((seat) => Object.keys(turn.state.systems).flatMap((system) => fireOf(turn, seat, system)));
  const answers = yield* askAll(fires.map(question));
  const shots: Shot[] = [];
  for (const [index, fire] of fires.entries()) {
    if (answers[index] === 'fire') shots.push({ fire, hits: yield* shoot(turn, fire) });
    else yield* emit(...fire.batteries.map(({ planet }) => publicly('pds-silent', { planet, seat: fire.seat, why: 'held' }, ['S8.6'])));
  }
  yield* sufferCasualties(turn, fleetsHit(shots));
}

/** RZ16: at the strongest enemy in the own system; with a Deep Space Cannon, where none is there, at the strongest beside it (S8.4). */
function fireOf(turn: TurnView, seat: SeatId, system: SystemId): readonly Fire[] {
  const planets = (turn.state.systems[system]?.planets ?? []).filter((planet) => count(turn.state.planets[planet]?.forces[seat], 'pds') > 0);
  if (planets.length === 0) return [];
  const beside = has(turn.state, turn.rules, { seat, effect: 'pdsReachesAdjacent' }) ? neighboursOnMap(turn.state, system) : [];
  const here = strongestIn(turn, seat, [system]);
  const aim = here ?? strongestIn(turn, seat, beside);
  if (aim === undefined) return [];
  const batteries = planets.map((planet): Battery => ({ planet, seat, pds: count(turn.state.planets[planet]?.forces[seat], 'pds'), adjacent: here === undefined }));
  return canHit(pdsDice(turn, batteries, aim.target), turn.rules) ? [{ seat, from: system, batteries, ...aim }] : [];
}

function strongestIn(turn: TurnView, seat: SeatId, systems: readonly SystemId[]): Pick<Fire, 'at' | 'target'> | undefined {
  const fleets = systems.flatMap((at) => turn.state.seatOrder.filter((other) => other !== seat && piecesIn(turn.state, at, other).length > 0).map((target) => ({ at, target })));
  const worth = ({ at, target }: Pick<Fire, 'at' | 'target'>): number => piecesIn(turn.state, at, target).reduce((sum, ship) => sum + unitType(turn.rules, ship.kind).cost, 0);
  return [...fleets].sort((left, right) => worth(right) - worth(left))[0];
}

function labelOf({ seat, from, at }: Fire): string {
  return from === at ? label(at, 'pds', seat) : label(at, 'pds', 'from', from, seat);
}

/** Firing is a choice (S8.6); into a neighbouring system it is none that anybody makes by silence. */
function question(fire: Fire): QuestionOf<'pds'> {
  const dice = fire.batteries.reduce((sum, battery) => sum + battery.pds, 0);
  return { kind: 'pds', id: labelOf(fire), seat: fire.seat, params: { system: fire.at, dice, target: fire.target }, default: fire.from === fire.at ? 'fire' : 'hold', cites: ['S8.6', 'RZ15', 'RZ16'] };
}

function* shoot(turn: TurnView, fire: Fire): Step<number> {
  const roll = { label: labelOf(fire), reason: 'pds-ships', seat: fire.seat, against: fire.target, system: fire.at, cites: ['S8.7', 'RZ15'] } as const;
  return (yield* rollCombat(roll, pdsDice(turn, fire.batteries, fire.target))).hits;
}

/** Hits of several players on one fleet are taken together. */
function fleetsHit(shots: readonly Shot[]): readonly HitsOnFleet[] {
  const struck = shots.filter(({ hits }) => hits > 0);
  const same = (left: Fire, right: Fire): boolean => left.at === right.at && left.target === right.target;
  return struck.filter(({ fire }, index) => struck.findIndex((other) => same(other.fire, fire)) === index).map(({ fire }): HitsOnFleet => ({
    system: fire.at, seat: fire.target, enemy: fire.seat, cause: 'pds', round: 0,
    hits: struck.filter((other) => same(other.fire, fire)).reduce((sum, { hits }) => sum + hits, 0),
    question: label(fire.at, 'pds', 'casualties', fire.target),
  }));
}
