import { leadersAboard, leadersOn, piecesIn, seatsFrom, systemOf } from '../calc/board.js';
import { publicly } from '../events.js';
import type { Citation, PlanetId, SeatId } from '../ids.js';
import type { Leader } from '../state.js';
import { emit, label, rollFaces, type Step, type TurnView } from '../step.js';

/** The Ancient Artifact: each leader in the system of the planet rolls a die and dies up to a face (R5.23). Captives are not there. */
export function* strikeLeaders(turn: TurnView, strike: { readonly around: PlanetId; readonly upTo: number; readonly by: SeatId; readonly path: string }): Step<void> {
  const system = turn.state.planets[strike.around]?.system;
  if (system === undefined) return;
  const cites: readonly Citation[] = ['R5.23'];
  for (const leader of leadersIn(turn, system)) {
    const name = label(strike.path, 'artifact', leader.id);
    const [face = 0] = yield* rollFaces({ label: name, reason: 'artifact', count: 1 });
    yield* emit(publicly('dice-rolled', { label: name, reason: 'artifact', seat: leader.seat, system, dice: [{ face, of: leader.id, modifiers: [] }], hits: 0 }, cites));
    if (face <= strike.upTo) yield* emit(publicly('leader-killed', { leader: leader.id, cause: 'card' }, cites));
  }
}

function leadersIn({ state }: TurnView, system: string): readonly Leader[] {
  const there = [...systemOf(state, system).planets.flatMap((planet) => leadersOn(state, planet)), ...piecesIn(state, system).flatMap((piece) => leadersAboard(state, piece.id))];
  const order = seatsFrom(state, state.speaker);
  return [...there].sort((left, right) => order.indexOf(left.seat) - order.indexOf(right.seat));
}
