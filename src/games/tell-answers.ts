import { answeredSentences, mailContext, type Answered } from '../text/index.js';
import { formatDeadline } from '../time/deadline.js';
import { questionsOf } from './open-answers.js';
import { printerFor } from './order-context.js';
import type { Player } from './ports.js';
import type { Submitted } from './submitted.js';

type Reader = Pick<Player, 'locale' | 'timeZone'>;

/** What a text says to the questions of a running turn; undefined where its seat was asked nothing. */
export function answeredIn({ context, read: { given, left } }: Pick<Submitted, 'context' | 'read'>, { locale, timeZone }: Reader): Answered | undefined {
  const asked = questionsOf(context.seat.seat, context);
  if (asked.open.length + asked.answered.length === 0) return undefined;
  const until = (id: string): { readonly until?: string } => {
    const at = context.questions.find(({ question }) => question.id === id)?.deadlineAt;
    return at === undefined ? {} : { until: formatDeadline({ at, timeZone, locale }) };
  };
  return {
    given: given.map((answer) => ({ ...answer, ...(answer.question.fixedWindow === true ? until(answer.question.id) : {}) })),
    left: left.map((question) => ({ question, ...until(question.id) })),
  };
}

/** The same in words, for a page or a program. */
export function answersInWords(submitted: Submitted, reader: Reader): readonly string[] {
  const { state, rules, context } = submitted;
  const answered = answeredIn(submitted, reader);
  return answered === undefined ? [] : answeredSentences(answered, mailContext({ locale: reader.locale, state, rules, print: printerFor(state, rules, context.seat.seat) }));
}
