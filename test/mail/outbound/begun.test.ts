import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sendOutbox, type SenderDeps } from '../../../src/mail/outbound/send-outbox.js';
import type { Delivery, MailTransport } from '../../../src/mail/outbound/transport.js';
import { createOutboxQueue } from '../../../src/persistence/outbox-queue.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { outboxRow } from './outbox-row.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => database.close());

const WIDTH = 3;
const ANSWERS: Readonly<Record<string, Delivery>> = {
  later: { result: 'later', error: '450', scope: 'mail' },
  domain: { result: 'later', error: '450 4.7.28', scope: 'domain' },
  away: { result: 'later', error: '421', scope: 'relay' },
  refused: { result: 'refused', error: '550' },
};
const answerTo = (address: string): Delivery => ANSWERS[address.split('@')[0] ?? ''] ?? { result: 'accepted' };
const begun = async (): Promise<readonly string[]> => (await database.prisma.outboxMail.findMany({ where: { begun: true }, select: { id: true } })).map(({ id }) => id);

/** A transport that, before each delivery, notes whether its mail is marked and how many are; both as everybody else sees the rows. */
function watching(): { readonly transport: MailTransport; readonly unmarked: string[]; readonly counts: number[] } {
  const unmarked: string[] = [];
  const counts: number[] = [];
  const deliver: MailTransport['deliver'] = async ({ id, toAddress }) => {
    const marked = await begun();
    if (!marked.includes(id)) unmarked.push(toAddress);
    counts.push(marked.length);
    return answerTo(toAddress);
  };
  return { transport: { deliver, width: WIDTH, close: async () => undefined }, unmarked, counts };
}

function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => { open = resolve; });
  return { passed, open };
}

function sender(transport: MailTransport, more: Partial<SenderDeps> = {}): SenderDeps {
  return { queue: createOutboxQueue(database), transport, worker: 'w1', random: () => 0, undeliverable: async () => undefined, ...more };
}

test.each([
  ['are sent', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
  ['are put off and refused between', ['later', 'a', 'refused', 'domain', 'b', 'later', 'refused', 'c', 'd', 'domain', 'e']],
  ['go back because the relay is away', ['a', 'b', 'away', 'c', 'd', 'e', 'f']],
])('mails that %s are marked before their delivery, never more than there are connections', async (_how, names) => {
  for (const [index, name] of names.entries()) await outboxRow(database, { to: `${name}@d${String(index)}.example` });
  const { transport, unmarked, counts } = watching();
  await sendOutbox(sender(transport));
  expect(counts.length).toBeGreaterThan(0);
  expect(unmarked).toEqual([]);
  expect(Math.max(...counts)).toBeLessThanOrEqual(WIDTH);
  expect(await begun()).toEqual([]);
});

test('a mail that was marked and then not begun, because another one found the relay away, goes back without the mark', async () => {
  for (const to of ['a@d0.example', 'away@d1.example', 'next@d2.example']) await outboxRow(database, { to });
  await database.pool.query(`UPDATE outbox_mail SET created_at = created_at - interval '1 minute' WHERE to_address <> 'next@d2.example'`);
  const away = gate();
  const delivered: string[] = [];
  const transport: MailTransport = {
    width: 2,
    deliver: async ({ toAddress }) => {
      delivered.push(toAddress);
      if (toAddress === 'away@d1.example') await away.passed;
      return answerTo(toAddress);
    },
    close: async () => undefined,
  };
  const failed = gate();
  const at: SenderDeps['at'] = async (point) => {
    if (point === 'failed') failed.open();
    if (point !== 'marked') return;
    away.open();
    await failed.passed;
  };
  expect(await sendOutbox(sender(transport, { at }))).toMatchObject({ sent: 1, later: 1 });
  expect(delivered.sort()).toEqual(['a@d0.example', 'away@d1.example']);
  expect(await database.prisma.outboxMail.findFirstOrThrow({ where: { toAddress: 'next@d2.example' } })).toMatchObject({ begun: false, attempts: 0, leaseUntil: null });
});

test('of the mails of a dead sender only those are doubtful that it had begun, and each death counts once', async () => {
  for (let i = 0; i < 5; i += 1) await outboxRow(database);
  const queue = createOutboxQueue(database);
  const [first, , third] = await queue.claim('dead', { most: 5, begin: 2 });
  await queue.sent(first?.id ?? '', third?.id);
  await queue.releaseWorker('dead');
  const again = await queue.claim('next', { most: 5, begin: 1 });
  expect(again.map(({ doubtful }) => doubtful)).toEqual([true, true, false, false]);
  await queue.releaseWorker('next');
  expect((await queue.claim('last', { most: 5, begin: 0 })).map(({ doubtful }) => doubtful)).toEqual([true, false, false, false]);
});

test('mails that another worker has claimed since are not given back', async () => {
  await outboxRow(database);
  const queue = createOutboxQueue(database);
  const [mail] = await queue.claim('slow', { most: 1, begin: 1 });
  await queue.releaseWorker('slow');
  await queue.claim('next', { most: 1, begin: 1 });
  await queue.release('slow', [mail?.id ?? '']);
  expect(await database.prisma.outboxMail.findFirstOrThrow()).toMatchObject({ leasedBy: 'next', leaseUntil: expect.any(Date), begun: true, attempts: 2 });
});
