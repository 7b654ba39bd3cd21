import { readdir, readFile } from 'node:fs/promises';
import { simpleParser } from 'mailparser';
import { handleMail } from '../src/games/receive-mail.js';
import { readInbound } from '../src/mail/inbound/index.js';
import { rounds, type Benchmark, type Comparison } from './lib/benchmark.js';
import { gamesOver, MAIL_DOMAIN, ORDERS, startedGames, withDatabase } from './lib/database.js';
import { inTurns, type Slice } from './lib/in-turns.js';

const fixtures = new URL('../test/mail/fixtures/', import.meta.url);
/** Of one turn of one side. */
const SECONDS = 1;
/** By number and not by time, so that both sides are equally warm however busy the machine is. */
const WARM_MAILS = 300;
const GAMES = 20;

/** Mails one after the other, as the job takes them. */
async function slice(work: () => Promise<number>): Promise<Slice> {
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < SECONDS * 1000) done += await work();
  return { done, seconds: (performance.now() - begun) / 1000 };
}

async function warm(...works: readonly (() => Promise<number>)[]): Promise<void> {
  for (const work of works) for (let done = 0; done < WARM_MAILS; ) done += await work();
}

/** The stages that need no database, over all fixtures: limits, reading, duplicate, class, sender, own text. */
async function pureStages(): Promise<Comparison> {
  const names = (await readdir(fixtures)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => readFile(new URL(name, fixtures))));
  const ours = async (): Promise<number> => { for (const raw of mails) await readInbound(raw, { domain: MAIL_DOMAIN }); return mails.length; };
  const bare = async (): Promise<number> => { for (const raw of mails) await simpleParser(raw); return mails.length; };
  await warm(ours, bare);
  const taken = await rounds(async () => inTurns({ ours: async () => slice(ours), baseline: async () => slice(bare) }));
  return { name: 'mail-in', unit: 'mails/s', ours: 'the pure stages together', baseline: 'mailparser alone', bound: { least: 0.6 }, rounds: taken, facts: [`${String(mails.length)} mails of common clients`] };
}

type Address = { readonly mailbox: string; readonly from: string };

/** A player's answer to a report as a common client sends it: his orders on top, the report quoted below, and all of it in HTML again. */
function answer({ mailbox, from }: Address, number: number): Buffer {
  const quoted = Array.from({ length: 40 }, (_, line) => `> Line ${String(line)} of the report that this mail answers, as long as lines are.`);
  const text = [ORDERS, '', 'Best', 'Ada', '', 'On Sun, 29 Nov 2026 at 20:12, Rim War wrote:', ...quoted].join('\r\n');
  const html = text.split('\r\n').map((line) => `<div>${line.replace(/>/gu, '&gt;')}</div>`).join('\r\n');
  return Buffer.from([
    `From: Ada <${from}>`, `To: ${mailbox}`, 'Subject: Re: [Bench R1.1] The game begins', `Message-ID: <${String(number)}.${String(process.pid)}@client.example>`, 'Date: Sun, 29 Nov 2026 20:12:00 +0000',
    'MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary="b"', '', '--b', 'Content-Type: text/plain; charset=utf-8', '', text, '--b', 'Content-Type: text/html; charset=utf-8', '', `<html><body>${html}</body></html>`, '--b--', '',
  ].join('\r\n'));
}

/** From the raw mail to the stored orders and the echo in the outbox, against storing it, reading it with mailparser and marking it. */
async function wholePipeline(): Promise<Comparison> {
  return withDatabase(async (database) => {
    const deps = gamesOver(database);
    const games = await startedGames(deps, GAMES);
    const addresses = games.flatMap(({ seats: [first] }) => (first === undefined ? [] : [{ mailbox: first.mailbox, from: 'letnev@example.org' }]));
    let number = 0;
    const next = (): { readonly raw: Buffer; readonly envelopeFrom: string; readonly envelopeTo: string; readonly source: 'smtp' } => {
      number += 1;
      const address = addresses[number % addresses.length];
      if (address === undefined) throw new Error('no seat');
      return { raw: answer(address, number), envelopeFrom: address.from, envelopeTo: address.mailbox, source: 'smtp' };
    };
    const ours = async (): Promise<number> => { await handleMail(deps, await deps.mails.storeRaw(next())); return 1; };
    const bare = async (): Promise<number> => {
      const { raw, ...envelope } = next();
      const seq = await deps.mails.storeRaw({ raw, ...envelope });
      const mail = await simpleParser(raw);
      await database.pool.query({ name: 'bare-mark', text: `UPDATE inbound_mail SET status = 'done', action = 'bare', message_id = $2, handled_at = now() WHERE seq = $1`, values: [String(seq), mail.messageId ?? ''] });
      return 1;
    };
    await warm(ours, bare);
    const { rows } = await database.pool.query<{ readonly status: string; readonly action: string }>(`SELECT DISTINCT status, action FROM inbound_mail WHERE action IS DISTINCT FROM 'bare'`);
    if (rows.some(({ status }) => status !== 'done')) throw new Error(`a mail was not taken: ${JSON.stringify(rows)}`);
    const taken = await rounds(async () => inTurns({ ours: async () => slice(ours), baseline: async () => slice(bare) }));
    return { name: 'mail-in (whole)', unit: 'mails/s', ours: 'stored, read, ordered, echoed', baseline: 'store + mailparser + mark', bound: { least: 0.6 }, rounds: taken };
  });
}

/** Mail in, without the database and with it. */
export const mailIn: Benchmark = async () => [await pureStages(), await wholePipeline()];
