import { mayOrder, type AnswerIntent, type Edition, type Intent, type PhaseId, type SeatId, type TurnIntent } from '../engine/index.js';
import { answersIn, isActionIntent, isAnswerIntent, isTurnIntent } from './intent-kinds.js';
import type { GameRecord, OrderRecord, TurnRecord } from './ports.js';
import { subjectOf } from './standing-orders.js';

/** What a text says, as far as it decides what is in force. */
export type Text = Pick<OrderRecord, 'turn' | 'seat' | 'intents' | 'status' | 'receipt'>;

/** What a seat has ordered for the turn that is open or running. */
export type SeatOrders = {
  readonly seat: SeatId;
  /** What the turn runs on. */
  readonly intents: readonly TurnIntent[];
  /** What answers the seat's questions, the newest first. */
  readonly answers: readonly AnswerIntent[];
  /** Of the texts that these stand in, the oldest first. */
  readonly receipts: readonly Uint8Array[];
  /** The turn need not wait for this seat. */
  readonly complete: boolean;
  /** Complete, and no line was refused that its player may want to mend; else a game that plays at once waits for him. */
  readonly settled: boolean;
};

export type InForce = Pick<GameRecord, 'opening'> & {
  readonly rules: Edition;
  readonly turn: Pick<TurnRecord, 'number' | 'phase' | 'activeSeat'>;
  readonly seats: readonly { readonly seat: SeatId }[];
  readonly orders: readonly Text[];
  /** Texts that answered questions of the running turn and stand beside these, the newest first; in a round they are among its texts. */
  readonly beside?: readonly Text[];
  readonly roundTexts: readonly Text[];
};

/** The orders in force of every seat, in seat order. */
export function ordersInForce(game: InForce): readonly SeatOrders[] {
  const common = isCommon(game);
  return game.seats.map(({ seat }) => (common ? commonOrders(game, seat) : turnOrders(game, seat)));
}

/** Nobody is waited for any more. A turn of nobody waits for nobody from the start. */
export function allIn(game: InForce): boolean {
  return ordersInForce(game).every(({ settled }) => settled);
}

/** All that a seat has in force, for the open turn and for the phases of the round that are still closed. */
export function ordersAhead(game: InForce, seat: SeatId): readonly TurnIntent[] {
  const { turn, rules, orders } = game;
  if (!isCommon(game)) return orders.find((text) => text.seat === seat)?.intents.filter(isTurnIntent) ?? [];
  const { acting, answers, passed } = roundOf(game, seat);
  const place = placeOf(rules, turn.phase);
  const ahead = rules.steps.round.slice(Math.max(0, place)).flatMap((phase) => acting.get(phase) ?? []);
  const answering = [...answers.values()].flat().filter(({ intent }) => !isBound(intent));
  const pass: readonly TurnIntent[] = passed !== undefined && passed.upTo >= place ? [{ order: 'pass' }] : [];
  return [...[...ahead, ...answering].map(({ intent }) => intent), ...pass];
}

/** What the seat has ordered to do in phases of the round that are still closed to everybody: a later text is checked beside it. */
export function actionsAhead(game: InForce & { readonly turn: Pick<TurnRecord, 'status'> }, seat: SeatId): readonly TurnIntent[] {
  const { turn, rules } = game;
  if (!isCommon(game)) return [];
  const { acting } = roundOf(game, seat);
  return rules.steps.round.slice(Math.max(0, placeOf(rules, turn.phase)) + (turn.status === 'open' ? 0 : 1)).flatMap((phase) => acting.get(phase) ?? []).map(({ intent }) => intent);
}

function isBound(intent: TurnIntent): boolean {
  return isAnswerIntent(intent) && intent.only !== undefined;
}

function isCommon({ turn, rules }: Pick<InForce, 'turn' | 'rules'>): boolean {
  return turn.activeSeat === undefined && rules.steps.round.length > 0;
}

/** A turn of one seat: the newest text of each seat, whole. Of those not in turn it answers questions. */
function turnOrders({ orders, beside = [], turn }: InForce, seat: SeatId): SeatOrders {
  const besides = beside.filter((one) => one.seat === seat).flatMap(({ intents }) => answersIn(intents));
  const text = orders.find((one) => one.seat === seat);
  const inTurn = turn.activeSeat === seat;
  const complete = !inTurn || text?.intents.some(isActionIntent) === true;
  if (text === undefined) return { seat, intents: [], answers: besides, receipts: [], complete, settled: complete };
  const answers = answersIn(text.intents);
  return { seat, intents: inTurn ? text.intents.filter(isTurnIntent) : answers, answers: [...besides, ...answers], receipts: [text.receipt], complete, settled: !inTurn || (complete && text.status === 'accepted') };
}

// --- common phases: one text may speak of the whole round, and a later one of a part of it ---

/** An order in force and the text it stands in. */
type Standing = { readonly intent: TurnIntent; readonly text: Text };
type SeatRound = { readonly acting: Map<PhaseId, readonly Standing[]>; readonly answers: Map<string, readonly Standing[]>; passed: { readonly upTo: number; readonly text: Text } | undefined };

/**
 * A text takes the place of what the seat ordered for the phases for which it has an order that acts; an order that answers questions
 * stands until a later text says something else about the same subject; CANCEL takes all of it away.
 */
function commonOrders(game: InForce, seat: SeatId): SeatOrders {
  const { rules, turn, opening } = game;
  const phase = phaseNamed(rules, turn.phase);
  const round = roundOf(game, seat);
  const acting = phase === undefined ? [] : round.acting.get(phase) ?? [];
  const answers = [...round.answers.values()].flat().sort((left, right) => game.roundTexts.indexOf(right.text) - game.roundTexts.indexOf(left.text));
  const passed = round.passed !== undefined && round.passed.upTo >= placeOf(rules, turn.phase) ? round.passed.text : undefined;
  const spoken = [...acting, ...answers.filter(({ intent }) => phaseOf(intent, rules) === phase)];
  const idle = !mayOrder({ ...opening, phase: phase ?? opening.phase }, rules, seat);
  const complete = spoken.length > 0 || passed !== undefined || idle;
  const decisive = [...spoken.map(({ text }) => text), ...(passed === undefined ? [] : [passed])];
  const newest = game.roundTexts.findLast((text) => text.seat === seat);
  const used = new Set([...acting, ...answers].map(({ text }) => text).concat(passed ?? []));
  return {
    seat,
    intents: [...acting, ...answers].map(({ intent }) => intent),
    answers: answersIn(answers.map(({ intent }) => intent)),
    receipts: game.roundTexts.filter((text) => used.has(text)).map(({ receipt }) => receipt),
    complete,
    // What was refused is mended by the next text without a fault, whatever it speaks of: its player has read his echo.
    settled: idle || (complete && (newest?.status === 'accepted' || decisive.every(({ status }) => status === 'accepted'))),
  };
}

function roundOf({ rules, turn, roundTexts }: InForce, seat: SeatId): SeatRound {
  const round: SeatRound = { acting: new Map(), answers: new Map(), passed: undefined };
  for (const text of roundTexts.filter((one) => one.seat === seat)) {
    if (text.intents.some(({ order }) => order === 'cancel')) {
      round.acting.clear();
      round.answers.clear();
      round.passed = undefined;
    }
    // Turns of a round follow its phases one by one.
    const from = placeOf(rules, turn.phase) - (turn.number - text.turn);
    for (const [phase, orders] of grouped(text, (intent) => (isActionIntent(intent) && intent.order !== 'pass' ? phaseOf(intent, rules, from) : undefined))) round.acting.set(phase, orders);
    for (const [subject, orders] of grouped(text, (intent) => (isAnswerIntent(intent) ? placeOfAnswer(intent, turn.number) : undefined))) round.answers.set(subject, orders);
    if (text.intents.some(({ order }) => order === 'pass')) round.passed = { upTo: reachOf(text, rules, from), text };
  }
  return round;
}

/** What was said to open questions replaces nothing but an earlier answer to these, and is over with its turn. */
function placeOfAnswer(intent: AnswerIntent, turn: number): string | undefined {
  if (intent.only === undefined) return subjectOf(intent);
  return intent.only.turn === turn ? `${subjectOf(intent)} ${intent.only.questions.join(' ')}` : undefined;
}

function grouped<K>(text: Text, keyOf: (intent: Intent) => K | undefined): ReadonlyMap<K, readonly Standing[]> {
  const groups = new Map<K, Standing[]>();
  for (const intent of text.intents.filter(isTurnIntent)) {
    const key = keyOf(intent);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), { intent, text }]);
  }
  return groups;
}

/** PASS is for the open phase, and beside orders for later ones for every phase up to the last of these. */
function reachOf(text: Text, rules: Edition, from: number): number {
  return Math.max(from, ...text.intents.map((intent) => placeOf(rules, phaseOf(intent, rules, from) ?? '')));
}

/** The one phase that an order is for; undefined for what counts in several or in none. */
export function phaseOf(intent: Intent, { steps, leaders }: Edition, from = 0): PhaseId | undefined {
  if (intent.order === 'captive') return intent.decision.do === 'hand' || intent.decision.do === 'release' ? leaders.captives.handOver.phase : undefined;
  if (intent.order === 'pass') return undefined;
  const takes = (phase: PhaseId): boolean => steps.ordersOf[phase]?.includes(intent.order) === true;
  if (isActionIntent(intent)) return steps.round.slice(Math.max(0, from)).find(takes);
  const taking = steps.round.filter(takes);
  return taking.length === 1 ? taking[0] : undefined;
}

function placeOf({ steps }: Edition, phase: string): number {
  return steps.round.findIndex((one) => one === phase);
}

function phaseNamed({ steps }: Edition, phase: string): PhaseId | undefined {
  return steps.round.find((one) => one === phase);
}
