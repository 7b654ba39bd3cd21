import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** First key of the locks that say: this worker is alive. */
const WORKER_LOCK = 1_398_035_029;
const AGAIN_MS = 500;

export type WorkerLock = { readonly release: () => Promise<void> };

/** Says to all processes that the worker lives, for as long as its process does: by a session lock, taken again when its connection breaks. */
export function holdWorkerLock(pool: pg.Pool, worker: string): WorkerLock {
  const stopping = new AbortController();
  const held = hold(pool, worker, stopping.signal);
  return {
    release: async () => {
      stopping.abort();
      await held;
    },
  };
}

async function hold(pool: pg.Pool, worker: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const client = await pool.connect();
      const broken = new Promise<void>((resolve) => client.once('error', () => resolve()));
      const stopped = new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve(), { once: true });
      });
      try {
        await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [WORKER_LOCK, worker]);
        await Promise.race([broken, stopped]);
      } finally {
        // The lock goes with its connection.
        client.release(true);
      }
    } catch {
      // The database is away, and with it everybody who could ask whether we live.
    }
    await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Those of the workers whose lock nobody holds. */
export async function workersWithoutLock(pool: pg.Pool, workers: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly worker: string }>(
    `SELECT worker FROM unnest($2::text[]) AS worker WHERE NOT EXISTS (
       SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid = $1::int::oid AND objid = (hashtext(worker)::bigint & 4294967295)::oid)`,
    [WORKER_LOCK, workers],
  );
  return rows.map(({ worker }) => worker);
}
