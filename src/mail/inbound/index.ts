import { classify, type MailClass } from './classify.js';
import { duplicateKey } from './duplicate-key.js';
import { defaultLimits, type InboundLimits, type LimitCode } from './limits.js';
import { foldWord, orderWords as indexOrderWords, type OrderWords } from './order-words.js';
import { ownText, type OwnText } from './own-text.js';
import { readMail, type ReadMail } from './read-mail.js';
import { othersNamed, parseRecipient, pickRecipient, type Recipient } from './recipient.js';
import { senderProblem } from './sender-verdict.js';

export { senderVerdict, type DmarcResult, type SenderCheck, type SenderVerdict } from './sender-verdict.js';
export { defaultLimits, type InboundLimits, type LimitCode } from './limits.js';
export { defaultOrderWords, orderWords, type OrderWords } from './order-words.js';
export { othersNamed, parseRecipient, pickRecipient, type Recipient } from './recipient.js';
export { readMail, type MailAddress, type ReadMail } from './read-mail.js';
export { duplicateKey } from './duplicate-key.js';
export { classify, type MailClass } from './classify.js';

export type InboundOptions = Readonly<{
  /** The domain of our mailboxes. */
  domain: string;
  /** The recipient of the SMTP envelope; without it the headers are asked. */
  envelopeTo?: string;
  orderWords?: OrderWords;
  limits?: InboundLimits;
  /** Duplicate keys already seen for this recipient. */
  seen?: ReadonlySet<string>;
}>;

type Known = Readonly<{ mail: ReadMail; duplicateKey: string; recipient: Recipient | undefined }>;
type OwnReason = Extract<OwnText, { ok: false }>['reason'];

/** What is to be done with a mail; `action` is the word that logs and the mail fixtures use. */
export type Inbound =
  | (Known &
      Readonly<{
        kind: 'orders';
        action: 'accept';
        lines: readonly string[];
        source: 'text' | 'html' | 'enriched';
        /** A line of its own says CONFIRM or BESTÄTIGE. */
        confirms: boolean;
        /** To or Cc showed the key to somebody else: replace it. */
        keyShownToOthers: boolean;
      }>)
  | (Known & Readonly<{ kind: 'bounce'; action: 'record-bounce'; bounceFor: readonly string[]; status: string | undefined }>)
  | (Known & Readonly<{ kind: 'ignore'; action: IgnoreAction; reason: string }>)
  | (Known & Readonly<{ kind: 'reject'; action: 'reject'; reason: OwnReason | 'no-sender' | 'several-senders' }>)
  | Readonly<{ kind: 'refuse'; action: 'refuse'; reason: LimitCode; limit: number }>;

export type IgnoreAction =
  | 'ignore-duplicate'
  | 'ignore-delayed'
  | 'ignore-auto'
  | 'ignore-receipt'
  | 'ignore-loop'
  | 'ignore-list';

const defaultWords = indexOrderWords();

/** Takes a raw mail through the pure stages: limits, reading, duplicate, class, sender's number, own text. */
export async function readInbound(raw: Uint8Array, options: InboundOptions): Promise<Inbound> {
  const limits = options.limits ?? defaultLimits;
  const reading = await readMail(raw, limits);
  if (!reading.ok) return { kind: 'refuse', action: 'refuse', reason: reading.problem.code, limit: reading.problem.limit };
  const { mail } = reading;
  const known: Known = { mail, duplicateKey: duplicateKey(raw, mail), recipient: recipientOf(mail, options) };
  if (options.seen?.has(known.duplicateKey) === true) {
    return { ...known, kind: 'ignore', action: 'ignore-duplicate', reason: 'duplicate' };
  }
  const automatic = automaticMail(known, classify(mail, options.domain));
  if (automatic !== undefined) return automatic;
  const problem = senderProblem(mail);
  if (problem !== undefined) return { ...known, kind: 'reject', action: 'reject', reason: problem };
  return ordersOrReject(known, { words: options.orderWords ?? defaultWords, options, limits });
}

function recipientOf(mail: ReadMail, options: InboundOptions): Recipient | undefined {
  return options.envelopeTo === undefined
    ? pickRecipient(mail, options.domain)
    : parseRecipient(options.envelopeTo, options.domain);
}

function automaticMail(known: Known, found: MailClass): Inbound | undefined {
  switch (found.kind) {
    case 'human':
      return undefined;
    case 'bounce':
      return { ...known, kind: 'bounce', action: 'record-bounce', bounceFor: found.recipients, status: found.status };
    case 'delay':
      return { ...known, kind: 'ignore', action: 'ignore-delayed', reason: 'delay' };
    case 'auto-reply':
      return { ...known, kind: 'ignore', action: 'ignore-auto', reason: `auto-reply by ${found.shownBy}` };
    case 'receipt':
      return { ...known, kind: 'ignore', action: 'ignore-receipt', reason: 'receipt' };
    case 'loop':
      return { ...known, kind: 'ignore', action: 'ignore-loop', reason: 'loop' };
    case 'list':
      return { ...known, kind: 'ignore', action: 'ignore-list', reason: 'list' };
  }
}

type OwnOptions = Readonly<{ words: OrderWords; options: InboundOptions; limits: InboundLimits }>;

function ordersOrReject(known: Known, { words, options, limits }: OwnOptions): Inbound {
  const own = ownText(known.mail, words, limits);
  if (!own.ok) return { ...known, kind: 'reject', action: 'reject', reason: own.reason };
  return {
    ...known,
    kind: 'orders',
    action: 'accept',
    lines: own.lines,
    source: own.source,
    confirms: own.lines.some((line) => /^(confirm|bestaetige)[.!]?$/.test(foldWord(line))),
    keyShownToOthers: othersNamed(known.mail, options.domain).length > 0,
  };
}
