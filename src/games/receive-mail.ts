import { withoutControl } from '../text/control-characters.js';
import { rulesOf } from './access.js';
import { AppError } from './errors.js';
import { addressesOf, findSeat, seatOfKey, type FoundSeat } from './find-seat.js';
import { confirmByReply, holdMail } from './held-mail.js';
import { inLanes } from './in-lanes.js';
import { noticeLetters, type Notice } from './notice-letters.js';
import { failedInboundLetter } from './moderator-letters.js';
import { isMailboxKeyOf } from './seat-keys.js';
import { submitMail } from './submit-mail.js';
import { turnOfCause } from './letters.js';
import type { AnsweredMail, GameDeps, GameRecord, InboundMark, InboundRecord, MailFacts, RawMail, SeatRecord } from './ports.js';

/** Stores a raw mail (committed when this returns) and wakes the job that handles it. */
export async function takeMail(deps: GameDeps, mail: RawMail): Promise<bigint> {
  const seq = await deps.mails.storeRaw(mail);
  await deps.wake.mail();
  return seq;
}

/** Whether RCPT TO may name this address: a seat's current or recently replaced key, or a bounce address of ours. */
export async function acceptsRecipient(deps: GameDeps, address: string): Promise<boolean> {
  const recipient = deps.inbound.recipient(address);
  switch (recipient?.kind) {
    // Anybody may ask at RCPT, and as often as he likes: one statement, and no game is loaded.
    case 'seat': return (await deps.mails.mailboxKeys(recipient.gameId)).some((one) => isMailboxKeyOf(deps.settings, one, recipient.key));
    case 'bounce': return deps.mails.isBounceAddress(recipient.address);
    case 'unknown':
    case undefined: return false;
  }
}

/** Mails in hand at a time: while one waits for the database or for the name servers of its sender, others are read. */
const AT_A_TIME = 6;

/**
 * Handles every stored mail that waits, or that of a game received up to `until`; the oldest first, in each mailbox one after the other. How many
 * this process was the one to handle. When it returns none waits any more: a turn that is resolved then knows every mail that came in time.
 */
export async function handleWaitingMail(deps: GameDeps, of: { readonly gameId?: string; readonly until?: Date } = {}): Promise<number> {
  let handled = 0;
  await inLanes({
    most: AT_A_TIME, pause: deps.clock.pause,
    laneOf: ({ envelopeTo }: InboundRecord) => mailboxOf(deps, envelopeTo),
    more: async (given) => deps.mails.waiting({ ...of, except: given.map(({ seq }) => seq) }),
    work: async (mail) => { if (await handleMail(deps, mail)) handled += 1; },
  });
  return handled;
}

/** One mailbox has many spellings. */
function mailboxOf(deps: Pick<GameDeps, 'inbound'>, address: string): string {
  const recipient = deps.inbound.recipient(address);
  return recipient?.kind === 'seat' ? `${recipient.gameId}.${recipient.key}` : address.toLowerCase();
}

/**
 * Handles one stored mail: order text, command, confirmation, bounce, or held. Several processes may do so at once: what they do is written
 * only by the first of them. False: it was somebody else.
 */
export async function handleMail(deps: GameDeps, mail: InboundRecord): Promise<boolean> {
  try {
    await handleOrGiveUp(deps, mail);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'mail-handled') return false;
    throw error;
  }
}

async function handleOrGiveUp(deps: GameDeps, mail: InboundRecord): Promise<void> {
  try {
    await handle(deps, mail);
  } catch (error) {
    if (isForAnotherTime(error)) throw error;
    await giveUp(deps, mail, error);
  }
}

/** Not the mail's fault: it stays as it is. */
function isForAnotherTime(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'database-away' || error.code === 'busy' || error.code === 'mail-handled');
}

async function handle(deps: GameDeps, mail: InboundRecord): Promise<void> {
  const put = async (mark: InboundMark): Promise<void> => deps.mails.mark(mail, mark);
  if (mail.raw === undefined) return put({ status: 'ignored', action: 'ignore', reason: 'empty' });
  const reading = await deps.inbound.read({ raw: mail.raw, envelopeFrom: mail.envelopeFrom, envelopeTo: mail.envelopeTo });
  if (!reading.ok) return refuseUnread(deps, mail, reading);
  const { facts } = reading;
  const known = { duplicateKey: facts.duplicateKey, ...(facts.messageId === undefined ? {} : { messageId: facts.messageId }) };
  switch (facts.recipient.kind) {
    case 'unknown': return put({ ...known, status: 'ignored', action: 'ignore', reason: 'unknown-recipient' });
    case 'bounce': return takeBounce(deps, mail, { address: facts.recipient.address, facts, known });
    case 'seat': return toSeat(deps, mail, { gameId: facts.recipient.gameId, key: facts.recipient.key, facts, known });
  }
}

type Known = Pick<InboundMark, 'duplicateKey' | 'messageId'>;

type Unread = Extract<Awaited<ReturnType<GameDeps['inbound']['read']>>, { readonly ok: false }>;

/** Beyond a limit: it is not looked into, but its seat, known by the address alone, is told. */
async function refuseUnread(deps: GameDeps, mail: InboundRecord, reading: Unread): Promise<void> {
  const { problem } = reading;
  const place = await placeByAddress(deps, mail);
  if (place === undefined) return deps.mails.mark(mail, { status: 'refused', action: 'refuse', reason: problem });
  const { record, seat } = place;
  const notice: Notice = problem === 'total-bytes' ? { about: 'too-big', size: mail.size, most: reading.most } : { about: 'beyond', limit: problem, most: reading.most };
  const mails = await noticeLetters(deps, { record, seat, notice, cause: String(mail.seq) });
  await deps.mails.mark(mail, { status: 'refused', action: 'refuse', reason: problem, gameId: record.head.id, seat: seat.seat, mails });
}

/** The seat whose key the address of the envelope holds. */
async function placeByAddress(deps: GameDeps, { envelopeTo }: Pick<InboundRecord, 'envelopeTo'>): Promise<{ readonly record: GameRecord; readonly seat: SeatRecord } | undefined> {
  const recipient = deps.inbound.recipient(envelopeTo);
  const record = recipient?.kind === 'seat' ? await deps.games.load(recipient.gameId) : undefined;
  const found = recipient?.kind === 'seat' && record !== undefined ? await seatOfKey(deps, record, recipient.key) : undefined;
  return record === undefined || found === undefined ? undefined : { record, seat: found.seat };
}

/** One mail that we fail at must not stop the others, and its moderator must hear of it: it stays as a line of its own, whatever else fails. */
async function giveUp(deps: GameDeps, mail: InboundRecord, error: unknown): Promise<void> {
  const reason = error instanceof Error ? withoutControl(`${error.name}: ${error.message}`).slice(0, 200) : 'unknown';
  const known = await told(deps, mail).catch((failed: unknown) => { if (isForAnotherTime(failed)) throw failed; return {}; });
  await deps.mails.mark(mail, { status: 'refused', action: 'failed', reason, ...known });
}

async function told(deps: GameDeps, mail: InboundRecord): Promise<Partial<InboundMark>> {
  const place = await placeByAddress(deps, mail);
  return place === undefined ? {} : { gameId: place.record.head.id, seat: place.seat.seat, mails: [await failedInboundLetter(deps, place.record, { seat: place.seat.seat, seq: mail.seq })] };
}

/** Only a bounce to the envelope sender of one of our mails marks an address: anybody can write one. */
async function takeBounce(deps: GameDeps, mail: InboundRecord, { address, facts, known }: { readonly address: string; readonly facts: MailFacts; readonly known: Known }): Promise<void> {
  const sent = await deps.outbox.byEnvelopeFrom(address);
  if (sent === undefined || facts.content.is !== 'bounce') return deps.mails.mark(mail, { ...known, status: 'ignored', action: 'ignore', reason: sent === undefined ? 'unknown-bounce' : 'not-a-bounce' });
  await deps.people.markBouncing(sent.toAddress, sent.gameId);
  await deps.mails.mark(mail, { ...known, status: 'done', action: 'record-bounce', ...(sent.gameId === undefined ? {} : { gameId: sent.gameId }), ...(sent.seat === undefined ? {} : { seat: sent.seat }) });
}

type SeatMail = { readonly gameId: string; readonly key: string; readonly facts: MailFacts; readonly known: Known };

async function toSeat(deps: GameDeps, mail: InboundRecord, { gameId, key, facts, known }: SeatMail): Promise<void> {
  const messageIds = [...(facts.inReplyTo === undefined ? [] : [facts.inReplyTo]), ...facts.references];
  const game = await deps.games.loadForMail({ gameId, duplicateKey: facts.duplicateKey, seq: mail.seq, messageIds });
  if (game === undefined) return deps.mails.mark(mail, { ...known, status: 'ignored', action: 'ignore', reason: 'unknown-game' });
  const { record, copies, answered } = game;
  const found = await findSeat(deps, record, key, facts.from);
  if (found === undefined) return deps.mails.mark(mail, { ...known, status: 'ignored', action: 'ignore', reason: 'stranger', gameId });
  const place = { ...known, gameId, seat: found.seat.seat };
  const put = async (mark: InboundMark): Promise<void> => deps.mails.mark(mail, { ...mark, ...place });
  const { content } = facts;
  if (content.is === 'automatic') return put({ status: 'ignored', action: 'ignore-automatic', reason: content.why });
  if (content.is === 'bounce') return put({ status: 'ignored', action: 'ignore-bounce', reason: 'bounce-to-mailbox' });
  const copy = copies.find((one) => one.seat === found.seat.seat);
  if (copy !== undefined) return put({ status: 'duplicate', action: 'ignore-duplicate', reason: `mail ${String(copy.seq)}` });
  const judged = deps.inbound.judge({ from: facts.from, registered: addressesOf(found.seat), keyMatched: found.key === 'current', dmarc: facts.dmarc, dmarcRequired: record.head.requirePass });
  switch (judged.verdict) {
    case 'ignore': return put({ status: 'ignored', action: 'ignore', reason: judged.reason });
    case 'reject': return put({ status: 'refused', action: 'reject', reason: judged.reason });
    case 'hold': return holdMail(deps, { mail, record, seat: found.seat, facts, place, reason: found.key === 'old' && judged.reason === 'key-missing' ? 'old-key' : judged.reason });
    case 'accept': return accept(deps, mail, { record, found, facts, place, answered });
  }
}

type Accepted = { readonly record: GameRecord; readonly found: FoundSeat; readonly facts: MailFacts; readonly answered: AnsweredMail | undefined; readonly place: InboundMark extends infer M ? Omit<M & { readonly gameId: string; readonly seat: string }, 'status'> : never };

async function accept(deps: GameDeps, mail: InboundRecord, { record, found: { seat }, facts, place, answered }: Accepted): Promise<void> {
  const { content } = facts;
  if (content.is !== 'text') {
    const why = content.is === 'unreadable' ? content.why : content.is;
    const mails = await noticeLetters(deps, { record, seat, notice: { about: 'empty' }, cause: String(mail.seq), answering: facts });
    return deps.mails.mark(mail, { ...place, status: 'refused', action: 'reject', reason: why, mails });
  }
  if (content.confirms && (await confirmByReply(deps, { mail, record, seat, answered, place }))) return;
  const about = answered?.gameId === record.head.id ? turnOfCause(answered.cause) : undefined;
  // What the player had before him when he wrote was another turn: one question back instead of a guess.
  if (about !== undefined && isClosed(record, about)) return holdMail(deps, { mail, record, seat, facts, place, reason: 'closed-turn', was: turnMarkIn(answered?.subject) });
  await submitMail(deps, { mail, record, seat, facts, place, text: content.text });
}

/** In a round of common phases a text may speak of those to come, whichever of its mails it answers: what is over is refused line by line. */
function isClosed({ head, turn, roundStart = 1 }: GameRecord, about: number): boolean {
  if (turn === undefined) return false;
  return about < (rulesOf(head).steps.round.length > 0 ? roundStart : turn.number);
}

/** The turn as our own subject named it: `[Rim War R3.2] ...`. */
function turnMarkIn(subject: string | undefined): string {
  return /\bR\d+[^\]]*(?=\])/u.exec(subject ?? '')?.[0] ?? '';
}
