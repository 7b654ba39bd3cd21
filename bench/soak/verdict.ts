import type { SunkMail } from '../../test/mail/outbound/smtp-sink.js';

export type OutboxState = { readonly id: string; readonly cause: string; readonly toAddress: string; readonly raw: Buffer; readonly sent: boolean; readonly failed: boolean };
export type Verdict = { readonly faults: readonly string[]; readonly arrived: number; readonly seconds: number };

/** The mails that arrived, by the bytes of their row: what has other bytes is nobody's mail. */
export function copiesOf(mails: readonly SunkMail[]): ReadonlyMap<string, readonly SunkMail[]> {
  const copies = new Map<string, SunkMail[]>();
  for (const mail of mails) {
    const key = mail.raw.toString('latin1');
    const same = copies.get(key);
    if (same === undefined) copies.set(key, [mail]);
    else same.push(mail);
  }
  return copies;
}

/**
 * Whether each mail arrived, and as often as it may: once, and once more for each time that a sender died after the relay had it and
 * before our mark. `inTheInstant` is how many copies were there when the last such sender died, by the mail's id.
 */
export function judge(rows: readonly OutboxState[], mails: readonly SunkMail[], inTheInstant: ReadonlyMap<string, number>): Verdict {
  const copies = copiesOf(mails);
  const faults: string[] = [];
  let arrived = 0;
  for (const { id, cause, toAddress, raw, sent, failed } of rows) {
    const own = copies.get(raw.toString('latin1')) ?? [];
    const expected = failed ? 0 : 1 + (inTheInstant.get(id) ?? 0);
    if (sent === failed) faults.push(`${cause} to ${toAddress} is ${sent ? 'sent and given up' : 'neither sent nor given up'}`);
    if (own.length !== expected) faults.push(`${cause} to ${toAddress} arrived ${String(own.length)} times and should have ${String(expected)} times`);
    if (own.some(({ to }) => to.join() !== toAddress)) faults.push(`${cause} went to somebody else than ${toAddress}`);
    arrived += own.length;
  }
  if (arrived !== mails.length) faults.push(`${String(mails.length - arrived)} copies have other bytes than any mail of ours`);
  const sentRows = rows.filter(({ failed }) => !failed).length;
  return { faults: [...faults, ...notesMissing(rows)], arrived: mails.length, seconds: mails.length - sentRows };
}

/** How the program's own count of mails that perhaps came twice stands to what came twice, and to what the killed senders could have on its way at most. */
export function judgeCount({ counted, seconds, most }: { readonly counted: number; readonly seconds: number; readonly most: number }): readonly string[] {
  if (counted < seconds) return [`${String(seconds)} second copies, but the program counted only ${String(counted)}`];
  return counted > most ? [`the program counted ${String(counted)}, but the killed senders had at most ${String(most)} mails on their way`] : [];
}

/** One note for each mail that was given up. */
function notesMissing(rows: readonly OutboxState[]): readonly string[] {
  const notes = new Set(rows.filter(({ cause }) => cause.startsWith('undeliverable:')).map(({ cause }) => cause));
  const given = rows.filter(({ failed }) => failed);
  const missing = given.filter(({ id }) => !notes.has(`undeliverable:${id}`)).map(({ cause }) => `nobody was told that ${cause} is given up`);
  return notes.size > given.length ? [...missing, 'somebody was told of a mail that is not given up'] : missing;
}
