import { migrate } from '../persistence/migrate.js';
import type { Command } from './command.js';
import { withDatabaseUrl } from './with-database.js';

/** `migrate` */
export const migrateCommand: Command = async ({ config, say }) => {
  const applied = await withDatabaseUrl(config, async (url) => migrate(url));
  say(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
  return 0;
};
