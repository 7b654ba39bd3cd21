import { spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SENDER_POINTS, sendOutbox, type SendCounts, type SenderPoint } from '../../../src/mail/outbound/send-outbox.js';
import { createSmtpTransport } from '../../../src/mail/outbound/transports/smtp.js';
import { createOutboxQueue } from '../../../src/persistence/outbox-queue.js';
import { compiledProgram, type CompiledProgram } from '../../support/compiled-program.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { note, outboxRow } from './outbox-row.js';
import { smtpSink, type Sink } from './smtp-sink.js';

let program: CompiledProgram;
let database: TestDatabase;
let relay: Sink;
let begin = 0;
/** Recipients at whose first sight the relay closed. */
const closedAt = new Set<string>();

beforeAll(async () => {
  program = await compiledProgram('test/mail/outbound/sender-process.ts');
  database = await freshDatabase();
  relay = await smtpSink({ rcpt: answerTo });
});
afterAll(async () => {
  await relay.close();
  await database.close();
  await program.remove();
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE outbox_mail');
  closedAt.clear();
  begin = relay.mails.length;
});

/** 550 for good, 450 for now, and once 421: the relay itself is away, and what is behind goes back. */
function answerTo(address: string): number | undefined {
  if (address.startsWith('refused@')) return 550;
  if (address.startsWith('later@')) return 450;
  if (!address.startsWith('closes@') || closedAt.has(address)) return undefined;
  closedAt.add(address);
  return 421;
}

/** A sender in a process of its own, until it dies at the point. */
async function killedSender(point: SenderPoint): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [program.file, database.url, relay.url, 'killed', point], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } });
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
}

/** The next sender, after the leases of the dead one were ended, as the jobs do it. */
async function nextSender(): Promise<SendCounts> {
  const queue = createOutboxQueue(database);
  await queue.releaseWorker('killed');
  const transport = createSmtpTransport({ url: relay.url });
  try {
    return await sendOutbox({ queue, transport, worker: 'next', random: () => 0, giveUpAfterMs: 60_000, undeliverable: note(database.pool) });
  } finally {
    await transport.close();
  }
}

/** The points at which the sender, over its one connection, has a mail begun and not yet marked as sent or put off. */
const IN_DOUBT: readonly SenderPoint[] = ['claimed', 'sending', 'accepted', 'marked', 'failed', 'refused'];

test.each(SENDER_POINTS)('a sender killed at "%s" loses nothing, and sends twice only what the relay took before our mark', async (point) => {
  const good = ['a@example.org', 'b@example.org', 'c@example.org', 'closes@example.org', 'behind@example.org'];
  for (const to of ['a@example.org', 'refused@example.org', 'b@example.org', 'later@example.org', 'c@example.org', 'closes@example.org', 'behind@example.org']) await outboxRow(database, { to });
  const overdue = await outboxRow(database, { to: 'overdue@example.org' });
  await database.pool.query(`UPDATE outbox_mail SET created_at = now() - interval '2 minutes' WHERE cause = $1`, [overdue]);

  expect(await killedSender(point)).toBe('SIGKILL');
  const first = await nextSender();
  // The mail at which the relay was away is due again, with what was behind it.
  await database.pool.query('UPDATE outbox_mail SET next_attempt_at = now()');
  const second = await nextSender();
  expect(first.doubtful + second.doubtful).toBe(IN_DOUBT.includes(point) ? 1 : 0);

  // One note each for the refused and the overdue mail, though the kill may have come between a note and its mark.
  const expected = [...good, 'moderator@example.org', 'moderator@example.org'].sort();
  const mails = relay.mails.slice(begin);
  const arrived = new Map(mails.map(({ raw, to }) => [raw.toString(), to[0]]));
  expect([...arrived.values()].sort()).toEqual(expected);
  // Every second copy is one of the same bytes, for the map knows no other.
  expect(mails.length - arrived.size).toBe(point === 'accepted' ? 1 : 0);
  const rows = await database.prisma.outboxMail.findMany({ omit: { raw: true } });
  expect(rows.flatMap(({ sentAt, toAddress }) => (sentAt === null ? [] : [toAddress])).sort()).toEqual(expected);
  expect(rows.flatMap(({ failedAt, toAddress }) => (failedAt === null ? [] : [toAddress])).sort()).toEqual(['overdue@example.org', 'refused@example.org']);
});

test('the second copy is counted', async () => {
  await outboxRow(database);
  await killedSender('accepted');
  expect(await nextSender()).toMatchObject({ sent: 1, doubtful: 1 });
  expect(relay.mails).toHaveLength(begin + 2);
});
