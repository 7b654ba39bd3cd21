import { checkOrders, type Intent, type Problem, type Question, type Edition, type SeatId, type GameState, type StandingIntent, type TurnIntent } from '../engine/index.js';
import { refuse } from '../engine/problems.js';
import { makeEcho, type OrderEcho } from '../orders/echo.js';
import { parse } from '../orders/parse.js';
import { validate, type CheckOrders } from '../orders/validate.js';
import { orderContext } from './order-context.js';
import { isActionIntent } from './intent-kinds.js';
import { bindAnswers, givenBy, withOpenQuestions, type GivenInText, type SeatQuestions } from './open-answers.js';
import { phaseOf } from './orders-in-force.js';
import type { Locale, TurnRecord } from './ports.js';
import { changesStanding, mergeStanding } from './standing-orders.js';

export type TextToRead = {
  readonly text: string;
  readonly state: GameState;
  readonly rules: Edition;
  readonly seat: SeatId;
  readonly locale: Locale;
  readonly turn: Pick<TurnRecord, 'status' | 'activeSeat'> | undefined;
  readonly standing: readonly StandingIntent[];
  /** What the seat has ordered before for phases that are still closed. */
  readonly ahead?: readonly TurnIntent[];
  /** What the seat is asked at this moment. */
  readonly asked?: SeatQuestions;
};
export type ReadText = {
  readonly echo: OrderEcho;
  /** What is stored: the orders of the turn in canonical order, then standing orders and commands. */
  readonly intents: readonly Intent[];
  /** The text replaces the seat's orders of the turn: it has an order for it, or cancels them all. */
  readonly counts: boolean;
  /** The seat's standing orders after this text, if it changes them. */
  readonly standing: readonly StandingIntent[] | undefined;
  /** What it answers of the open questions, and which of them it leaves. */
  readonly given: readonly GivenInText[];
  readonly left: readonly Question[];
};

/** Reads and checks a text on what the seat may see, so that a refusal leaks nothing. Nothing is stored. */
export function readText({ text, state, rules, seat, locale, turn, standing, ahead = [], asked = { open: [], answered: [] } }: TextToRead): ReadText {
  const context = orderContext(state, rules, seat);
  const check = rules.steps.round.length > 0 ? inRound(turn?.status === 'running', ahead) : turn?.status === 'running' && turn.activeSeat === seat ? duringAction : checkOrders;
  const lines = validate({ lines: parse(text, context).lines, context, check: withOpenQuestions(check, asked) });
  const echo = makeEcho(lines, locale, context);
  const orders = bindAnswers(echo.turn, { asked, state, rules });
  const given = givenBy(orders, { asked, state, rules });
  return {
    echo, given,
    left: asked.open.filter((question) => !given.some((answer) => answer.question.id === question.id)),
    intents: [...orders, ...echo.standing, ...echo.commands],
    counts: echo.turn.length > 0 || echo.commands.some((command) => command.order === 'cancel'),
    standing: changesStanding(echo.standing) ? mergeStanding(standing, echo.standing) : undefined,
  };
}

/**
 * In a round of common phases a text is checked beside what stands for the phases that it does not speak of. PASS is no action there: the
 * phase need not wait for the seat. What a running phase began with is fixed.
 */
const inRound = (running: boolean, ahead: readonly TurnIntent[]): CheckOrders<Edition> => (orders) => {
  const { state, rules, intents } = orders;
  const own = intents.map((intent) => (intent?.order === 'pass' ? undefined : intent));
  const spoken = new Set(own.flatMap((intent) => (intent !== undefined && isActionIntent(intent) ? [phaseOf(intent, rules)] : [])));
  const beside = intents.some((intent) => intent?.order === 'cancel') ? [] : ahead.filter((intent) => !spoken.has(phaseOf(intent, rules)));
  const checks = checkOrders({ ...orders, intents: [...own, ...beside] }).slice(0, own.length);
  const over = (intent: Intent): readonly Problem[] => {
    if (!running || !isActionIntent(intent)) return [];
    const place = rules.steps.round.indexOf(state.phase);
    const phase = phaseOf(intent, rules, place);
    return intent.order === 'pass' || phase === state.phase ? [refuse('phase-is-over', { phase: state.phase }, ['S2.1'])] : [];
  };
  return checks.map((check, index) => {
    const intent = intents[index];
    const late = intent === undefined ? [] : over(intent);
    return late.length === 0 ? check : { problems: late };
  });
};

/** The action of a turn that is being played is fixed: only answers can still be ordered (R2.1). */
const duringAction: CheckOrders<Edition> = (orders) => {
  const fixed = (intent: Intent): readonly Problem[] => [refuse('already-ordered', { order: intent.order }, ['R2.1'])];
  const checks = checkOrders({ ...orders, intents: orders.intents.map((intent) => (intent !== undefined && isActionIntent(intent) ? undefined : intent)) });
  return checks.map((check, index) => {
    const intent = orders.intents[index];
    return intent !== undefined && isActionIntent(intent) ? { problems: fixed(intent) } : check;
  });
};
