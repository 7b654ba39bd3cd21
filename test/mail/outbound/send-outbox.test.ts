import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { OverdueMail } from '../../../src/games/ports.js';
import { retryDelay } from '../../../src/mail/outbound/retry-delay.js';
import { sendOutbox, type SenderDeps } from '../../../src/mail/outbound/send-outbox.js';
import { createSmtpTransport } from '../../../src/mail/outbound/transports/smtp.js';
import { createOutboxQueue } from '../../../src/persistence/outbox-queue.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { outboxRow } from './outbox-row.js';
import { smtpSink, type Sink } from './smtp-sink.js';

let database: TestDatabase;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await database.close();
});

async function sink(answer?: Parameters<typeof smtpSink>[0]): Promise<Sink> {
  const made = await smtpSink(answer);
  closers.push(made.close);
  return made;
}

function sender(url: string, more: Partial<SenderDeps> = {}, perDomainAMinute = 300): SenderDeps {
  const transport = createSmtpTransport({ url, connections: 2, timeoutMs: 5_000, perDomainAMinute });
  closers.push(transport.close);
  return { queue: createOutboxQueue(database), transport, worker: 'w1', random: () => 0, undeliverable: async () => undefined, ...more };
}

const rows = async () => database.prisma.outboxMail.findMany({ orderBy: { cause: 'asc' }, omit: { raw: true } });
const secondsAhead = async (cause: string): Promise<number> => {
  const { rows: found } = await database.pool.query<{ readonly s: number }>('SELECT round(extract(epoch FROM next_attempt_at - now()))::int AS s FROM outbox_mail WHERE cause = $1', [cause]);
  return found[0]?.s ?? NaN;
};

test('what is due is sent byte for byte, from the bounce address to the recipient, once', async () => {
  const relay = await sink();
  const cause = await outboxRow(database, { to: 'a@example.org', body: 'Zeile\r\n.\r\n..Punkt' });
  await outboxRow(database, { to: 'b@example.net' });
  const deps = sender(relay.url);
  expect(await sendOutbox(deps)).toEqual({ sent: 2, later: 0, refused: 0, expired: 0, doubtful: 0 });
  expect(await sendOutbox(deps)).toMatchObject({ sent: 0 });
  const stored = await database.prisma.outboxMail.findUniqueOrThrow({ where: { cause } });
  const arrived = relay.mails.find(({ to }) => to[0] === 'a@example.org');
  expect(arrived).toEqual({ from: 'bounce.abcdefgh@pbem.example', to: ['a@example.org'], raw: Buffer.from(stored.raw ?? []) });
  expect(await rows()).toEqual([0, 1].map(() => expect.objectContaining({ attempts: 1, leaseUntil: null, lastError: null, failedAt: null, sentAt: expect.any(Date) })));
});

test('several senders at once send nothing twice', async () => {
  const relay = await sink();
  for (let i = 0; i < 60; i += 1) await outboxRow(database);
  const all = await Promise.all(['w1', 'w2', 'w3'].map(async (worker) => sendOutbox(sender(relay.url, { worker }))));
  expect(all.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
  expect(new Set(relay.mails.map(({ raw }) => raw.toString())).size).toBe(60);
  expect(relay.mails).toHaveLength(60);
});

test('a mail that the relay puts off waits longer each time', async () => {
  let status: number | undefined = 450;
  const relay = await sink({ rcpt: () => status });
  const cause = await outboxRow(database);
  const deps = sender(relay.url);
  expect(await sendOutbox(deps)).toMatchObject({ sent: 0, later: 1 });
  expect(await secondsAhead(cause)).toBe(15);
  await database.pool.query('UPDATE outbox_mail SET next_attempt_at = now()');
  await sendOutbox(deps);
  expect(await secondsAhead(cause)).toBe(30);
  expect(await rows()).toEqual([expect.objectContaining({ attempts: 2, leaseUntil: null, lastError: expect.stringContaining('450') })]);
  status = undefined;
  await database.pool.query('UPDATE outbox_mail SET next_attempt_at = now()');
  expect(await sendOutbox(deps)).toMatchObject({ sent: 1, doubtful: 0 });
});

test('the wait doubles up to four hours, and chance spreads it', () => {
  expect([1, 2, 3, 10, 50].map((attempts) => retryDelay(attempts, () => 1))).toEqual([30_000, 60_000, 120_000, 14_400_000, 14_400_000]);
  expect([0, 0.5, 1].map((chance) => retryDelay(2, () => chance))).toEqual([30_000, 45_000, 60_000]);
});

test('a mail that the relay refuses for good is given up, and the moderator is told', async () => {
  const relay = await sink({ rcpt: (address) => (address === 'gone@example.org' ? 550 : undefined) });
  await outboxRow(database, { to: 'gone@example.org' });
  await outboxRow(database, { to: 'here@example.org' });
  const told: [OverdueMail, string][] = [];
  const counts = await sendOutbox(sender(relay.url, { undeliverable: async (mail, reason) => void told.push([mail, reason]) }));
  expect(counts).toMatchObject({ sent: 1, refused: 1 });
  expect(told).toEqual([[expect.objectContaining({ toAddress: 'gone@example.org' }), expect.stringContaining('550')]]);
  expect(await sendOutbox(sender(relay.url))).toMatchObject({ sent: 0, refused: 0 });
});

test('a relay that is away costs one try, not one for every mail', async () => {
  for (let i = 0; i < 30; i += 1) await outboxRow(database);
  const relay = await smtpSink();
  await relay.close();
  const counts = await sendOutbox(sender(relay.url));
  expect(counts.sent).toBe(0);
  expect(counts.later).toBeLessThanOrEqual(2);
  expect((await rows()).filter(({ attempts }) => attempts === 0)).toHaveLength(30 - counts.later);
  expect((await rows()).every(({ leaseUntil, failedAt }) => leaseUntil === null && failedAt === null)).toBe(true);
});

test('after five days a mail is given up, also one that was never tried because its address bounces', async () => {
  const relay = await sink();
  const old = await outboxRow(database, { to: 'old@example.org' });
  await outboxRow(database, { to: 'new@example.org' });
  await database.pool.query(`UPDATE outbox_mail SET created_at = now() - interval '5 days 1 minute', last_error = '450 later' WHERE cause = $1`, [old]);
  const told: string[] = [];
  const counts = await sendOutbox(sender(relay.url, { undeliverable: async ({ toAddress }, reason) => void told.push(`${toAddress}: ${reason}`) }));
  expect(counts).toMatchObject({ sent: 1, expired: 1 });
  expect(told).toEqual(['old@example.org: 450 later']);
  expect(relay.mails.map(({ to }) => to)).toEqual([['new@example.org']]);
});

describe('bouncing addresses and domains', () => {
  test('nothing goes to a bouncing address until the mark is taken away', async () => {
    const relay = await sink();
    const game = {
      id: 'g1', name: 'G', ruleset: 'x', rulesetVersion: 1, deadlineHours: 24, moderator: { create: { email: 'moderator@example.org' } },
      seats: { create: { race: 'sol', position: 1, apiTokenHash: 'h', players: { create: { name: 'P', email: 'dead@example.org', bouncing: true } } } },
    };
    await database.prisma.game.create({ data: game });
    await outboxRow(database, { to: 'dead@example.org' });
    expect(await sendOutbox(sender(relay.url))).toMatchObject({ sent: 0 });
    expect(await rows()).toEqual([expect.objectContaining({ attempts: 0, failedAt: null })]);
    await database.prisma.player.updateMany({ data: { bouncing: false } });
    expect(await sendOutbox(sender(relay.url))).toMatchObject({ sent: 1 });
  });

  test('a domain gets its pace and no more; others are not held up behind it', async () => {
    const relay = await sink();
    for (let i = 0; i < 8; i += 1) await outboxRow(database, { to: `p${String(i)}@Big.example` });
    await outboxRow(database, { to: 'one@small.example' });
    const deps = sender(relay.url, {}, 3);
    expect(await sendOutbox(deps)).toMatchObject({ sent: 4 });
    expect(relay.mails.map(({ to }) => to[0]).sort()).toEqual(['one@small.example', 'p0@big.example', 'p1@big.example', 'p2@big.example']);
    expect(await sendOutbox(deps)).toMatchObject({ sent: 0 });
    await database.pool.query(`UPDATE outbox_mail SET sent_at = sent_at - interval '61 seconds' WHERE sent_at IS NOT NULL`);
    expect(await sendOutbox(deps)).toMatchObject({ sent: 3 });
  });

  test('a domain that says "too many" is left alone as a whole for a while', async () => {
    const relay = await sink({ rcpt: (address) => (address.endsWith('@big.example') ? 450 : undefined), words: '4.7.28 too many' });
    for (const to of ['a@big.example', 'b@small.example']) await outboxRow(database, { to });
    const later = await outboxRow(database, { to: 'c@big.example' });
    await database.pool.query(`UPDATE outbox_mail SET next_attempt_at = now() + interval '1 second' WHERE cause = $1`, [later]);
    await sendOutbox(sender(relay.url));
    expect(relay.mails.map(({ to }) => to[0])).toEqual(['b@small.example']);
    expect(await secondsAhead(later)).toBe(15);
  });
});

test('a mail of another worker is left alone while its lease runs, and is doubtful after', async () => {
  const relay = await sink();
  await outboxRow(database);
  await createOutboxQueue(database).claim('dead', { most: 10, begin: 1 });
  expect(await sendOutbox(sender(relay.url))).toMatchObject({ sent: 0 });
  expect(await createOutboxQueue(database).releaseWorker('dead')).toBe(1);
  expect(await sendOutbox(sender(relay.url))).toMatchObject({ sent: 1, doubtful: 1 });
});

test('a database that goes away between the 250 and our mark is waited for', async () => {
  const relay = await sink();
  await outboxRow(database);
  const counts = await sendOutbox(
    sender(relay.url, {
      at: async (point) => {
        if (point !== 'accepted') return;
        await database.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
      },
    }),
  );
  expect(counts).toMatchObject({ sent: 1 });
  expect(relay.mails).toHaveLength(1);
});
