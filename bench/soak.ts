import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createMailStore } from '../src/persistence/mail-store.js';
import { outboxRow } from '../test/mail/outbound/outbox-row.js';
import { compiledProgram } from '../test/support/compiled-program.js';
import { inFolder, withDatabase } from './lib/database.js';
import { finish, makeDue } from './soak/finish.js';
import { seeded } from './soak/random.js';
import { relayOf } from './soak/relay.js';
import { CONNECTIONS, killed, startSender, type Sender, type World } from './soak/sender.js';
import { copiesOf, judge, judgeCount, type OutboxState } from './soak/verdict.js';

// `npm run soak -- [--kills 100] [--seed N]`: kills the sender of mails at random moments, again and again, and looks whether every mail arrived.

const MAILS_A_ROUND = 12;
/** A kill comes so long after the relay has a mail, at most: the program's mark is made in a part of that time. */
const AFTER_MAIL_MS = 4;
const SECONDS_A_KILL = 5;
/** So many that the pace of a domain holds nothing back. */
const DOMAINS = 50;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function wholeNumber(text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  process.stderr.write('Use: npm run soak -- [--kills NUMBER] [--seed NUMBER]\n');
  process.exit(2);
}

async function addMails({ database, random }: World, round: number): Promise<void> {
  for (let index = 0; index < MAILS_A_ROUND; index += 1) {
    const chance = random();
    const kind = chance < 0.06 ? 'refused' : chance < 0.12 ? 'later' : 'player';
    await outboxRow(database, { to: `${kind}${String(round)}.${String(index)}@d${String((round * MAILS_A_ROUND + index) % DOMAINS)}.example`, body: 'Hello\r\n'.repeat(1 + Math.floor(random() * 200)) });
  }
  await makeDue({ database });
}

/** Lets a sender work until its kill is due: some moment after a mail of its choice has reached the relay, or at any moment. */
async function runUntilKill({ relay, random }: World, { child }: Sender): Promise<void> {
  const afterMail = random() < 0.75 ? 1 + Math.floor(random() * MAILS_A_ROUND) : undefined;
  const delayMs = random() * (afterMail === undefined ? 150 : AFTER_MAIL_MS);
  const until = new Promise<void>((resolve) => {
    let count = 0;
    relay.onMail(() => { count += 1; if (count === afterMail) resolve(); });
    if (afterMail === undefined) resolve();
  });
  child.send('go');
  await Promise.race([until, pause(4_000)]);
  await pause(delayMs);
}

const rowsOf = async (pool: pg.Pool): Promise<readonly OutboxState[]> =>
  (await pool.query<OutboxState>('SELECT id, cause, to_address AS "toAddress", raw, sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed FROM outbox_mail ORDER BY created_at')).rows;

/** The mails that are at the relay, and of which the database does not know it. */
async function noteInstants({ database, relay }: World, noted: Map<string, number>): Promise<boolean> {
  const copies = copiesOf(relay.mails);
  let fresh = false;
  for (const { id, raw, sent } of await rowsOf(database.pool)) {
    const there = sent ? 0 : (copies.get(raw.toString('latin1'))?.length ?? 0);
    if (there === 0 || noted.get(id) === there) continue;
    noted.set(id, there);
    fresh = true;
  }
  return fresh;
}

async function soak(world: World, kills: number): Promise<boolean> {
  const instants = new Map<string, number>();
  const lastPoints = new Map<string, number>();
  const limit = performance.now() + 60_000 + kills * SECONDS_A_KILL * 1_000;
  let hits = 0;
  let sender = startSender(world);
  try {
    for (let round = 1; round <= kills; round += 1) {
      if (performance.now() > limit) throw new Error(`only ${String(round - 1)} kills in ${String(60 + kills * SECONDS_A_KILL)} seconds`);
      await addMails(world, round);
      await sender.ready;
      const running = sender;
      // The next one starts while this one works.
      sender = startSender(world);
      await runUntilKill(world, running);
      await killed(world, running);
      if (await noteInstants(world, instants)) hits += 1;
      const last = running.last() || 'before it began';
      lastPoints.set(last, (lastPoints.get(last) ?? 0) + 1);
    }
    await finish(world, sender);
  } finally {
    sender.child.kill('SIGKILL');
  }
  const { pool, prisma } = world.database;
  const rows = await rowsOf(pool);
  const { faults, arrived, seconds } = judge(rows, world.relay.mails, instants);
  const { doubtful } = await createMailStore({ prisma, pool }).counts();
  const counted = judgeCount({ counted: doubtful, seconds, most: kills * CONNECTIONS });
  print(`last point before the kill: ${[...lastPoints].sort(([, a], [, b]) => b - a).map(([point, count]) => `${point} ${String(count)}`).join(', ')}`);
  print(`mails ${String(rows.length)}, given up ${String(rows.filter(({ failed }) => failed).length)}, arrived ${String(arrived)}, second copies ${String(seconds)}`);
  print(`kills ${String(kills)}, of them between the relay's 250 and our commit ${String(hits)}; counted as perhaps sent twice ${String(doubtful)}`);
  for (const fault of [...faults, ...counted]) print(`FAULT ${fault}`);
  return faults.length + counted.length === 0;
}

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const kills = wholeNumber(values.kills, 100);
const seed = wholeNumber(values.seed, randomInt(2 ** 31));
print(`seed ${String(seed)}, ${String(kills)} kills`);
const random = seeded(seed);
const good = await inFolder(async (folder) =>
  withDatabase(async (database, url) => {
    const compiled = await compiledProgram('bench/soak/sender-program.ts');
    const relay = await relayOf(random);
    try {
      return await soak({ database, url, relay, random, program: compiled.file, folder }, kills);
    } finally {
      await relay.close();
      await compiled.remove();
    }
  }),
);
print(good ? 'every mail arrived, every second copy has the same bytes and comes from that instant' : 'mails were lost, changed or doubled');
process.exitCode = good ? 0 : 1;
