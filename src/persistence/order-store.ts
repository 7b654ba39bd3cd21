import type { GameState } from '../engine/state.js';
import type { NewOrder, OrderContext, OrderStore, SeatRecord } from '../games/ports.js';
import type { Database } from './client.js';
import { orderRow } from './commit-game.js';
import { telling } from './database-errors.js';
import { json } from './json.js';
import { eventOf, HEAD, headOf, NEWEST_TURN, openingState, ORDER, orderOf, QUESTIONS, questionOf, roundTexts, SEAT, STANDS_BESIDE, TAIL, TURN, turnOf, type EventJson, type HeadRow, type OrderJson, type QuestionJson } from './load-game.js';
import { markOrderMail } from './mark-inbound.js';
import { openingStates } from './opening-states.js';
import { raiseMailbox } from './raise-mailbox.js';
import { addMails } from './outbox-store.js';
import { isMailed, storeMailedOrder } from './store-mailed-order.js';

// The hot path: one statement to read, one to store.
const CONTEXT = `SELECT ${HEAD}, now() AS now, ${openingState('$3')},
  CASE WHEN g.event_count = coalesce(t.opening_event, g.event_count) THEN '[]'::json ELSE ${TAIL} END AS tail,
  ${SEAT} AS seat, CASE WHEN t.number IS NULL THEN NULL ELSE ${TURN} END AS turn,
  CASE WHEN t.status = 'running' THEN ${QUESTIONS} ELSE '[]'::json END AS questions, ${roundTexts('$2')} AS round_texts
  FROM game g JOIN seat s ON s.game_id = g.id AND s.race = $2 ${NEWEST_TURN} WHERE g.id = $1`;

const STORE = `WITH g AS (SELECT id FROM game WHERE id = $1 AND version = $2 FOR NO KEY UPDATE),
  w AS (UPDATE game SET wants_advance = true FROM g WHERE game.id = g.id AND $14)
  INSERT INTO order_text (game_id, turn_number, seat, source, text, locale, lines, intents, salt, receipt, status, current)
  SELECT g.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 FROM g RETURNING id, received_at`;

type ContextRow = HeadRow & {
  readonly now: Date; readonly opening_event: number; readonly state: GameState | null; readonly tail: readonly EventJson[]; readonly seat: SeatRecord;
  readonly turn: Readonly<Record<string, unknown>> | null; readonly questions: readonly QuestionJson[];
  readonly round_texts: readonly OrderJson[];
};
type StoredRow = { readonly id: string; readonly received_at: Date };

/** Order texts. */
export function createOrderStore({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>): OrderStore {
  const states = openingStates(pool);
  return telling<OrderStore>({
    context: async (gameId, seat) => {
      const known = states.get(gameId);
      const { rows } = await pool.query<ContextRow>({ name: 'order-context', text: CONTEXT, values: [gameId, seat, known?.openingEvent ?? -1] });
      const [row] = rows;
      return row === undefined ? undefined : contextOf(row, states.newest(row, known));
    },
    store: async (gameId, order, version, also) => {
      if (also !== undefined && isMailed(also)) return storeMailedOrder(pool, { gameId, order, version, also });
      if (also !== undefined) return storeWith({ prisma, gameId, order, version, also });
      const { rows } = await pool.query<StoredRow>({ name: 'order-store', text: STORE, values: [gameId, version, ...valuesOf(order)] });
      const [row] = rows;
      return row === undefined ? { result: 'changed' } : { result: 'stored', id: BigInt(row.id), receivedAt: row.received_at };
    },
    list: async (gameId, seat) => {
      const { rows } = await pool.query<{ readonly order: OrderJson }>(
        `SELECT ${ORDER} AS order FROM order_text o WHERE o.game_id = $1 AND ($2::text IS NULL OR o.seat = $2) ORDER BY o.received_at DESC, o.id DESC LIMIT 500`,
        [gameId, seat ?? null],
      );
      return rows.map((row) => orderOf(row.order));
    },
    ahead: async (gameId, seat) => {
      const { rows } = await pool.query<{ readonly order: OrderJson }>(AHEAD, [gameId, seat]);
      return rows.map((row) => orderOf(row.order));
    },
  });
}

const AHEAD = `SELECT ${ORDER} AS order FROM (SELECT DISTINCT ON (turn_number) * FROM order_text o
    WHERE game_id = $1 AND seat = $2 AND current AND NOT ${STANDS_BESIDE} AND turn_number > (SELECT coalesce(max(number), 0) FROM turn WHERE game_id = $1 AND active_seat = $2)
    ORDER BY turn_number, received_at DESC, id DESC) o ORDER BY o.turn_number DESC`;

function contextOf(row: ContextRow, opening: GameState): OrderContext {
  return {
    head: headOf(row),
    turn: row.turn === null ? undefined : turnOf(row.turn),
    seat: row.seat,
    questions: row.questions.map(questionOf),
    opening,
    tail: row.tail.map(eventOf),
    roundTexts: row.round_texts.map(orderOf),
    now: row.now,
  };
}

function valuesOf(order: NewOrder): readonly unknown[] {
  return [
    order.turn, order.seat, order.source, order.text, order.locale, JSON.stringify(order.lines), JSON.stringify(order.intents),
    Buffer.from(order.salt), Buffer.from(order.receipt), order.status, order.counts, order.wantsAdvance ?? false,
  ];
}

type StoreWith = Pick<Database, 'prisma'> & { readonly gameId: string; readonly order: NewOrder; readonly version: number; readonly also: Parameters<OrderStore['store']>[3] };

/** The text with all that follows from it, in one transaction. New standing orders raise the version: the next text must see them. */
async function storeWith({ prisma, gameId, order, version, also = {} }: StoreWith): ReturnType<OrderStore['store']> {
  return prisma.$transaction(async (tx) => {
    const [game] = await tx.$queryRaw<{ readonly version: number }[]>`SELECT version FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`;
    if (game?.version !== version) return { result: 'changed' };
    const row = await tx.orderText.create({ data: orderRow(gameId, order), select: { id: true, receivedAt: true } });
    if (also.standing !== undefined) {
      await tx.seat.update({ where: { gameId_race: { gameId, race: order.seat } }, data: { standing: json(also.standing) }, select: { id: true } });
      await tx.game.update({ where: { id: gameId }, data: { version: { increment: 1 } }, select: { id: true } });
    }
    if (order.wantsAdvance === true) await tx.game.update({ where: { id: gameId }, data: { wantsAdvance: true }, select: { id: true } });
    if (also.raiseMailbox !== undefined) await raiseMailbox(tx, also.raiseMailbox);
    if (also.inbound !== undefined) await markOrderMail(tx, also.inbound.mail, { mark: also.inbound.mark, orderId: row.id });
    await addMails(tx, also.mails ?? []);
    const later = await tx.orderText.count({ where: { gameId, turnNumber: order.turn, seat: order.seat, counts: true, receivedAt: { gt: row.receivedAt } } });
    return { result: later > 0 ? 'superseded' : 'stored', id: row.id, receivedAt: row.receivedAt };
  });
}
