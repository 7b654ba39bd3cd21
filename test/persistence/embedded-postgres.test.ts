import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { openEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedSettings } from '../../src/persistence/embedded-postgres.js';
import { isAlive } from '../../src/persistence/embedded/process-state.js';
import { eventually } from '../support/eventually.js';
import { temporaryFolder } from '../support/temporary-folder.js';

let dataDir: string;
let cleanUp: (() => Promise<unknown>)[];

beforeEach(async () => {
  const { folder, remove } = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  cleanUp = [remove];
});

afterEach(async () => {
  for (const work of cleanUp.reverse()) await work();
});

async function open(settings: Partial<EmbeddedSettings> = {}): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false, ...settings });
  let stopped: Promise<void> | undefined;
  const stop = async () => (stopped ??= server.stop());
  cleanUp.push(stop);
  return { ...server, stop };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that owns the data folder; gives what it says, word by word. */
function otherOwner(): { child: ChildProcess; says: (word: string) => Promise<number> } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/support/hold-postgres.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  cleanUp.push(async () => child.kill('SIGKILL'));
  const said = new Map<string, number>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word = '', pid] = line.split(' ');
    said.set(word, Number(pid));
  });
  const says = (word: string) =>
    eventually(async () => {
      const pid = said.get(word);
      if (pid === undefined) throw new Error(`the other owner did not say ${word}`);
      return pid;
    });
  return { child, says };
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

test('a new folder gets a server; what is stored is there after a restart, at the same address', async () => {
  const first = await open();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');
  await first.stop();
  expect(await isAlive(first.pid())).toBe(false);
  const second = await open();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
});

test('postgres killed while we run is started again at the same address, and nothing committed is lost', async () => {
  const server = await open();
  await query(server.url, 'CREATE TABLE kept AS SELECT 7 AS n');
  const before = server.pid();
  process.kill(before, 'SIGKILL');
  expect(await eventually(() => query(server.url, 'SELECT n FROM kept'))).toEqual([{ n: 7 }]);
  await eventually(async () => expect(server.pid()).not.toBe(before));
});

test('postgres killed while nobody ran is started again', async () => {
  const other = otherOwner();
  const pid = await other.says('ready');
  await killed(other.child);
  process.kill(pid, 'SIGKILL');
  const server = await open();
  expect(server.pid()).not.toBe(pid);
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server left by a killed owner is adopted, and stopped by the new one', async () => {
  const other = otherOwner();
  const pid = await other.says('ready');
  await killed(other.child);
  const server = await open();
  expect(server.pid()).toBe(pid);
  await server.stop();
  expect(await isAlive(pid)).toBe(false);
});

test('an initdb that is killed leaves nothing behind that the next start would trip over', async () => {
  const doomed = open({ onInitdb: (pid) => process.kill(pid, 'SIGKILL') });
  await expect(doomed).rejects.toThrow(/initdb ended with SIGKILL/u);
  expect(await readdir(dataDir)).not.toContain('pg');
  const server = await open();
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('an owner killed together with its initdb leaves a half-made folder, which the next start replaces', async () => {
  const other = otherOwner();
  const initdb = await other.says('initdb');
  await killed(other.child);
  if (await isAlive(initdb)) process.kill(initdb, 'SIGKILL');
  expect((await readdir(dataDir)).some((name) => name.startsWith('pg.new.'))).toBe(true);
  const server = await open();
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect((await readdir(dataDir)).sort()).toEqual(['pg', 'pg.password', 'pg.port', 'postgres.log']);
});

test('one data folder has one owner; a second one is told so and harms nothing', async () => {
  const server = await open();
  await expect(open({ waitMs: 100 })).rejects.toThrow(`DATA_DIR ${dataDir} is in use by another process`);
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('two owners that start together on an empty folder: one holds it, the other is told', async () => {
  const results = await Promise.allSettled([open({ waitMs: 500 }), open({ waitMs: 500 })]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an owner waits for the one before it to leave', async () => {
  const first = await open();
  const second = open({ waitMs: 20_000 });
  await eventually(async () => {
    const waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    expect(await query(first.url, waiting)).toHaveLength(1);
  });
  await first.stop();
  expect(await query((await second).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a guest uses the server of an owner and leaves it running; alone, it stops what it started', async () => {
  const owner = await open();
  const beside = await open({ role: 'guest' });
  expect(beside.url).toBe(owner.url);
  await beside.stop();
  expect(await isAlive(owner.pid())).toBe(true);
  await owner.stop();
  const alone = await open({ role: 'guest' });
  await alone.stop();
  expect(await isAlive(alone.pid())).toBe(false);
});

test('a process file that names some other living process is not taken for ours', async () => {
  const first = await open();
  await first.stop();
  const lines = [process.pid, dataDir, 0, 5432, '', '127.0.0.1', '', 'ready   '];
  await writeFile(path.join(dataDir, 'pg', 'postmaster.pid'), `${lines.join('\n')}\n`);
  const second = await open();
  expect(second.pid()).not.toBe(process.pid);
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server that does not take our password is left alone, and the message names the file', async () => {
  const server = await open();
  await server.stop();
  await writeFile(path.join(dataDir, 'pg.password'), 'another password');
  const file = path.join(dataDir, 'pg.password');
  await expect(open()).rejects.toThrow(file);
});

test('works below a folder that other users cannot enter, as the root user’s home is', async () => {
  const closed = path.join(path.dirname(dataDir), 'closed home');
  await mkdir(closed, { mode: 0o700 });
  await chmod(closed, 0o700);
  const warnings: string[] = [];
  const server = await open({ dataDir: path.join(closed, 'clone', 'data'), onWarning: (warning) => warnings.push(warning) });
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  // Only root hands the server to another user, who then needs the right to pass by.
  const expected = process.getuid?.() === 0 ? [expect.stringContaining(closed)] : [];
  expect(warnings).toEqual(expected);
});

test('a data folder that nobody may pass through is opened that far, rather than giving PostgreSQL more rights', async () => {
  await mkdir(dataDir, { mode: 0o700 });
  const warnings: string[] = [];
  const server = await open({ onWarning: (warning) => warnings.push(warning) });
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(warnings).toEqual([]);
  expect((await stat(dataDir)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});
