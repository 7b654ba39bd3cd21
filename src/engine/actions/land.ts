import { publicly, type EventOf } from '../events.js';
import { fold } from '../fold.js';
import type { ForceKind, PlanetId, SystemId } from '../ids.js';
import type { ActionIntent, LeaderRef, UnitRef } from '../order-intents.js';
import { refuse, warn, type Problem } from '../problems.js';
import type { GameState, Piece } from '../state.js';
import { forcesOn, piecesIn, planetOf, systemOf } from '../calc/board.js';
import { isShip } from '../calc/capacity.js';
import { count, forceKinds, groundUnits } from '../calc/forces.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';
import { forcesNamed, ownLeader, shipNamed } from './references.js';

export type Land = Extract<ActionIntent, { order: 'land' }>;
/** What of a LAND line can be done, and why the rest cannot. */
export type LandingPlan = { readonly events: readonly LandingEvent[]; readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] };
export type LandingEvent = EventOf<'forces-landed'> | EventOf<'leader-landed'>;
type Site = { readonly system: SystemId; readonly ships: readonly Piece[] };

/** A LAND line as a whole: one part that is impossible refuses it (R2.33, A9, A71). */
export function landOutcome(context: OrderContext, intent: Land): Outcome {
  const plan = planLanding(context, intent);
  const [problem] = plan.problems;
  return problem === undefined ? done(plan.events, plan.warnings) : refused(withLegalLanding(context, intent, problem));
}

/** A part's remedy may leave another part wrong: what is offered can be done as a whole. */
function withLegalLanding(context: OrderContext, intent: Land, problem: Problem): Problem {
  const { suggestion, ...bare } = problem;
  if (suggestion?.order !== 'land' || planLanding(context, suggestion).problems.length === 0) return problem;
  const nearest = nearestLanding(context, intent);
  return nearest === undefined ? bare : { ...bare, suggestion: nearest };
}

/** What of a LAND line can be done, as a line: as many forces as are there, and the leaders who can go with them. */
export function nearestLanding(context: OrderContext, intent: Land): Land | undefined {
  const site = siteOf(context, intent);
  if ('problem' in site) return undefined;
  const landed = planForces(context, intent, site).events.flatMap((event) => event.from);
  const kinds = [...new Set(forcesNamed(intent.units).map(({ kind }) => kind))];
  const units = kinds.flatMap((kind): readonly UnitRef[] => {
    const many = landed.reduce((sum, { forces }) => sum + count(forces, kind), 0);
    return many === 0 ? [] : [{ kind, count: many }];
  });
  const possible = (line: Land): boolean => planLanding(context, line).problems.length === 0;
  const line = intent.leaders.reduce<Land>((so, leader) => {
    const more = { ...so, leaders: [...so.leaders, leader] };
    return possible(more) ? more : so;
  }, { ...intent, units, leaders: [] });
  return units.length + line.leaders.length > 0 && possible(line) ? line : undefined;
}

/** The same part by part: after a battle what survived lands, the rest is named. */
export function planLanding(context: OrderContext, intent: Land): LandingPlan {
  const site = siteOf(context, intent);
  if ('problem' in site) return { events: [], problems: [site.problem], warnings: [] };
  const forces = planForces(context, intent, site);
  const state = forces.events.reduce<GameState>(fold, context.state);
  const leaders = planLeaders({ ...context, state }, intent, site);
  return {
    events: [...forces.events, ...leaders.events],
    problems: [...forces.problems, ...leaders.problems],
    warnings: landsPdsAlone(state, context, intent) ? [warn('pds-lands-alone', { planet: intent.planet }, ['R2.33'])] : [],
  };
}

/** Lines that land forces before lines that land leaders alone on the same planet: a declaration is one act, and an escort may stand in a later line. */
export function inLandingOrder(orders: readonly Land[]): readonly Land[] {
  const planets = [...new Set(orders.map((order) => order.planet))];
  return planets.flatMap((planet) => {
    const here = orders.filter((order) => order.planet === planet);
    return [...here.filter((order) => order.units.length > 0), ...here.filter((order) => order.units.length === 0)];
  });
}

function siteOf(context: OrderContext, intent: Land): Site | { readonly problem: Problem } {
  const { system } = context;
  if (system === undefined) return { problem: refuse('nothing-activated', {}, ['R2.1']) };
  if (!systemOf(context.state, system).planets.includes(intent.planet)) return { problem: refuse('planet-not-here', { planet: intent.planet, system }, ['R2.33']) };
  if (planetOf(context.state, intent.planet).tradeStation === true) return { problem: stationRefusal(intent) };
  if (intent.units.length + intent.leaders.length === 0 || intent.units.some((unit) => isShip(unit.kind))) return { problem: refuse('nothing-to-land', { planet: intent.planet }, ['R2.33']) };
  if (intent.from === undefined) return { system, ships: piecesIn(context.state, system, context.seat) };
  const ship = shipNamed(context, intent.from, system);
  if (!ship.ok) return { problem: ship.problem };
  return ship.value.system === system ? { system, ships: [ship.value] } : { problem: refuse('no-such-piece', { unit: intent.from, system }, ['R2.33']) };
}

function stationRefusal({ planet, leaders }: Land): Problem {
  return leaders.length > 0 ? refuse('no-leaders-on-trade-stations', { planet }, ['A71']) : refuse('trade-station-no-landing', { planet }, ['A71']);
}

function planForces(context: OrderContext, intent: Land, { system, ships: all }: Site): { readonly events: readonly EventOf<'forces-landed'>[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const wanted = new Map<ForceKind, number>();
  const ships = all.filter((ship) => mayLand(context, ship, intent.planet));
  for (const { kind, count: ordered } of forcesNamed(intent.units)) {
    const have = ships.reduce((sum, ship) => sum + count(ship.cargo, kind), 0) - (wanted.get(kind) ?? 0);
    const room = kind === 'pds' ? pdsRoom(context, intent.planet) - (wanted.get(kind) ?? 0) : have;
    const unit: UnitRef = { kind, count: ordered };
    const spent = all.find((ship) => !ships.includes(ship) && count(ship.cargo, kind) > 0);
    if (have < ordered && spent !== undefined) problems.push(refuse('ship-lands-once', { unit: { kind: spent.kind, number: spent.number }, planet: intent.planet }, ['S10.2']));
    else if (have < ordered) problems.push(refuse('not-enough', { unit, have, where: system }, ['R2.33'], fewer(intent, { unit, have })));
    if (room < Math.min(ordered, have)) problems.push(refuse('pds-limit', { planet: intent.planet, limit: context.rules.numbers.pdsPerPlanet }, ['R2.44']));
    wanted.set(kind, (wanted.get(kind) ?? 0) + Math.max(0, Math.min(ordered, have, room)));
  }
  const from = unload(ships, wanted);
  const events = from.length === 0 ? [] : [publicly('forces-landed', { seat: context.seat, planet: intent.planet, from }, ['R2.33'])];
  return { events, problems };
}

/** In the German game one ship's cargo lands on one planet a turn (S10.2). */
function mayLand({ rules, landed }: OrderContext, ship: Piece, planet: PlanetId): boolean {
  const before = landed?.get(ship.id);
  return before === undefined || before === planet || rules.numbers.landingsPerShip > 1;
}

function pdsRoom({ state, rules, seat }: OrderContext, planet: PlanetId): number {
  return Math.max(0, rules.numbers.pdsPerPlanet - count(forcesOn(state, planet, seat), 'pds'));
}

/** The nearest legal order: as many as are there. */
function fewer(intent: Land, { unit, have }: { readonly unit: UnitRef; readonly have: number }): Land | undefined {
  if (have < 1) return undefined;
  return { ...intent, units: intent.units.map((other) => (other.kind === unit.kind ? { kind: other.kind, count: have } : other)) };
}

/** Takes what lands off the ships in their order. */
function unload(ships: readonly Piece[], wanted: ReadonlyMap<ForceKind, number>): EventOf<'forces-landed'>['from'] {
  const left = new Map(wanted);
  return ships.flatMap((ship) => {
    const forces = Object.fromEntries(forceKinds.flatMap((kind) => {
      const some = Math.min(left.get(kind) ?? 0, count(ship.cargo, kind));
      left.set(kind, (left.get(kind) ?? 0) - some);
      return some === 0 ? [] : [[kind, some] as const];
    }));
    return Object.keys(forces).length === 0 ? [] : [{ piece: ship.id, forces }];
  });
}

function planLeaders(context: OrderContext, intent: Land, site: Site): { readonly events: readonly EventOf<'leader-landed'>[]; readonly problems: readonly Problem[] } {
  const events: EventOf<'leader-landed'>[] = [];
  const problems: Problem[] = [];
  const { landing } = context.rules.leaders;
  const foreign = planetOf(context.state, intent.planet).owner !== context.seat;
  for (const ref of intent.leaders) {
    const aboard = findAboard(context, ref, site);
    if ('problem' in aboard) problems.push(aboard.problem);
    else if (foreign && groundUnits(forcesOn(context.state, intent.planet, context.seat)) < landing.escortOnForeignPlanets) problems.push(lacksEscort(context, intent, site));
    else events.push(publicly('leader-landed', { leader: aboard.leader, planet: intent.planet, from: aboard.piece }, foreign ? landing.cites : landing.unloading.cites));
  }
  return { events, problems };
}

function findAboard(context: OrderContext, ref: LeaderRef, { system, ships }: Site): { readonly leader: string; readonly piece: string } | { readonly problem: Problem } {
  const isAboard = (piece: string): boolean => ships.some((ship) => ship.id === piece);
  const leader = ownLeader(context, ref, (one) => one.at.on === 'piece' && isAboard(one.at.piece));
  if (!leader.ok) return { problem: leader.problem };
  const { id, at } = leader.value;
  return at.on === 'piece' && isAboard(at.piece) ? { leader: id, piece: at.piece } : { problem: refuse('leader-not-there', { leader: id, where: system }, ['R2.33']) };
}

/** Alone he neither invades an enemy's planet nor stays on one that is nobody's. */
function lacksEscort(context: OrderContext, intent: Land, site: Site): Problem {
  const { cites } = context.rules.leaders.landing;
  const { planet } = intent;
  const code = planetOf(context.state, planet).owner === undefined ? 'leader-on-neutral-planet' : 'leader-needs-escort';
  return refuse(code, { planet }, cites, withEscort(intent, site) ?? onOwnPlanet(context, intent, site));
}

/** The nearest legal order: the same with one ground force, if one is aboard. */
function withEscort(intent: Land, { ships }: Site): Land | undefined {
  return ships.some((ship) => count(ship.cargo, 'ground-force') > 0) ? { ...intent, units: [...intent.units, { kind: 'ground-force', count: 1 }] } : undefined;
}

/** Else an own planet in the same system, where he needs no escort. */
function onOwnPlanet({ state, seat }: OrderContext, intent: Land, { system }: Site): Land | undefined {
  const own = systemOf(state, system).planets.find((id) => planetOf(state, id).owner === seat && planetOf(state, id).tradeStation !== true);
  return own === undefined ? undefined : { ...intent, planet: own };
}

function landsPdsAlone(state: GameState, { seat }: OrderContext, intent: Land): boolean {
  const there = forcesOn(state, intent.planet, seat);
  return planetOf(state, intent.planet).owner !== seat && count(there, 'pds') > 0 && groundUnits(there) === 0;
}
