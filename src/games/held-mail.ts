import { hashToken, newToken } from '../keys/token.js';
import { moderatedGame, seatIn } from './access.js';
import { notFound } from './errors.js';
import { confirmLetters } from './confirm-letters.js';
import { noticeLetters } from './notice-letters.js';
import type { AnsweredMail, GameDeps, GameRecord, Holder, InboundRecord, MailFacts, SeatRecord } from './ports.js';
import type { SeatId } from '../engine/index.js';
import { submitMail, type SeatMail } from './submit-mail.js';

export type HeldMail = { readonly seq: string; readonly gameId: string; readonly gameName: string; readonly seat: SeatId; readonly from: string; readonly receivedAt: Date; /** The player's. */ readonly timeZone: string; readonly reason: string; readonly text: string };

/** How long a link or a reply can confirm; after that only the moderator can let the mail count. */
const CONFIRM_HOURS = 72;
const HOUR_MS = 3_600_000;

/** Keeps a mail back and asks the registered address. What is held is never lost, and never counts by itself. */
export async function holdMail(deps: GameDeps, { mail, record, seat, place, facts, reason, was }: SeatMail & { readonly reason: string; readonly was?: string }): Promise<void> {
  const token = newToken();
  const expiresAt = new Date((await deps.clock.now()).getTime() + CONFIRM_HOURS * HOUR_MS);
  const mails = await confirmLetters(deps, { record, seat, mail, facts, reason, url: `${deps.settings.publicUrl()}/confirm/${token}`, hours: CONFIRM_HOURS, ...(was === undefined ? {} : { was }) });
  await deps.mails.mark(mail, { ...place, status: 'held', action: 'hold', reason, confirm: { hash: hashToken(token), expiresAt }, mails });
  await deps.wake.outbox();
}

/** What GET of `<publicUrl>/confirm/<token>` shows. Changes nothing. */
export async function lookAtHeldMail(deps: GameDeps, token: string): Promise<HeldMail | undefined> {
  const held = await confirmable(deps, await deps.mails.heldByHash(hashToken(token)));
  if (held === undefined) return undefined;
  const { mail, record, seat, facts } = held;
  const text = facts.content.is === 'text' ? facts.content.text : '';
  return { seq: String(mail.seq), gameId: record.head.id, gameName: record.head.name, seat: seat.seat, from: facts.from.join(', '), receivedAt: mail.receivedAt, timeZone: seat.players[0]?.timeZone ?? record.head.timeZone, reason: mail.reason ?? '', text };
}

/** What its button POSTs: the mail counts from its receipt if the turn is not resolved yet. */
export async function confirmHeldMail(deps: GameDeps, token: string): Promise<{ readonly counted: boolean }> {
  const held = await confirmable(deps, await deps.mails.heldByHash(hashToken(token)));
  if (held === undefined) throw notFound();
  return count(deps, held);
}

/** A reply with the line CONFIRM: to our question, or without one to the newest mail that is held. True if there was one. */
export async function confirmByReply(deps: GameDeps, given: { readonly mail: InboundRecord; readonly record: GameRecord; readonly seat: SeatRecord; readonly answered: AnsweredMail | undefined; readonly place: SeatMail['place'] }): Promise<boolean> {
  const { mail, record, seat, answered, place } = given;
  const asked = answered?.cause.startsWith('confirm:') === true ? answered.cause.split(':')[3] : undefined;
  const waiting = asked === undefined ? (await deps.mails.list({ gameId: record.head.id, status: 'held', most: 50 })).find((one) => one.seat === seat.seat)?.seq : BigInt(asked);
  const held = waiting === undefined ? undefined : await confirmable(deps, await deps.mails.bySeq(waiting));
  if (held === undefined || held.seat.seat !== seat.seat || held.record.head.id !== record.head.id) return false;
  await count(deps, held);
  await deps.mails.mark(mail, { ...place, status: 'done', action: 'confirm', reason: `mail ${String(held.mail.seq)}` });
  return true;
}

/** The moderator lets a held mail count, or puts it aside. */
export async function releaseHeldMail(deps: GameDeps, by: Holder, seq: string): Promise<{ readonly counted: boolean }> {
  return count(deps, await heldOf(deps, by, seq));
}

/** The mail was meant for another seat of the game: it counts for that one, whose addresses get the echo. */
export async function reassignHeldMail(deps: GameDeps, by: Holder, input: { readonly seq: string; readonly seat: SeatId }): Promise<{ readonly counted: boolean }> {
  const held = await heldOf(deps, by, input.seq);
  // Whom the mail named knows the key of the seat that it came to, and not that of this one.
  return count(deps, { ...held, seat: seatIn(held.record, input.seat), facts: { ...held.facts, named: [] } });
}

export async function rejectHeldMail(deps: GameDeps, by: Holder, seq: string): Promise<void> {
  const { mail } = await heldOf(deps, by, seq);
  await deps.mails.mark(mail, { status: 'ignored', action: 'rejected-by-moderator', ...(mail.reason === undefined ? {} : { reason: mail.reason }) });
}

type Held = { readonly mail: InboundRecord; readonly record: GameRecord; readonly seat: SeatRecord; readonly facts: MailFacts };

async function heldOf(deps: GameDeps, by: Holder, seq: string): Promise<Held> {
  const mail = /^\d{1,18}$/u.test(seq) ? await deps.mails.bySeq(BigInt(seq)) : undefined;
  if (mail?.gameId === undefined) throw notFound();
  await moderatedGame(deps, by, mail.gameId);
  const held = await openHeld(deps, mail);
  if (held === undefined) throw notFound();
  return held;
}

/** A held mail whose seat may still say by itself that it counts. */
async function confirmable(deps: GameDeps, mail: InboundRecord | undefined): Promise<Held | undefined> {
  if (mail?.confirmExpiresAt !== undefined && mail.confirmExpiresAt <= (await deps.clock.now())) return undefined;
  return openHeld(deps, mail);
}

async function openHeld(deps: GameDeps, mail: InboundRecord | undefined): Promise<Held | undefined> {
  if (mail?.status !== 'held' || mail.raw === undefined || mail.gameId === undefined) return undefined;
  const record = await deps.games.load(mail.gameId);
  const seat = record?.seats.find((one) => one.seat === mail.seat);
  const reading = await deps.inbound.read({ raw: mail.raw, envelopeFrom: mail.envelopeFrom, envelopeTo: mail.envelopeTo });
  return record === undefined || seat === undefined || !reading.ok ? undefined : { mail, record, seat, facts: reading.facts };
}

/** Counts a held mail now, as it would have then. What was meant for a turn that is over counts only if that was the question. */
async function count(deps: GameDeps, held: Held): Promise<{ readonly counted: boolean }> {
  const { mail, record, seat, facts } = held;
  const place = { gameId: record.head.id, seat: seat.seat };
  const late = mail.reason !== 'closed-turn' && record.turn !== undefined && mail.receivedAt < record.turn.openedAt;
  if (late || facts.content.is !== 'text') {
    const mails = await noticeLetters(deps, { record, seat, notice: { about: 'confirmed-late', receivedAt: mail.receivedAt }, cause: String(mail.seq) });
    await deps.mails.mark(mail, { ...place, status: 'refused', action: 'confirmed-too-late', ...(mail.reason === undefined ? {} : { reason: mail.reason }), confirmed: true, mails });
    return { counted: false };
  }
  const countsFrom = mail.reason === 'closed-turn' ? await deps.clock.now() : mail.receivedAt;
  const answer = await submitMail(deps, { mail, record, seat, facts, place, text: facts.content.text, countsFrom, confirmed: true });
  return { counted: answer?.counts === true && answer.superseded === undefined };
}
