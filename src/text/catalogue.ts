import type { Change, EventOf, EventType, GameEvent, LossCause, RollReason } from '../engine/events.js';
import type { IntentKind } from '../engine/order-intents.js';
import type { Problem, ProblemOf, RuleProblemCode } from '../engine/problems.js';
import type { AnswerValue, Question, QuestionKind, QuestionOf } from '../engine/questions.js';
import type { Fate } from '../engine/rules/leader-profile.js';
import type { GameState } from '../engine/state.js';
import type { OrderProblem, ParseProblem, ParseProblemCode, ParseProblemOf, ParseProblemParams } from '../orders/problems.js';
import type { Names } from './names.js';

// Every record here is total: a sentence that one language lacks does not compile.

export type EventSentences = { readonly [T in EventType]: (event: EventOf<T>, n: Names) => string };
export type ChangeOf<C extends Change['change']> = Extract<Change, { change: C }>;
export type ChangeSentences = { readonly [C in Change['change']]: (change: ChangeOf<C>, n: Names) => string };
export type ProblemSentences = { readonly [C in RuleProblemCode]: (params: ProblemOf<C>['params'], n: Names) => string };
export type ParseProblemSentences = { readonly [C in ParseProblemCode]: (params: ParseProblemParams[C], n: Names) => string };
export type CauseWords = Readonly<Record<LossCause, string>>;
export type RollWords = Readonly<Record<RollReason, string>>;
/** `killed`, and as the verdict of a die: `KILLED`. */
export type FateWords = Readonly<Record<Fate, string>>;
/** The word that begins an order, for sentences about orders. */
export type OrderWords = Readonly<Record<IntentKind, string>>;
export type PhaseWords = Readonly<Record<GameState['phase'], string>>;
/** One kind of question: a title, the question as it is asked, and what an answer means in words. */
export type QuestionText<K extends QuestionKind> = {
  readonly title: (question: QuestionOf<K>, n: Names) => string;
  readonly ask: (question: QuestionOf<K>, n: Names) => string;
  readonly value: (value: AnswerValue<K>, question: QuestionOf<K>, n: Names) => string;
};
export type QuestionTexts = { readonly [K in QuestionKind]: QuestionText<K> };

/** The sentences of one language that are keyed by the engine's own words. */
export type Catalogue = {
  readonly events: EventSentences;
  readonly changes: ChangeSentences;
  readonly problems: ProblemSentences;
  readonly parseProblems: ParseProblemSentences;
  readonly causes: CauseWords;
  readonly rolls: RollWords;
  readonly fates: FateWords;
  readonly phases: PhaseWords; /** The phases as names, in subjects. */ readonly phaseTitles: PhaseWords;
  readonly orders: OrderWords;
  readonly questions: QuestionTexts; /** A question by its title, with the round of its battle. */ readonly questionName: (question: Question, n: Names) => string;
};

/** The sentence of one event. */
export function sentenceOf<T extends EventType>(catalogue: Catalogue, event: EventOf<T>, n: Names): string {
  const say: EventSentences[T] = catalogue.events[event.type];
  return say(event, n);
}
/** The sentence of any event. */
export function eventSentence(catalogue: Catalogue, event: GameEvent, n: Names): string {
  return sentenceOf<EventType>(catalogue, event, n);
}
/** The sentence of one correction. */
export function changeSentence<C extends Change['change']>(changes: ChangeSentences, change: ChangeOf<C>, n: Names): string {
  const say: ChangeSentences[C] = changes[change.change];
  return say(change, n);
}
/** Why an order is refused or doubtful. */
export function problemSentence(problems: ProblemSentences, problem: Problem, n: Names): string {
  return problemOf<RuleProblemCode>(problems, problem, n);
}
function problemOf<C extends RuleProblemCode>(problems: ProblemSentences, { code, params }: Pick<ProblemOf<C>, 'code' | 'params'>, n: Names): string {
  const say: ProblemSentences[C] = problems[code];
  return say(params, n);
}
function textOf<K extends QuestionKind>(catalogue: Pick<Catalogue, 'questions'>, kind: K): QuestionText<K> {
  return catalogue.questions[kind];
}
/** What a question is about, in a few words. */
export function questionTitle(catalogue: Pick<Catalogue, 'questions'>, question: Question, n: Names): string {
  return titleOf<QuestionKind>(catalogue, question, n);
}
function titleOf<K extends QuestionKind>(catalogue: Pick<Catalogue, 'questions'>, question: QuestionOf<K>, n: Names): string {
  return textOf<K>(catalogue, question.kind).title(question, n);
}
/** The question as it is asked. */
export function questionSentence(catalogue: Catalogue, question: Question, n: Names): string {
  return askOf<QuestionKind>(catalogue, question, n);
}
function askOf<K extends QuestionKind>(catalogue: Catalogue, question: QuestionOf<K>, n: Names): string {
  return textOf<K>(catalogue, question.kind).ask(question, n);
}
/** An answer in words. */
export function answerSentence(catalogue: Catalogue, question: Question, { value, n }: { readonly value: AnswerValue; readonly n: Names }): string {
  return valueOf<QuestionKind>(catalogue, question, { value, n });
}
function valueOf<K extends QuestionKind>(catalogue: Catalogue, question: QuestionOf<K>, { value, n }: { readonly value: AnswerValue<K>; readonly n: Names }): string {
  return textOf<K>(catalogue, question.kind).value(value, question, n);
}

/** What is wrong with an order line, as it is written or as the rules see it. */
export function orderProblemSentence(catalogue: Catalogue, problem: OrderProblem, n: Names): string {
  return isParseProblem(catalogue, problem) ? parseProblemOf<ParseProblemCode>(catalogue.parseProblems, problem, n) : problemSentence(catalogue.problems, problem, n);
}
function isParseProblem(catalogue: Catalogue, problem: OrderProblem): problem is ParseProblem {
  return problem.code in catalogue.parseProblems;
}
function parseProblemOf<C extends ParseProblemCode>(sentences: ParseProblemSentences, { code, params }: Pick<ParseProblemOf<C>, 'code' | 'params'>, n: Names): string {
  const say: ParseProblemSentences[C] = sentences[code];
  return say(params, n);
}
