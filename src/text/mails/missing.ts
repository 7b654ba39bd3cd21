import type { SeatId } from '../../engine/ids.js';
import type { AnswerIntent, StandingIntent } from '../../engine/order-intents.js';
import type { GameState, Leader } from '../../engine/state.js';
import type { MailContext } from './mail-context.js';

export type Missing = { readonly label: string; readonly text: string };

/** Kinds of answer that this seat can be asked for: without a General nobody re-rolls, without a Diplomat nobody delays. */
export function relevantAnswers(state: GameState, seat: SeatId): readonly AnswerIntent['order'][] {
  const free = (kind: Leader['class']): boolean => Object.values(state.leaders).some((leader) => leader.seat === seat && leader.class === kind && (leader.at.on === 'planet' || leader.at.on === 'piece'));
  const acts = state.active === seat;
  const holds = Object.values(state.leaders).some((leader) => leader.at.on === 'captive' && leader.at.captor === seat);
  const foreignDiplomat = Object.values(state.leaders).some((leader) => leader.seat !== seat && leader.class === 'diplomat' && leader.at.on !== 'out');
  const when: readonly (readonly [AnswerIntent['order'], boolean])[] = [
    ['casualties', true], ['retreat', true], ['reroll', free('general')], ['diplomat', free('diplomat') && !acts], ['permit', foreignDiplomat && !acts], ['captive', holds && state.phase === 'status'],
  ];
  return when.flatMap(([kind, holdsNow]) => (holdsNow ? [kind] : []));
}

/** What applies where the player has said nothing: his standing order, that he is asked, or the default. */
export function missingAnswers({ n, words, state }: MailContext, { seat, given, standing, askable }: { readonly seat: SeatId; readonly given: readonly string[]; readonly standing: readonly StandingIntent[]; /** What the open phase can ask at all; undefined: anything. */ readonly askable?: readonly string[] | undefined }): readonly Missing[] {
  return relevantAnswers(state, seat).filter((kind) => !given.includes(kind) && askable?.includes(kind) !== false).map((kind) => {
    const { label, fallback } = words.topics[kind];
    const last = [...standing].reverse().find((one) => (one.order === 'standing' ? one.answer.order : one.about) === kind);
    if (last === undefined) return { label, text: `${fallback} (${words.echo.byDefault})` };
    return { label, text: last.order === 'standing' ? `${n.order(last.answer)} (${words.echo.byStanding})` : words.echo.asked };
  });
}
