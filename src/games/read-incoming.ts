import { moderatedGame, moderatorOf } from './access.js';
import { notFound } from './errors.js';
import type { GameDeps, Holder, InboundRecord, MailFacts } from './ports.js';
import { mailIn } from './read-log.js';
import type { MailInView } from './views.js';

/** How a stored mail reads now: what its writer wrote himself, or why there is nothing of that kind. */
export type ReadAgain =
  | { readonly ok: true; readonly from: readonly string[]; readonly subject: string; readonly dmarc: MailFacts['dmarc']; readonly named: readonly string[]; readonly text: string | undefined }
  | { readonly ok: false; readonly problem: string };
export type IncomingMail = MailInView & {
  readonly envelopeTo: string;
  readonly raw: Uint8Array | undefined;
  /** Undefined once the raw mail has been removed. */
  readonly read: ReadAgain | undefined;
  readonly confirmExpiresAt: Date | undefined;
  readonly confirmedAt: Date | undefined;
  readonly handledAt: Date | undefined;
};

/** One incoming mail with its bytes, for the moderator of its game. Of a mail to no game nobody is shown more than the line. */
export async function readIncoming(deps: GameDeps, by: Holder, seq: string): Promise<IncomingMail> {
  moderatorOf(by);
  const mail = /^\d{1,18}$/u.test(seq) ? await deps.mails.bySeq(BigInt(seq)) : undefined;
  if (mail?.gameId === undefined) throw notFound();
  await moderatedGame(deps, by, mail.gameId);
  const { envelopeTo, raw, confirmExpiresAt, confirmedAt, handledAt } = mail;
  return { ...mailIn(mail), envelopeTo, raw, read: await readAgain(deps, mail), confirmExpiresAt, confirmedAt, handledAt };
}

async function readAgain({ inbound }: Pick<GameDeps, 'inbound'>, { raw, envelopeFrom, envelopeTo, action, reason }: InboundRecord): Promise<ReadAgain | undefined> {
  if (raw === undefined) return undefined;
  // We failed at it, perhaps in reading it: its line and its bytes are to be seen all the same.
  if (action === 'failed') return { ok: false, problem: reason ?? action };
  const reading = await inbound.read({ raw, envelopeFrom, envelopeTo });
  if (!reading.ok) return { ok: false, problem: reading.problem };
  const { from, subject, dmarc, named, content } = reading.facts;
  return { ok: true, from, subject, dmarc, named, text: content.is === 'text' ? content.text : undefined };
}
