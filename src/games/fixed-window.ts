import { answerByOrders, type Answer, type AnswerIntent, type AnswerValue, type GameState, type SeatId } from '../engine/index.js';
import { mailWordsFor } from '../text/index.js';
import { formatDeadline } from '../time/deadline.js';
import { ordersInForce, type InForce, type Text } from './orders-in-force.js';
import type { Locale, OrderRecord, QuestionRecord } from './ports.js';

// Questions that stay open their full time, whoever answers: an answer is kept and can be replaced until the deadline.

type Timed = Text & Pick<OrderRecord, 'receivedAt'>;
/** A game with the texts that may answer. */
export type WindowGame = Omit<InForce, 'orders' | 'roundTexts' | 'beside'> & { readonly beside?: readonly Timed[]; readonly questions: readonly QuestionRecord[]; readonly orders: readonly Timed[]; readonly roundTexts: readonly Timed[] };

/** What was said to a question so far, beside what the orders in force say. */
export type InWindow = {
  /** Answers in texts that came after the kept one. */
  readonly since: readonly AnswerIntent[];
  /** Given to the question itself; a later CANCEL has taken it back. */
  readonly kept: Answer | undefined;
};

export function openWindows(questions: readonly QuestionRecord[], seat?: SeatId): readonly QuestionRecord[] {
  return questions.filter((one) => one.status === 'open' && one.question.fixedWindow === true && (seat === undefined || one.question.seat === seat));
}

/** A question that stays open its full time is shut by its deadline, not by who looks first. */
export function isShut({ deadlineAt }: Pick<QuestionRecord, 'deadlineAt'>, at: Date): boolean {
  return deadlineAt !== undefined && deadlineAt < at;
}

export function windowsOf(game: WindowGame): ReadonlyMap<string, InWindow> {
  return new Map(openWindows(game.questions).map((one) => [one.question.id, inWindow(game, one)]));
}

function inWindow(game: WindowGame, { question, kept }: QuestionRecord): InWindow {
  if (kept === undefined) return { since: [], kept: undefined };
  const later = (texts: readonly Timed[]): readonly Timed[] => texts.filter((text) => text.seat === question.seat && text.receivedAt > kept.at);
  const since = { orders: later(game.orders), roundTexts: later(game.roundTexts), beside: later(game.beside ?? []) };
  const cancelled = [...since.orders, ...since.roundTexts].some(({ intents }) => intents.some(({ order }) => order === 'cancel'));
  return {
    since: ordersInForce({ ...game, ...since }).find(({ seat }) => seat === question.seat)?.answers ?? [],
    kept: cancelled ? undefined : { question: question.id, seat: question.seat, value: kept.value, source: kept.source },
  };
}

/** What the seat itself has answered as it stands; undefined: its standing order or the default would decide. */
export function answerSoFar(game: WindowGame, state: GameState, one: QuestionRecord): AnswerValue | undefined {
  const { question } = one;
  const by = (orders: readonly AnswerIntent[]): AnswerValue | undefined => answerByOrders({ question, state, rules: game.rules, orders });
  const { since, kept } = inWindow(game, one);
  return by(since) ?? kept?.value ?? by(ordersInForce(game).find(({ seat }) => seat === question.seat)?.answers ?? []);
}

/** The deadline of the questions that these answers answer and that stay open until then. */
export function keptUntil(questions: readonly QuestionRecord[], { seat, answers, state, rules }: { readonly seat: SeatId; readonly answers: readonly AnswerIntent[]; readonly state: GameState } & Pick<InForce, 'rules'>): Date | undefined {
  return openWindows(questions, seat).find(({ question }) => answerByOrders({ question, state, rules, orders: answers }) !== undefined)?.deadlineAt;
}

/** "Your answer is kept until ..." */
export function keptNote(at: Date, { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string }): string {
  return mailWordsFor(locale).echo.answerKept(formatDeadline({ at, timeZone, locale }));
}
