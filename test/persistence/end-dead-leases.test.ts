import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLeaseKeeper } from '../../src/persistence/end-dead-leases.js';
import { createOutboxQueue } from '../../src/persistence/outbox-queue.js';
import { holdWorkerLock, workersWithoutLock } from '../../src/persistence/worker-locks.js';
import { outboxRow } from '../mail/outbound/outbox-row.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => database.close());

const free = async (...workers: string[]) => workersWithoutLock(database.pool, workers);

test('a worker has its lock for as long as it lives, also after its connection broke', async () => {
  const lock = holdWorkerLock(database.pool, 'w1');
  await eventually(async () => expect(await free('w1', 'w2')).toEqual(['w2']));
  await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  await eventually(async () => expect(await free('w1')).toEqual([]));
  await lock.release();
  await eventually(async () => expect(await free('w1')).toEqual(['w1']));
});

test('the leases of a dead worker end after its lock was free for a while; those of a living one do not', async () => {
  const queue = createOutboxQueue(database);
  await outboxRow(database);
  await queue.claim('dead', { most: 1, begin: 1 });
  await outboxRow(database);
  await queue.claim('alive', { most: 1, begin: 1 });
  const lock = holdWorkerLock(database.pool, 'alive');
  await eventually(async () => expect(await free('alive')).toEqual([]));
  let time = 0;
  const keep = createLeaseKeeper(database, queue, { now: () => time });
  expect(await keep()).toEqual([]);
  time = 9_999;
  expect(await keep()).toEqual([]);
  time = 10_000;
  expect(await keep()).toEqual(['dead']);
  expect(await queue.claim('next', { most: 10, begin: 1 })).toEqual([expect.objectContaining({ doubtful: true })]);
  await lock.release();
});

test('a lock that was free for a moment only, as after the database was away, ends nothing', async () => {
  const queue = createOutboxQueue(database);
  await outboxRow(database);
  await queue.claim('w', { most: 1, begin: 1 });
  let time = 0;
  const keep = createLeaseKeeper(database, queue, { now: () => time });
  await keep();
  const lock = holdWorkerLock(database.pool, 'w');
  await eventually(async () => expect(await free('w')).toEqual([]));
  time = 60_000;
  expect(await keep()).toEqual([]);
  await lock.release();
  await eventually(async () => expect(await free('w')).toEqual(['w']));
  expect(await keep()).toEqual([]);
});
