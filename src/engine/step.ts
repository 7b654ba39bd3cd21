import type { DiceRequest } from './dice.js';
import type { GameEvent } from './events.js';
import type { SeatId } from './ids.js';
import type { TurnIntent } from './order-intents.js';
import type { Answer, AnswerValue, Question, QuestionKind, QuestionOf } from './questions.js';
import type { RuleOptions } from './rules/options.js';
import type { RuleSet } from './rules/rule-set.js';
import type { GameState } from './state.js';

/** What a step sees: the state as it is now (it changes as events are emitted), the rules, and what the seats ordered. */
export type TurnView = {
  readonly state: GameState;
  readonly rules: RuleSet;
  readonly options: RuleOptions;
  readonly intents: Readonly<Record<SeatId, readonly TurnIntent[]>>;
};

export type Effect =
  | { readonly do: 'emit'; readonly event: GameEvent }
  | { readonly do: 'roll'; readonly request: DiceRequest }
  | { readonly do: 'ask'; readonly questions: readonly Question[] };
export type Reply = undefined | readonly number[] | readonly Answer[];

/** A step of a turn: a generator that yields effects and goes on with their results, so that it reads like the rule. */
export type Step<T> = Generator<Effect, T, Reply>;

/** States facts, in order. Each changes the state before the next line of the step runs. */
export function* emit(...events: readonly GameEvent[]): Step<void> {
  for (const event of events) yield { do: 'emit', event };
}

/** Rolls `count` dice; the label decides the faces. The step itself emits `dice-rolled` with what they mean. */
export function* rollFaces(request: DiceRequest): Step<readonly number[]> {
  const reply = yield { do: 'roll', request };
  if (!isFaces(reply, request.count)) throw new Error(`roll ${request.label} got no faces`);
  return reply;
}

/** Asks one seat and goes on with its answer. */
export function* ask<K extends QuestionKind>(question: QuestionOf<K>): Step<AnswerValue<K>> {
  const [value] = yield* askAll([question]);
  if (value === undefined) throw new Error(`question ${question.id} got no answer`);
  return value;
}

/** Asks several seats at once, sealed from each other; goes on when all are in, in the order of the questions. */
export function* askAll<K extends QuestionKind>(questions: readonly QuestionOf<K>[]): Step<readonly AnswerValue<K>[]> {
  if (questions.length === 0) return [];
  const reply = yield { do: 'ask', questions };
  return questions.map((question, index) => {
    const answer = isAnswers(reply) ? reply[index] : undefined;
    if (answer === undefined || answer.question !== question.id) throw new Error(`question ${question.id} got no answer`);
    return answer.value as AnswerValue<K>;
  });
}

/** A label: the path in the run. `label('27', 'space-combat', 2, 'hacan')` is `27/space-combat/2/hacan`. */
export function label(...path: readonly (string | number)[]): string {
  return path.join('/');
}

function isFaces(reply: Reply, count: number): reply is readonly number[] {
  return Array.isArray(reply) && reply.length === count && reply.every((face) => typeof face === 'number');
}
function isAnswers(reply: Reply): reply is readonly Answer[] {
  return Array.isArray(reply) && reply.every((answer) => typeof answer === 'object');
}

type Paused<T> = { readonly step: Step<T>; readonly index: number; readonly questions: readonly Question[] };

/**
 * Runs independent steps side by side (the battles of one common phase): each goes on as far as it can, then all their questions go out
 * together, so that one exchange of mails serves all. Answers come back to the step that asked; results stand in the order of the steps.
 */
export function* together<T>(steps: readonly Step<T>[]): Step<readonly T[]> {
  const results = new Map<number, T>();
  let turn: readonly { readonly step: Step<T>; readonly index: number; readonly reply: Reply }[] = steps.map((step, index) => ({ step, index, reply: undefined }));
  while (turn.length > 0) {
    const paused: Paused<T>[] = [];
    for (const { step, index, reply } of turn) {
      const stop = yield* untilQuestion(step, reply);
      if (stop.done) results.set(index, stop.value);
      else paused.push({ step, index, questions: stop.questions });
    }
    if (paused.length === 0) break;
    const answers = yield { do: 'ask', questions: paused.flatMap(({ questions }) => questions) };
    if (!isAnswers(answers)) throw new Error('questions that went out together got no answers');
    turn = paused.map(({ step, index, questions }) => ({ step, index, reply: answers.filter((answer) => questions.some((question) => question.id === answer.question)) }));
  }
  return steps.flatMap((_, index) => (results.has(index) ? [results.get(index) as T] : []));
}

function* untilQuestion<T>(step: Step<T>, first: Reply): Step<{ readonly done: true; readonly value: T } | { readonly done: false; readonly questions: readonly Question[] }> {
  let reply = first;
  for (;;) {
    const next = step.next(reply);
    if (next.done === true) return { done: true, value: next.value };
    if (next.value.do === 'ask') return { done: false, questions: next.value.questions };
    reply = yield next.value;
  }
}
