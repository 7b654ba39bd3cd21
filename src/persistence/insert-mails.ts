import type { OutgoingMail } from '../games/ports.js';

/** Puts finished mails into the outbox for each row of `from`, which has one or none; parameters from `$at` on, as `mailValues` gives them. A cause that was mailed before is left out. */
export const insertMails = (from: string, at: number): string => `INSERT INTO outbox_mail (cause, game_id, seat, to_address, subject, envelope_from, raw, message_id)
    SELECT mail.* FROM ${from}, unnest(${['text', 'text', 'text', 'text', 'text', 'text', 'bytea', 'text'].map((type, index) => `$${String(at + index)}::${type}[]`).join(', ')}) AS mail ON CONFLICT (cause) DO NOTHING`;

/** The eight parameters of `insertMails`. */
export function mailValues(mails: readonly OutgoingMail[]): readonly unknown[] {
  return [
    mails.map(({ cause }) => cause), mails.map(({ gameId }) => gameId ?? null), mails.map(({ seat }) => seat ?? null), mails.map(({ toAddress }) => toAddress),
    mails.map(({ subject }) => subject), mails.map(({ envelopeFrom }) => envelopeFrom), mails.map(({ raw }) => Buffer.from(raw)), mails.map(({ messageId }) => messageId),
  ];
}
