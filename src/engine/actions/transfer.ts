import { publicly, type GameEvent } from '../events.js';
import type { PlanetId, SeatId, SystemId } from '../ids.js';
import type { ActionIntent, LeaderRef } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import type { Leader, Piece } from '../state.js';
import { enemyShipsIn, piecesIn, systemOf } from '../calc/board.js';
import { isShip } from '../calc/capacity.js';
import { count } from '../calc/forces.js';
import { optionCites } from '../rules/option-cites.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';
import { ownLeader, shipNamed, systemOfLeader } from './references.js';

type Transfer = Extract<ActionIntent, { order: 'transfer' }>;

/** Leaders change place directly before movement, within one system: from a planet to a ship or from ship to ship (B8, B9, RULINGS leaders.shipToShip). */
export function transferOutcome(context: OrderContext, intent: Transfer): Outcome {
  if ('planet' in intent.to) return refused(refuse('transfer-needs-ship', {}, ['B8', 'B9'], landInstead(context, intent, intent.to.planet)));
  if (!isShip(intent.to.kind)) return refused(refuse('transfer-needs-ship', {}, ['B8', 'B9']));
  const ship = shipNamed(context, intent.to, placeOf(context, intent));
  if (!ship.ok) return refused(ship.problem.code === 'not-your-piece' ? ontoEnemy(context, intent, ship.problem.params.owner) : ship.problem);
  const events: GameEvent[] = [];
  for (const ref of intent.leaders) {
    const leader = ownLeader(context, ref, (one) => isAtSource(context, intent, one));
    if (!leader.ok) return refused(leader.problem);
    const problem = refusal(context, intent, { ref, leader: leader.value, ship: ship.value });
    if (problem !== undefined) return refused(problem);
    events.push(publicly('leader-boarded', { leader: leader.value.id, from: leader.value.at, to: ship.value.id, how: 'transfer' }, ['B8', 'A7', 'A8', ...(leader.value.at.on === 'piece' ? optionCites(context.rules, 'leaders.shipToShip') : [])]));
  }
  return done(events);
}

/** Onto a planet a leader goes with the landings; onto one that is not his owner's with a ground force, if one is there. */
function landInstead({ state, seat }: OrderContext, { leaders }: Transfer, id: PlanetId): ActionIntent | undefined {
  const planet = state.planets[id];
  if (planet === undefined || planet.owner === seat) return planet === undefined ? undefined : { order: 'land', units: [], leaders, planet: id };
  const escorted = piecesIn(state, planet.system, seat).some((ship) => count(ship.cargo, 'ground-force') > 0);
  return escorted ? { order: 'land', units: [{ kind: 'ground-force', count: 1 }], leaders, planet: id } : undefined;
}

/** A ship of somebody else's: named with an own one in the leader's system, if there is any. */
function ontoEnemy(context: OrderContext, intent: Transfer, owner: SeatId): Problem {
  const [ref] = intent.leaders;
  const leader = ref === undefined ? undefined : ownLeader(context, ref, (one) => isAtSource(context, intent, one));
  const instead = ref === undefined || leader?.ok !== true ? undefined : ownShipInstead(context, ref, leader.value);
  return refuse('transfer-onto-enemy', { owner }, context.rules.leaders.place.cites, instead);
}

function refusal(context: OrderContext, intent: Transfer, { ref, leader, ship }: { ref: LeaderRef; leader: Leader; ship: Piece }): Problem | undefined {
  const from = systemOfLeader(context.state, leader);
  if (from === undefined || !isAtSource(context, intent, leader)) return refuse('leader-not-there', { leader: leader.id, where: describe(intent) }, ['B8']);
  if (from !== ship.system) return shipElsewhere(context, { ref, leader, from, to: ship.system });
  if (leader.at.on === 'piece' && !context.state.options['leaders.shipToShip']) return refuse('ship-to-ship-not-allowed', {}, ['leaders.shipToShip', 'R4.0d']);
  // As for ground forces (R2.9): not where an earlier counter of the player lies, nor under enemy ships.
  if (from !== context.system && systemOf(context.state, from).counters.includes(context.seat)) return refuse('transfer-from-activated', { system: from }, ['R2.9']);
  if (enemyShipsIn(context.state, from, context.seat).length > 0) return refuse('transfer-with-enemies', { system: from }, ['R2.9']);
  return undefined;
}

/** The ship is not in the leader's system: named with what is possible there instead, if anything (B9). */
function shipElsewhere(context: OrderContext, { ref, leader, from, to }: { ref: LeaderRef; leader: Leader; from: SystemId; to: SystemId }): Problem {
  return refuse('transfer-not-in-system', { from, to }, ['B8', 'B9'], ownShipInstead(context, ref, leader));
}

/** The transfer to another own ship where he is. */
function ownShipInstead({ state, seat }: OrderContext, ref: LeaderRef, leader: Leader): Transfer | undefined {
  const system = systemOfLeader(state, leader);
  const aboard = leader.at.on === 'piece' ? leader.at.piece : undefined;
  if (system === undefined || (aboard !== undefined && !state.options['leaders.shipToShip'])) return undefined;
  const ship = piecesIn(state, system, seat).find((piece) => piece.kind !== 'fighter' && piece.id !== aboard);
  const from = leader.at.on === 'planet' ? { planet: leader.at.planet } : { system };
  return ship === undefined ? undefined : { order: 'transfer', leaders: [ref], from, to: { kind: ship.kind, number: ship.number } };
}

function placeOf(context: OrderContext, { from }: Transfer): SystemId | undefined {
  if ('planet' in from) return context.state.planets[from.planet]?.system;
  if ('system' in from) return from.system;
  const ship = shipNamed(context, from);
  return ship.ok ? ship.value.system : undefined;
}

function isAtSource(context: OrderContext, { from }: Transfer, leader: Leader): boolean {
  if ('planet' in from) return leader.at.on === 'planet' && leader.at.planet === from.planet;
  if ('system' in from) return systemOfLeader(context.state, leader) === from.system;
  const ship = shipNamed(context, from, systemOfLeader(context.state, leader));
  return ship.ok && leader.at.on === 'piece' && leader.at.piece === ship.value.id;
}

function describe({ from }: Transfer): string {
  if ('planet' in from) return from.planet;
  if ('system' in from) return from.system;
  return 'number' in from ? `${from.kind} ${String(from.number)}` : from.kind;
}
