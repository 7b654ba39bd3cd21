import type pg from 'pg';
import type { Answer, Question } from '../engine/questions.js';
import type { GameState } from '../engine/state.js';
import type { GameHead, GameRecord, GameStatus, KeptAnswer, LinkRecord, Moderator, NumberedEvent, OrderRecord, QuestionRecord, ResolveWhen, SeatRecord, TurnRecord } from '../games/ports.js';
import { decodeEvent } from './event-codec.js';
import { openingStates } from './opening-states.js';

// One statement, so that all parts are of one moment. Rows travel as JSON; bytes as hex, times as ISO texts, bigints as texts.

const PLAYER = `json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'locale', p.locale, 'timeZone', p.time_zone, 'bouncing', p.bouncing)`;
/** A row `s` of table seat. */
export const SEAT = `json_build_object('id', s.id, 'seat', s.race, 'position', s.position, 'linkGeneration', s.link_generation,
  'mailboxGeneration', s.mailbox_generation, 'standing', s.standing,
  'players', (SELECT coalesce(json_agg(${PLAYER} ORDER BY p.id), '[]') FROM player p WHERE p.seat_id = s.id))`;
/** A row `t` of table turn. */
export const TURN = `json_build_object('number', t.number, 'round', t.round, 'action', t.action, 'activeSeat', t.active_seat, 'phase', t.phase,
  'status', t.status, 'openingEvent', t.opening_event, 'linkIndex', t.link_index, 'receipts', t.receipts, 'intents', t.intents,
  'deadlineAt', t.deadline_at, 'openedAt', t.opened_at, 'finishedAt', t.finished_at)`;
/** A row `q` of table question. */
export const QUESTION = `json_build_object('turn', q.turn_number, 'question', q.body, 'status', q.status, 'askedAt', q.asked_at, 'deadlineAt', q.deadline_at,
  'kept', q.kept, 'keptAt', q.kept_at)`;
/** A row `e` of table event. */
export const EVENT = `json_build_object('number', e.number, 'turn', e.turn_number, 'at', e.created_at, 'type', e.type, 'version', e.version, 'audience', e.audience, 'body', e.body)`;
/** A row `o` of table order_text. */
export const ORDER = `json_build_object('id', o.id::text, 'turn', o.turn_number, 'seat', o.seat, 'source', o.source, 'mailId', o.mail_id::text,
  'receivedAt', o.received_at, 'text', o.text, 'locale', o.locale, 'lines', o.lines, 'intents', o.intents,
  'salt', encode(o.salt, 'hex'), 'receipt', encode(o.receipt, 'hex'), 'status', o.status, 'counts', o.current)`;
/** The columns of a game's head, of a row `g`. */
export const HEAD = `g.id, g.name, g.ruleset, g.ruleset_version, g.options, g.moderator_id, g.status, g.deadline_hours, g.time_zone,
  g.version, g.event_count, g.wants_advance, g.created_at, g.is_demo`;
/** Row `t`: the newest turn of game `g`. */
export const NEWEST_TURN = `LEFT JOIN LATERAL (SELECT * FROM turn WHERE turn.game_id = g.id ORDER BY turn.number DESC LIMIT 1) t ON true`;
/** Events of game `g` after the opening of turn `t`. */
export const TAIL = `(SELECT coalesce(json_agg(${EVENT} ORDER BY e.number), '[]') FROM event e WHERE e.game_id = g.id AND e.number > coalesce(t.opening_event, g.event_count))`;
/** Questions of turn `t`. */
export const QUESTIONS = `(SELECT coalesce(json_agg(${QUESTION} ORDER BY q.asked_at, q.question_id), '[]') FROM question q WHERE q.game_id = g.id AND q.turn_number = t.number)`;

/** Texts that count of the round of turn `t`, if that is common to all; of one seat, or of all. */
export const roundTexts = (seat = ''): string => `CASE WHEN t.number IS NULL OR t.active_seat IS NOT NULL THEN '[]'::json ELSE
  (SELECT coalesce(json_agg(${ORDER} ORDER BY o.received_at, o.id), '[]') FROM order_text o JOIN turn r ON r.game_id = o.game_id AND r.number = o.turn_number
     WHERE o.game_id = g.id AND r.round = t.round AND o.current ${seat === '' ? '' : `AND o.seat = ${seat}`}) END`;

/** The state at the opening of turn `t` and the event that it stands at; it travels only when this process does not have it yet. */
export const openingState = (known: string): string => `coalesce(t.opening_event, g.event_count) AS opening_event,
  CASE WHEN coalesce(t.opening_event, g.event_count) = ${known} THEN NULL ELSE g.state END AS state`;

/** Whether a text `o` only answers questions that were open when it came: it stands beside the others (`standsBeside` in games). */
export const STANDS_BESIDE = `(jsonb_path_exists(o.intents::jsonb, '$[*].only') AND NOT jsonb_path_exists(o.intents::jsonb,
  '$[*] ? (@.order like_regex "^(activate|transfer|move|land|bombard|build|research|pass|cancel)$")'))`;
/** Of each seat `s` its last text of turn `t` that counts, found by an index however many it has sent. */
const newestText = (order: string, which = ''): string => `LATERAL (SELECT * FROM order_text o WHERE game_id = g.id AND turn_number = t.number AND seat = s.race AND current ${which} ORDER BY ${order} LIMIT 1)`;
/** Those beside it, as long as no later text has taken the place of all. */
const BESIDE = `(SELECT coalesce(json_agg(${ORDER} ORDER BY o.received_at DESC, o.id DESC), '[]') FROM order_text o
   WHERE t.status <> 'open' AND o.game_id = g.id AND o.turn_number = t.number AND o.current AND ${STANDS_BESIDE} AND NOT EXISTS (
     SELECT 1 FROM order_text l WHERE l.game_id = g.id AND l.turn_number = t.number AND l.seat = o.seat AND l.current
       AND (l.received_at, l.id) > (o.received_at, o.id) AND NOT ${STANDS_BESIDE.replaceAll('o.intents', 'l.intents')}))`;

/** All of game `$1`, with more columns beside; `$2`: the event of the opening that this process knows already. */
const load = (also = ''): string => `SELECT ${also}${HEAD}, now() AS now, ${openingState('$2')},
  json_build_object('id', m.id, 'email', m.email, 'locale', m.locale, 'timeZone', m.time_zone) AS moderator,
  (SELECT json_agg(${SEAT} ORDER BY s.position) FROM seat s WHERE s.game_id = g.id) AS seats,
  CASE WHEN t.number IS NULL THEN NULL ELSE ${TURN} END AS turn,
  ${TAIL} AS tail, ${QUESTIONS} AS questions,
  (SELECT coalesce(json_agg(json_build_object('question', a.question_id, 'seat', a.seat, 'value', a.value, 'source', a.source) ORDER BY a.seq), '[]')
     FROM answer a WHERE a.game_id = g.id AND a.turn_number = t.number) AS answers,
  (SELECT coalesce(json_agg(${ORDER} ORDER BY o.seat), '[]') FROM seat s, ${newestText('received_at DESC, id DESC', `AND NOT ${STANDS_BESIDE}`)} o WHERE s.game_id = g.id) AS orders, ${BESIDE} AS beside,
  ${roundTexts()} AS round_texts,
  (SELECT min(r.number) FROM turn r WHERE r.game_id = g.id AND r.round = t.round) AS round_start,
  (SELECT coalesce(max(o.id), 0)::text FROM seat s, ${newestText('id DESC')} o WHERE s.game_id = g.id) AS order_mark,
  (SELECT json_build_object('number', c.number, 'commitment', encode(c.commitment, 'hex'), 'seed', encode(c.seed, 'hex'), 'length', c.length, 'used', c.used)
     FROM dice_chain c WHERE c.game_id = g.id AND c.number = coalesce(
       (SELECT l.chain_number FROM dice_link l WHERE l.game_id = g.id AND l.link_index = t.link_index),
       (SELECT min(number) FROM dice_chain WHERE game_id = g.id AND used < length), (SELECT max(number) FROM dice_chain WHERE game_id = g.id))) AS chain
  FROM game g JOIN moderator m ON m.id = g.moderator_id ${NEWEST_TURN} WHERE g.id = $1`;

export type HeadRow = {
  readonly id: string; readonly name: string; readonly ruleset: string; readonly ruleset_version: number; readonly options: Readonly<Record<string, unknown>>;
  readonly moderator_id: string; readonly status: string; readonly deadline_hours: number; readonly time_zone: string; readonly version: number;
  readonly event_count: number; readonly wants_advance: boolean; readonly created_at: Date; readonly is_demo: boolean;
};
type Json = Readonly<Record<string, unknown>>;
type LoadRow = HeadRow & {
  readonly now: Date; readonly opening_event: number; readonly state: GameState | null; readonly moderator: Moderator; readonly seats: readonly SeatRecord[]; readonly turn: Json | null; readonly tail: readonly EventJson[];
  readonly questions: readonly QuestionJson[]; readonly answers: readonly Answer[]; readonly orders: readonly OrderJson[]; readonly order_mark: string;
  readonly beside: readonly OrderJson[]; readonly round_texts: readonly OrderJson[]; readonly round_start: number | null;
  readonly chain: { readonly number: number; readonly commitment: string; readonly seed: string; readonly length: number; readonly used: number };
};
export type EventJson = { readonly number: number; readonly turn: number; readonly at: string; readonly type: string; readonly version: number; readonly audience: unknown; readonly body: unknown };
export type QuestionJson = { readonly turn: number; readonly question: Question; readonly status: string; readonly askedAt: string; readonly deadlineAt: string | null; readonly kept: Pick<KeptAnswer, 'value' | 'source'> | null; readonly keptAt: string | null };
export type OrderJson = Omit<OrderRecord, 'id' | 'mailId' | 'receivedAt' | 'salt' | 'receipt'> & { readonly id: string; readonly mailId: string | null; readonly receivedAt: string; readonly salt: string; readonly receipt: string };

/** Reads all of a game that a use case works on, of one moment. */
export async function loadGame(pool: pg.Pool, gameId: string): Promise<GameRecord | undefined> {
  return (await LOAD(pool, gameId, []))?.record;
}
const LOAD = gameLoader('load-game');

/** Reads a game, and in the same statement `columns` that a caller needs with it; their parameters are `$3` and on. */
export function gameLoader<Also>(name: string, columns?: string): (pool: pg.Pool, gameId: string, values: readonly unknown[]) => Promise<{ readonly record: GameRecord; readonly also: Also } | undefined> {
  const text = load(columns === undefined ? '' : `${columns}, `);
  return async (pool, gameId, values) => {
    const states = openingStates(pool);
    const known = states.get(gameId);
    const { rows: [row] } = await pool.query<LoadRow & Also>({ name, text, values: [gameId, known?.openingEvent ?? -1, ...values] });
    return row === undefined ? undefined : { record: gameOf(row, states.newest(row, known)), also: row };
  };
}

function gameOf(row: LoadRow, opening: GameState): GameRecord {
  return {
    head: headOf(row),
    moderator: row.moderator,
    seats: row.seats,
    turn: row.turn === null ? undefined : turnOf(row.turn),
    opening,
    tail: row.tail.map(eventOf),
    answers: row.answers,
    questions: row.questions.map(questionOf),
    orders: row.orders.map(orderOf),
    roundTexts: row.round_texts.map(orderOf),
    beside: row.beside.map(orderOf),
    roundStart: row.round_start ?? undefined,
    orderMark: row.order_mark,
    chain: { ...row.chain, commitment: bytes(row.chain.commitment), seed: bytes(row.chain.seed) },
    now: row.now,
  };
}

export function headOf(row: HeadRow): GameHead {
  const { resolve, 'mail.requirePass': requirePass, ...options } = row.options;
  return {
    id: row.id,
    name: row.name,
    ruleset: row.ruleset,
    rulesetVersion: row.ruleset_version,
    options,
    resolve: (resolve ?? 'at-deadline') as ResolveWhen,
    requirePass: requirePass === true,
    moderatorId: row.moderator_id,
    status: row.status as GameStatus,
    deadlineHours: row.deadline_hours,
    timeZone: row.time_zone,
    version: row.version,
    eventCount: row.event_count,
    wantsAdvance: row.wants_advance,
    createdAt: row.created_at,
    isDemo: row.is_demo,
  };
}

export function turnOf(turn: Json): TurnRecord {
  return {
    ...(turn as Omit<TurnRecord, 'openedAt'>),
    activeSeat: (turn['activeSeat'] ?? undefined) as string | undefined,
    linkIndex: (turn['linkIndex'] ?? undefined) as number | undefined,
    deadlineAt: time(turn['deadlineAt']),
    openedAt: new Date(String(turn['openedAt'])),
    finishedAt: time(turn['finishedAt']),
  };
}

export function eventOf(event: EventJson): NumberedEvent {
  return { number: event.number, turn: event.turn, at: new Date(event.at), event: decodeEvent(event) };
}

export function questionOf(question: QuestionJson): QuestionRecord {
  const { turn, kept, keptAt } = question;
  const times = { askedAt: new Date(question.askedAt), deadlineAt: time(question.deadlineAt) };
  return { turn, question: question.question, status: question.status as QuestionRecord['status'], ...times, ...(kept === null || keptAt === null ? {} : { kept: { ...kept, at: new Date(keptAt) } }) };
}

export function orderOf({ mailId, ...order }: OrderJson): OrderRecord {
  return {
    ...order,
    id: BigInt(order.id),
    ...(mailId === null ? {} : { mailId: BigInt(mailId) }),
    receivedAt: new Date(order.receivedAt),
    salt: bytes(order.salt),
    receipt: bytes(order.receipt),
  };
}

export function bytes(hex: string): Uint8Array {
  return Buffer.from(hex, 'hex');
}

function time(value: unknown): Date | undefined {
  return typeof value === 'string' ? new Date(value) : undefined;
}

/** For LinkRecord rows read through Prisma. */
export function linkOf(row: { readonly linkIndex: number; readonly chainNumber: number; readonly turnNumber: number; readonly opening: number; readonly receipts: unknown; readonly revealedAt: Date | null }): LinkRecord {
  return { linkIndex: row.linkIndex, chain: row.chainNumber, turn: row.turnNumber, opening: row.opening, receipts: row.receipts as readonly string[], revealedAt: row.revealedAt ?? undefined };
}
