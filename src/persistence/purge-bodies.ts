import type { Database } from './client.js';

/** For so long the bytes of a mail can be read again; after that only the facts beside them stay. */
const KEPT_DAYS = 30;
/** A statement holds its rows for a moment only, however long nobody has cleaned up. */
const AT_ONCE = 500;

// What is not dealt with keeps its bytes. A held mail whose time is over is dealt with by that, and its line says so.
const OUTBOUND = `UPDATE outbox_mail SET raw = NULL WHERE id IN (
  SELECT id FROM outbox_mail WHERE raw IS NOT NULL AND (sent_at IS NOT NULL OR failed_at IS NOT NULL) AND created_at < now() - $1 * interval '1 day' LIMIT $2 FOR UPDATE SKIP LOCKED)`;
// The address goes the way of the body: the key in it is a secret of its seat.
const INBOUND = `UPDATE inbound_mail SET raw = NULL, confirm_hash = NULL, envelope_to = regexp_replace(envelope_to, '\\.[a-z2-7]{12,}@', '.…@', 'i'),
    status = CASE status WHEN 'held' THEN 'refused' ELSE status END, action = CASE status WHEN 'held' THEN 'expired' ELSE action END
  WHERE seq IN (SELECT seq FROM inbound_mail WHERE raw IS NOT NULL AND status <> 'stored' AND received_at < now() - $1 * interval '1 day' LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/** Removes the bodies of old mails, in and out; how many there were. */
export async function purgeBodies({ pool }: Pick<Database, 'pool'>): Promise<number> {
  let purged = 0;
  for (const statement of [OUTBOUND, INBOUND]) {
    for (let count = AT_ONCE; count === AT_ONCE; ) {
      count = (await pool.query(statement, [KEPT_DAYS, AT_ONCE])).rowCount ?? 0;
      purged += count;
    }
  }
  return purged;
}
