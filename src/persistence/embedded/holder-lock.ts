import type pg from 'pg';
import { connect, type Address } from './sign-in.js';

/** Any number that nobody else uses in the server's own database. */
const HOLDER_LOCK = 1_937_006_964;

export type HolderLock = {
  /** Called once when the lock is lost without our doing: the server died, or the connection. */
  readonly onLost: (listener: () => void) => void;
  readonly release: () => Promise<void>;
};

/**
 * The lock of the one process that holds a data folder, bound to a connection: PostgreSQL gives it back by itself when
 * the process dies. Undefined: somebody else has it still after the time given.
 */
export async function takeHolderLock(address: Address, waitMs: number): Promise<HolderLock | undefined> {
  const client = await connect(address);
  try {
    await client.query(`SET lock_timeout = ${String(Math.max(1, Math.ceil(waitMs)))}`);
    await client.query('SELECT pg_advisory_lock($1)', [HOLDER_LOCK]);
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as { code?: string }).code === '55P03') return undefined;
    throw error;
  }
  return holderLock(client);
}

function holderLock(client: pg.Client): HolderLock {
  let listener: (() => void) | undefined;
  let lost = false;
  let released = false;
  client.once('end', () => {
    lost = true;
    if (!released) listener?.();
  });
  return {
    onLost: (told) => {
      listener = told;
      if (lost && !released) told();
    },
    release: async () => {
      released = true;
      await client.end().catch(() => undefined); // the server may be gone already, and the lock with it
    },
  };
}
