import { forcesOn } from '../calc/board.js';
import { count, groundUnits, minus } from '../calc/forces.js';
import { cheapestLosses } from '../calc/ground-combat.js';
import { publicly, type LossCause } from '../events.js';
import type { Citation, PlanetId, SeatId } from '../ids.js';
import type { QuestionOf } from '../questions.js';
import type { Forces } from '../state.js';
import { askAll, emit, label, type Step, type TurnView } from '../step.js';

/** Hits that a seat takes on a planet; `path` begins the labels. Round 0 is before the first round of combat. */
export type GroundHits = { readonly planet: PlanetId; readonly seat: SeatId; readonly enemy: SeatId; readonly hits: number; readonly round: number; readonly path: string; readonly cause: LossCause; readonly cites: readonly Citation[] };

/** Each hit kills one ground unit; whose they are chooses where kinds differ, all sides sealed and at once (R2.37-R2.39). */
export function* loseGroundUnits(turn: TurnView, sides: readonly GroundHits[]): Step<void> {
  const struck = sides.map((side) => ({ side, forces: onlyGround(forcesOn(turn.state, side.planet, side.seat)) })).filter(({ side, forces }) => side.hits > 0 && groundUnits(forces) > 0);
  const questions = struck.flatMap(({ side, forces }) => (hasChoice(side.hits, forces) ? [questionOf(turn, side, forces)] : []));
  const answers = yield* askAll(questions);
  for (const { side, forces } of struck) {
    const asked = questions.findIndex((question) => question.seat === side.seat);
    const lost = answers[asked] ?? cheapestLosses(turn, forces, side.hits);
    yield* emit(publicly('forces-lost', { seat: side.seat, at: { planet: side.planet }, forces: lost, cause: side.cause }, side.cites));
  }
}

function questionOf(turn: TurnView, side: GroundHits, forces: Forces): QuestionOf<'ground-casualties'> {
  const { planet, round, hits, enemy, seat } = side;
  return {
    kind: 'ground-casualties', id: label(side.path, 'casualties', seat), seat, cites: side.cites,
    params: { planet, round, hits, forces, enemy }, default: cheapestLosses(turn, forces, hits),
  };
}

function hasChoice(hits: number, forces: Forces): boolean {
  return hits < groundUnits(forces) && Object.keys(forces).length > 1;
}

function onlyGround(forces: Forces): Forces {
  return minus(forces, { pds: count(forces, 'pds') });
}
