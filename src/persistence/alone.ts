import type { Database } from './client.js';

/** Runs work while no other process runs work of that name: a session lock on a connection of its own, gone with its process. */
export async function alone<T>({ pool }: Pick<Database, 'pool'>, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const result = await work();
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    broken = false;
    return result;
  } finally {
    // With its connection a lock goes that was not given back.
    client.release(broken);
  }
}
