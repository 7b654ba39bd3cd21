import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../src/games/errors.js';
import { createOutboxQueue } from '../../src/persistence/outbox-queue.js';
import { outboxRow } from '../mail/outbound/outbox-row.js';
import { aTestApp, type TestApp } from './test-app.js';

let world: TestApp;
beforeAll(async () => { world = await aTestApp(); });
afterAll(async () => world.close());

/** The metrics of mail: name and number. */
async function mailMetrics({ app }: Pick<TestApp, 'app'> = world): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics');
  return Object.fromEntries([...body.matchAll(/^sternenpost_(\w*mails\w*|outbox\w*) (\S+)$/gmu)].map(([, name = '', value]) => [name, Number(value)]));
}

test('nothing is waiting in an empty house', async () => {
  expect(await mailMetrics()).toEqual({ outbox_mails: 0, outbox_oldest_due_seconds: 0, inbound_mails_unread: 0, inbound_mails_held: 0, mails_perhaps_sent_twice_total: 0 });
});

test('mails that wait, that are held, and that a sender was delivering when it died', async () => {
  const { database } = world;
  for (let i = 0; i < 3; i += 1) await outboxRow(database);
  const late = await outboxRow(database, { to: 'later@example.org' });
  await database.pool.query(`UPDATE outbox_mail SET next_attempt_at = now() + interval '1 hour' WHERE cause = $1`, [late]);
  await database.pool.query(`UPDATE outbox_mail SET next_attempt_at = now() - interval '90 seconds' WHERE id = (SELECT id FROM outbox_mail WHERE cause <> $1 ORDER BY cause LIMIT 1)`, [late]);
  await database.pool.query(`INSERT INTO inbound_mail (source, envelope_from, envelope_to, size, bytes_hash, status) SELECT 'smtp', '', '', 0, '', status FROM unnest(ARRAY['stored', 'held', 'held', 'done']) AS status`);
  const queue = createOutboxQueue(database);
  // The third finds one in doubt from each of the others.
  for (const worker of ['first', 'second', 'third']) {
    expect(await queue.claim(worker, { most: 2, begin: 1 })).toHaveLength(2);
    await queue.releaseWorker(worker);
  }
  const counted = await mailMetrics();
  expect(counted).toMatchObject({ outbox_mails: 4, inbound_mails_unread: 1, inbound_mails_held: 2, mails_perhaps_sent_twice_total: 2 });
  expect(counted['outbox_oldest_due_seconds']).toBeGreaterThanOrEqual(90);
});

test('while the database is away the rest is told all the same', async () => {
  const away = await aTestApp({ replace: { countMails: async () => Promise.reject(new AppError('database-away', 'away')) } });
  try {
    expect(await mailMetrics(away)).toEqual({});
    expect((await away.app.inject('/metrics')).body).toContain('sternenpost_resident_bytes');
  } finally {
    await away.close();
  }
});
