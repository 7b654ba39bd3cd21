import { answerByOrders, boundTo, verdictOn, type AnswerIntent, type AnswerValue, type Edition, type GameState, type Intent, type Problem, type Question, type SeatId, type TurnIntent, type Verdict } from '../engine/index.js';
import { refuse, warn } from '../engine/problems.js';
import { refuses } from '../orders/problems.js';
import type { CheckOrders } from '../orders/validate.js';
import { choicesOf } from '../text/index.js';
import { answersIn, isActionIntent, isAnswerIntent } from './intent-kinds.js';
import type { QuestionRecord, TurnRecord } from './ports.js';

// What is sent while a turn is being played answers what its seat is asked at that moment, and nothing that is asked later.

/** The questions of a running turn to one seat. */
export type SeatQuestions = { readonly open: readonly Question[]; readonly answered: readonly Question[] };
export type GivenInText = { readonly question: Question; readonly value: AnswerValue };
type Board = { readonly asked: SeatQuestions; readonly state: GameState; readonly rules: Edition };

export function questionsOf(seat: SeatId, { turn, questions }: { readonly turn: Pick<TurnRecord, 'status'> | undefined; readonly questions: readonly QuestionRecord[] }): SeatQuestions {
  const own = turn?.status === 'running' ? questions.filter(({ question }) => question.seat === seat) : [];
  return { open: own.filter(({ status }) => status === 'open').map(({ question }) => question), answered: own.filter(({ status }) => status !== 'open').map(({ question }) => question) };
}

/** The check of a text, and of each order in it that speaks of an open question: whether it answers it. */
export function withOpenQuestions(check: CheckOrders<Edition>, asked: SeatQuestions): CheckOrders<Edition> {
  if (asked.open.length + asked.answered.length === 0) return check;
  return (orders) => check(orders).map(({ problems }, index) => {
    const intent = orders.intents[index];
    return intent === undefined || !isAnswerIntent(intent) || refuses(problems) ? { problems } : { problems: [...problems, ...problemsOf(verdictOn(intent, { ...asked, state: orders.state, rules: orders.rules }))] };
  });
}

function problemsOf(verdict: Verdict): readonly Problem[] {
  switch (verdict.says) {
    case 'nothing': return [];
    case 'answers': return verdict.strange.length === 0 ? [] : [warn('answer-in-part', { items: verdict.strange }, [])];
    case 'not-now': return [warn('answer-not-now', { question: verdict.question }, [])];
    case 'too-late': return [refuse('question-answered', { question: verdict.question }, [])];
    case 'impossible': return [refuse('answer-impossible', { question: verdict.question }, verdict.question.cites, choicesOf(verdict.question).find(({ order }) => order !== undefined)?.order)];
  }
}

/** The orders as they are kept: what answers open questions is bound to these. */
export function bindAnswers(intents: readonly TurnIntent[], { asked, state, rules }: Board): readonly TurnIntent[] {
  if (asked.open.length === 0) return intents;
  return intents.map((intent) => (isAnswerIntent(intent) ? bound(intent, { asked, state, rules }) : intent));
}
function bound(intent: AnswerIntent, { asked, state, rules }: Board): AnswerIntent {
  const verdict = verdictOn(intent, { ...asked, state, rules });
  return verdict.says === 'answers' ? boundTo(intent, state.turn, verdict.questions) : verdict.says === 'not-now' ? boundTo(intent, state.turn, [verdict.question]) : intent;
}

/** What these orders answer, question by question. */
export function givenBy(intents: readonly Intent[], { asked, state, rules }: Board): readonly GivenInText[] {
  const orders = answersIn(intents).filter(({ only }) => only !== undefined);
  return asked.open.flatMap((question) => {
    const value = answerByOrders({ question, state, rules, orders });
    return value === undefined ? [] : [{ question, value }];
  });
}

/** A text that answers open questions stands beside the seat's orders of the turn; it takes their place only where it acts or cancels. */
export function standsBeside(intents: readonly Intent[]): boolean {
  return intents.some((intent) => isAnswerIntent(intent) && intent.only !== undefined) && !intents.some((intent) => isActionIntent(intent) || intent.order === 'cancel');
}
