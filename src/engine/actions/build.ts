import { publicly, type GameEvent } from '../events.js';
import { fold } from '../fold.js';
import type { ForceKind, PlanetId, ShipKind, UnitKind } from '../ids.js';
import type { ActionIntent } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import type { Forces, GameState, Planet } from '../state.js';
import { enemyShipsIn, hasLeaderOn, piecesIn, planetsOwnedBy, seatOf } from '../calc/board.js';
import { isShip, unitType, unsupportedFighters } from '../calc/capacity.js';
import { count } from '../calc/forces.js';
import { freeNumber, pieceId } from '../calc/numbering.js';
import { payment } from '../calc/payment.js';
import { effectsOf, raceOf } from '../calc/technology.js';
import { fleetSupply, supplyUsed } from '../calc/supply.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';

export type Build = Extract<ActionIntent, { order: 'build' }>;
type Unit = Build['units'][number];

/** One payment at one dock of the activated system, or a new dock on a planet there (R2.42-R2.44). */
export function buildOutcome(context: OrderContext, intent: Build): Outcome {
  const problem = wrongPlace(context, intent) ?? (buildsDock(intent) ? dockProblem(context, intent) : productionProblem(context, intent));
  if (problem !== undefined) return refused(problem);
  const cost = costOf(context, intent);
  const paid = payment(context.state, { seat: context.seat, cost, planets: intent.pay });
  // What a dock would cost beside a Scientist is worth knowing (A18).
  if (!paid.ok) return refused(buildsDock(intent) ? { ...paid.problem, cites: [...paid.problem.cites, ...context.rules.leaders.scientist.cheapDock.cites] } : paid.problem);
  const events: readonly GameEvent[] = [paid.event, publicly('units-built', {
    seat: context.seat, planet: intent.planet, pieces: newPieces(context, intent), forces: newForces(intent),
    dock: buildsDock(intent), cost, round: context.state.round,
  }, ['R2.42', ...(buildsDock(intent) ? dockCites(context, intent.planet) : [])])];
  const overflow = afterwards(context, intent, events);
  return overflow === undefined ? done(events) : refused(overflow);
}

const dockOf = (state: GameState, id: PlanetId): Planet['dock'] => state.planets[id]?.dock;
export const buildsDock = (intent: Build): boolean => intent.units.some((unit) => unit.kind === 'space-dock');

function wrongPlace({ state, seat, system }: OrderContext, { planet: id }: Build): Problem | undefined {
  const planet = state.planets[id];
  if (planet === undefined || system === undefined) return refuse('nothing-activated', {}, ['R2.1']);
  if (planet.system !== system) return refuse('dock-not-in-activated', { planet: id, system }, ['R2.42']);
  if (planet.owner !== seat) return refuse('not-your-planet', { planet: id, ...(planet.owner === undefined ? {} : { owner: planet.owner }) }, ['R2.42']);
  return undefined;
}

/** A new dock: the planet was the player's all round, bears none yet, and no enemy ships are in the system (R2.43). */
function dockProblem({ state, rules, seat, system }: OrderContext, { planet: id, units }: Build): Problem | undefined {
  const planet = state.planets[id];
  if (units.length > 1 || units.some((unit) => unit.count > 1) || planet?.dock !== undefined) return refuse('dock-limit', { planet: id }, ['R2.43']);
  if ((planet?.ownedSince ?? 0) >= state.round) return refuse('planet-not-held-all-round', { planet: id }, ['R2.43']);
  if (enemyShipsIn(state, system ?? '', seat).length > 0) return refuse('blockaded', { planet: id }, ['R2.43']);
  const limit = unitType(rules, 'space-dock').limit;
  const docks = planetsOwnedBy(state, seat).filter((own) => own.dock !== undefined).length;
  return limit !== undefined && docks >= limit ? refuse('piece-limit', { kind: 'space-dock', limit }, ['R2.44']) : undefined;
}

function productionProblem(context: OrderContext, intent: Build): Problem | undefined {
  const { state, seat, system } = context;
  const dock = dockOf(state, intent.planet);
  if (dock === undefined) return refuse('no-dock', { planet: intent.planet }, ['R2.42']);
  // A dock placed this round counts as built this round, however it came there (R2.43, A62).
  if (dock.builtRound >= state.round && state.round > 0) return refuse('dock-new', { planet: intent.planet }, ['R2.43', 'A62']);
  const odd = intent.units.find((unit) => !mayBuild(context, unit.kind));
  if (odd !== undefined) return refuse('not-buildable', { kind: odd.kind }, ['R2.42']);
  const limit = productionLimit(context, intent.planet);
  const ordered = intent.units.reduce((sum, unit) => sum + unit.count, 0);
  if (ordered > limit) return refuse('production-limit', { planet: intent.planet, limit, ordered }, ['R2.42']);
  if (intent.units.some((unit) => isShip(unit.kind)) && enemyShipsIn(state, system ?? '', seat).length > 0) return refuse('blockaded', { planet: intent.planet }, ['R2.43']);
  return intent.units.map((unit) => overPieceLimit(context, intent.planet, unit)).find((one) => one !== undefined);
}

/** Units that nobody buys, flagships, and those that a technology must allow first (War Suns). */
export function mayBuild({ state, rules, seat }: OrderContext, kind: UnitKind): boolean {
  const type = rules.units[kind];
  if (type === undefined || type.perCost === 0 || kind === 'flagship') return false;
  const restricted = Object.values(rules.technologies).some((technology) => technology.effects.allows?.includes(kind) === true);
  return !restricted || effectsOf(state, rules, seat).some((effects) => effects.allows?.includes(kind) === true);
}

/** Planet resources plus two, and what technology adds (R2.42). */
function productionLimit({ state, rules, seat }: OrderContext, planet: PlanetId): number {
  const bonus = effectsOf(state, rules, seat).reduce((sum, effects) => sum + (effects.productionBonus ?? 0), 0);
  return (state.planets[planet]?.resources ?? 0) + rules.numbers.productionBonus + bonus;
}

export function overPieceLimit({ state, rules, seat }: OrderContext, planet: PlanetId, unit: Unit): Problem | undefined {
  const limit = unitType(rules, unit.kind).limit;
  const onBoard = onBoardCount(state, seat, unit.kind);
  if (limit !== undefined && onBoard + unit.count > limit) return refuse('piece-limit', { kind: unit.kind, limit }, ['R2.44']);
  const pds = count(state.planets[planet]?.forces[seat], 'pds');
  if (unit.kind === 'pds' && pds + unit.count > rules.numbers.pdsPerPlanet) return refuse('pds-limit', { planet, limit: rules.numbers.pdsPerPlanet }, ['R2.44']);
  return undefined;
}

/** Pieces of a kind that a player has on the board: in space, aboard and on planets. */
export function onBoardCount(state: GameState, seat: string, kind: UnitKind): number {
  if (isShip(kind)) return Object.values(state.pieces).filter((piece) => piece.seat === seat && piece.kind === kind).length;
  if (kind === 'space-dock') return planetsOwnedBy(state, seat).filter((planet) => planet.dock !== undefined).length;
  const aboard = Object.values(state.pieces).filter((piece) => piece.seat === seat).reduce((sum, piece) => sum + count(piece.cargo, kind), 0);
  return Object.values(state.planets).reduce((sum, planet) => sum + count(planet.forces[seat], kind), aboard);
}

/** Supply and support must hold once the ships are there: a build is never ordered to be scuttled (R2.10, R2.29). */
export function afterwards(context: OrderContext, intent: Build, events: readonly GameEvent[]): Problem | undefined {
  const { rules, seat } = context;
  const system = context.system ?? '';
  if (!intent.units.some((unit) => isShip(unit.kind))) return undefined;
  const after = events.reduce(fold, context.state);
  const supply = fleetSupply(after, rules, seat);
  const ships = supplyUsed(after, rules, { system, seat });
  if (ships > supply) return refuse('over-fleet-supply', { system, ships, supply }, ['R2.10']);
  const excess = unsupportedFighters(after, rules, { system, seat });
  const fighters = piecesIn(after, system, seat).filter((piece) => piece.kind === 'fighter').length;
  return excess > 0 ? refuse('fighters-need-support', { fighters, room: fighters - excess }, ['R2.42']) : undefined;
}

/** The price of all units together, less what technology adds to each production at a dock. */
function costOf(context: OrderContext, intent: Build): number {
  const price = intent.units.reduce((sum, unit) => sum + costOfUnit(context, intent.planet, unit), 0);
  const free = buildsDock(intent) ? 0 : effectsOf(context.state, context.rules, context.seat).reduce((sum, effects) => sum + (effects.productionResources ?? 0), 0);
  return Math.max(0, price - free);
}

/** Two Fighters or two ground forces for one resource; an odd one costs a whole one. A Scientist's dock is cheap (A18). */
function costOfUnit(context: OrderContext, planet: PlanetId, unit: Unit): number {
  const type = unitType(context.rules, unit.kind);
  if (unit.kind === 'space-dock' && scientistOn(context, planet)) return context.rules.leaders.scientist.cheapDock.cost * unit.count;
  const cost = raceOf(context.state, context.rules, context.seat).modifiers.unitCost?.[unit.kind] ?? type.cost;
  return cost * Math.ceil(unit.count / type.perCost);
}

function scientistOn({ state, seat }: OrderContext, planet: PlanetId): boolean {
  return hasLeaderOn(state, planet, seat, 'scientist');
}
function dockCites(context: OrderContext, planet: PlanetId): readonly string[] {
  return ['R2.43', ...(scientistOn(context, planet) ? context.rules.leaders.scientist.cheapDock.cites : [])];
}

export function newPieces({ state, seat }: OrderContext, intent: Build): readonly { readonly id: string; readonly kind: ShipKind; readonly number: number }[] {
  const pieces: { readonly id: string; readonly kind: ShipKind; readonly number: number }[] = [];
  for (const unit of intent.units) {
    if (!isShip(unit.kind)) continue;
    for (let built = 0; built < unit.count; built += 1) {
      const taken = pieces.filter((piece) => piece.kind === unit.kind).map((piece) => piece.number);
      const number = freeNumber(state, seat, unit.kind, taken);
      pieces.push({ id: pieceId(seat, unit.kind, number), kind: unit.kind, number });
    }
  }
  return pieces;
}

export function newForces(intent: Build): Forces {
  const forces: Partial<Record<ForceKind, number>> = {};
  for (const unit of intent.units) {
    if (isShip(unit.kind) || unit.kind === 'space-dock') continue;
    forces[unit.kind] = (forces[unit.kind] ?? 0) + unit.count;
  }
  return forces;
}

/** Resources a seat could pay with: ready planets and trade goods. */
export function resourcesOf(state: GameState, seat: string): number {
  return planetsOwnedBy(state, seat).filter((planet) => !planet.exhausted).reduce((sum, planet) => sum + planet.resources, seatOf(state, seat).tradeGoods);
}
