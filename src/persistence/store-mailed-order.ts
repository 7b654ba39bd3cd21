import type { NewOrder, OrderSideEffects, OrderStore } from '../games/ports.js';
import type { Database } from './client.js';
import { insertMails, mailValues } from './insert-mails.js';
import { asCopy, countedKey, mailHandled, markColumns, markValues } from './mark-inbound.js';

// The usual mail: a text, what became of its mail, and the echo. One statement is one transaction, and as a single one it costs a tenth
// of what the same costs statement by statement. `i`: the mail, if it is still what it was when it was read.
const STORE_MAILED = `WITH g AS (SELECT id FROM game WHERE id = $1 AND version = $2 FOR NO KEY UPDATE),
  i AS (SELECT seq FROM inbound_mail WHERE seq = $16 AND status = $17 AND EXISTS (SELECT FROM g) FOR NO KEY UPDATE),
  w AS (UPDATE game SET wants_advance = true FROM g, i WHERE game.id = g.id AND $36),
  o AS (INSERT INTO order_text (game_id, turn_number, seat, source, mail_id, received_at, text, locale, lines, intents, salt, receipt, status, current)
    SELECT g.id, $3, $4, $5, $6, coalesce($7, now()), $8, $9, $10, $11, $12, $13, $14, $15 FROM g, i RETURNING id, received_at),
  m AS (UPDATE inbound_mail AS inbound SET ${markColumns(18)}, order_id = o.id, counted_key = ${countedKey(18)} FROM o WHERE seq = $16),
  b AS (${insertMails('o', 28)})
  SELECT EXISTS (SELECT FROM g) AS same, o.id, o.received_at, CASE WHEN o.id IS NOT NULL THEN pg_notify('sternenpost', 'outbox') END FROM (VALUES (1)) AS one LEFT JOIN o ON true`;

/** After the statement, so that it sees what others have committed while it waited for the lock. */
const LATER = `SELECT count(*)::int AS later FROM order_text WHERE game_id = $1 AND turn_number = $2 AND seat = $3 AND current AND received_at > $4`;

type Row = { readonly same: boolean; readonly id: string | null; readonly received_at: Date | null };
type Mailed = Pick<OrderSideEffects, 'mails'> & { readonly inbound: NonNullable<OrderSideEffects['inbound']> };

/** Whether these are the effects of the usual mail; a new key or new standing orders need a transaction of several statements. */
export function isMailed(also: OrderSideEffects): also is OrderSideEffects & Mailed {
  return also.inbound !== undefined && also.standing === undefined && also.raiseMailbox === undefined;
}

/** Stores the text of a mail with its echo and its mark, under the game's row lock. */
export async function storeMailedOrder(pool: Database['pool'], { gameId, order, version, also }: { readonly gameId: string; readonly order: NewOrder; readonly version: number; readonly also: Mailed }): ReturnType<OrderStore['store']> {
  const { mail, mark } = also.inbound;
  const values = [
    gameId, version, order.turn, order.seat, order.source, order.mailId?.toString() ?? null, order.receivedAt ?? null, order.text, order.locale, JSON.stringify(order.lines), JSON.stringify(order.intents),
    Buffer.from(order.salt), Buffer.from(order.receipt), order.status, order.counts, mail.seq.toString(), mail.status, ...markValues(mark), ...mailValues(also.mails ?? []), order.wantsAdvance ?? false,
  ];
  const { rows: [row] } = await pool.query<Row>({ name: 'order-store-mailed', text: STORE_MAILED, values }).catch(asCopy);
  if (row?.same !== true) return { result: 'changed' };
  if (row.id === null || row.received_at === null) throw mailHandled();
  const stored = { id: BigInt(row.id), receivedAt: row.received_at };
  // Only a mail that was held may count from a time before another text; nobody asks it of the others.
  if (mark.confirmed === undefined) return { result: 'stored', ...stored };
  const { rows: [after] } = await pool.query<{ readonly later: number }>({ name: 'order-later', text: LATER, values: [gameId, order.turn, order.seat, row.received_at] });
  return { result: (after?.later ?? 0) > 0 ? 'superseded' : 'stored', ...stored };
}
