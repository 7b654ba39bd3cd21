import type { OutboxQueue } from '../games/ports.js';
import type { Database } from './client.js';
import { workersWithoutLock } from './worker-locks.js';

/** A living worker whose connection broke has its lock back long before this. */
const GRACE_MS = 10_000;

/**
 * Ends the leases of senders that died, so that their mails need not wait for the end of the lease. A worker is taken for dead when its
 * lock was free twice, this long apart: after the database was away for a moment, all locks are free at first.
 */
export function createLeaseKeeper({ pool }: Pick<Database, 'pool'>, queue: Pick<OutboxQueue, 'releaseWorker'>, { graceMs = GRACE_MS, now = () => performance.now() } = {}): () => Promise<readonly string[]> {
  const freeSince = new Map<string, number>();
  return async () => {
    const { rows } = await pool.query<{ readonly worker: string }>(
      'SELECT DISTINCT leased_by AS worker FROM outbox_mail WHERE sent_at IS NULL AND failed_at IS NULL AND lease_until >= now() AND leased_by IS NOT NULL',
    );
    const free = new Set(rows.length === 0 ? [] : await workersWithoutLock(pool, rows.map(({ worker }) => worker)));
    for (const worker of freeSince.keys()) if (!free.has(worker)) freeSince.delete(worker);
    const dead: string[] = [];
    for (const worker of free) {
      const since = freeSince.get(worker) ?? now();
      freeSince.set(worker, since);
      if (now() - since < graceMs) continue;
      await queue.releaseWorker(worker);
      freeSince.delete(worker);
      dead.push(worker);
    }
    return dead;
  };
}
