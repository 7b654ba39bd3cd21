import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { purgeBodies } from '../../src/persistence/purge-bodies.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => { database = await freshDatabase(); });
afterAll(async () => database.close());

const outbound = async (cause: string, age: string, done: 'sent_at' | 'failed_at' | 'last_error'): Promise<unknown> => database.pool.query(
  `INSERT INTO outbox_mail (cause, to_address, subject, envelope_from, raw, message_id, created_at, ${done})
   VALUES ($1, 'a@example.org', 's', 'b@play.example', '\\x41', $1, now() - $2::interval, now())`, [cause, age]);
const inbound = async (to: string, age: string, status: string): Promise<unknown> => database.pool.query(
  `INSERT INTO inbound_mail (source, envelope_from, envelope_to, raw, size, bytes_hash, received_at, status) VALUES ('smtp', 'a@example.org', $1, '\\x41', 1, $1, now() - $2::interval, $3)`, [to, age, status]);

test('after 30 days the bodies of mails are removed and their facts stay', async () => {
  await outbound('sent', '31 days', 'sent_at');
  await outbound('failed', '31 days', 'failed_at');
  await outbound('waiting', '31 days', 'last_error');
  await outbound('young', '29 days', 'sent_at');
  for (const status of ['done', 'held', 'stored']) await inbound(status, '31 days', status);
  await inbound('young', '29 days', 'done');
  expect(await purgeBodies(database)).toBe(4);
  const left = async (sql: string): Promise<readonly string[]> => (await database.pool.query<{ readonly name: string }>(sql)).rows.map(({ name }) => name);
  expect(await left('SELECT cause AS name FROM outbox_mail WHERE raw IS NOT NULL ORDER BY 1')).toEqual(['waiting', 'young']);
  expect(await left('SELECT envelope_to AS name FROM inbound_mail WHERE raw IS NOT NULL ORDER BY 1')).toEqual(['stored', 'young']);
  expect(await left(`SELECT concat_ws(' ', status, action, envelope_to) AS name FROM inbound_mail WHERE raw IS NULL ORDER BY 1`)).toEqual(['done done', 'refused expired held']);
  expect(await purgeBodies(database)).toBe(0);
});

test('with the body goes the key in its address', async () => {
  await inbound('g7abc.mzxw6ytboi4dsmrqge3tanjvga@play.example', '31 days', 'done');
  await purgeBodies(database);
  const { rows } = await database.pool.query<{ readonly to: string }>(`SELECT envelope_to AS to FROM inbound_mail WHERE envelope_to LIKE '%@play.example'`);
  expect(rows).toEqual([{ to: 'g7abc.…@play.example' }]);
});

test('however many there are', async () => {
  await database.pool.query(`INSERT INTO inbound_mail (source, envelope_from, envelope_to, raw, size, bytes_hash, received_at, status)
    SELECT 'smtp', '', '', '\\x41', 1, 'h', now() - interval '40 days', 'ignored' FROM generate_series(1, 1203)`);
  expect(await purgeBodies(database)).toBe(1203);
});
