import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import { migrate, MIGRATIONS_FOLDER } from '../../src/persistence/migrate.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'migrations '));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Everything that schema.prisma speaks of, as the database itself tells it. */
const CATALOG = [
  `SELECT table_name, column_name, data_type, udt_name, is_nullable, column_default, datetime_precision
   FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 2`,
  `SELECT tablename, indexname, indexdef FROM pg_indexes
   WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1, 2`,
  `SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations' ORDER BY 1, 2`,
];

async function catalog(pool: pg.Pool): Promise<unknown[]> {
  const results = await Promise.all(CATALOG.map(async (sql) => pool.query<Record<string, unknown>>(sql)));
  return results.map((result) => result.rows);
}

test('the migrations lead to exactly what schema.prisma says', async () => {
  const migrated = await freshDatabase();
  try {
    await database.pool.query(execFileSync(process.execPath, ['prisma/diff.mjs', '--whole'], { encoding: 'utf8' }));
    const [columns, indexes, constraints] = await catalog(migrated.pool);
    expect([columns, indexes, constraints]).toEqual(await catalog(database.pool));
    expect(columns).not.toHaveLength(0);
  } finally {
    await migrated.close();
  }
});

test('the copy of the schema beside the last migration is the schema of today', () => {
  const printed = execFileSync(process.execPath, ['prisma/diff.mjs', '--print'], { encoding: 'utf8' });
  expect(printed.trim()).toBe('-- This is an empty migration.');
});

test('migrations are applied once, by however many processes start together', async () => {
  const applied = await Promise.all([1, 2, 3].map(async () => migrate(database.url)));
  expect(applied.flat()).toContain('20260801000000_init');
  expect(new Set(applied.flat()).size).toBe(applied.flat().length);
  expect(await migrate(database.url)).toEqual([]);
});

test('the record is the one `prisma migrate deploy` reads', async () => {
  await migrate(database.url);
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at, applied_steps_count
     FROM _prisma_migrations ORDER BY 1 LIMIT 1`,
  );
  const checksum = expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown;
  expect(rows).toEqual([
    { migration_name: '20260801000000_init', checksum, finished: true, rolled_back_at: null, applied_steps_count: 1 },
  ]);
});

test('a migration that fails leaves nothing of itself and is tried again', async () => {
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const broken = path.join(folder, '99990101000000_broken');
  await mkdir(broken);
  await writeFile(path.join(broken, 'migration.sql'), 'CREATE TABLE half (n int); SELECT no_such_function();');
  await expect(migrate(database.url, folder)).rejects.toThrow(/no_such_function/u);
  const { rows } = await database.pool.query<{ found: string | null }>("SELECT to_regclass('half') AS found");
  expect(rows).toEqual([{ found: null }]);
  await writeFile(path.join(broken, 'migration.sql'), 'CREATE TABLE half (n int);');
  expect(await migrate(database.url, folder)).toEqual(['99990101000000_broken']);
});

test('a migration changed after it was applied is refused', async () => {
  await migrate(database.url);
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = path.join(folder, '20260801000000_init', 'migration.sql');
  await writeFile(file, `${await readFile(file, 'utf8')}\n-- changed`);
  await expect(migrate(database.url, folder)).rejects.toThrow('migration 20260801000000_init was changed after it was applied');
});

test('a database of a newer program is refused', async () => {
  await migrate(database.url);
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'the database is newer than this program: it has migration 20260801000000_init',
  );
});
