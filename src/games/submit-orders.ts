import { fold, type SeatId } from '../engine/index.js';
import { mailWordsFor } from '../text/index.js';
import { formatDeadline } from '../time/deadline.js';
import { currentTurn, rulesOf } from './access.js';
import { echoAnswer } from './echo-answer.js';
import { AppError, notFound } from './errors.js';
import { isShut, keptNote, keptUntil, openWindows } from './fixed-window.js';
import { answersIn, isActionIntent } from './intent-kinds.js';
import { questionsOf } from './open-answers.js';
import { actionsAhead } from './orders-in-force.js';
import type { GameDeps, Locale, NewOrder, OrderContext, OrderSideEffects, OrderSource, OrderStatus, Player, TurnRecord } from './ports.js';
import { advance, processDue } from './process-turn.js';
import { readText } from './read-text.js';
import { seenState } from './seen-state.js';
import type { Submitted } from './submitted.js';
import { orderText } from './text-limit.js';
import { answersInWords } from './tell-answers.js';
import type { OrdersAnswer } from './views.js';
import { waitingFor } from './waiting-for.js';

export type OrdersInput = {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly source: OrderSource;
  readonly text: string;
  /** The game as the caller has just read it; read again if it has changed since. */
  readonly context?: OrderContext;
  /** For mail: the row it came in, and when it did. */
  readonly mail?: { readonly seq: bigint; readonly receivedAt: Date; readonly effects: (submitted: Submitted) => Promise<OrderSideEffects> };
};

const ATTEMPTS = 8;

/** Takes a seat's order text: the one path for mail, form and REST. */
export async function submitOrders(deps: GameDeps, given: OrdersInput): Promise<OrdersAnswer> {
  const input = { ...given, text: orderText(given.text) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const context = await openContext(deps, input, attempt === 0 ? input.context : undefined);
    const submitted = tellAnswers(tellCorrect(tellKept(read(deps, context, input))));
    const goesOn = goesOnAfter(submitted);
    const order = { ...orderOf(submitted, input), wantsAdvance: goesOn !== undefined };
    const also = await sideEffects(submitted, input);
    const stored = await deps.orders.store(input.gameId, order, context.head.version, also);
    if (stored.result === 'changed') continue;
    if (stored.result === 'superseded') return { ...submitted.answer, superseded: true };
    const done = goesOn === undefined ? undefined : await advance(deps, input.gameId, { why: goesOn });
    return goesOn === 'orders' && done !== undefined && done.events > 0 ? toldResolved(submitted) : submitted.answer;
  }
  throw new AppError('busy', 'The game is being changed by others at this moment. Please try again.');
}

/** The same answer without storing anything. */
export async function checkOrderText(deps: GameDeps, given: Pick<OrdersInput, 'gameId' | 'seat' | 'text'>): Promise<OrdersAnswer> {
  const input = { ...given, text: orderText(given.text) };
  const { receipt: _none, salt: _salt, ...answer } = read(deps, await contextFor(deps, input), { ...input, source: 'rest' }).answer;
  return { ...answer, receipt: '' };
}

/** The game as the text meets it. A text that comes after a deadline meets the turn that opens then, or the questions that are asked then. */
async function openContext(deps: GameDeps, input: OrdersInput, known: OrderContext | undefined): Promise<OrderContext> {
  const context = known === undefined ? await contextFor(deps, input) : takesOrders(known);
  const received = input.mail?.receivedAt ?? context.now;
  const { turn } = context;
  const late = turn?.status === 'open' && turn.deadlineAt !== undefined && received > turn.deadlineAt;
  const shut = turn?.status === 'running' && openWindows(context.questions).some((one) => isShut(one, received));
  if (!(late || shut) || (await processDue(deps, input.gameId)) === undefined) return context;
  return contextFor(deps, input);
}

async function contextFor(deps: GameDeps, { gameId, seat }: Pick<OrdersInput, 'gameId' | 'seat'>): Promise<OrderContext> {
  const context = await deps.orders.context(gameId, seat);
  if (context === undefined) throw notFound();
  return takesOrders(context);
}

function takesOrders(context: OrderContext): OrderContext {
  const turn = currentTurn(context);
  if (turn.status === 'held') throw new AppError('turn-held', 'The moderator has to look at this turn first.');
  return context;
}

function read(deps: GameDeps, context: OrderContext, input: Pick<OrdersInput, 'text' | 'seat' | 'source'>): Submitted {
  const rules = rulesOf(context.head);
  const state = seenState(context.tail.reduce((now, { event }) => fold(now, event), context.opening), input.seat);
  const readResult = readText({ text: input.text, state, rules, seat: input.seat, locale: localeOf(context), turn: context.turn, standing: context.seat.standing, ahead: aheadOf(context), asked: questionsOf(input.seat, context) });
  const salt = deps.dice.newSalt();
  const receipt = deps.dice.receipt(salt, readResult.echo.canonicalIntentsText);
  const answer = echoAnswer({ context, state, rules, read: readResult, locale: localeOf(context) });
  return {
    context, state, rules, read: readResult, receipt,
    answer: { ...answer, receipt: deps.dice.shownReceipt(receipt), salt: Buffer.from(salt).toString('hex') },
  };
}

/** What was understood as an answer to each open question. */
function tellAnswers(submitted: Submitted): Submitted {
  const answered = answersInWords(submitted, readerOf(submitted.context));
  return answered.length === 0 ? submitted : { ...submitted, answer: { ...submitted.answer, answered } };
}

/** A text that answers what stays open its full time: its player reads that the answer is kept, and until when. */
function tellKept(submitted: Submitted): Submitted {
  const { context, state, rules, read: { intents }, answer } = submitted;
  const until = keptUntil(context.questions, { seat: context.seat.seat, answers: answersIn(intents), state, rules });
  if (until === undefined) return submitted;
  return { ...submitted, answer: { ...noted(answer, keptNote(until, readerOf(context))), keptUntil: until } };
}

function noted(answer: OrdersAnswer, note: string): OrdersAnswer {
  return { ...answer, note: answer.note === undefined ? note : `${answer.note} ${note}` };
}

/** A game that plays at once waits for who may mend a refused line; he reads it, and until when. */
function tellCorrect(submitted: Submitted): Submitted {
  const { context, read: { counts, echo, intents }, answer, receipt } = submitted;
  const { head, turn, seat } = context;
  if (head.resolve !== 'at-once' || turn?.status !== 'open' || turn.deadlineAt === undefined || !counts || echo.status !== 'partly') return submitted;
  const text = { turn: turn.number, seat: seat.seat, intents, status: 'partly', receipt } as const;
  if (waitingFor({ ...context, seats: [seat], orders: [text], roundTexts: [...context.roundTexts, text] }).every((one) => one.seat !== seat.seat)) return submitted;
  const reader = readerOf(context);
  const until = formatDeadline({ at: turn.deadlineAt, ...reader });
  return { ...submitted, answer: { ...noted(answer, mailWordsFor(reader.locale).echo.toCorrect(until)), correctUntil: turn.deadlineAt } };
}

/** The deadline that the text met is over with its turn. */
function toldResolved({ context, answer }: Submitted): OrdersAnswer {
  return { ...noted(answer, mailWordsFor(localeOf(context)).echo.resolved), deadline: undefined, resolved: true };
}

function aheadOf(context: OrderContext): ReturnType<typeof actionsAhead> {
  const { seat, turn, head } = context;
  return turn === undefined || context.roundTexts.length === 0 ? [] : actionsAhead({ ...context, turn, rules: rulesOf(head), seats: [seat], orders: [] }, seat.seat);
}

function localeOf(context: OrderContext): Locale {
  return readerOf(context).locale;
}

/** Who reads the answer. */
function readerOf({ seat: { players: [first] } }: OrderContext): Pick<Player, 'locale' | 'timeZone'> {
  return first ?? { locale: 'en', timeZone: 'UTC' };
}

function orderOf({ context, read: { echo, intents, counts }, answer, receipt }: Submitted, input: OrdersInput): NewOrder {
  const turn: TurnRecord = currentTurn(context);
  return {
    turn: turn.number,
    seat: input.seat,
    source: input.source,
    ...(input.mail === undefined ? {} : { mailId: input.mail.seq, receivedAt: input.mail.receivedAt }),
    text: input.text,
    locale: localeOf(context),
    lines: answer.lines,
    intents,
    salt: Buffer.from(answer.salt ?? '', 'hex'),
    receipt,
    status: storedStatus(echo.status),
    counts,
  };
}

function storedStatus(status: 'accepted' | 'partly' | 'refused' | 'none'): OrderStatus {
  return status === 'none' ? 'note' : status;
}

/** Undefined for the usual text by form or REST: then one statement stores it. */
async function sideEffects(submitted: Submitted, { mail }: OrdersInput): Promise<OrderSideEffects | undefined> {
  const { standing } = submitted.read;
  const effects = await mail?.effects(submitted);
  if (standing === undefined && effects === undefined) return undefined;
  return { ...effects, ...(standing === undefined ? {} : { standing }) };
}

/** What a text can set going: the rest of a running turn, or in a game that does not wait the turn itself. */
function goesOnAfter({ context, read: { counts, intents, echo, standing } }: Submitted): 'answer' | 'orders' | undefined {
  const { head, turn, seat } = context;
  if (turn?.status === 'running') {
    const waits = context.questions.some((one) => one.status === 'open' && one.question.seat === seat.seat && one.question.fixedWindow !== true);
    return (counts || standing !== undefined) && waits ? 'answer' : undefined;
  }
  if (head.resolve !== 'at-once' || turn?.status !== 'open' || !counts || echo.status !== 'accepted') return undefined;
  // In a common phase it takes all seats, whose texts only the whole game knows.
  return turn.activeSeat === undefined || (turn.activeSeat === seat.seat && intents.some(isActionIntent)) ? 'orders' : undefined;
}
