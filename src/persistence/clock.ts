import { setTimeout } from 'node:timers/promises';
import type { Clock, WakeUps } from '../games/ports.js';
import type { Database } from './client.js';
import { telling } from './database-errors.js';

/** The database's clock, to the millisecond. */
export function createClock({ pool }: Pick<Database, 'pool'>): Clock {
  return telling<Clock>({
    now: async () => {
      const { rows } = await pool.query<{ readonly now: Date }>({ name: 'now', text: 'SELECT now() AS now' });
      const [row] = rows;
      if (row === undefined) throw new Error('the database told no time');
      return row.now;
    },
    // It keeps no process alive.
    pause: async (ms) => setTimeout(ms, undefined, { ref: false }),
  });
}

/** Channel of the wake-ups; the payload says what is due. */
export const WAKE_CHANNEL = 'sternenpost';

/** Wake-ups for the jobs of all processes. */
export function createWakeUps({ pool }: Pick<Database, 'pool'>): WakeUps {
  const notify = async (what: keyof WakeUps): Promise<void> => {
    await pool.query('SELECT pg_notify($1, $2)', [WAKE_CHANNEL, what]);
  };
  return telling<WakeUps>({ outbox: async () => notify('outbox'), mail: async () => notify('mail'), deadlines: async () => notify('deadlines') });
}
