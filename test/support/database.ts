import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../../src/persistence/client.js';
import { ensureServer } from '../../src/persistence/embedded/ensure-server.js';
import { databaseUrl } from '../../src/persistence/embedded/sign-in.js';
import { migrate } from '../../src/persistence/migrate.js';

export type TestDatabase = Database & { readonly url: string };

const TEMPLATE = 'sternenpost_test_template';
const TEMPLATE_LOCK = 1_937_006_965;

/**
 * A migrated, empty database of its own, cloned from a template; call `close` at the end. The server behind it is
 * TEST_DATABASE_URL, or an embedded PostgreSQL that the first caller of a test run starts.
 */
export async function freshDatabase(options: { readonly maxConnections?: number } = {}): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`;
  const base = await migratedTemplate();
  await command(base, async (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${await templateName(base)}`));
  return openNamed(base, name, options);
}

/** A database with nothing in it, not even our tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`;
  const base = await serverUrl();
  await command(base, async (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  return openNamed(base, name, {});
}

function openNamed(base: string, name: string, options: { readonly maxConnections?: number }): TestDatabase {
  const url = named(base, name);
  const database = openDatabase(url, options);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await command(base, async (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

let server: Promise<string> | undefined;
let template: Promise<string> | undefined;

/** The address of a database in which others may be made. */
export async function serverUrl(): Promise<string> {
  server ??= findServer();
  return server;
}

async function findServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const run = process.env['STERNENPOST_TEST_RUN'];
  if (run === undefined) throw new Error('started without the global set-up of jest.config.mjs');
  // The server may run as another user, who must be able to pass through; nothing else is opened.
  await chmod(run, 0o711);
  return databaseUrl(await ensureServer({ dataDir: path.join(run, 'data'), durable: false }), 'postgres');
}

async function migratedTemplate(): Promise<string> {
  template ??= makeTemplate(await serverUrl());
  return template;
}

/** Several test files ask at once: one makes the template, the others wait for the lock and find it there. */
async function makeTemplate(base: string): Promise<string> {
  await command(base, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const name = await templateName(base);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount === 1) return;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await migrate(named(base, name));
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
  });
  return base;
}

/** On a server that outlives the run, each state of the migrations has a template of its own. */
async function templateName(base: string): Promise<string> {
  if (base !== process.env['TEST_DATABASE_URL']) return TEMPLATE;
  const { migrationsFingerprint } = await import('./migrations-fingerprint.js');
  return `${TEMPLATE}_${await migrationsFingerprint()}`;
}

function named(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

async function command(base: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
