import { forcesOn, planetOf } from '../calc/board.js';
import { groundUnits } from '../calc/forces.js';
import { publicly } from '../events.js';
import type { PlanetId, SeatId } from '../ids.js';
import { emit, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { readBombardmentOrders, type Bombers } from './bombardment-orders.js';
import { bombardPlanet } from './bombardment.js';
import { repelInvasion, takePlanet, testGarrison } from './control.js';
import { diplomatDelays } from './diplomat.js';
import { revealOnPlanet, settleDomain } from './domain-counters.js';
import { groundCombatRound } from './invasion-combat.js';
import { declareLandings, type Landing } from './landing.js';
import { pdsFireAtLanding } from './pds-landing.js';

/** Landings are declared for all planets, then each planet is bombarded and invaded, one at a time in the order of the text (R2.33, R2.36). */
export function* landAndInvade(turn: TurnView, action: TacticalAction): Step<void> {
  const landings = yield* declareLandings(turn, action);
  const bombers = yield* readBombardmentOrders(turn, action);
  for (const planet of inTextOrder(turn, action.seat, { landings, bombers })) {
    const landing = landings.find((one) => one.planet === planet);
    if (landing === undefined) yield* bombardOnly(turn, bombers, planet);
    else yield* invadePlanet(turn, landing, bombers);
  }
}

/** One planet's invasion, in the order of R2.36; what each line may ask or roll is inside it. */
export function* invadePlanet(turn: TurnView, landing: Landing, bombers: Bombers): Step<void> {
  const { planet, invader } = landing;
  const { owner: defender } = planetOf(turn.state, planet);
  yield* emit(publicly('invasion-opened', { planet, invader, ...(defender === undefined ? {} : { defender }) }, ['R2.34']));
  if (defender === undefined) return yield* landOnNeutral(turn, { planet, invader }); //               R2.34, R2.35: nobody to fight
  const before = units(turn, planet, defender);
  const delayed = yield* diplomatDelays(turn, landing); //                                             A15, A16, A63, A64
  const goesOn = units(turn, planet, invader) > 0;
  yield* bombardPlanet(turn, bombers, { planet, landing: goesOn ? 'landed' : 'delayed' }); //          R2.37, A10, A20, A68
  if (delayed && !goesOn) return yield* testGarrison(turn, { planet, before }); //                     A25, A33
  yield* pdsFireAtLanding(turn, { planet, invader, defender }); //                                     R2.38, A19, A21
  for (let round = 1; units(turn, planet, invader) > 0 && units(turn, planet, defender) > 0; round += 1) {
    yield* groundCombatRound(turn, { planet, invader, defender }, round); //                           R2.39, A11, A65, A66
  }
  if (units(turn, planet, invader) > 0) return yield* takePlanet(turn, { planet, by: invader }); //    R2.40, A22, A30-A32, A36-A41
  yield* repelInvasion(turn, { planet, invader }); //                                                  R5.6-R5.8
  yield* testGarrison(turn, { planet, before }); //                                                    A25, A33
}

/** Nobody defends a neutral planet, unless its domain counter holds something; a landing that it wipes out has failed (R2.35, R5.6). */
function* landOnNeutral(turn: TurnView, { planet, invader }: { readonly planet: PlanetId; readonly invader: SeatId }): Step<void> {
  const counter = yield* revealOnPlanet(turn, { planet, invader });
  if (units(turn, planet, invader) === 0) return yield* repelInvasion(turn, { planet, invader });
  yield* takePlanet(turn, { planet, by: invader });
  yield* settleDomain(turn, { planet, by: invader }, counter);
}

/** A planet is bombarded and nobody lands: it stays whose it is (R2.41, A68). */
function* bombardOnly(turn: TurnView, bombers: Bombers, planet: PlanetId): Step<void> {
  const { owner } = planetOf(turn.state, planet);
  const before = owner === undefined ? 0 : units(turn, planet, owner);
  yield* bombardPlanet(turn, bombers, { planet, landing: 'none' });
  yield* testGarrison(turn, { planet, before });
}

/** Planets that are landed on or bombarded, in the order in which the orders first name them. */
function inTextOrder(turn: TurnView, seat: SeatId, { landings, bombers }: { readonly landings: readonly Landing[]; readonly bombers: Bombers }): readonly PlanetId[] {
  const struck = new Set([...landings.map((landing) => landing.planet), ...bombers.ordered.values()]);
  const named = (turn.intents[seat] ?? []).flatMap((intent) => (intent.order === 'land' || intent.order === 'bombard' ? [intent.planet] : []));
  return [...new Set(named)].filter((planet) => struck.has(planet));
}

function units(turn: TurnView, planet: PlanetId, seat: SeatId): number {
  return groundUnits(forcesOn(turn.state, planet, seat));
}
