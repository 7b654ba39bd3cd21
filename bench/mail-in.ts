import { readdir, readFile } from 'node:fs/promises';
import { simpleParser } from 'mailparser';
import type { CreatedGame } from '../src/games/create-game.js';
import type { GameDeps } from '../src/games/ports.js';
import { handleWaitingMail } from '../src/games/receive-mail.js';
import { readInbound } from '../src/mail/inbound/index.js';
import { rounds, type Benchmark, type Comparison } from './lib/benchmark.js';
import { gamesOver, MAIL_DOMAIN, ORDERS, startedGames, withDatabase } from './lib/database.js';
import { inTurns, type Slice } from './lib/in-turns.js';

const fixtures = new URL('../test/mail/fixtures/', import.meta.url);
/** Of one turn of one side. */
const SECONDS = 2;
/** By number and not by time, so that both sides are equally warm however busy the machine is. */
const WARM_MAILS = 2_000;
const GAMES = 50;

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

type Asked = { readonly mailbox: string; readonly from: string; readonly text: string; readonly html: string; readonly messageId: string };

/** What a player has before him when he answers: the mail by which his game began. */
async function askedBy(deps: GameDeps, game: CreatedGame): Promise<Asked> {
  const [seat] = game.seats;
  const mail = (await deps.outbox.list({ gameId: game.id })).find((one) => one.seat === seat?.race && one.cause.startsWith('start:'));
  if (seat === undefined || mail?.raw === undefined) throw new Error('a game began without a mail');
  const { text = '', html } = await simpleParser(Buffer.from(mail.raw));
  return { mailbox: seat.mailbox, from: mail.toAddress, text, html: typeof html === 'string' ? html : '', messageId: mail.messageId };
}

/** His answer as a common client sends it: his orders on top, the whole mail quoted below, and all of it in HTML again. */
function answer({ mailbox, from, text, html, messageId }: Asked, number: number): Buffer {
  const attribution = 'On Sun, 29 Nov 2026 at 20:12, Bench wrote:';
  const plain = [ORDERS, '', 'Best', 'Ada', '', attribution, '', ...text.split('\n').map((line) => `> ${line}`)].join('\n').replace(/\n/gu, '\r\n');
  const own = [...ORDERS.split('\n'), '', 'Best', 'Ada'].map((line) => `<div>${line === '' ? '<br>' : line}</div>`).join('');
  const rich = `<div dir="ltr">${own}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${attribution}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${html}</blockquote></div>`;
  return Buffer.from([
    `From: Ada <${from}>`, `To: ${mailbox}`, 'Subject: Re: [Bench R1.1] The game begins', `Message-ID: <${String(number)}.${String(process.pid)}@client.example>`, `In-Reply-To: ${messageId}`, `References: ${messageId}`,
    'Date: Sun, 29 Nov 2026 20:12:00 +0000', 'MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary="b"', '', '--b', 'Content-Type: text/plain; charset=utf-8', '', plain, '--b', 'Content-Type: text/html; charset=utf-8', '', rich, '--b--', '',
  ].join('\r\n'));
}

/** From the raw mail to the stored orders and the echo in the outbox, against storing it, reading it with mailparser and marking it. */
async function wholePipeline(): Promise<Comparison> {
  return withDatabase(async (database) => {
    const deps = gamesOver(database);
    const games = await startedGames(deps, GAMES);
    const asked = await Promise.all(games.map(async (game) => askedBy(deps, game)));
    let number = 0;
    const next = (): { readonly raw: Buffer; readonly envelopeFrom: string; readonly envelopeTo: string; readonly source: 'smtp' } => {
      number += 1;
      const one = asked[number % asked.length];
      if (one === undefined) throw new Error('no seat');
      return { raw: answer(one, number), envelopeFrom: one.from, envelopeTo: one.mailbox, source: 'smtp' };
    };
    const come = async (): Promise<void> => { for (let stored = 0; stored < GAMES; stored += 1) await deps.mails.storeRaw(next()); };
    // As the program runs: while those that came are handled, the next ones come in.
    const ours = async (): Promise<number> => (await Promise.all([handleWaitingMail(deps), come()]))[0];
    const bare = async (): Promise<number> => {
      const { raw, ...envelope } = next();
      const seq = await deps.mails.storeRaw({ raw, ...envelope });
      const mail = await simpleParser(raw);
      await database.pool.query({ name: 'bare-mark', text: `UPDATE inbound_mail SET status = 'done', action = 'bare', message_id = $2, handled_at = now() WHERE seq = $1`, values: [String(seq), mail.messageId ?? ''] });
      return 1;
    };
    await warm(ours, bare);
    const { rows } = await database.pool.query<{ readonly status: string; readonly action: string }>(`SELECT DISTINCT status, action, reason FROM inbound_mail WHERE action IS DISTINCT FROM 'bare'`);
    if (rows.some(({ status }) => status !== 'done')) throw new Error(`a mail was not taken: ${JSON.stringify(rows)}`);
    const taken = await rounds(async () => inTurns({ ours: async () => slice(ours), baseline: async () => slice(bare) }));
    return { name: 'mail-in (whole)', unit: 'mails/s', ours: 'stored, read, ordered, echoed', baseline: 'store + mailparser + mark', bound: { least: 0.6 }, rounds: taken, facts: [`a mail of ${String(Math.round(next().raw.length / 1024))} KB answers the first mail of its game`] };
  });
}

/** Mail in, without the database and with it. */
export const mailIn: Benchmark = async () => [await pureStages(), await wholePipeline()];
