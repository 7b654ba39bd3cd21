import type { IdempotencyStore } from '../games/ports.js';
import { Prisma } from '../generated/prisma/client.js';
import type { Database } from './client.js';
import { telling } from './database-errors.js';
import { json } from './json.js';

/** A first call that left no answer for so long has died with its process. */
const GIVEN_UP_AFTER = '2 minutes';

/** Answers to POSTs with an Idempotency-Key. */
export function createIdempotencyStore({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>): IdempotencyStore {
  return telling<IdempotencyStore>({
    begin: async ({ tokenHash, key, request, bodyHash, meant }) => {
      const { rows: [begun] } = await pool.query<{ readonly meant: unknown }>(
        `INSERT INTO idempotency_key (token_hash, key, request, body_hash, meant) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (token_hash, key) DO UPDATE SET created_at = now()
         WHERE idempotency_key.status IS NULL AND idempotency_key.request = $3 AND idempotency_key.body_hash = $4
           AND idempotency_key.created_at < now() - interval '${GIVEN_UP_AFTER}' RETURNING meant`,
        [tokenHash, key, request, bodyHash, meant === undefined ? null : JSON.stringify(meant)],
      );
      if (begun !== undefined) return { found: 'nothing', meant: begun.meant ?? undefined };
      const row = await prisma.idempotencyKey.findUnique({ where: { tokenHash_key: { tokenHash, key } } });
      if (row === null || (row.status === null && row.request === request && row.bodyHash === bodyHash)) return { found: 'at-work' };
      if (row.request !== request || row.bodyHash !== bodyHash) return { found: 'other-body' };
      return { found: 'answer', status: row.status ?? 200, response: row.response };
    },
    finish: async ({ tokenHash, key, status, response }) => {
      const stored = response === undefined || response === null ? Prisma.JsonNull : json(response);
      await prisma.idempotencyKey.update({ where: { tokenHash_key: { tokenHash, key } }, data: { status, response: stored }, select: { key: true } });
    },
    forget: async ({ tokenHash, key }) => {
      await prisma.idempotencyKey.deleteMany({ where: { tokenHash, key, status: null } });
    },
  });
}
