import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.js';
import type { Log } from '../log.js';
import { isDatabaseAway } from '../persistence/database-errors.js';
import { migrate } from '../persistence/migrate.js';

export type DatabaseServer = { readonly url: string; readonly where: string; readonly stop: () => Promise<void> };

/** The configured database, or the PostgreSQL of our own under the data folder. */
export async function startDatabase(config: Config, log: Log, onLost: (error: Error) => void): Promise<DatabaseServer> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, where: 'DATABASE_URL', stop: async () => undefined };
  const { openEmbeddedPostgres } = await import('../persistence/embedded-postgres.js');
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, role: 'owner', onWarning: (warning) => log.warn(warning), onLost });
  return { url: embedded.url, where: `embedded PostgreSQL in ${config.dataDir}`, stop: embedded.stop };
}

/** Migrates as soon as the database is there; one that is away at start is waited for. False: the program ends before. */
export async function migrateWhenThere(url: string, log: Log, signal: AbortSignal): Promise<boolean> {
  for (let wait = 250; ; wait = Math.min(wait * 2, 5_000)) {
    if (signal.aborted) return false;
    try {
      const applied = await migrate(url);
      if (applied.length > 0) log.info({ applied }, 'the database is up to date');
      return true;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'waiting for the database');
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
