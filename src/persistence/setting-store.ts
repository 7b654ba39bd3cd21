import type { SettingStore } from '../games/ports.js';
import type { Database } from './client.js';
import { telling } from './database-errors.js';

/** Small facts that outlive a process. */
export function createSettingStore({ pool }: Pick<Database, 'pool'>): SettingStore {
  return telling<SettingStore>({
    get: async (key) => {
      const { rows } = await pool.query<{ readonly value: unknown }>('SELECT value FROM setting WHERE key = $1', [key]);
      return rows[0]?.value;
    },
    set: async (key, value) => {
      await pool.query('INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [key, JSON.stringify(value)]);
    },
  });
}
