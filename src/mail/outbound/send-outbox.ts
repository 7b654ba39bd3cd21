import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../games/errors.js';
import type { ClaimedMail, OutboxQueue, OverdueMail } from '../../games/ports.js';
import { retryDelay } from './retry-delay.js';
import type { Delivery, MailTransport } from './transport.js';

/** Between every two statements of the sender there is a point with a name, at which tests kill the process. */
export type SenderPoint = 'begun' | 'claimed' | 'sending' | 'accepted' | 'marked' | 'failed' | 'put-off' | 'refused' | 'noted' | 'given-up' | 'released';
export const SENDER_POINTS: readonly SenderPoint[] = ['begun', 'claimed', 'sending', 'accepted', 'marked', 'failed', 'put-off', 'refused', 'noted', 'given-up', 'released'];

/** What happened, for the metrics. `doubtful`: claimed again after a sender died that had begun to deliver it, so perhaps a second copy. */
export type SendCounts = { readonly sent: number; readonly later: number; readonly refused: number; readonly expired: number; readonly doubtful: number };

export type SenderDeps = {
  readonly queue: OutboxQueue;
  readonly transport: MailTransport;
  /** Stays the same for the life of the process; when it is dead, its leases can be ended at once. */
  readonly worker: string;
  readonly random: () => number;
  /** Tells the moderator that a mail is given up. May be called twice for one mail and must tell once. */
  readonly undeliverable: (mail: OverdueMail, reason: string) => Promise<void>;
  readonly leaseMs?: number;
  readonly giveUpAfterMs?: number;
  readonly at?: (point: SenderPoint, mailId?: string) => Promise<void> | void;
};

const FIVE_DAYS_MS = 5 * 24 * 60 * 60_000;
const LEASE_MS = 240_000;
/** Mails per connection in one claim: fewer statements, and few mails wait behind a slow one. */
const CLAIM_PER_CONNECTION = 10;
const EXPIRED = '5.4.7 delivery time expired';

type Round = SenderDeps & { readonly counts: { -readonly [K in keyof SendCounts]: number }; relayAway: boolean };

/** Sends everything that is due, and ends when nothing is or the relay is away. Several processes may do so at once. */
export async function sendOutbox(deps: SenderDeps): Promise<SendCounts> {
  const round: Round = { ...deps, counts: { sent: 0, later: 0, refused: 0, expired: 0, doubtful: 0 }, relayAway: false };
  await deps.at?.('begun');
  await giveUpOverdue(round);
  while (!round.relayAway) {
    const begun = performance.now();
    const mails = await deps.queue.claim(deps.worker, {
      most: deps.transport.width * CLAIM_PER_CONNECTION,
      begin: deps.transport.width,
      ...(deps.transport.perDomainAMinute === undefined ? {} : { perDomainAMinute: deps.transport.perDomainAMinute }),
    });
    if (mails.length === 0) break;
    round.counts.doubtful += mails.filter(({ doubtful }) => doubtful).length;
    await deps.at?.('claimed');
    await sendBatch(round, mails, begun);
  }
  return round.counts;
}

/**
 * As many at a time as the transport has connections; what cannot be begun in half the lease goes back. The claim has marked the first
 * of each connection as begun; each mail's end marks the next one.
 */
async function sendBatch(round: Round, mails: readonly ClaimedMail[], begun: number): Promise<void> {
  const { width } = round.transport;
  const waiting = mails.slice(width);
  const mayBegin = (): boolean => !round.relayAway && performance.now() - begun < (round.leaseMs ?? LEASE_MS) / 2;
  const takeNext = (): ClaimedMail | undefined => (mayBegin() ? waiting.shift() : undefined);
  const work = async (first: ClaimedMail): Promise<void> => {
    let mail: ClaimedMail | undefined = first;
    while (mail !== undefined && mayBegin()) mail = await sendOne(round, mail, takeNext);
    if (mail !== undefined) waiting.push(mail);
  };
  await allOf(mails.slice(0, width).map(work));
  if (waiting.length === 0) return;
  await round.queue.release(round.worker, waiting.map(({ id }) => id));
  await round.at?.('released');
}

/** Waits for all, whatever one of them throws: a mail on its way must still be marked. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(works);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Sends a mail that is marked as begun. Gives the next one, which is marked by then: a kill can leave no more mails in doubt than were begun. */
async function sendOne(round: Round, mail: ClaimedMail, takeNext: () => ClaimedMail | undefined): Promise<ClaimedMail | undefined> {
  await round.at?.('sending', mail.id);
  const delivery = await round.transport.deliver(mail);
  if (delivery.result !== 'accepted') {
    await notAccepted(round, mail, delivery);
    const next = takeNext();
    if (next !== undefined) await untilDone(round, async () => round.queue.begin(next.id));
    return next;
  }
  const next = takeNext();
  // From here to the commit of `sent` is the one instant that SMTP leaves open: nothing else stands between.
  await round.at?.('accepted', mail.id);
  await untilDone(round, async () => round.queue.sent(mail.id, next?.id));
  round.counts.sent += 1;
  await round.at?.('marked', mail.id);
  return next;
}

async function notAccepted(round: Round, mail: ClaimedMail, delivery: Exclude<Delivery, { readonly result: 'accepted' }>): Promise<void> {
  if (delivery.result === 'refused') {
    await round.at?.('refused', mail.id);
    const described = await round.queue.mailOf(mail.id);
    if (described !== undefined) await giveUp(round, described, delivery.error);
    round.counts.refused += 1;
    return;
  }
  if (delivery.scope === 'relay') round.relayAway = true;
  await round.at?.('failed', mail.id);
  const afterMs = retryDelay(mail.attempts, round.random);
  await untilDone(round, async () => round.queue.later(mail.id, { error: delivery.error, afterMs, ...(delivery.scope === 'domain' ? { domain: true } : {}) }));
  round.counts.later += 1;
  await round.at?.('put-off', mail.id);
}

async function giveUpOverdue(round: Round): Promise<void> {
  for (const mail of await round.queue.overdue(round.giveUpAfterMs ?? FIVE_DAYS_MS)) {
    await giveUp(round, mail, mail.lastError ?? EXPIRED);
    round.counts.expired += 1;
  }
}

/** The note first: a kill between the two tells again, and the note's cause is known already. */
async function giveUp(round: Round, mail: OverdueMail, reason: string): Promise<void> {
  await round.undeliverable(mail, reason);
  await round.at?.('noted', mail.id);
  await round.queue.giveUp(mail.id, reason);
  await round.at?.('given-up', mail.id);
}

/** The relay has the mail: while the database is away, only this process knows. It tries for as long as the lease is its own. */
async function untilDone(round: Round, work: () => Promise<void>): Promise<void> {
  const limit = performance.now() + (round.leaseMs ?? LEASE_MS) / 2;
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 2_000)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'database-away' || performance.now() > limit) throw error;
      await pause(waitMs);
    }
  }
}
