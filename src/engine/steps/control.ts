import { forcesOn, planetOf } from '../calc/board.js';
import { groundUnits, isEmpty } from '../calc/forces.js';
import { publicly } from '../events.js';
import type { PlanetId, SeatId } from '../ids.js';
import { emit, type Step, type TurnView } from '../step.js';
import { fatesOfFailedLanding, fatesOnTakenPlanet, fatesWithoutGarrison } from './leader-fates.js';
import { rescueCaptives } from './rescue.js';
import { settleStructures } from './structures.js';

/** The invaders stand alone: the planet is theirs, exhausted (R2.34, R2.40); then its structures (A22), its leaders (A30-A32), the captives of who lost it (A36-A41). */
export function* takePlanet(turn: TurnView, { planet, by }: { readonly planet: PlanetId; readonly by: SeatId }): Step<void> {
  const { owner: from } = planetOf(turn.state, planet);
  const taken = { planet, by, round: turn.state.round, ...(turn.rules.numbers.conquestExhausts ? {} : { ready: true as const }) };
  if (from === undefined) return yield* emit(publicly('planet-taken', { ...taken, how: 'unopposed' }, ['R2.34']));
  yield* emit(publicly('planet-taken', { ...taken, from, how: 'invasion' }, ['R2.34', 'R2.40']));
  yield* settleStructures(turn, { planet, from, by });
  yield* fatesOnTakenPlanet(turn, { planet, loser: from, by });
  yield* rescueCaptives(turn, { planet, from, by });
}

/** The landing failed, by defence, by fire or because nobody is left (R5.6-R5.8): the planet stays whose it was, what landed beside the troops is lost. */
export function* repelInvasion(turn: TurnView, { planet, invader }: { readonly planet: PlanetId; readonly invader: SeatId }): Step<void> {
  const { owner } = planetOf(turn.state, planet);
  const whose = owner === undefined ? {} : { defender: owner };
  yield* emit(publicly('invasion-repelled', { planet, invader, ...whose }, ['R2.40']));
  const left = forcesOn(turn.state, planet, invader);
  if (!isEmpty(left)) yield* emit(publicly('forces-lost', { seat: invader, at: { planet }, forces: left, cause: 'invasion' }, ['R2.40']));
  yield* fatesOfFailedLanding(turn, { planet, invader, ...whose });
}

/** A25 is tested once a planet and action: the last ground unit fell here and the planet did not. `before` counts its garrison when the action came to it. */
export function* testGarrison(turn: TurnView, { planet, before }: { readonly planet: PlanetId; readonly before: number }): Step<void> {
  const { owner } = planetOf(turn.state, planet);
  if (owner === undefined || before === 0 || groundUnits(forcesOn(turn.state, planet, owner)) > 0) return;
  yield* fatesWithoutGarrison(turn, { planet, owner });
}
