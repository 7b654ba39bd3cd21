import type { ReadMail } from './read-mail.js';

export type DmarcResult = 'pass' | 'fail' | 'none';

export type SenderVerdict =
  | Readonly<{ verdict: 'accept' }>
  | Readonly<{ verdict: 'hold'; reason: 'unknown-sender' | 'key-missing' | 'dmarc-failed' | 'dmarc-missing' }>
  | Readonly<{ verdict: 'reject'; reason: 'no-sender' | 'several-senders' }>
  | Readonly<{ verdict: 'ignore'; reason: 'stranger' }>;

export type SenderCheck = Readonly<{
  mail: Pick<ReadMail, 'from'>;
  /** The addresses registered for the seat, or for anybody in the game when no key matched. */
  registeredAddresses: readonly string[];
  keyMatched: boolean;
  dmarc?: DmarcResult;
  /** A game may require a pass, not only the absence of a failure. */
  dmarcRequired?: boolean;
}>;

/** Whether the mail counts as the seat's own. From can be forged and the key gets around, so both are needed. */
export function senderVerdict(check: SenderCheck): SenderVerdict {
  const problem = senderProblem(check.mail);
  if (problem !== undefined) return { verdict: 'reject', reason: problem };
  const sender = check.mail.from[0]?.address;
  const known = check.registeredAddresses.some((address) => address.trim().toLowerCase() === sender);
  if (!known && !check.keyMatched) return { verdict: 'ignore', reason: 'stranger' };
  if (!known) return { verdict: 'hold', reason: 'unknown-sender' };
  if (!check.keyMatched) return { verdict: 'hold', reason: 'key-missing' };
  if (check.dmarc === 'fail') return { verdict: 'hold', reason: 'dmarc-failed' };
  if (check.dmarcRequired === true && check.dmarc !== 'pass') return { verdict: 'hold', reason: 'dmarc-missing' };
  return { verdict: 'accept' };
}

/** A mail must name exactly one sender; the first of several is never silently taken. */
export function senderProblem(mail: Pick<ReadMail, 'from'>): 'no-sender' | 'several-senders' | undefined {
  const senders = new Set(mail.from.map(({ address }) => address));
  if (senders.size === 0) return 'no-sender';
  return senders.size > 1 ? 'several-senders' : undefined;
}
