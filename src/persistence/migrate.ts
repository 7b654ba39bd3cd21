import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** The lock that `prisma migrate deploy` takes: the two never run at the same time. */
const PRISMA_LOCK = 72707369;

/** Exactly the table Prisma makes. */
const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

type AppliedRow = { readonly migration_name: string; readonly checksum: string; readonly finished_at: Date | null };
type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** The migrations of this program; the same path from `src` and from `dist`. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

/**
 * Brings a database up to date and returns the names of the migrations applied. Does what `prisma migrate deploy`
 * does, in the same table, without Prisma's native engine: one transaction a migration, under an advisory lock, so any
 * number of processes may start together.
 */
export async function migrate(url: string, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // a broken connection also fails the query under way, which reports it
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const waiting = notYetApplied(await readMigrations(folder), await appliedRows(client));
    for (const migration of waiting) await apply(client, migration);
    return waiting.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function appliedRows(client: pg.Client): Promise<AppliedRow[]> {
  const result = await client.query<AppliedRow>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return result.rows;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function notYetApplied(all: readonly Migration[], rows: readonly AppliedRow[]): Migration[] {
  const failed = rows.find((row) => row.finished_at === null);
  if (failed !== undefined) throw new Error(`migration ${failed.migration_name} failed earlier; resolve it first`);
  const known = new Set(all.map((migration) => migration.name));
  const newer = rows.find((row) => !known.has(row.migration_name));
  if (newer !== undefined) throw new Error(`the database is newer than this program: it has migration ${newer.migration_name}`);
  const checksums = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  const changed = all.find((migration) => (checksums.get(migration.name) ?? migration.checksum) !== migration.checksum);
  if (changed !== undefined) throw new Error(`migration ${changed.name} was changed after it was applied`);
  return all.filter((migration) => !checksums.has(migration.name));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
       VALUES ($1, $2, now(), $3, now(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
