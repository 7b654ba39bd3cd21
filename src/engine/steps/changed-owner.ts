import { forcesOn, planetOf } from '../calc/board.js';
import { count, isEmpty, minus } from '../calc/forces.js';
import { publicly } from '../events.js';
import type { PlanetId, SeatId } from '../ids.js';
import { emit, type Step, type TurnView } from '../step.js';
import { fatesOfChangedOwner } from './leader-fates.js';

/** A card makes a planet neutral: what its owner has there is gone, and his leaders escape without a die (R5.5, A33, B21). */
export function* freePlanet(turn: TurnView, { planet, from, by }: { readonly planet: PlanetId; readonly from: SeatId; readonly by: SeatId }): Step<void> {
  yield* clear(turn, { planet, from });
  yield* emit(publicly('planet-lost', { planet, from, by, how: 'card' }, ['R5.5']));
  yield* fatesOfChangedOwner(turn, { planet, loser: from });
}

/** A planet passes to another without an invasion: no rescue, and the leaders on it escape without a die (R5.5, A33, B21). */
export function* annexPlanet(turn: TurnView, { planet, by }: { readonly planet: PlanetId; readonly by: SeatId }): Step<void> {
  const { owner: from } = planetOf(turn.state, planet);
  if (from !== undefined) yield* clear(turn, { planet, from });
  yield* emit(publicly('planet-taken', { planet, by, round: turn.state.round, how: 'annexed', ...(from === undefined ? {} : { from }) }, ['R5.5']));
  if (from !== undefined) yield* fatesOfChangedOwner(turn, { planet, loser: from });
}

function* clear(turn: TurnView, { planet, from }: { readonly planet: PlanetId; readonly from: SeatId }): Step<void> {
  const forces = forcesOn(turn.state, planet, from);
  const pds = count(forces, 'pds');
  const ground = minus(forces, { pds });
  const { dock, facility } = planetOf(turn.state, planet);
  if (!isEmpty(ground)) yield* emit(publicly('forces-lost', { seat: from, at: { planet }, forces: ground, cause: 'card' }, ['R5.5']));
  if (pds > 0) yield* emit(publicly('structure-destroyed', { planet, seat: from, structure: 'pds', count: pds }, ['R5.5']));
  if (dock !== undefined) yield* emit(publicly('structure-destroyed', { planet, seat: from, structure: 'space-dock', count: 1 }, ['R5.5']));
  if (facility !== undefined) yield* emit(publicly('structure-destroyed', { planet, seat: from, structure: facility, count: 1 }, ['R5.5']));
}
