import pg from 'pg';
import { WAKE_CHANNEL } from './clock.js';

const RETRY_MS = 2_000;

/** Listens for wake-ups on a connection of its own, opened again when it breaks. What is missed meanwhile the sweep finds. */
export async function listenForWakeUps(url: string, onWakeUp: (what: string) => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = (): void => {
    client = undefined;
    if (!stopped) retry = setTimeout(() => void connect(), RETRY_MS);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    next.on('notification', ({ payload }) => onWakeUp(payload ?? ''));
    next.once('end', again);
    // An error is followed by `end`, which opens a new one.
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`LISTEN ${WAKE_CHANNEL}`);
      client = next;
      // Something may have become due while nobody listened.
      for (const what of ['mail', 'deadlines', 'outbox']) onWakeUp(what);
    } catch {
      // The database is away: `end` may never come for a connection that never was.
      next.removeListener('end', again);
      again();
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
