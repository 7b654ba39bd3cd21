import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.js';

export type Database = { readonly prisma: PrismaClient; readonly pool: pg.Pool; /** A few more connections, for who holds a lock: those of `pool` may all be with others who wait for it. */ readonly reserve: pg.Pool; readonly close: () => Promise<void> };

/** What a writer holds inside `prisma.$transaction`. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

type DatabaseOptions = {
  readonly maxConnections?: number;
  /** Told of connections that broke while idle; the pool opens new ones by itself. */
  readonly onIdleError?: (error: Error) => void;
};

/** Opens one pool that Prisma and plain `pg` share. Nothing is connected before the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = openPool(url, options.maxConnections ?? 10, options);
  const reserve = openPool(url, 2, options);
  const adapter = new PrismaPg(pool, {
    // Prepared statements: half as dear again as without (a third for a read). Not for a pooler in transaction mode.
    statementNameGenerator: ({ sql }) => `s${createHash('md5').update(sql).digest('base64url')}`,
    onPoolError: (error) => options.onIdleError?.(error),
  });
  const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 30_000 } });
  return {
    prisma,
    pool,
    reserve,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
      await reserve.end();
    },
  };
}

function openPool(url: string, max: number, { onIdleError }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  // Without a listener a server that goes away would end the whole process.
  pool.on('error', (error) => onIdleError?.(error));
  // The same for a connection that somebody holds: his next statement fails and tells him.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
