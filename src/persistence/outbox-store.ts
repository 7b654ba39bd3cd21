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

/** Outgoing mail. */
export function createOutbox({ prisma }: Pick<Database, 'prisma'>): Outbox {
  return telling<Outbox>({
    add: async (mails) => addMails(prisma, mails),
    list: async ({ gameId, to, most }) => {
      const where = { ...(gameId === undefined ? {} : { gameId }), ...(to === undefined ? {} : { toAddress: { equals: to, mode: 'insensitive' as const } }) };
      const rows = await prisma.outboxMail.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: most ?? 200 });
      return rows.map(recordOf);
    },
    byId: async (id) => found(await prisma.outboxMail.findUnique({ where: { id } })),
    byEnvelopeFrom: async (address) => found(await prisma.outboxMail.findFirst({ where: { envelopeFrom: address }, orderBy: { createdAt: 'desc' } })),
  });
}

function found(row: OutboxMail | null): OutboxRecord | undefined {
  return row === null ? undefined : recordOf(row);
}

function recordOf(row: OutboxMail): OutboxRecord {
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
