import { composeGames } from '../compose.js';
import type { Config } from '../config.js';
import type { GameDeps } from '../games/ports.js';
import { openDatabase } from '../persistence/client.js';
import { migrate } from '../persistence/migrate.js';
import { loadSecret } from '../keys/load-secret.js';

/** The address of the database: the configured one, or the embedded one, beside a running program or without it. */
export async function withDatabaseUrl<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== undefined) return work(config.databaseUrl);
  const { openEmbeddedPostgres } = await import('../persistence/embedded-postgres.js');
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, role: 'guest' });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** The use cases' ports over a migrated database, for one command. */
export async function withGames<T>(config: Config, work: (deps: GameDeps) => Promise<T>): Promise<T> {
  return withDatabaseUrl(config, async (url) => {
    await migrate(url);
    const secret = loadSecret({ SECRET: config.secret, dataDir: config.dataDir });
    const database = openDatabase(url, { maxConnections: 4 });
    try {
      const publicUrl = (): string => config.publicUrl ?? `http://${config.host}:${String(config.port)}`;
      return await work(composeGames(database, { secret, mailDomain: config.mailDomain, publicUrl, mailMaxBytes: config.mailMaxBytes }));
    } finally {
      await database.close();
    }
  });
}
