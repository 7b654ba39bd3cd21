import type { DiceSource } from '../engine/dice.js';
import type { GameEvent } from '../engine/events.js';
import type { SeatId } from '../engine/ids.js';
import type { Intent, StandingIntent, TurnIntent } from '../engine/order-intents.js';
import type { Answer, Question } from '../engine/questions.js';
import type { GameState } from '../engine/state.js';
import type { Locale } from '../time/deadline.js';

// What the use cases need from the world. Plain values; `undefined` for what is not there; no database or mail types.

export type { Locale };

/** Everything a use case may reach. Built once, in compose.ts. */
export type GameDeps = {
  readonly games: GameStore;
  readonly orders: OrderStore;
  readonly people: PeopleStore;
  readonly mails: MailStore;
  readonly outbox: Outbox;
  readonly once: IdempotencyStore;
  readonly dice: DiceKeeper;
  readonly clock: Clock;
  readonly composer: MailComposer;
  readonly inbound: InboundReader;
  /** Tells the jobs that something is due: it may be lost, the sweep finds the same rows. */
  readonly wake: WakeUps;
  readonly settings: Settings;
};

export type Settings = {
  /** Links and mailbox keys are derived from it. */
  readonly secret: string;
  readonly mailDomain: string;
  /** Without a slash at the end; a function, because the port may only be known once it is open. */
  readonly publicUrl: () => string;
};

/** The database's clock: the only one that counts. */
export type Clock = { readonly now: () => Promise<Date> };

export type WakeUps = { readonly outbox: () => Promise<void>; readonly mail: () => Promise<void>; readonly deadlines: () => Promise<void> };

// --- who somebody is ---

export type Moderator = { readonly id: string; readonly email: string; readonly locale: Locale; readonly timeZone: string };
export type Player = { readonly id: string; readonly name: string; readonly email: string; readonly locale: Locale; readonly timeZone: string; readonly bouncing: boolean };
export type SeatRecord = {
  /** The row's id, from which keys are derived. */
  readonly id: string;
  /** The seat as the engine names it: its race. */
  readonly seat: SeatId;
  readonly position: number;
  readonly linkGeneration: number;
  readonly mailboxGeneration: number;
  readonly standing: readonly StandingIntent[];
  readonly players: readonly Player[];
};

/** Who holds a token, a link or a session. */
export type Holder =
  | { readonly kind: 'moderator'; readonly moderator: Moderator }
  | { readonly kind: 'seat'; readonly gameId: string; readonly seat: SeatId; readonly seatId: string; readonly locale: Locale; readonly timeZone: string };

export type PeopleStore = {
  readonly holderOfToken: (tokenHash: string) => Promise<Holder | undefined>;
  readonly moderatorById: (id: string) => Promise<Moderator | undefined>;
  readonly moderatorByEmail: (email: string) => Promise<Moderator | undefined>;
  /** Adds a moderator or gives an existing one the token. */
  readonly saveModerator: (moderator: { readonly email: string; readonly locale: Locale; readonly timeZone: string; readonly tokenHash?: string }) => Promise<Moderator>;
  readonly seatById: (seatId: string) => Promise<(SeatRecord & { readonly gameId: string }) | undefined>;
  readonly addSignInLink: (link: { readonly tokenHash: string; readonly moderatorId: string; readonly expiresAt: Date; readonly mail?: OutgoingMail }) => Promise<void>;
  readonly signInLink: (tokenHash: string) => Promise<{ readonly moderator: Moderator; readonly expiresAt: Date; readonly usedAt: Date | undefined } | undefined>;
  /** Uses a link up; undefined if it was used or has expired. */
  readonly useSignInLink: (tokenHash: string) => Promise<Moderator | undefined>;
  readonly markBouncing: (email: string, gameId: string | undefined) => Promise<void>;
};

// --- games ---

export type GameStatus = 'setup' | 'running' | 'finished';
export type TurnStatus = 'open' | 'running' | 'finished' | 'held';
/** When a turn is resolved: at its deadline, or as soon as the orders of the seat in turn are in. */
export type ResolveWhen = 'at-deadline' | 'at-once';

export type GameHead = {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly resolve: ResolveWhen;
  readonly moderatorId: string;
  readonly status: GameStatus;
  readonly deadlineHours: number;
  readonly timeZone: string;
  readonly version: number;
  readonly eventCount: number;
  readonly createdAt: Date;
  readonly isDemo: boolean;
};

export type TurnRecord = {
  readonly number: number;
  readonly round: number;
  readonly action: number;
  readonly activeSeat: SeatId | undefined;
  readonly phase: string;
  readonly status: TurnStatus;
  /** Number of events of the game when the turn opened. */
  readonly openingEvent: number;
  readonly linkIndex: number | undefined;
  /** Full receipts as hex, in seat order, of the orders that opened the turn. */
  readonly receipts: readonly string[];
  readonly intents: Readonly<Record<SeatId, readonly TurnIntent[]>>;
  readonly deadlineAt: Date | undefined;
  readonly openedAt: Date;
  readonly finishedAt: Date | undefined;
};

export type QuestionRecord = { readonly turn: number; readonly question: Question; readonly status: 'open' | 'answered'; readonly askedAt: Date; readonly deadlineAt: Date | undefined };

/** A stored event with its number in the game. */
export type NumberedEvent = { readonly number: number; readonly turn: number; readonly at: Date; readonly event: GameEvent };

export type ChainRecord = { readonly number: number; readonly commitment: Uint8Array; readonly seed: Uint8Array; readonly length: number; readonly used: number };
export type LinkRecord = { readonly linkIndex: number; readonly chain: number; readonly turn: number; readonly opening: number; readonly receipts: readonly string[]; readonly revealedAt: Date | undefined };

/** One game as a use case works on it: one consistent reading. */
export type GameRecord = {
  readonly head: GameHead;
  readonly moderator: Moderator;
  readonly seats: readonly SeatRecord[];
  /** The newest turn; undefined before the start. */
  readonly turn: TurnRecord | undefined;
  /** State when the newest turn opened (before the start: as the game was set up). */
  readonly opening: GameState;
  /** Events after `opening`: the part of a running turn that is stored. */
  readonly tail: readonly NumberedEvent[];
  /** Answers of the newest turn in the order in which they were fixed. */
  readonly answers: readonly Answer[];
  readonly questions: readonly QuestionRecord[];
  /** The text in force of each seat in the newest turn. */
  readonly orders: readonly OrderRecord[];
  /** Changes with every counting text of the turn: a commit that rests on `orders` hands it back. */
  readonly orderMark: string;
  readonly chain: ChainRecord;
};

export type NewSeat = { readonly id: string; readonly seat: SeatId; readonly position: number; readonly tokenHash: string; readonly standing: readonly StandingIntent[]; readonly players: readonly Omit<Player, 'id' | 'bouncing'>[] };
export type NewGame = {
  readonly head: Omit<GameHead, 'version' | 'eventCount' | 'createdAt' | 'status'>;
  readonly seats: readonly NewSeat[];
  readonly chain: Omit<ChainRecord, 'used'>;
  readonly event: GameEvent;
  readonly state: GameState;
};

export type NewReport = { readonly seat: SeatId; readonly playerId: string; readonly subject: string; readonly text: string; readonly html: string };
export type NewTurn = Pick<TurnRecord, 'number' | 'round' | 'action' | 'activeSeat' | 'phase' | 'deadlineAt'>;

/** One change of a game, written in one transaction if the game is still at `version`. What is absent stays. */
export type GameCommit = {
  readonly gameId: string;
  readonly version: number;
  readonly orderMark?: string;
  readonly status?: GameStatus;
  /** Turn that the events belong to. */
  readonly turnNumber: number;
  readonly events?: readonly GameEvent[];
  readonly turn?: Partial<Pick<TurnRecord, 'status' | 'linkIndex' | 'receipts' | 'intents' | 'deadlineAt' | 'openingEvent'>> & { readonly finished?: true };
  /** The turn that opens; its opening event is the last of `events`. */
  readonly nextTurn?: NewTurn;
  /** State at the opening of the newest turn, whenever that changes. */
  readonly opening?: GameState;
  readonly answers?: readonly Answer[];
  readonly asked?: readonly { readonly question: Question; readonly deadlineAt: Date | undefined }[];
  readonly link?: Omit<LinkRecord, 'revealedAt'>;
  readonly revealLink?: number;
  readonly newChain?: Omit<ChainRecord, 'used'>;
  readonly standing?: readonly { readonly seat: SeatId; readonly standing: readonly StandingIntent[] }[];
  readonly reports?: readonly NewReport[];
  readonly mails?: readonly OutgoingMail[];
  /** Orders that were sent ahead and now count for the turn that opens. */
  readonly carried?: readonly NewOrder[];
};

export type GameStore = {
  readonly create: (game: NewGame) => Promise<void>;
  readonly load: (gameId: string) => Promise<GameRecord | undefined>;
  /** `changed`: somebody else was first, start over. */
  readonly commit: (commit: GameCommit) => Promise<'committed' | 'changed'>;
  readonly ids: (of: { readonly moderatorId?: string; readonly gameId?: string }) => Promise<readonly string[]>;
  readonly count: () => Promise<number>;
  readonly eventsOf: (gameId: string, after: number, turn?: number) => Promise<readonly NumberedEvent[]>;
  readonly linksOf: (gameId: string) => Promise<{ readonly chains: readonly ChainRecord[]; readonly links: readonly LinkRecord[] }>;
  readonly reportsOf: (gameId: string, seat: SeatId | undefined) => Promise<readonly ReportRecord[]>;
  /** Games with a turn or question that is due by the database's clock. */
  readonly due: () => Promise<readonly string[]>;
  readonly raiseGeneration: (change: { readonly seatId: string; readonly what: 'mailbox' | 'link'; readonly from: number; readonly mail?: OutgoingMail }) => Promise<void>;
  readonly oldMailboxGenerations: (seatId: string) => Promise<readonly number[]>;
};

export type ReportRecord = { readonly id: string; readonly turn: number; readonly seat: SeatId; readonly playerId: string; readonly subject: string; readonly text: string; readonly html: string; readonly at: Date };

// --- orders ---

export type OrderSource = 'mail' | 'form' | 'rest' | 'moderator';
export type OrderStatus = 'accepted' | 'partly' | 'refused' | 'note';
export type EchoLine = {
  readonly line: number;
  readonly text: string;
  readonly canonical?: string;
  readonly status: 'ok' | 'warning' | 'refused' | 'note';
  readonly code?: string;
  readonly cites?: readonly string[];
  readonly message: string;
  readonly suggestion?: string;
};
export type NewOrder = {
  readonly turn: number;
  readonly seat: SeatId;
  readonly source: OrderSource;
  readonly mailId?: bigint;
  readonly receivedAt?: Date;
  readonly text: string;
  readonly locale: Locale;
  readonly lines: readonly EchoLine[];
  readonly intents: readonly Intent[];
  readonly salt: Uint8Array;
  readonly receipt: Uint8Array;
  readonly status: OrderStatus;
  /** At least one line stands: the text replaces the seat's earlier one of the turn. */
  readonly counts: boolean;
};
export type OrderRecord = NewOrder & { readonly id: bigint; readonly receivedAt: Date };

/** What checking a text needs: the cheapest reading of a game (one statement). */
export type OrderContext = Pick<GameRecord, 'head' | 'turn' | 'opening' | 'tail' | 'questions'> & { readonly seat: SeatRecord; readonly now: Date };

export type OrderStore = {
  readonly context: (gameId: string, seat: SeatId) => Promise<OrderContext | undefined>;
  /**
   * Stores a text under the game's row lock if the game is still at `version`; `changed`: read again. With `also` everything is one
   * transaction. `superseded`: a text received later is in force.
   */
  readonly store: (
    gameId: string,
    order: NewOrder,
    version: number,
    also?: OrderSideEffects,
  ) => Promise<{ readonly result: 'stored' | 'superseded'; readonly id: bigint; readonly receivedAt: Date } | { readonly result: 'changed' }>;
  readonly list: (gameId: string, seat: SeatId | undefined) => Promise<readonly OrderRecord[]>;
  /** The texts in force of earlier turns that the seat sent since it was last in turn, newest first. */
  readonly ahead: (gameId: string, seat: SeatId) => Promise<readonly OrderRecord[]>;
};
export type OrderSideEffects = { readonly standing?: readonly StandingIntent[]; readonly mails?: readonly OutgoingMail[]; readonly inbound?: { readonly seq: bigint; readonly mark: InboundMark }; /** The mailbox key has become known to others. */ readonly raiseMailbox?: { readonly seatId: string; readonly from: number } };

// --- dice ---

export type DiceKeeper = {
  readonly newChain: () => Omit<ChainRecord, 'number' | 'used'>;
  readonly newSalt: () => Uint8Array;
  readonly receipt: (salt: Uint8Array, canonicalIntentsText: string) => Uint8Array;
  /** As mails show it: the first 16 hex digits in groups of four. */
  readonly shownReceipt: (receipt: Uint8Array) => string;
  readonly link: (chain: Pick<ChainRecord, 'seed' | 'length'>, index: number) => Uint8Array;
  readonly source: (turn: { readonly link: Uint8Array; readonly game: string; readonly linkNumber: number; readonly receipts: readonly Uint8Array[] }) => DiceSource;
};

// --- mail ---

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
  readonly byMessageIds: (messageIds: readonly string[]) => Promise<OutboxRecord | undefined>;
};

/** One mail that a sender has under its lease. */
export type ClaimedMail = Pick<OutgoingMail, 'envelopeFrom' | 'toAddress' | 'messageId' | 'raw'> & {
  readonly id: string;
  readonly createdAt: Date;
  readonly attempts: number;
  /** A sender died with the mail in its hands: the relay may have it already. */
  readonly doubtful: boolean;
};
export type OverdueMail = Pick<OutboxRecord, 'id' | 'cause' | 'gameId' | 'seat' | 'toAddress' | 'subject' | 'lastError'>;
/** The outbox as the sender job sees it. All times are the database's. */
export type OutboxQueue = {
  /** Due mails, oldest first, under a lease; none to a bouncing address, and of one domain at most what its pace still allows. */
  readonly claim: (worker: string, of: { readonly most: number; readonly perDomainAMinute?: number }) => Promise<readonly ClaimedMail[]>;
  readonly sent: (id: string) => Promise<void>;
  /** Not now: again after the delay, with the whole domain if it asked for that. */
  readonly later: (id: string, failure: { readonly error: string; readonly afterMs: number; readonly domain?: boolean }) => Promise<void>;
  /** Gives back mails that were not tried; the attempt does not count. */
  readonly release: (ids: readonly string[]) => Promise<void>;
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
export type InboundMark = {
  readonly status: InboundStatus;
  readonly action?: string;
  readonly reason?: string;
  readonly gameId?: string;
  readonly seat?: SeatId;
  readonly orderId?: bigint;
  readonly messageId?: string;
  readonly duplicateKey?: string;
  readonly confirm?: { readonly hash: string; readonly expiresAt: Date };
  readonly confirmed?: true;
  readonly mails?: readonly OutgoingMail[];
};
export type MailStore = {
  /** Raw first: returns when it is committed. Written with `pg`. */
  readonly storeRaw: (mail: RawMail) => Promise<bigint>;
  readonly bySeq: (seq: bigint) => Promise<InboundRecord | undefined>;
  /** Mails not yet handled, oldest first; `until`: only those received by then. */
  readonly waiting: (of: { readonly gameId?: string; readonly until?: Date; readonly most?: number }) => Promise<readonly bigint[]>;
  /** Runs the work while this process alone handles the mail; false if another one has it or it is handled. */
  readonly handleAlone: (seq: bigint, work: () => Promise<void>) => Promise<boolean>;
  readonly mark: (seq: bigint, mark: InboundMark) => Promise<void>;
  /** An earlier mail of the same seat with this key. */
  readonly duplicateOf: (of: { readonly gameId: string; readonly seat: SeatId; readonly duplicateKey: string; readonly before: bigint }) => Promise<bigint | undefined>;
  readonly heldByHash: (hash: string) => Promise<InboundRecord | undefined>;
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
  readonly read: (mail: { readonly raw: Uint8Array; readonly envelopeFrom: string; readonly envelopeTo: string }) => Promise<{ readonly ok: true; readonly facts: MailFacts } | { readonly ok: false; readonly problem: string; /** The limit that it is above. */ readonly most: number }>;
  /** The recipient of an address alone, for RCPT TO; undefined for an address that is not ours. */
  readonly recipient: (address: string) => MailRecipient | undefined;
  readonly judge: (check: { readonly from: readonly string[]; readonly registered: readonly string[]; readonly keyMatched: boolean; readonly dmarc: 'pass' | 'fail' | 'none'; readonly dmarcRequired: boolean }) =>
    | { readonly verdict: 'accept' }
    | { readonly verdict: 'hold' | 'reject' | 'ignore'; readonly reason: string };
};

// --- idempotency ---

export type IdempotencyStore = {
  readonly begin: (call: { readonly tokenHash: string; readonly key: string; readonly request: string; readonly bodyHash: string }) => Promise<
    { readonly found: 'nothing' } | { readonly found: 'answer'; readonly status: number; readonly response: unknown } | { readonly found: 'other-body' } | { readonly found: 'at-work' }
  >;
  readonly finish: (call: { readonly tokenHash: string; readonly key: string; readonly status: number; readonly response: unknown }) => Promise<void>;
  /** The work failed: the same call may try again. */
  readonly forget: (call: { readonly tokenHash: string; readonly key: string }) => Promise<void>;
};
