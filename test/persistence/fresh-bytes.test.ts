import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshBytes } from '../../src/persistence/fresh-bytes.js';
import { createMailStore } from '../../src/persistence/mail-store.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => { database = await freshDatabase(); });
afterAll(async () => database.close());

test('the newest bytes are kept, up to a limit, and what was asked for stays as it was', () => {
  const fresh = freshBytes(10);
  for (const [hash, size] of [['a', 4], ['b', 4], ['a', 4], ['c', 5]] as const) fresh.add(hash, new Uint8Array(size));
  const kept = fresh.kept();
  expect([...kept.keys()]).toEqual(['a', 'c']);
  fresh.drop('a');
  fresh.drop('nothing');
  fresh.add('big', new Uint8Array(11));
  expect([...kept.keys()]).toEqual(['a', 'c']);
  expect([...fresh.kept().keys()]).toEqual([]);
});

const body = (text: string, size = 0): Buffer => Buffer.from(text.padEnd(size, '.'));
const mail = (raw: Buffer): Parameters<ReturnType<typeof createMailStore>['storeRaw']>[0] => ({ source: 'smtp', envelopeFrom: 'a@example.org', envelopeTo: 'b@example.org', raw });

test('whoever asks, and however often at once, gets every waiting mail with its bytes', async () => {
  const mine = createMailStore(database);
  const others = createMailStore(database);
  const raws = [body('first'), body('same'), body('same'), body('\u0000\u00ff')];
  for (const raw of raws) await mine.storeRaw(mail(raw));
  const answers = await Promise.all([mine.waiting({}), mine.waiting({}), others.waiting({})]);
  const again = await mine.waiting({});
  for (const answer of [...answers, again]) expect(answer.map(({ raw }) => Buffer.from(raw ?? []).toString('hex'))).toEqual(raws.map((raw) => raw.toString('hex')));
  await database.pool.query(`UPDATE inbound_mail SET status = 'done'`);
});

test('only so many bytes are read at once, and always one mail', async () => {
  const store = createMailStore(database);
  for (const size of [9_000_000, 5_000_000, 2_000_000, 4_000_000]) await store.storeRaw(mail(body(String(size), size)));
  const sizes: number[][] = [];
  for (let waiting = await store.waiting({}); waiting.length > 0; waiting = await store.waiting({})) {
    sizes.push(waiting.map(({ raw }) => raw?.length ?? 0));
    for (const one of waiting) await store.mark(one, { status: 'done' });
  }
  expect(sizes).toEqual([[9_000_000], [5_000_000, 2_000_000, 4_000_000]]);
});
