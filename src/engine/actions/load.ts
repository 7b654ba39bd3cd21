import { publicly, type GameEvent } from '../events.js';
import { fold } from '../fold.js';
import type { PlanetId, SystemId } from '../ids.js';
import type { LeaderRef } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import type { GameState, Leader, Piece } from '../state.js';
import { enemyShipsIn, leadersAboard, systemOf } from '../calc/board.js';
import { capacityOf, roomOn } from '../calc/capacity.js';
import { count } from '../calc/forces.js';
import { optionCites } from '../rules/option-cites.js';
import { boardInstead } from './board-instead.js';
import type { OrderContext } from './outcome.js';
import { forcesNamed, found, missing, ownLeader, systemOfLeader, type Found, type Move } from './references.js';

type Forces = ReturnType<typeof forcesNamed>[number];

/** Ground forces, PDS and leaders of a MOVE line go aboard ships of the same line, in the line's order (R2.9, R4.0d). */
export function loadCargo(context: OrderContext, intent: Move, ships: readonly Piece[]): Found<readonly GameEvent[]> {
  return loadAt(context, intent, { system: intent.from, ships });
}

/** The same at any system on a fleet's way: a MOVE line without ships names what waits to be picked up there. */
export function loadAt(context: OrderContext, intent: Move, { system, ships }: { system: SystemId; ships: readonly Piece[] }): Found<readonly GameEvent[]> {
  let { state } = context;
  const events: GameEvent[] = [];
  const note = (next: Found<readonly GameEvent[]>): Found<readonly GameEvent[]> => {
    if (next.ok) { events.push(...next.value); state = next.value.reduce(fold, state); }
    return next;
  };
  for (const forces of forcesNamed(intent.units)) {
    const loaded = note(loadForces({ ...context, state }, intent, { forces, system, ships }));
    if (!loaded.ok) return loaded;
  }
  for (const ref of intent.leaders) {
    const leader = ownLeader({ ...context, state }, ref, (one) => systemOfLeader(state, one) === system);
    if (!leader.ok) return leader;
    const boarded = note(boardLeader({ ...context, state }, { ref, leader: leader.value, system, ships }));
    if (!boarded.ok) return boarded;
  }
  return found(events);
}

function loadForces(context: OrderContext, intent: Move, { forces, system, ships }: { forces: Forces; system: SystemId; ships: readonly Piece[] }): Found<readonly GameEvent[]> {
  const { state, rules, seat } = context;
  const unit = { kind: forces.kind, count: forces.count };
  const planets = sources(context, system, intent.planet);
  // What already is aboard goes along and counts: an order may name it again.
  const aboard = ships.reduce((sum, ship) => sum + count(state.pieces[ship.id]?.cargo, forces.kind), 0);
  const have = planets.reduce((sum, planet) => sum + count(state.planets[planet]?.forces[seat], forces.kind), 0);
  if (have === 0 && aboard >= forces.count) return found([]);
  if (have < forces.count) return missing(refuse('not-enough', { unit, have, where: intent.planet ?? system }, ['R2.9']));
  const problem = cannotPickUp(context, system);
  if (problem !== undefined) return missing(problem);
  const room = ships.reduce((sum, ship) => sum + Math.max(0, roomOn(state, rules, ship.id)), 0);
  if (ships.every((ship) => capacityOf(state, rules, ship) === 0)) return missing(refuse('cannot-carry', { unit }, ['R2.9']));
  if (room < forces.count) return missing(refuse('over-capacity', { need: forces.count, have: room }, ['R2.9']));
  return found(share(context, { forces, planets, ships }));
}

/** Fills the ships in order from the planets in order. */
function share(context: OrderContext, { forces, planets, ships }: { forces: Forces; planets: readonly PlanetId[]; ships: readonly Piece[] }): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let { state } = context;
  let left = forces.count;
  for (const planet of planets) {
    for (const ship of ships) {
      const some = Math.min(left, count(state.planets[planet]?.forces[context.seat], forces.kind), Math.max(0, roomOn(state, context.rules, ship.id)));
      if (some === 0) continue;
      const event = publicly('forces-boarded', { seat: context.seat, planet, piece: ship.id, forces: { [forces.kind]: some } }, ['R2.9']);
      events.push(event);
      state = fold(state, event);
      left -= some;
    }
  }
  return events;
}

/** Planets of a system that ground forces come from: the named one alone, else the fullest first. */
function sources({ state, seat }: OrderContext, system: SystemId, named: PlanetId | undefined): readonly PlanetId[] {
  if (named !== undefined) return [named];
  const garrison = (planet: PlanetId): number => count(state.planets[planet]?.forces[seat], 'ground-force');
  return [...systemOf(state, system).planets].sort((left, right) => garrison(right) - garrison(left));
}

/** R2.9: nothing is picked up in a system activated earlier, nor, in the third edition, beside enemy ships (RZ12). */
function cannotPickUp({ state, rules, seat, system: activated }: OrderContext, system: SystemId): Problem | undefined {
  if (system !== activated && systemOf(state, system).counters.includes(seat)) return refuse('transfer-from-activated', { system }, ['R2.9']);
  if (!rules.numbers.loadsBesideEnemies && enemyShipsIn(state, system, seat).length > 0) return refuse('transfer-with-enemies', { system }, ['R2.9']);
  return undefined;
}

function boardLeader(context: OrderContext, { ref, leader, system, ships }: { ref: LeaderRef; leader: Leader; system: SystemId; ships: readonly Piece[] }): Found<readonly GameEvent[]> {
  const { state } = context;
  const { at } = leader;
  if (at.on === 'piece' && ships.some((ship) => ship.id === at.piece)) return found([]);
  // Named without any ship he would cross space alone.
  if (ships.length === 0) return missing(refuse('leader-cannot-stay-in-space', { leader: leader.id }, context.rules.leaders.place.cites));
  if (systemOfLeader(state, leader) !== system) return missing(refuse('leader-not-there', { leader: leader.id, where: system }, ['R4.0d']));
  // What is legal instead is to go aboard directly before movement (B8).
  const inTime = boardInstead(context, { ref, leader, ship: bestBerth(state, leader, ships) });
  if (at.on === 'piece') return missing(refuse('transfer-only-before-movement', { leader: leader.id }, [...context.rules.leaders.boarding.cites, 'leaders.shipToShip'], inTime));
  if (!state.options['leaders.pickUpEnRoute']) return missing(refuse('transfer-only-before-movement', { leader: leader.id }, [...context.rules.leaders.boarding.cites, 'leaders.pickUpEnRoute'], inTime));
  const problem = cannotPickUp(context, system);
  if (problem !== undefined) return missing(problem);
  const ship = bestBerth(state, leader, ships);
  if (ship === undefined) return missing(refuse('leader-cannot-stay-in-space', { leader: leader.id }, context.rules.leaders.place.cites));
  return found([publicly('leader-boarded', { leader: leader.id, from: at, to: ship.id, how: 'pick-up' }, ['A7', 'A8', 'R4.0d', ...optionCites(context.rules, 'leaders.pickUpEnRoute')])]);
}

/** Where a leader goes who is named without a ship: an Admiral to the largest warship (A12, A13), the others to the ship with ground forces, else the largest. */
function bestBerth(state: GameState, leader: Leader, ships: readonly Piece[]): Piece | undefined {
  const order = ['war-sun', 'flagship', 'dreadnought', 'cruiser', 'carrier', 'destroyer', 'fighter'];
  const carries = (ship: Piece): number => (leader.class === 'admiral' ? 0 : Object.keys(state.pieces[ship.id]?.cargo ?? {}).length > 0 ? 1 : 0);
  const alone = (ship: Piece): number => leadersAboard(state, ship.id).length;
  return [...ships].sort((left, right) => carries(right) - carries(left) || order.indexOf(left.kind) - order.indexOf(right.kind) || alone(left) - alone(right))[0];
}
