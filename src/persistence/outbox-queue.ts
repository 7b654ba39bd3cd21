import type { ClaimedMail, OutboxQueue, OverdueMail } from '../games/ports.js';
import type { Database } from './client.js';
import { telling } from './database-errors.js';

/** How long a sender may hold a mail before another may try. A sender begins no mail in the second half of it. */
export const LEASE_MS = 240_000;

/** Rows that are looked at to fill one claim: a domain that is held back must not hide the others. */
const LOOK_AHEAD = 20;

type ClaimRow = { readonly id: string; readonly to_address: string; readonly envelope_from: string; readonly message_id: string; readonly raw: Buffer; readonly created_at: Date; readonly attempts: number; readonly doubtful: boolean; readonly place: number };
type MailRow = { readonly id: string; readonly cause: string; readonly game_id: string | null; readonly seat: string | null; readonly to_address: string; readonly subject: string; readonly last_error: string | null };

// Times are kept to the millisecond and may have been rounded up: what is woken for at once must be due at once.
const DUE = `sent_at IS NULL AND failed_at IS NULL AND raw IS NOT NULL AND next_attempt_at <= now() + interval '1 millisecond' AND (lease_until IS NULL OR lease_until < now())`;
const DOMAIN = `lower(split_part(to_address, '@', 2))`;

/** Under which all processes together count the mails that were claimed after a sender died that had begun them. */
export const DOUBTFUL_KEY = 'outbox doubtful';

// With the lease itself, so that nothing is counted that is not claimed, nor claimed that is not counted; no row, no write.
const COUNT_DOUBTFUL = `counted AS (
    INSERT INTO setting (key, value) SELECT '${DOUBTFUL_KEY}', jsonb_build_object('count', count(*)) FROM chosen WHERE doubtful HAVING count(*) > 0
    ON CONFLICT (key) DO UPDATE SET value = jsonb_build_object('count', (setting.value->>'count')::int + (excluded.value->>'count')::int))`;

/** One statement takes the mails and gives their bytes: what a lease says, and the mark of those begun at once, is committed before anything is sent. */
const TAKE = `UPDATE outbox_mail AS mail SET lease_until = now() + $2 * interval '1 millisecond', leased_by = $1, attempts = mail.attempts + 1, begun = placed.place <= $4
  FROM (SELECT id, doubtful, row_number() OVER (ORDER BY created_at, id)::int AS place FROM chosen) AS placed WHERE mail.id = placed.id
  RETURNING mail.id, mail.to_address, mail.envelope_from, mail.message_id, mail.raw, mail.created_at, mail.attempts, placed.doubtful, placed.place`;

/** No mail goes to an address that bounces. */
export const NOT_BOUNCING = `NOT EXISTS (SELECT 1 FROM player WHERE player.email = outbox_mail.to_address AND player.bouncing)`;

// The lease of a dead sender stays written, with the mark of what it had begun.
const CHOSEN = 'id, created_at, lease_until IS NOT NULL AND begun AS doubtful';

const CLAIM = `WITH chosen AS (
    SELECT ${CHOSEN} FROM outbox_mail WHERE ${DUE} AND ${NOT_BOUNCING}
    ORDER BY created_at, id LIMIT $3 FOR UPDATE SKIP LOCKED),
  ${COUNT_DOUBTFUL}
  ${TAKE}`;

// What went to a domain in the last minute, or is on its way there, is taken off what it may still get. Two claims at the very
// same time may both count too little; pacing is politeness, not a promise.
const CLAIM_PACED = `WITH due AS (
    SELECT id, created_at, ${DOMAIN} AS domain FROM outbox_mail WHERE ${DUE} AND ${NOT_BOUNCING} ORDER BY created_at, id LIMIT $3 * ${String(LOOK_AHEAD)}),
  busy AS (
    SELECT ${DOMAIN} AS domain, count(*) AS sent FROM outbox_mail
    WHERE sent_at > now() - interval '1 minute' OR (sent_at IS NULL AND failed_at IS NULL AND lease_until >= now()) GROUP BY 1),
  ranked AS (
    SELECT due.id, row_number() OVER (PARTITION BY due.domain ORDER BY due.created_at, due.id) + coalesce(busy.sent, 0) AS place
    FROM due LEFT JOIN busy USING (domain)),
  chosen AS (
    SELECT ${CHOSEN} FROM outbox_mail
    WHERE id IN (SELECT id FROM ranked WHERE place <= $5) AND ${DUE} ORDER BY created_at, id LIMIT $3 FOR UPDATE SKIP LOCKED),
  ${COUNT_DOUBTFUL}
  ${TAKE}`;

// One statement and one commit: the mark of a mail that was sent costs no more time for what comes next.
const SENT = `WITH next AS (UPDATE outbox_mail SET begun = true WHERE id = $2)
  UPDATE outbox_mail SET sent_at = now(), lease_until = NULL, begun = false, last_error = NULL WHERE id = $1`;

/** The outbox as the sender job sees it, with plain `pg`: claiming and marking are the hot path. */
export function createOutboxQueue({ pool }: Pick<Database, 'pool'>, { leaseMs = LEASE_MS }: { readonly leaseMs?: number } = {}): OutboxQueue {
  return telling<OutboxQueue>({
    claim: async (worker, { most, begin, perDomainAMinute }) => {
      const { rows } =
        perDomainAMinute === undefined
          ? await pool.query<ClaimRow>({ name: 'outbox-claim', text: CLAIM, values: [worker, leaseMs, most, begin] })
          : await pool.query<ClaimRow>({ name: 'outbox-claim-paced', text: CLAIM_PACED, values: [worker, leaseMs, most, begin, perDomainAMinute] });
      return rows.sort((a, b) => a.place - b.place).map(claimed);
    },
    begin: async (id) => {
      await pool.query('UPDATE outbox_mail SET begun = true WHERE id = $1', [id]);
    },
    sent: async (id, next) => {
      await pool.query({ name: 'outbox-sent', text: SENT, values: [id, next ?? null] });
    },
    later: async (id, { error, afterMs, domain }) => {
      await pool.query(
        `UPDATE outbox_mail SET lease_until = NULL, begun = false, last_error = $2, next_attempt_at = now() + $3 * interval '1 millisecond' WHERE id = $1 AND sent_at IS NULL`,
        [id, error, afterMs],
      );
      if (domain !== true) return;
      await pool.query(
        `UPDATE outbox_mail SET next_attempt_at = greatest(next_attempt_at, now() + $2 * interval '1 millisecond')
         WHERE sent_at IS NULL AND failed_at IS NULL AND lease_until IS NULL
           AND ${DOMAIN} = (SELECT ${DOMAIN} FROM outbox_mail WHERE id = $1)`,
        [id, afterMs],
      );
    },
    release: async (worker, ids) => {
      await pool.query(
        `UPDATE outbox_mail SET lease_until = NULL, begun = false, attempts = greatest(attempts - 1, 0) WHERE id = ANY($2) AND leased_by = $1 AND sent_at IS NULL AND failed_at IS NULL`,
        [worker, ids],
      );
    },
    releaseWorker: async (worker) => {
      // The lease ends, but stays written: whoever claims the mail sees that its sender died.
      const { rowCount } = await pool.query(
        `UPDATE outbox_mail SET lease_until = now() - interval '1 millisecond' WHERE leased_by = $1 AND lease_until >= now() AND sent_at IS NULL AND failed_at IS NULL`,
        [worker],
      );
      return rowCount ?? 0;
    },
    overdue: async (afterMs) => {
      const { rows } = await pool.query<MailRow>(
        `SELECT id, cause, game_id, seat, to_address, subject, last_error FROM outbox_mail
         WHERE sent_at IS NULL AND failed_at IS NULL AND created_at < now() - $1 * interval '1 millisecond' AND (lease_until IS NULL OR lease_until < now())
         ORDER BY created_at LIMIT 100`,
        [afterMs],
      );
      return rows.map(described);
    },
    mailOf: async (id) => {
      const { rows } = await pool.query<MailRow>('SELECT id, cause, game_id, seat, to_address, subject, last_error FROM outbox_mail WHERE id = $1', [id]);
      return rows.map(described)[0];
    },
    giveUp: async (id, error) => {
      await pool.query('UPDATE outbox_mail SET failed_at = now(), lease_until = NULL, begun = false, last_error = $2 WHERE id = $1 AND sent_at IS NULL', [id, error]);
    },
  });
}

function claimed(row: ClaimRow): ClaimedMail {
  return {
    id: row.id,
    toAddress: row.to_address,
    envelopeFrom: row.envelope_from,
    messageId: row.message_id,
    raw: row.raw,
    createdAt: row.created_at,
    attempts: row.attempts,
    doubtful: row.doubtful,
  };
}

function described(row: MailRow): OverdueMail {
  return {
    id: row.id,
    cause: row.cause,
    ...(row.game_id === null ? {} : { gameId: row.game_id }),
    ...(row.seat === null ? {} : { seat: row.seat }),
    toAddress: row.to_address,
    subject: row.subject,
    lastError: row.last_error ?? undefined,
  };
}
