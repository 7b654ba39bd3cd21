import { expect, test } from '@jest/globals';
import { composeGames } from '../../src/compose.js';
import { isDatabaseAway, telling } from '../../src/persistence/database-errors.js';
import { openDatabase } from '../../src/persistence/client.js';
import { freshDatabase } from '../support/database.js';

const settings = { secret: 'x'.repeat(40), mailDomain: 'play.example', publicUrl: () => 'https://play.example', mailMaxBytes: 1_000_000 };

test('a database that cannot be reached is a word of its own for every store', async () => {
  const database = openDatabase('postgresql://nobody:nothing@127.0.0.1:1/none');
  const deps = composeGames(database, settings);
  for (const call of [async () => deps.games.load('g'), async () => deps.games.count(), async () => deps.orders.context('g', 's'), async () => deps.people.moderatorById('00000000-0000-4000-8000-000000000000'), async () => deps.mails.bySeq(1n), async () => deps.clock.now(), async () => deps.outbox.list({})]) {
    await expect(call()).rejects.toMatchObject({ code: 'database-away' });
  }
  await database.close();
});

test('connections that are cut in the middle are opened again by themselves', async () => {
  const database = await freshDatabase();
  const deps = composeGames(database, settings);
  expect(await deps.games.count()).toBe(0);
  const { rows } = await database.pool.query<{ readonly name: string }>('SELECT current_database() AS name');
  const admin = await freshDatabase();
  await admin.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [rows[0]?.name]);
  await admin.close();
  const tries = await Promise.allSettled([1, 2, 3].map(async () => deps.games.count()));
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'database-away' });
  expect(await deps.games.count()).toBe(0);
  await database.close();
});

test('a wrong statement is not taken for a database that is away', async () => {
  const database = await freshDatabase();
  const error: unknown = await database.pool.query('SELECT 1 / 0').catch((thrown: unknown) => thrown);
  expect(isDatabaseAway(error)).toBe(false);
  await database.close();
});

test('a transaction that the database ended for the sake of another one is to be tried again', async () => {
  const database = await freshDatabase();
  const [one, two] = [await database.pool.connect(), await database.pool.connect()];
  await database.pool.query('CREATE TABLE t AS SELECT 1 AS id UNION SELECT 2');
  const lock = async (client: typeof one, id: number): Promise<unknown> => client.query('SELECT 1 FROM t WHERE id = $1 FOR UPDATE', [id]);
  for (const client of [one, two]) await client.query("BEGIN; SET LOCAL deadlock_timeout = '10ms'");
  await lock(one, 1);
  await lock(two, 2);
  const store = telling({ both: async () => Promise.all([lock(one, 2), lock(two, 1)]) });
  await expect(store.both()).rejects.toMatchObject({ code: 'busy' });
  for (const client of [one, two]) { await client.query('ROLLBACK'); client.release(); }
  await expect(telling({ wrong: async () => database.pool.query('SELECT 1 / 0') }).wrong()).rejects.not.toMatchObject({ code: 'busy' });
  await database.close();
});
