import { createTransport } from 'nodemailer';
import { createMailComposer } from '../src/mail/outbound/compose-mail.js';
import { sendOutbox } from '../src/mail/outbound/send-outbox.js';
import { createSmtpTransport } from '../src/mail/outbound/transports/smtp.js';
import type { Database } from '../src/persistence/client.js';
import { createOutboxQueue } from '../src/persistence/outbox-queue.js';
import { rounds, type Benchmark } from './lib/benchmark.js';
import { startChild } from './lib/child.js';
import { MAIL_DOMAIN, withDatabase } from './lib/database.js';

const MAILS = 600;
const CONNECTIONS = 5;

type Finished = { readonly id: string; readonly envelope_from: string; readonly to_address: string; readonly raw: Buffer };

/** Finished mails, waiting: the same bytes again and again, to many domains, so that nothing is held back for one of them. */
async function fill(database: Database): Promise<void> {
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${String(line)} of a report, as long as the lines of reports are.`).join('\n');
  const { raw, messageId } = await createMailComposer({ mailDomain: MAIL_DOMAIN }).compose({
    cause: 'bench', to: { address: 'ada@example.org' }, envelopeFrom: `bounce.bench@${MAIL_DOMAIN}`, subject: '[Bench R1.1] Letnev takes Abyz', text: lines, html: `<pre>${lines}</pre>`,
  });
  await database.pool.query('TRUNCATE outbox_mail');
  await database.pool.query(
    `INSERT INTO outbox_mail (cause, to_address, subject, envelope_from, raw, message_id) SELECT 'bench/' || n, 'ada@d' || n % 50 || '.example', 'bench', $1, $2, $3 || n FROM generate_series(1, $4::int) n`,
    [`bounce.bench@${MAIL_DOMAIN}`, Buffer.from(raw), messageId, MAILS],
  );
}

/** A bare nodemailer pool over the same rows: claim one, send it, mark it. */
async function bare(database: Database, url: string): Promise<void> {
  const pool = createTransport({ url, pool: true, maxConnections: CONNECTIONS, maxMessages: 500 } as Parameters<typeof createTransport>[0]);
  const work = async (): Promise<void> => {
    for (;;) {
      const { rows: [mail] } = await database.pool.query<Finished>({
        name: 'bare-claim',
        text: `UPDATE outbox_mail SET lease_until = now() + interval '1 minute', attempts = attempts + 1 WHERE id = (
          SELECT id FROM outbox_mail WHERE sent_at IS NULL AND (lease_until IS NULL OR lease_until < now()) ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
          RETURNING id, envelope_from, to_address, raw`,
      });
      if (mail === undefined) return;
      await pool.sendMail({ envelope: { from: mail.envelope_from, to: [mail.to_address] }, raw: mail.raw });
      await database.pool.query({ name: 'bare-sent', text: 'UPDATE outbox_mail SET sent_at = now(), lease_until = NULL WHERE id = $1', values: [mail.id] });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  pool.close();
}

async function ours(database: Database, url: string): Promise<void> {
  const transport = createSmtpTransport({ url, connections: CONNECTIONS });
  const counts = await sendOutbox({ queue: createOutboxQueue(database), transport, worker: 'bench', random: Math.random, undeliverable: async () => undefined });
  await transport.close();
  if (counts.sent !== MAILS) throw new Error(`${String(counts.sent)} of ${String(MAILS)} mails were sent`);
}

/** Claim, send and mark finished mails, against a bare nodemailer pool that does the same. */
export const mailOut: Benchmark = async () => withDatabase(async (database) => {
  const sink = await startChild<{ readonly port: number }>('../mail/sink.ts', []);
  const url = `smtp://127.0.0.1:${String(sink.answer.port)}`;
  const measure = async (send: (database: Database, url: string) => Promise<void>): Promise<number> => {
    await fill(database);
    const begun = performance.now();
    await send(database, url);
    return MAILS / ((performance.now() - begun) / 1000);
  };
  try {
    await measure(ours);
    await measure(bare);
    const taken = await rounds(async () => ({ ours: await measure(ours), baseline: await measure(bare) }));
    return [{ name: 'mail-out', unit: 'mails/s', ours: 'claim, send, mark', baseline: 'bare nodemailer pool, claim and mark', bound: { least: 0.7 }, rounds: taken, facts: [`${String(MAILS)} mails, ${String(CONNECTIONS)} connections`] }];
  } finally {
    await sink.end();
  }
});
