import { planetsOwnedBy, seatsFrom } from '../calc/board.js';
import { unitType } from '../calc/capacity.js';
import { publicly } from '../events.js';
import type { SeatId } from '../ids.js';
import { emit, type Step, type TurnView } from '../step.js';

/** R1.11 (2): Dreadnoughts and War Suns are repaired. */
export function* repairShips(turn: TurnView): Step<void> {
  for (const seat of inOrderOfPlay(turn)) {
    const damaged = Object.values(turn.state.pieces).filter((piece) => piece.seat === seat && piece.damaged && unitType(turn.rules, piece.kind).sustainsDamage);
    for (const piece of damaged) yield* emit(publicly('piece-repaired', { piece: piece.id }, ['R1.11']));
  }
}

/** R1.11 (3): counters come off the board; until strategy cards hand out new ones they go back to the pool they came from. */
export function* takeBackCounters(turn: TurnView): Step<void> {
  for (const seat of inOrderOfPlay(turn)) {
    const systems = Object.values(turn.state.systems).filter((system) => system.counters.includes(seat)).map((system) => system.id);
    yield* emit(publicly('counters-returned', { seat, systems }, ['R1.11']));
  }
}

/** R1.11 (4): exhausted planets are ready again. */
export function* refreshPlanets(turn: TurnView): Step<void> {
  for (const seat of inOrderOfPlay(turn)) {
    const planets = planetsOwnedBy(turn.state, seat).filter((planet) => planet.exhausted).map((planet) => planet.id);
    if (planets.length > 0) yield* emit(publicly('planets-refreshed', { seat, planets }, ['R1.11']));
  }
}

function inOrderOfPlay({ state }: TurnView): readonly SeatId[] {
  return seatsFrom(state, state.speaker);
}
