import type { SeatId } from '../engine/ids.js';
import type { GameState } from '../engine/state.js';
import type { Locale } from '../time/deadline.js';
import type { MailLimit } from '../text/index.js';

// What the use cases need of mail, in and out; part of ports.ts, where everything imports it from.

/** A mail in words, before it becomes MIME. */
export type MailDraft = {
  /** Unique: the same cause is never mailed twice. */
  readonly cause: string;
  readonly gameId?: string;
  readonly seat?: SeatId;
  readonly to: { readonly address: string; readonly name?: string };
  /** The seat's mailbox, so that a reply reaches it; undefined: the server's own address. */
  readonly from?: { readonly address: string; readonly name?: string };
  readonly envelopeFrom: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Message-ID that this answers, and the thread so far. */
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  /** Messages of one game and seat with the same key stand in one thread. */
  readonly thread?: string;
  /** Pictures that the HTML shows as `cid:<cid>`. */
  readonly pictures?: readonly { readonly cid: string; readonly filename: string; readonly png: Uint8Array }[];
  /** Only a reminder can be unsubscribed from (RFC 8058); the address takes a POST. */
  readonly reminder?: { readonly unsubscribeUrl: string };
};

/** The finished mail as it is stored and sent byte for byte. */
export type OutgoingMail = Pick<MailDraft, 'cause' | 'gameId' | 'seat' | 'envelopeFrom' | 'subject'> & { readonly toAddress: string; readonly raw: Uint8Array; readonly messageId: string };
export type MailComposer = { readonly compose: (draft: MailDraft) => Promise<OutgoingMail> };

export type OutboxRecord = Omit<OutgoingMail, 'raw'> & {
  readonly id: string;
  readonly raw: Uint8Array | undefined;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly sentAt: Date | undefined;
  readonly failedAt: Date | undefined;
  readonly lastError: string | undefined;
};
export type Outbox = {
  /** Mails without another change in the same transaction; one whose cause is there already is left out. */
  readonly add: (mails: readonly OutgoingMail[]) => Promise<void>;
  readonly list: (of: { readonly gameId?: string; readonly to?: string; readonly most?: number }) => Promise<readonly OutboxRecord[]>;
  readonly byId: (id: string) => Promise<OutboxRecord | undefined>;
  /** The newest mail from that envelope sender: whom a bounce is about. */
  readonly byEnvelopeFrom: (address: string) => Promise<OutboxRecord | undefined>;
};

/** The map of a state (as its reader may see it) as PNG; undefined where none can be painted. Not for use inside a transaction. */
export type MapPainter = (state: GameState, locale: Locale) => Promise<Uint8Array | undefined>;

/** One mail that a sender has under its lease. */
export type ClaimedMail = Pick<OutgoingMail, 'envelopeFrom' | 'toAddress' | 'messageId' | 'raw'> & {
  readonly id: string;
  readonly createdAt: Date;
  readonly attempts: number;
  /** A sender died after it had begun to deliver the mail: the relay may have it already. */
  readonly doubtful: boolean;
};
export type OverdueMail = Pick<OutboxRecord, 'id' | 'cause' | 'gameId' | 'seat' | 'toAddress' | 'subject' | 'lastError'>;
/** The outbox as the sender job sees it. All times are the database's. */
export type OutboxQueue = {
  /**
   * Due mails, oldest first, under a lease; none to a bouncing address, and of one domain at most what its pace still allows. The first
   * `begin` of them are marked as begun: no other may be delivered before it is.
   */
  readonly claim: (worker: string, of: { readonly most: number; readonly begin: number; readonly perDomainAMinute?: number }) => Promise<readonly ClaimedMail[]>;
  /** Marks a mail as begun. */
  readonly begin: (id: string) => Promise<void>;
  /** Marks the mail as sent and `next` as begun, in one statement. */
  readonly sent: (id: string, next?: string) => Promise<void>;
  /** Not now: again after the delay, with the whole domain if it asked for that. */
  readonly later: (id: string, failure: { readonly error: string; readonly afterMs: number; readonly domain?: boolean }) => Promise<void>;
  /** Gives back those of the mails that are the worker's still. They were not tried: the attempt does not count. */
  readonly release: (worker: string, ids: readonly string[]) => Promise<void>;
  /** Ends the leases of a worker that is known to be dead, so that nobody waits for them. */
  readonly releaseWorker: (worker: string) => Promise<number>;
  /** Unsent mails older than the limit. */
  readonly overdue: (afterMs: number) => Promise<readonly OverdueMail[]>;
  readonly mailOf: (id: string) => Promise<OverdueMail | undefined>;
  readonly giveUp: (id: string, error: string) => Promise<void>;
};

/** Small facts that outlive a process, such as how far a mailbox has been read. */
export type SettingStore = { readonly get: (key: string) => Promise<unknown>; readonly set: (key: string, value: Readonly<Record<string, unknown>>) => Promise<void> };

export type InboundStatus = 'stored' | 'done' | 'held' | 'ignored' | 'duplicate' | 'refused';
export type InboundSource = 'smtp' | 'imap' | 'webhook';
export type RawMail = { readonly source: InboundSource; readonly envelopeFrom: string; readonly envelopeTo: string; readonly raw: Uint8Array; /** Absent: now. IMAP: INTERNALDATE. */ readonly receivedAt?: Date };
export type InboundRecord = {
  readonly seq: bigint;
  readonly receivedAt: Date;
  readonly source: InboundSource;
  readonly envelopeFrom: string;
  readonly envelopeTo: string;
  readonly raw: Uint8Array | undefined;
  readonly size: number;
  readonly messageId: string | undefined;
  readonly status: InboundStatus;
  readonly action: string | undefined;
  readonly reason: string | undefined;
  readonly gameId: string | undefined;
  readonly seat: SeatId | undefined;
  readonly orderId: bigint | undefined;
  readonly confirmExpiresAt: Date | undefined;
  readonly confirmedAt: Date | undefined;
  readonly handledAt: Date | undefined;
};
export type AnsweredMail = Pick<OutboxRecord, 'cause' | 'gameId' | 'subject'>;
export type InboundMark = {
  readonly status: InboundStatus;
  readonly action?: string;
  readonly reason?: string;
  readonly gameId?: string;
  readonly seat?: SeatId;
  readonly messageId?: string;
  readonly duplicateKey?: string;
  readonly confirm?: { readonly hash: string; readonly expiresAt: Date };
  readonly confirmed?: true;
  readonly mails?: readonly OutgoingMail[];
};
/** How mail is doing, over all processes and since the beginning. */
export type MailCounts = {
  /** Mails that wait to be sent. */
  readonly unsent: number;
  /** For how long the longest waiting one could have been sent; 0 when none is due. */
  readonly oldestDueSeconds: number;
  /** Stored, and not read yet. */
  readonly unread: number;
  readonly held: number;
  /** Claimed again after a sender died that had begun to deliver them: at most so many were sent a second time. */
  readonly doubtful: number;
};
export type MailStore = {
  /** Raw first: returns when it is committed. Written with `pg`. */
  readonly storeRaw: (mail: RawMail) => Promise<bigint>;
  readonly bySeq: (seq: bigint) => Promise<InboundRecord | undefined>;
  /** Mails not yet handled, the oldest first, of those only so many as a process can have in its memory; `until`: only those received by then. */
  readonly waiting: (of: { readonly gameId?: string; readonly until?: Date; readonly except?: readonly bigint[] }) => Promise<readonly InboundRecord[]>;
  /** Holds if the mail still is what it was when it was read; else throws `mail-handled`, and nothing is written. */
  readonly mark: (mail: Pick<InboundRecord, 'seq' | 'status'>, mark: InboundMark) => Promise<void>;
  readonly heldByHash: (hash: string) => Promise<InboundRecord | undefined>;
  /** Every generation of a key under which mail is taken for the game: the current ones, and those replaced in the last 14 days. */
  readonly mailboxKeys: (gameId: string) => Promise<readonly { readonly seatId: string; readonly generation: number }[]>;
  /** Whether a mail of ours went out with this envelope sender. */
  readonly isBounceAddress: (address: string) => Promise<boolean>;
  readonly counts: () => Promise<MailCounts>;
  readonly list: (of: { readonly gameId?: string; readonly status?: InboundStatus; readonly most?: number }) => Promise<readonly InboundRecord[]>;
};

export type MailRecipient =
  | { readonly kind: 'seat'; readonly gameId: string; readonly key: string }
  | { readonly kind: 'bounce'; readonly address: string }
  | { readonly kind: 'unknown' };

/** What a mail is, after reading: a person's own text, or why it is none. */
export type MailContent =
  | { readonly is: 'text'; /** The player's own text: never quoted, forwarded or attached. */ readonly text: string; /** A line of its own says CONFIRM. */ readonly confirms: boolean }
  /** Addresses that are dead. */
  | { readonly is: 'bounce'; readonly addresses: readonly string[] }
  /** Written by a machine: never answered. `why` is a word for the log. */
  | { readonly is: 'automatic'; readonly why: string }
  /** From a person, but without a text that can be read. */
  | { readonly is: 'unreadable'; readonly why: string };

/** A raw mail as it was understood. */
export type MailFacts = {
  readonly content: MailContent;
  readonly recipient: MailRecipient;
  /** Message-ID, or the hash of the bytes below the trace headers. */
  readonly duplicateKey: string;
  readonly messageId: string | undefined;
  readonly inReplyTo: string | undefined;
  readonly references: readonly string[];
  /** Lower case. */
  readonly from: readonly string[];
  /** All of To and Cc that is not an address of ours, lower case. */
  readonly named: readonly string[];
  readonly subject: string;
  readonly dmarc: 'pass' | 'fail' | 'none';
};
export type InboundReader = {
  readonly read: (mail: { readonly raw: Uint8Array; readonly envelopeFrom: string; readonly envelopeTo: string }) => Promise<{ readonly ok: true; readonly facts: MailFacts } | { readonly ok: false; readonly problem: 'total-bytes' | MailLimit; /** The limit that it is above. */ readonly most: number }>;
  /** The recipient of an address alone, for RCPT TO; undefined for an address that is not ours. */
  readonly recipient: (address: string) => MailRecipient | undefined;
  readonly judge: (check: { readonly from: readonly string[]; readonly registered: readonly string[]; readonly keyMatched: boolean; readonly dmarc: 'pass' | 'fail' | 'none'; readonly dmarcRequired: boolean }) =>
    | { readonly verdict: 'accept' }
    | { readonly verdict: 'hold' | 'reject' | 'ignore'; readonly reason: string };
};
