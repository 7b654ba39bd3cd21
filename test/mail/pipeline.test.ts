import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport, type Transporter } from 'nodemailer';
import { composeGames } from '../../src/compose.js';
import { addModerator } from '../../src/games/add-moderator.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import type { GameDeps, Holder, InboundRecord } from '../../src/games/ports.js';
import { acceptsRecipient, handleWaitingMail } from '../../src/games/receive-mail.js';
import { mailboxOf } from '../../src/games/seat-keys.js';
import { openSmtpListener, type SmtpListener } from '../../src/mail/listeners/smtp.js';
import { sendOutbox } from '../../src/mail/outbound/send-outbox.js';
import { createSmtpTransport } from '../../src/mail/outbound/transports/smtp.js';
import { createOutboxQueue } from '../../src/persistence/outbox-queue.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { SEATS, SECRET, startedGame } from '../support/games.js';
import { smtpSink, type Sink } from './outbound/smtp-sink.js';

// Every mail of the fixtures on its whole way: by SMTP into the database, through the use cases, and what is answered out by SMTP.

type Fixture = { readonly file: string; readonly action: string; readonly lines: readonly string[]; readonly decoys: readonly string[] };
const folder = new URL('fixtures/', import.meta.url);
const fixtures = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as readonly Fixture[];
const PLAYER = 'anna@player.example';
const tally = { accepted: 0, leaked: 0, automaticAnswered: 0 };

let database: TestDatabase;
let deps: GameDeps;
let game: CreatedGame;
let listener: SmtpListener;
let relay: Sink;
let client: Transporter;

beforeAll(async () => {
  database = await freshDatabase();
  deps = composeGames(database, { secret: SECRET, mailDomain: 'pbem.example', publicUrl: () => 'https://pbem.example', mailMaxBytes: 10_485_760 });
  const { moderator } = await addModerator(deps, { email: 'mod@example.org' });
  const by: Holder = { kind: 'moderator', moderator };
  game = await startedGame({ deps, moderator: by }, { options: { resolve: 'at-deadline' }, seats: SEATS.map((seat) => (seat.race === 'letnev' ? { ...seat, name: 'Anna', email: PLAYER } : seat)) });
  listener = await openSmtpListener({
    listen: { host: '127.0.0.1', port: 0 },
    domain: 'pbem.example',
    maxBytes: 10_485_760,
    accepts: async (address) => acceptsRecipient(deps, address),
    store: async (mail) => deps.mails.storeRaw(mail),
    wake: async () => undefined,
  });
  relay = await smtpSink();
  client = createTransport({ host: '127.0.0.1', port: listener.port, secure: false, pool: true, maxConnections: 1, maxMessages: Infinity });
});
afterAll(async () => {
  client.close();
  await listener.close();
  await relay.close();
  await database.close();
  const { accepted, leaked, automaticAnswered } = tally;
  const toAccept = fixtures.filter(({ action }) => action === 'accept').length;
  process.stdout.write(`whole pipeline: accepted exactly ${String(accepted)}/${String(toAccept)}, decoys leaked ${String(leaked)}, automatic mail answered ${String(automaticAnswered)}\n`);
});

const outbox = async () => database.prisma.outboxMail.findMany({ select: { cause: true, toAddress: true, envelopeFrom: true } });

/** The address that the mail was sent to: the seat's as it is now, for a mail that showed it to others has changed it. */
async function recipientOf({ action }: Fixture): Promise<string> {
  if (action === 'record-bounce') return (await outbox()).find(({ toAddress }) => toAddress === PLAYER)?.envelopeFrom ?? '';
  const seat = (await deps.games.load(game.id))?.seats.find((one) => one.seat === 'letnev');
  if (seat === undefined) throw new Error('no such seat');
  return mailboxOf(deps.settings, game.id, seat);
}

/** Sends the mail as its server would, and gives what became of it. */
async function deliver(fixture: Fixture): Promise<InboundRecord> {
  const raw = readFileSync(new URL(fixture.file, folder));
  const from = /^Return-Path: <(?<address>[^>]*)>/mu.exec(raw.toString('latin1'))?.groups?.['address'] ?? '';
  await client.sendMail({ envelope: { from, to: [await recipientOf(fixture)] }, raw });
  await handleWaitingMail(deps);
  const [newest] = await deps.mails.list({ most: 1 });
  if (newest === undefined) throw new Error('the mail is gone');
  return newest;
}

const isAutomatic = ({ action }: Fixture): boolean => /^(?:ignore|record)/u.test(action);

/** What the store says of a mail that the fixtures call so. */
function statusOf({ action }: Fixture): string {
  if (action === 'accept') return 'done';
  if (action === 'reject') return 'refused';
  if (action === 'record-bounce') return 'done';
  return action === 'ignore-duplicate' ? 'duplicate' : 'ignored';
}

test.each(fixtures)('$file, $action', async (fixture) => {
  const before = (await outbox()).length;
  const mail = await deliver(fixture);
  const answers = (await outbox()).length - before;
  const stored = (await deps.orders.list(game.id, 'letnev')).filter(({ mailId }) => mailId === mail.seq).flatMap(({ text }) => text.split('\n'));
  const leaked = fixture.decoys.filter((decoy) => stored.some((line) => line.includes(decoy))).length;
  tally.leaked += leaked;
  if (isAutomatic(fixture)) tally.automaticAnswered += answers;
  expect({ file: fixture.file, status: mail.status, lines: stored, leaked }).toEqual({ file: fixture.file, status: statusOf(fixture), lines: fixture.lines, leaked: 0 });
  if (fixture.action === 'accept') expect(answers).toBe(1);
  if (isAutomatic(fixture)) expect(answers).toBe(0);
  if (fixture.action === 'record-bounce') {
    expect(await deps.people.suppressed(game.id)).toMatchObject([{ email: PLAYER }]);
    await deps.people.clearBouncing(PLAYER);
  }
  if (fixture.action === 'accept') tally.accepted += 1;
});

test('what goes out goes to those who are registered, once each, and says that a program wrote it', async () => {
  const transport = createSmtpTransport({ url: relay.url, perDomainAMinute: Infinity });
  await sendOutbox({ queue: createOutboxQueue(database), transport, worker: 'w', random: () => 0, undeliverable: async () => undefined });
  await transport.close();
  const rows = await outbox();
  expect(relay.mails).toHaveLength(rows.length);
  expect(new Set(relay.mails.flatMap(({ to }) => to))).toEqual(new Set([PLAYER, 'hugo@example.org', 'sue@example.org']));
  expect(new Set(relay.mails.map(({ raw }) => /^Message-ID: .*$/imu.exec(raw.toString())?.[0])).size).toBe(rows.length);
  expect(relay.mails.filter(({ raw }) => !/^Auto-Submitted: auto-/imu.test(raw.toString()))).toEqual([]);
});
