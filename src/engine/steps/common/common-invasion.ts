import { forcesOn, planetOf } from '../../calc/board.js';
import { groundUnits } from '../../calc/forces.js';
import { influenceOrder } from '../../calc/influence-order.js';
import { publicly } from '../../events.js';
import type { PlanetId, SeatId, SystemId } from '../../ids.js';
import { refuse } from '../../problems.js';
import { emit, type Step, type TurnView } from '../../step.js';
import { bombardPlanet } from '../bombardment.js';
import { readBombardmentOrders, type Bombers } from '../bombardment-orders.js';
import { repelInvasion, takePlanet } from '../control.js';
import { diplomatDelays } from '../diplomat.js';
import { groundCombatRound } from '../invasion-combat.js';
import { declareLandings, type Landing } from '../landing.js';
import { pdsFireAtLanding } from '../pds-landing.js';
import { removeMarker } from './control-marker.js';
import { voidOrder } from './void-order.js';

/** RZ23: the invasions of all seats in influence order as it was at the start (S2.7); each result holds at once. */
export function* invadeInOrder(turn: TurnView): Step<void> {
  for (const seat of influenceOrder(turn.state, turn.rules)) yield* invadeAll(turn, seat);
}

type Plan = { readonly landings: readonly Landing[]; readonly bombers: readonly Bombers[] };

/** One seat: all its landings are named before any is fought out (S10.3), then planet by planet as listed. */
function* invadeAll(turn: TurnView, seat: SeatId): Step<void> {
  const planets = planetsNamed(turn, seat);
  for (const planet of planets.filter((id) => turn.state.planets[id] === undefined)) yield* voidOrder(seat, 'land', refuse('nothing-to-land', { planet }, ['S10.1']));
  const known = planets.filter((id) => turn.state.planets[id] !== undefined);
  const { landings, bombers } = yield* declareAll(turn, seat, known);
  for (const planet of known) {
    const landing = landings.find((one) => one.planet === planet);
    const own = bombers.find(({ system }) => system === planetOf(turn.state, planet).system);
    if (own === undefined) continue;
    if (landing !== undefined) yield* invadePlanet(turn, landing, own);
    else if ([...own.ordered.values()].includes(planet)) yield* bombard(turn, own, { planet, landing: 'none' });
  }
}

function planetsNamed(turn: TurnView, seat: SeatId): readonly PlanetId[] {
  return [...new Set((turn.intents[seat] ?? []).flatMap((order) => (order.order === 'land' || order.order === 'bombard' ? [order.planet] : [])))];
}

function* declareAll(turn: TurnView, seat: SeatId, planets: readonly PlanetId[]): Step<Plan> {
  const landings: Landing[] = [];
  const bombers: Bombers[] = [];
  for (const system of new Set(planets.map((planet) => planetOf(turn.state, planet).system))) {
    const here = viewOf(turn, seat, system);
    landings.push(...(yield* declareLandings(here, { seat, system })));
    bombers.push(yield* readBombardmentOrders(here, { seat, system }));
  }
  return { landings, bombers };
}

/** The turn with those landings and bombardments of a seat only that concern one system. */
function viewOf(turn: TurnView, seat: SeatId, system: SystemId): TurnView {
  const orders = (turn.intents[seat] ?? []).filter((order) => (order.order !== 'land' && order.order !== 'bombard') || turn.state.planets[order.planet]?.system === system);
  return { get state() { return turn.state; }, rules: turn.rules, options: turn.options, intents: { ...turn.intents, [seat]: orders } };
}

/** S10.3 with the leaders' steps between (RZ24): the Diplomat, bombardment, the planet's PDS, rounds, and what becomes of the planet. */
function* invadePlanet(turn: TurnView, landing: Landing, bombers: Bombers): Step<void> {
  const { planet, invader } = landing;
  const { owner: defender } = planetOf(turn.state, planet);
  yield* emit(publicly('invasion-opened', { planet, invader, ...(defender === undefined ? {} : { defender }) }, ['S10.1', 'RZ23']));
  if (defender === undefined) return yield* takePlanet(turn, { planet, by: invader }); //          S10.11
  const delayed = yield* diplomatDelays(turn, landing); //                                          B34-B37
  yield* bombard(turn, bombers, { planet, landing: delayed ? 'delayed' : 'landed' }); //            S10.4, B42; S10.18: also after a delay
  if (delayed) return;
  if (planetOf(turn.state, planet).owner === undefined) return yield* takePlanet(turn, { planet, by: invader }); // S10.5
  yield* pdsFireAtLanding(turn, { planet, invader, defender }); //                                  S8.5, B46
  for (let round = 1; units(turn, planet, invader) > 0 && units(turn, planet, defender) > 0; round += 1) {
    yield* groundCombatRound(turn, { planet, invader, defender }, round); //                        S10.7, B40, B41
  }
  if (units(turn, planet, invader) > 0) yield* takePlanet(turn, { planet, by: invader }); //        S10.8, S10.9, B17-B19, B27-B30
  else yield* repelInvasion(turn, { planet, invader }); //                                          S10.8, B12
}

type Target = Parameters<typeof bombardPlanet>[2];

/** S10.5, B20: a hit on a planet without ground units takes its control marker off. */
function* bombard(turn: TurnView, bombers: Bombers, target: Target): Step<void> {
  const beyond = yield* bombardPlanet(turn, bombers, target);
  if (beyond > 0) yield* removeMarker(turn, { planet: target.planet, by: bombers.seat });
}

function units(turn: TurnView, planet: PlanetId, seat: SeatId): number {
  return groundUnits(forcesOn(turn.state, planet, seat));
}
