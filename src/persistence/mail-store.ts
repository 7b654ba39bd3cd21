import { createHash } from 'node:crypto';
import type { InboundMail } from '../generated/prisma/client.js';
import type { InboundRecord, InboundSource, InboundStatus, MailCounts, MailStore } from '../games/ports.js';
import type { Database } from './client.js';
import { telling } from './database-errors.js';
import { freshBytes } from './fresh-bytes.js';
import { markMail } from './mark-inbound.js';
import { DOUBTFUL_KEY, NOT_BOUNCING } from './outbox-queue.js';

const MAILBOX_KEYS = `SELECT id AS "seatId", mailbox_generation AS generation FROM seat WHERE game_id = $1
  UNION ALL SELECT k.seat_id, k.generation FROM old_mailbox_key k JOIN seat s ON s.id = k.seat_id WHERE s.game_id = $1 AND k.retired_at > now() - interval '14 days'`;

const STORE_RAW = `INSERT INTO inbound_mail (received_at, source, envelope_from, envelope_to, raw, size, bytes_hash)
  VALUES (coalesce($1, now()), $2, $3, $4, $5, $6, $7) RETURNING seq`;

const COUNTS = `SELECT out.unsent, out."oldestDueSeconds", (SELECT count(*)::int FROM inbound_mail WHERE status = 'stored') AS unread,
    (SELECT count(*)::int FROM inbound_mail WHERE status = 'held') AS held,
    coalesce((SELECT (value->>'count')::int FROM setting WHERE key = '${DOUBTFUL_KEY}'), 0) AS doubtful
  FROM (SELECT count(*)::int AS unsent, coalesce(greatest(0, extract(epoch FROM now() - min(next_attempt_at) FILTER (WHERE ${NOT_BOUNCING}))), 0)::float8 AS "oldestDueSeconds"
    FROM outbox_mail WHERE sent_at IS NULL AND failed_at IS NULL) AS out`;

// Hot, and through Prisma the bytes of a large mail cost many times their size.
const mail = (raw = 'raw'): string => `seq, received_at AS "receivedAt", source, envelope_from AS "envelopeFrom", envelope_to AS "envelopeTo", ${raw}, size, message_id AS "messageId", status, action, reason,
    game_id AS "gameId", seat, order_id AS "orderId", confirm_expires_at AS "confirmExpiresAt", confirmed_at AS "confirmedAt", handled_at AS "handledAt"`;
const BY_SEQ = `SELECT ${mail()} FROM inbound_mail WHERE seq = $1`;

/** Mails that are read at once, and bytes of them: the first one whatever its size, and more while they are small. */
const WAITING_MOST = 50;
const WAITING_BYTES = 8_000_000;

// A mail has no game before it is read, so its address must tell: `<game>.<key>@domain`. One without may be anybody's.
// `$3`: those whose bytes are still here.
const WAITING = `SELECT ${mail('CASE WHEN bytes_hash = ANY($3::text[]) THEN NULL ELSE raw END AS raw, bytes_hash AS "bytesHash"')} FROM (
    SELECT *, sum(size) OVER (ORDER BY seq) - size AS before FROM (
      SELECT * FROM inbound_mail WHERE status = 'stored' AND ($1::text IS NULL OR envelope_to ILIKE $1 OR envelope_to = '') AND seq <> ALL($4::bigint[]) AND ($2::timestamptz IS NULL OR received_at <= $2) ORDER BY seq LIMIT ${String(WAITING_MOST)}) AS oldest) AS summed
  WHERE before < ${String(WAITING_BYTES)} ORDER BY seq`;

/** What a record is made of. */
type Kept = Omit<InboundMail, 'raw' | 'bytesHash' | 'duplicateKey' | 'countedKey' | 'confirmHash' | 'details'> & { readonly raw: Uint8Array | null };
type MailRow = Omit<Kept, 'seq' | 'orderId'> & { readonly seq: string; readonly orderId: string | null };

/** Incoming mail, raw first. */
export function createMailStore({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>): MailStore {
  const fresh = freshBytes();
  return telling<MailStore>({
    storeRaw: async (mail) => {
      // Plain `pg`: through Prisma a large mail costs many times its size in memory.
      const raw = Buffer.from(mail.raw.buffer, mail.raw.byteOffset, mail.raw.byteLength);
      const hash = createHash('sha256').update(raw).digest('hex');
      const { rows } = await pool.query<{ readonly seq: string }>({
        name: 'mail-store-raw', text: STORE_RAW, values: [mail.receivedAt ?? null, mail.source, mail.envelopeFrom, mail.envelopeTo, raw, raw.length, hash],
      });
      const [row] = rows;
      if (row === undefined) throw new Error('a stored mail got no number');
      fresh.add(hash, raw);
      return BigInt(row.seq);
    },
    bySeq: async (seq) => {
      const { rows: [row] } = await pool.query<MailRow>({ name: 'mail-by-seq', text: BY_SEQ, values: [seq.toString()] });
      return row === undefined ? undefined : readMail(row);
    },
    waiting: async ({ gameId, until, except = [] }) => {
      const kept = fresh.kept();
      const { rows } = await pool.query<MailRow & { readonly bytesHash: string }>({ name: 'mail-waiting', text: WAITING, values: [gameId === undefined ? null : `%${gameId.replace(/[\\%_]/gu, '\\$&')}.%`, until ?? null, [...kept.keys()], except.map(String)] });
      for (const { bytesHash } of rows) fresh.drop(bytesHash);
      return rows.map((row) => readMail({ ...row, raw: row.raw ?? kept.get(row.bytesHash) ?? null }));
    },
    mark: async (mail, mark) => markMail(pool, mail, mark),
    heldByHash: async (hash) => found(await prisma.inboundMail.findUnique({ where: { confirmHash: hash } })),
    mailboxKeys: async (gameId) => {
      const { rows } = await pool.query<{ readonly seatId: string; readonly generation: number }>({ name: 'mailbox-keys', text: MAILBOX_KEYS, values: [gameId] });
      return rows;
    },
    isBounceAddress: async (address) => (await pool.query({ name: 'bounce-address', text: 'SELECT 1 FROM outbox_mail WHERE envelope_from = $1 LIMIT 1', values: [address] })).rows.length > 0,
    counts: async () => {
      const { rows } = await pool.query<MailCounts>(COUNTS);
      const [row] = rows;
      if (row === undefined) throw new Error('the database counted nothing');
      return row;
    },
    list: async ({ gameId, status, most }) => {
      const where = { ...(gameId === undefined ? {} : { gameId }), ...(status === undefined ? {} : { status }) };
      const rows = await prisma.inboundMail.findMany({ where, orderBy: { seq: 'desc' }, take: most ?? 200, omit: { raw: true } });
      return rows.map((row) => recordOf({ ...row, raw: null }));
    },
  });
}

function found(row: InboundMail | null): InboundRecord | undefined {
  return row === null ? undefined : recordOf(row);
}

function readMail(row: MailRow): InboundRecord {
  return recordOf({ ...row, seq: BigInt(row.seq), orderId: row.orderId === null ? null : BigInt(row.orderId) });
}

function recordOf(row: Kept): InboundRecord {
  return {
    seq: row.seq,
    receivedAt: row.receivedAt,
    source: row.source as InboundSource,
    envelopeFrom: row.envelopeFrom,
    envelopeTo: row.envelopeTo,
    raw: row.raw ?? undefined,
    size: row.size,
    messageId: row.messageId ?? undefined,
    status: row.status as InboundStatus,
    action: row.action ?? undefined,
    reason: row.reason ?? undefined,
    gameId: row.gameId ?? undefined,
    seat: row.seat ?? undefined,
    orderId: row.orderId ?? undefined,
    confirmExpiresAt: row.confirmExpiresAt ?? undefined,
    confirmedAt: row.confirmedAt ?? undefined,
    handledAt: row.handledAt ?? undefined,
  };
}
