import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../../src/persistence/migrate.js';

/** A short name for the state of the committed migrations. */
export async function migrationsFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((entry) => !entry.includes('.')).sort()) {
    hash.update(name).update(await readFile(path.join(MIGRATIONS_FOLDER, name, 'migration.sql')));
  }
  return hash.digest('hex').slice(0, 12);
}
