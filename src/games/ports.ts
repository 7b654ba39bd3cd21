import type { DiceSource } from '../engine/dice.js';
import type { GameEvent } from '../engine/events.js';
import type { SeatId } from '../engine/ids.js';
import type { Intent, StandingIntent, TurnIntent } from '../engine/order-intents.js';
import type { Answer, Question } from '../engine/questions.js';
import type { GameState } from '../engine/state.js';
import type { Locale } from '../time/deadline.js';
import type { AnsweredMail, OutgoingMail, MailComposer, MapPainter, Outbox, InboundMark, InboundRecord, MailStore, InboundReader } from './mail-ports.js';

// What the use cases need from the world. Plain values; `undefined` for what is not there; no database or mail types.

export type { Locale };
export type * from './mail-ports.js';

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
  readonly paintMap: MapPainter;
  readonly inbound: InboundReader;
  /** Reads stored mail before a turn is resolved: a mail that came in time is never late. Bound in compose.ts. */
  readonly readMailFirst: (deps: GameDeps, of: { readonly gameId: string; readonly until?: Date }) => Promise<unknown>;
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

/** The database's clock: the only one that counts. `pause` waits for so long in this process, for who looks again later. */
export type Clock = { readonly now: () => Promise<Date>; readonly pause: (ms: number) => Promise<void> };

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
  /** Addresses of the game's players that bounce, in this game or in another: nothing is sent to either. */
  readonly suppressed: (gameId: string) => Promise<readonly SuppressedAddress[]>;
  /** The address is good again, wherever it plays. */
  readonly clearBouncing: (email: string) => Promise<void>;
};
export type SuppressedAddress = { readonly seat: SeatId; readonly name: string; readonly email: string };

// --- games ---

export type GameStatus = 'setup' | 'running' | 'finished';
export const turnStatuses = ['open', 'running', 'finished', 'held'] as const;
export type TurnStatus = (typeof turnStatuses)[number];
/** When a turn is resolved: at its deadline, or as soon as the orders of the seat in turn are in. */
export type ResolveWhen = 'at-deadline' | 'at-once';

export type GameHead = {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly resolve: ResolveWhen;
  /** Mail counts only when its sender's domain stands by it (DMARC); else the absence of a failure is enough. */
  readonly requirePass: boolean;
  readonly moderatorId: string;
  readonly status: GameStatus;
  readonly deadlineHours: number;
  readonly timeZone: string;
  readonly version: number;
  readonly eventCount: number;
  /** Something is stored that may play the turn on, and nobody has looked at it yet: the sweep will. */
  readonly wantsAdvance: boolean;
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

export type QuestionRecord = { readonly turn: number; readonly question: Question; readonly status: 'open' | 'answered'; readonly askedAt: Date; readonly deadlineAt: Date | undefined; /** Of a question that stays open its full time: what was answered so far, and not by an order text. */ readonly kept?: KeptAnswer };
export type KeptAnswer = Pick<Answer, 'value' | 'source'> & { readonly at: Date };

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
  /** In a common phase: every text of its round that counts, the oldest first; else none. */
  readonly roundTexts: readonly OrderRecord[];
  /** Texts that answered questions of the turn beside `orders`, newest first. */
  readonly beside: readonly OrderRecord[];
  /** Number of the first turn of the round. */
  readonly roundStart: number | undefined;
  /** Changes with every counting text of the turn: a commit that rests on `orders` hands it back. */
  readonly orderMark: string;
  readonly chain: ChainRecord;
  /** The database's time of the reading. */
  readonly now: Date;
};

export type GameForMail = { readonly record: GameRecord; readonly copies: readonly { readonly seat: SeatId; readonly seq: bigint }[]; readonly answered?: AnsweredMail };

export type NewSeat = { readonly id: string; readonly seat: SeatId; readonly position: number; readonly tokenHash: string; readonly standing: readonly StandingIntent[]; readonly players: readonly Omit<Player, 'id' | 'bouncing'>[] };
export type NewGame = {
  readonly head: Omit<GameHead, 'version' | 'eventCount' | 'wantsAdvance' | 'createdAt' | 'status'>;
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
  /** Whether the turn may go on after this change: it stands until a look at the game says otherwise. */
  readonly wantsAdvance?: boolean;
  /** Turn that the events belong to. */
  readonly turnNumber: number;
  readonly events?: readonly GameEvent[];
  readonly turn?: Partial<Pick<TurnRecord, 'status' | 'linkIndex' | 'receipts' | 'intents' | 'deadlineAt' | 'openingEvent'>> & { readonly finished?: true };
  /** The turn that opens; its opening event is the last of `events`. */
  readonly nextTurn?: NewTurn;
  /** State at the opening of the newest turn, whenever that changes. */
  readonly opening?: GameState;
  readonly answers?: readonly Answer[];
  /** An answer that waits for the deadline of its question; it takes the place of the one before. */
  readonly kept?: Answer & { readonly at: Date };
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
  /** The game that a mail is for; the earlier mails with its key, by the seat that they came to; and the newest of our own that it answers. */
  readonly loadForMail: (mail: { readonly gameId: string; readonly duplicateKey: string; readonly seq: bigint; readonly messageIds: readonly string[] }) => Promise<GameForMail | undefined>;
  /** `changed`: somebody else was first, start over. */
  readonly commit: (commit: GameCommit) => Promise<'committed' | 'changed'>;
  /** Work on a game that stands still meanwhile: whoever else would change it waits. Its writes are one transaction. */
  readonly alone: <T>(gameId: string, work: (still: StillGame) => Promise<T>) => Promise<T>;
  /** Takes note that nothing plays the game on as it stands; not if it has changed since. */
  readonly settle: (seen: Pick<GameCommit, 'gameId' | 'version' | 'orderMark' | 'turnNumber'>) => Promise<void>;
  readonly ids: (of: { readonly moderatorId?: string; readonly gameId?: string }) => Promise<readonly string[]>;
  readonly count: () => Promise<number>;
  readonly eventsOf: (gameId: string, after: number, turn?: number) => Promise<readonly NumberedEvent[]>;
  /** Whether a question has been asked in any turn, of the seat or of anybody. */
  readonly wasAsked: (gameId: string, questionId: string, seat: SeatId | undefined) => Promise<boolean>;
  readonly linksOf: (gameId: string) => Promise<{ readonly chains: readonly ChainRecord[]; readonly links: readonly LinkRecord[] }>;
  readonly reportsOf: (gameId: string, seat: SeatId | undefined) => Promise<readonly ReportRecord[]>;
  /** Games with a turn or question that is due by the database's clock, or with a turn that may go on and that nobody has looked at. */
  readonly due: () => Promise<readonly string[]>;
  readonly raiseGeneration: (change: { readonly seatId: string; readonly what: 'mailbox' | 'link'; readonly from: number; readonly mail?: OutgoingMail }) => Promise<void>;
  readonly oldMailboxGenerations: (seatId: string) => Promise<readonly number[]>;
};

/** The ports to read and write a game that stands still. */
export type StillGame = { readonly games: GameStore; readonly orders: OrderStore; readonly clock: Clock };

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
  /** The text may play the turn on: that is noted with it, so that it happens even if nobody is left to do it at once. */
  readonly wantsAdvance?: boolean;
};
export type OrderRecord = Omit<NewOrder, 'wantsAdvance'> & { readonly id: bigint; readonly receivedAt: Date };

/** What checking a text needs: the cheapest reading of a game (one statement). */
export type OrderContext = Pick<GameRecord, 'head' | 'turn' | 'opening' | 'tail' | 'questions'> & { readonly seat: SeatRecord; readonly now: Date; /** The seat's own. */ readonly roundTexts: readonly OrderRecord[] };

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
export type OrderSideEffects = { readonly standing?: readonly StandingIntent[]; readonly mails?: readonly OutgoingMail[]; readonly inbound?: { readonly mail: Pick<InboundRecord, 'seq' | 'status'>; readonly mark: InboundMark }; /** The mailbox key has become known to others. */ readonly raiseMailbox?: { readonly seatId: string; readonly from: number } };

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

// --- idempotency ---

export type IdempotencyStore = {
  readonly begin: (call: { readonly tokenHash: string; readonly key: string; readonly request: string; readonly bodyHash: string; /** Kept from the first try to those after it. */ readonly meant?: unknown }) => Promise<
    { readonly found: 'nothing'; readonly meant: unknown } | { readonly found: 'answer'; readonly status: number; readonly response: unknown } | { readonly found: 'other-body' } | { readonly found: 'at-work' }
  >;
  readonly finish: (call: { readonly tokenHash: string; readonly key: string; readonly status: number; readonly response: unknown }) => Promise<void>;
  /** The work failed: the same call may try again. */
  readonly forget: (call: { readonly tokenHash: string; readonly key: string }) => Promise<void>;
};
