import type { NewOrder, OrderSideEffects, OrderStore } from '../games/ports.js';
import type { Database } from './client.js';

// The usual mail: a text, what became of its mail, and the echo. One statement is one transaction, and as a single one it costs a tenth
// of what the same costs statement by statement.
const STORE_MAILED = `WITH g AS (SELECT id FROM game WHERE id = $1 AND version = $2 FOR UPDATE),
  w AS (UPDATE game SET wants_advance = true FROM g WHERE game.id = g.id AND $33),
  o AS (INSERT INTO order_text (game_id, turn_number, seat, source, mail_id, received_at, text, locale, lines, intents, salt, receipt, status, current)
    SELECT g.id, $3, $4, $5, $6, coalesce($7, now()), $8, $9, $10, $11, $12, $13, $14, $15 FROM g RETURNING id, received_at),
  m AS (UPDATE inbound_mail SET status = $17, action = coalesce($18, action), reason = coalesce($19, reason), duplicate_key = coalesce($20, duplicate_key), message_id = coalesce($21, message_id),
      game_id = coalesce($22, inbound_mail.game_id), seat = coalesce($23, inbound_mail.seat), order_id = o.id, handled_at = now(), confirmed_at = CASE WHEN $24 THEN now() ELSE confirmed_at END
    FROM o WHERE seq = $16),
  b AS (INSERT INTO outbox_mail (cause, game_id, seat, to_address, subject, envelope_from, raw, message_id)
    SELECT mail.* FROM o, unnest($25::text[], $26::text[], $27::text[], $28::text[], $29::text[], $30::text[], $31::bytea[], $32::text[]) AS mail ON CONFLICT (cause) DO NOTHING)
  SELECT o.id, o.received_at, pg_notify('sternenpost', 'outbox') FROM o`;

/** After the statement, so that it sees what others have committed while it waited for the lock. */
const LATER = `SELECT count(*)::int AS later FROM order_text WHERE game_id = $1 AND turn_number = $2 AND seat = $3 AND current AND received_at > $4`;

type Mailed = Pick<OrderSideEffects, 'mails'> & { readonly inbound: NonNullable<OrderSideEffects['inbound']> };

/** Whether these are the effects of the usual mail; a new key or new standing orders need a transaction of several statements. */
export function isMailed(also: OrderSideEffects): also is OrderSideEffects & Mailed {
  return also.inbound !== undefined && also.inbound.mark.confirm === undefined && also.standing === undefined && also.raiseMailbox === undefined;
}

/** Stores the text of a mail with its echo and its mark, under the game's row lock. */
export async function storeMailedOrder(pool: Database['pool'], { gameId, order, version, also }: { readonly gameId: string; readonly order: NewOrder; readonly version: number; readonly also: Mailed }): ReturnType<OrderStore['store']> {
  const { seq, mark } = also.inbound;
  const mails = also.mails ?? [];
  const values = [
    gameId, version, order.turn, order.seat, order.source, order.mailId?.toString() ?? null, order.receivedAt ?? null, order.text, order.locale, JSON.stringify(order.lines), JSON.stringify(order.intents),
    Buffer.from(order.salt), Buffer.from(order.receipt), order.status, order.counts,
    seq.toString(), mark.status, mark.action ?? null, mark.reason ?? null, mark.duplicateKey ?? null, mark.messageId ?? null, mark.gameId ?? null, mark.seat ?? null, mark.confirmed === true,
    mails.map(({ cause }) => cause), mails.map((mail) => mail.gameId ?? null), mails.map(({ seat }) => seat ?? null), mails.map(({ toAddress }) => toAddress), mails.map(({ subject }) => subject),
    mails.map(({ envelopeFrom }) => envelopeFrom), mails.map(({ raw }) => Buffer.from(raw)), mails.map(({ messageId }) => messageId), order.wantsAdvance ?? false,
  ];
  const { rows: [row] } = await pool.query<{ readonly id: string; readonly received_at: Date }>({ name: 'order-store-mailed', text: STORE_MAILED, values });
  if (row === undefined) return { result: 'changed' };
  const { rows: [after] } = await pool.query<{ readonly later: number }>({ name: 'order-later', text: LATER, values: [gameId, order.turn, order.seat, row.received_at] });
  return { result: (after?.later ?? 0) > 0 ? 'superseded' : 'stored', id: BigInt(row.id), receivedAt: row.received_at };
}
