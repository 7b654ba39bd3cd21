import type { Outbox, OutboxRecord, OutgoingMail } from '../games/ports.js';
import type { OutboxMail } from '../generated/prisma/client.js';
import type { Database, Transaction } from './client.js';
import { telling } from './database-errors.js';

/** Adds finished mails inside the transaction of their cause; a cause that was mailed before is left out. */
export async function addMails(tx: Pick<Transaction, 'outboxMail' | '$executeRaw'>, mails: readonly OutgoingMail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx.outboxMail.createMany({
    data: mails.map(({ raw, gameId, seat, ...mail }) => ({ ...mail, raw: Buffer.from(raw), gameId: gameId ?? null, seat: seat ?? null })),
    skipDuplicates: true,
  });
  // Sent at commit; lost when nobody listens, and then the sweep finds the rows.
  await tx.$executeRaw`SELECT pg_notify('sternenpost', 'outbox')`;
}

const BY_MESSAGE_IDS = `SELECT id, cause, game_id AS "gameId", seat, to_address AS "toAddress", envelope_from AS "envelopeFrom", subject, message_id AS "messageId", raw,
    created_at AS "createdAt", attempts, sent_at AS "sentAt", failed_at AS "failedAt", last_error AS "lastError"
  FROM outbox_mail WHERE message_id = ANY($1) ORDER BY created_at DESC LIMIT 1`;

/** Outgoing mail. */
export function createOutbox({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>): Outbox {
  return telling<Outbox>({
    add: async (mails) => addMails(prisma, mails),
    list: async ({ gameId, to, most }) => {
      const where = { ...(gameId === undefined ? {} : { gameId }), ...(to === undefined ? {} : { toAddress: { equals: to, mode: 'insensitive' as const } }) };
      const rows = await prisma.outboxMail.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: most ?? 200 });
      return rows.map(recordOf);
    },
    byId: async (id) => found(await prisma.outboxMail.findUnique({ where: { id } })),
    byEnvelopeFrom: async (address) => found(await prisma.outboxMail.findFirst({ where: { envelopeFrom: address }, orderBy: { createdAt: 'desc' } })),
    // Hot: each mail that comes in is asked which of ours it answers.
    byMessageIds: async (messageIds) => {
      if (messageIds.length === 0) return undefined;
      const { rows: [row] } = await pool.query<Parameters<typeof recordOf>[0]>({ name: 'mail-answered', text: BY_MESSAGE_IDS, values: [messageIds] });
      return row === undefined ? undefined : recordOf(row);
    },
  });
}

function found(row: OutboxMail | null): OutboxRecord | undefined {
  return row === null ? undefined : recordOf(row);
}

function recordOf(row: Omit<OutboxMail, 'nextAttemptAt' | 'leaseUntil' | 'leasedBy'>): OutboxRecord {
  return {
    id: row.id,
    cause: row.cause,
    ...(row.gameId === null ? {} : { gameId: row.gameId }),
    ...(row.seat === null ? {} : { seat: row.seat }),
    toAddress: row.toAddress,
    envelopeFrom: row.envelopeFrom,
    subject: row.subject,
    messageId: row.messageId,
    raw: row.raw ?? undefined,
    createdAt: row.createdAt,
    attempts: row.attempts,
    sentAt: row.sentAt ?? undefined,
    failedAt: row.failedAt ?? undefined,
    lastError: row.lastError ?? undefined,
  };
}
