import { publicly, type GameEvent } from '../events.js';
import { refuse, type Problem } from '../problems.js';
import { planetsOwnedBy, systemOf } from '../calc/board.js';
import { isShip, unitType } from '../calc/capacity.js';
import { payment } from '../calc/payment.js';
import { raceOf } from '../calc/technology.js';
import { afterwards, buildsDock, mayBuild, newForces, newPieces, overPieceLimit, type Build } from './build.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';

/**
 * Simulated early turns: units are bought and placed in the home system, at no particular dock. So nothing that makes building at a dock
 * cheaper counts, a Scientist for a new dock neither (A70, R4.S2).
 */
export function earlyBuildOutcome(context: OrderContext, intent: Build): Outcome {
  const problem = notPlaced(context, intent) ?? intent.units.map((unit) => overPieceLimit(context, intent.planet, unit)).find((one) => one !== undefined);
  if (problem !== undefined) return refused(problem);
  const cost = intent.units.reduce((sum, unit) => sum + fullPrice(context, unit), 0);
  const paid = payment(context.state, { seat: context.seat, cost, planets: intent.pay });
  if (!paid.ok) return refused(paid.problem);
  const events: readonly GameEvent[] = [paid.event, publicly('units-built', {
    seat: context.seat, planet: intent.planet, pieces: newPieces(context, intent), forces: newForces(intent), dock: buildsDock(intent), cost, round: 0,
  }, ['A70', 'R4.S2'])];
  const overflow = afterwards({ ...context, system: context.state.planets[intent.planet]?.system ?? '' }, intent, events);
  return overflow === undefined ? done(events) : refused(overflow);
}

function notPlaced(context: OrderContext, { planet: id, units }: Build): Problem | undefined {
  const { state, rules, seat } = context;
  const planet = state.planets[id];
  if (planet === undefined || systemOf(state, planet.system).homeOf !== raceOf(state, rules, seat).id) return refuse('not-in-home-system', { planet: id }, ['A70']);
  if (planet.owner !== seat) return refuse('not-your-planet', { planet: id, ...(planet.owner === undefined ? {} : { owner: planet.owner }) }, ['A70']);
  const odd = units.find((unit) => unit.kind !== 'space-dock' && !mayBuild(context, unit.kind));
  if (odd !== undefined) return refuse('not-buildable', { kind: odd.kind }, ['A70']);
  return buildsDock({ order: 'build', planet: id, units }) ? noRoomForDock(context, { planet: id, docks: dockCount(units) }) : undefined;
}

function noRoomForDock({ state, rules, seat }: OrderContext, { planet, docks }: { readonly planet: string; readonly docks: number }): Problem | undefined {
  if (docks > 1 || state.planets[planet]?.dock !== undefined) return refuse('dock-limit', { planet }, ['R2.43']);
  const { limit } = unitType(rules, 'space-dock');
  const used = planetsOwnedBy(state, seat).filter((own) => own.dock !== undefined).length;
  return limit !== undefined && used >= limit ? refuse('piece-limit', { kind: 'space-dock', limit }, ['R2.44']) : undefined;
}

function dockCount(units: Build['units']): number {
  return units.filter((unit) => unit.kind === 'space-dock').reduce((sum, unit) => sum + unit.count, 0);
}

function fullPrice({ state, rules, seat }: OrderContext, { kind, count }: Build['units'][number]): number {
  const type = unitType(rules, kind);
  const price = raceOf(state, rules, seat).modifiers.unitCost?.[kind] ?? type.cost;
  return isShip(kind) || type.perCost > 0 ? price * Math.ceil(count / type.perCost) : 0;
}
