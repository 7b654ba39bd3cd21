import { piecesIn } from '../calc/board.js';
import { unitType } from '../calc/capacity.js';
import { casualtiesInOrder, isCasualtyChoice, isLegalCasualties, type CasualtyCase } from '../calc/casualty-choice.js';
import { publicly } from '../events.js';
import type { PieceId, SeatId, SystemId } from '../ids.js';
import type { CasualtyChoice, QuestionOf } from '../questions.js';
import { optionCites } from '../rules/option-cites.js';
import { askAll, emit, type Step, type TurnView } from '../step.js';
import { loseShips } from './leader-fates.js';

/** Hits on one fleet that its owner shares out. */
export type HitsOnFleet = {
  readonly system: SystemId;
  /** Whose fleet it is. */
  readonly seat: SeatId;
  readonly enemy: SeatId;
  readonly cause: 'space-battle' | 'pds' | 'barrage' | 'pre-combat';
  readonly round: number;
  readonly hits: number;
  /** Id of the question, should there be a choice. */
  readonly question: string;
};

/** Owners name their losses, sealed from each other; then all losses happen, in the order of the list (R2.15, R2.21). */
export function* sufferCasualties(turn: TurnView, fleets: readonly HitsOnFleet[]): Step<void> {
  const cases = fleets.map((fleet) => ({ fleet, given: caseOf(turn, fleet) }));
  const open = cases.filter(({ given }) => isCasualtyChoice(turn.state, given));
  const answers = yield* askAll(open.map(({ fleet, given }) => questionOf(turn, fleet, given)));
  const choices = cases.map((one) => {
    const choice = answers[open.indexOf(one)] ?? casualtiesInOrder(turn.state, one.given, []);
    if (!isLegalCasualties(one.given, choice)) throw new Error(`losses that do not fit the hits: ${one.fleet.question}`);
    return { fleet: one.fleet, choice };
  });
  for (const { fleet, choice } of choices) yield* applyCasualties(turn, fleet, choice);
}

/** The barrage kills Fighters only (R2.20); everything else may fall to any ship, and undamaged big ones may take damage. */
function caseOf(turn: TurnView, fleet: HitsOnFleet): CasualtyCase {
  const ships = piecesIn(turn.state, fleet.system, fleet.seat).filter((ship) => fleet.cause !== 'barrage' || ship.kind === 'fighter');
  const sustain = ships.filter((ship) => !ship.damaged && unitType(turn.rules, ship.kind).sustainsDamage);
  const ids = (list: typeof ships): readonly PieceId[] => list.map((ship) => ship.id);
  const byKind = turn.rules.numbers.leaderShipsLost === 'last-of-kind' ? { leaderShips: 'last-of-kind' as const } : {};
  return { hits: fleet.hits, candidates: ids(ships), sustain: ids(sustain), ...byKind };
}

function questionOf(turn: TurnView, fleet: HitsOnFleet, given: CasualtyCase): QuestionOf<'casualties'> {
  const { system, cause, round, enemy } = fleet;
  return {
    kind: 'casualties', id: fleet.question, seat: fleet.seat,
    params: { system, cause, round, enemy, ...given },
    default: casualtiesInOrder(turn.state, given, []),
    cites: cause === 'pds' ? ['R2.15'] : ['R2.21', ...optionCites(turn.rules, 'casualties.together')],
  };
}

function* applyCasualties(turn: TurnView, fleet: HitsOnFleet, choice: CasualtyChoice): Step<void> {
  const { system, enemy, cause } = fleet;
  // Who is damaged and destroyed by the same hits is told as destroyed only.
  const damaged = choice.damaged.filter((piece) => !choice.lost.includes(piece));
  yield* emit(...damaged.map((piece) => publicly('piece-damaged', { piece, cause }, [cause === 'pds' ? 'R2.15' : 'R2.21'])));
  const losses = choice.lost.map((piece) => ({ piece, cause, ...(cause === 'pds' ? {} : { opponent: enemy }) }));
  yield* loseShips(turn, { system, path: system, losses });
}
