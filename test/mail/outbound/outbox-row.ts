import type pg from 'pg';
import type { OverdueMail } from '../../../src/games/ports.js';

let number = 0;

type Row = { readonly cause: string; readonly to: string; readonly raw: Buffer; readonly messageId: string };

async function insert(pool: pg.Pool, { cause, to, raw, messageId }: Row): Promise<void> {
  // A millisecond apart, for that is how they are told apart by age.
  await pool.query(
    `INSERT INTO outbox_mail (cause, to_address, subject, envelope_from, raw, message_id, created_at) VALUES ($1, $2, $1, 'bounce.abcdefgh@pbem.example', $3, $4, now() + $5 * interval '1 millisecond') ON CONFLICT (cause) DO NOTHING`,
    [cause, to, raw, messageId, number],
  );
}

/** A finished mail in the outbox, told apart from others by a number. Returns its cause. */
export async function outboxRow({ pool }: { readonly pool: pg.Pool }, mail: { readonly to?: string; readonly body?: string } = {}): Promise<string> {
  number += 1;
  const cause = `test:${String(number)}`;
  const to = mail.to ?? 'player@example.org';
  const messageId = `<m.${String(number)}@pbem.example>`;
  const raw = Buffer.from(`From: g1 <g1.abcdefgh@pbem.example>\r\nTo: ${to}\r\nSubject: ${cause}\r\nMessage-ID: ${messageId}\r\n\r\n${mail.body ?? 'Hello'}\r\n`);
  await insert(pool, { cause, to, raw, messageId });
  return cause;
}

/** Tells the moderator that a mail is given up; once, however often it is called. */
export function note(pool: pg.Pool): (mail: OverdueMail) => Promise<void> {
  return async (mail) => {
    const messageId = `<note.${mail.id}@pbem.example>`;
    await insert(pool, { cause: `undeliverable:${mail.id}`, to: 'moderator@example.org', raw: Buffer.from(`Message-ID: ${messageId}\r\n\r\nnot delivered\r\n`), messageId });
  };
}
