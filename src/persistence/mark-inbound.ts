import { AppError } from '../games/errors.js';
import type { InboundMark, InboundRecord } from '../games/ports.js';
import type { Database, Transaction } from './client.js';
import { insertMails, mailValues } from './insert-mails.js';

// Mails are handled without a lock: a mark says what the mail was when it was read, and holds only if it still is. Who comes second,
// another process or a button pressed twice, gets nothing of his written, neither here nor in the transaction that the mark belongs to.

export type MarkedMail = Pick<InboundRecord, 'seq' | 'status'>;

/** What a mark sets on a row `inbound`, from parameter `$at` on, as `markValues` gives them. What the mark does not name stays. */
export const markColumns = (at: number): string => `status = $${String(at)}, action = coalesce($${String(at + 1)}, inbound.action), reason = coalesce($${String(at + 2)}, inbound.reason),
  duplicate_key = coalesce($${String(at + 3)}, inbound.duplicate_key), message_id = coalesce($${String(at + 4)}, inbound.message_id), game_id = coalesce($${String(at + 5)}, inbound.game_id),
  seat = coalesce($${String(at + 6)}, inbound.seat), confirmed_at = CASE WHEN $${String(at + 7)}::boolean THEN now() ELSE inbound.confirmed_at END,
  confirm_hash = coalesce($${String(at + 8)}, inbound.confirm_hash), confirm_expires_at = coalesce($${String(at + 9)}::timestamptz, inbound.confirm_expires_at), handled_at = now()`;

/** What no second mail may have that brings an order text: game, seat and duplicate key, as `markColumns($at)` leaves them. */
export const countedKey = (at: number): string => `coalesce($${String(at + 5)}, inbound.game_id) || ' ' || coalesce($${String(at + 6)}, inbound.seat) || ' ' || coalesce($${String(at + 3)}, inbound.duplicate_key)`;

/** The ten parameters of `markColumns`. */
export function markValues(mark: InboundMark): readonly unknown[] {
  return [
    mark.status, mark.action ?? null, mark.reason ?? null, mark.duplicateKey ?? null, mark.messageId ?? null, mark.gameId ?? null, mark.seat ?? null, mark.confirmed === true,
    mark.confirm?.hash ?? null, mark.confirm?.expiresAt ?? null,
  ];
}

const MARK = `WITH m AS (UPDATE inbound_mail AS inbound SET ${markColumns(3)} WHERE seq = $1 AND status = $2 RETURNING seq),
  b AS (${insertMails('m', 13)})
  SELECT seq, CASE WHEN cardinality($13::text[]) > 0 THEN pg_notify('sternenpost', 'outbox') END FROM m`;

/** Notes what became of a mail, with the mails that it caused. Throws `mail-handled` if somebody else was first. */
export async function markMail(pool: Database['pool'], { seq, status }: MarkedMail, mark: InboundMark): Promise<void> {
  const { rowCount } = await pool.query({ name: 'mail-mark', text: MARK, values: [seq.toString(), status, ...markValues(mark), ...mailValues(mark.mails ?? [])] });
  if (rowCount === 0) throw mailHandled();
}

const MARK_ORDER = `UPDATE inbound_mail AS inbound SET ${markColumns(4)}, order_id = $3, counted_key = ${countedKey(4)} WHERE seq = $1 AND status = $2`;

/** The same in the transaction of the order text that the mail brought. */
export async function markOrderMail(tx: Transaction, { seq, status }: MarkedMail, { mark, orderId }: { readonly mark: InboundMark; readonly orderId: bigint }): Promise<void> {
  const rows = await tx.$executeRawUnsafe(MARK_ORDER, seq, status, orderId, ...markValues(mark)).catch(asCopy);
  if (rows === 0) throw mailHandled();
}

/** A copy of the mail has been counted, perhaps at this very moment: tells so instead of the database's words. */
export function asCopy(error: unknown): never {
  const { message, constraint, meta } = error as { readonly message?: string; readonly constraint?: string; readonly meta?: unknown };
  if (`${message ?? ''} ${constraint ?? ''} ${JSON.stringify(meta ?? '')}`.includes('counted_key')) throw new AppError('mail-copy', 'A copy of the mail counts already.', { cause: error });
  throw error;
}

export function mailHandled(): AppError {
  return new AppError('mail-handled', 'The mail has been dealt with already.');
}
