import { seatOf } from '../calc/board.js';
import { raceOf } from '../calc/technology.js';
import type { Die } from '../dice.js';
import { publicly } from '../events.js';
import type { Citation, LeaderId, PlanetId, SeatId, SystemId } from '../ids.js';
import type { QuestionOf } from '../questions.js';
import { ask, emit, label, rollFaces, type Step, type TurnView } from '../step.js';

/** A die about a leader as it was rolled; `place` is where, `die` how it is read where it is not read from a table. */
export type FateDie = {
  readonly name: string;
  /** Who rolls. */
  readonly seat: SeatId;
  readonly leader: LeaderId;
  readonly face: number;
  readonly fate: QuestionOf<'fate-reroll'>['params']['fate'];
  readonly place: { readonly against?: SeatId; readonly system?: SystemId; readonly planet?: PlanetId };
  readonly die?: Pick<Die, 'target'>;
  readonly cites: readonly Citation[];
};

/** Whose race buys second rolls with Strategy counters may do so with a leader's die, if the option says so (R4.0k). Gives the face that stands. */
export function* rollFateAgain(turn: TurnView, { name, seat, leader, face, fate, place, die = {}, cites }: FateDie): Step<number> {
  if (!mayRollAgain(turn, seat)) return face;
  const why: readonly Citation[] = ['jolnar.rerollsFate', 'R4.0k'];
  const answer = yield* ask({ kind: 'fate-reroll', id: label(name, 'again'), seat, params: { leader, face, fate }, default: 'stand', cites: why });
  if (answer === 'stand') return face;
  yield* emit(publicly('counter-spent', { seat, pool: 'strategy', why: 'reroll' }, why));
  const again = label(name, 'reroll');
  const [second = face] = yield* rollFaces({ label: again, reason: 'reroll', count: 1 });
  const read = die.target === undefined ? {} : { target: die.target, hit: second >= die.target };
  const dice = [{ face: second, of: leader, modifiers: [], first: face, ...read }];
  yield* emit(publicly('dice-rolled', { label: again, reason: 'reroll', seat, ...place, dice, hits: read.hit === true ? 1 : 0 }, [...cites, ...why]));
  return second;
}

function mayRollAgain({ state, rules, options }: TurnView, seat: SeatId): boolean {
  return options['jolnar.rerollsFate'] && raceOf(state, rules, seat).modifiers.rerollsForCounter === true && seatOf(state, seat).counters.strategy > 0;
}
