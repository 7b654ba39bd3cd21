import { isDeepStrictEqual } from 'node:util';
import { answerByOrders, run, stepsOf, type Answer, type AnswerIntent, type DiceSource, type Edition, type GameEvent, type GameState, type Question } from '../engine/index.js';
import type { InWindow } from './fixed-window.js';
import type { SeatOrders } from './orders-in-force.js';
import type { GameRecord, NumberedEvent, TurnRecord } from './ports.js';
import { standingAnswers } from './standing-orders.js';

export type PlayInput = {
  readonly record: Pick<GameRecord, 'opening' | 'tail' | 'seats'>;
  /** In force now: later texts still answer later questions. */
  readonly orders: readonly SeatOrders[];
  readonly rules: Edition;
  readonly intents: TurnRecord['intents'];
  /** Fixed before, in order. */
  readonly answers: readonly Answer[];
  readonly dice: DiceSource;
  /** Questions whose time is up. */
  readonly overdue: ReadonlySet<string>;
  /** What was said so far to questions that stay open their full time. */
  readonly windows: ReadonlyMap<string, InWindow>;
};
export type Played =
  | { readonly held: false; /** After the stored part. */ readonly events: readonly GameEvent[]; readonly answers: readonly Answer[]; readonly open: readonly Question[]; readonly finished: boolean; readonly state: GameState }
  | { readonly held: true; /** Index of the first event that differs from the stored one. */ readonly at: number };

/**
 * Runs a turn as far as orders, standing orders and defaults reach. Each answer is fixed at the moment it decides and stored as such.
 * The stored part must come out again as it stands (the prefix law); if not, the code has changed under the turn and it is held.
 */
export function playOn(input: PlayInput): Played {
  const { record, rules } = input;
  const answers = [...input.answers];
  for (;;) {
    const result = run({ opening: record.opening, rules, steps: stepsOf(record.opening, rules), intents: input.intents, answers, dice: input.dice });
    const different = firstDifference(record.tail, result.events);
    if (different !== undefined) return { held: true, at: different };
    const decided = result.questions.flatMap((question) => decide(question, result.state, input) ?? []);
    if (decided.length === 0) {
      return { held: false, events: result.events.slice(record.tail.length), answers: answers.slice(input.answers.length), open: result.questions, finished: result.finished, state: result.state };
    }
    answers.push(...decided);
  }
}

/**
 * Explicit answers and orders of the turn first, then standing orders, then, when the time is up, the default. A question that stays open
 * its full time is decided then and not before, by whatever: the time tells nobody who holds what.
 */
function decide(question: Question, state: GameState, { record, orders: inForce, rules, overdue, windows }: PlayInput): Answer | undefined {
  const by = (orders: readonly AnswerIntent[], source: 'seat' | 'standing'): Answer | undefined => {
    const value = answerByOrders({ question, state, rules, orders });
    return value === undefined ? undefined : { question: question.id, seat: question.seat, value, source };
  };
  const seat = record.seats.find((one) => one.seat === question.seat);
  if (question.fixedWindow === true && seat !== undefined && !overdue.has(question.id)) return undefined;
  const order = inForce.find((one) => one.seat === question.seat);
  // What only the moderator could answer has no seat to wait for.
  const fallback: Answer | undefined = overdue.has(question.id) || seat === undefined ? { question: question.id, seat: question.seat, value: question.default, source: 'default' } : undefined;
  const said = windows.get(question.id);
  return by(said?.since ?? [], 'seat') ?? said?.kept ?? by(order?.answers ?? [], 'seat') ?? by(standingAnswers(seat?.standing ?? []), 'standing') ?? fallback;
}

/** Compared as they are stored: by type, audience and params, never by text. */
function firstDifference(stored: readonly NumberedEvent[], now: readonly GameEvent[]): number | undefined {
  const index = stored.findIndex((entry, at) => !isDeepStrictEqual(plain(entry.event), plain(now[at])));
  return index === -1 ? undefined : index;
}
function plain(event: GameEvent | undefined): unknown {
  if (event === undefined) return undefined;
  const { cites: _cites, ...facts } = event;
  return JSON.parse(JSON.stringify(facts));
}
