import type { GameEvent } from '../engine/events.js';
import type { SeatId } from '../engine/ids.js';
import type { StandingIntent } from '../engine/order-intents.js';
import type { AnswerValue, Question } from '../engine/questions.js';
import type { GameState } from '../engine/state.js';
import type { EchoLine, GameStatus, InboundSource, InboundStatus, Locale, OrderSource, OrderStatus, ResolveWhen, TurnStatus } from './ports.js';

// What use cases answer. Dates are Date; a face turns them into what it shows.

/** Whom a game waits for, and for what. */
export type Waiting = { readonly seat: SeatId | 'moderator'; readonly for: 'orders' | 'answer' | 'start' | 'held-turn'; readonly until: Date | undefined };

export type PlayerView = { readonly id: string; readonly name: string; readonly locale: Locale; /** For the moderator and the seat itself only. */ readonly email?: string; readonly timeZone?: string; readonly bouncing?: boolean };
export type SeatView = {
  readonly seat: SeatId;
  readonly race: string;
  readonly position: number;
  readonly players: readonly PlayerView[];
  readonly passed: boolean;
  /** Whether orders of the seat stand for the open turn; told to the moderator, the seat itself, and for the active seat to all. */
  readonly ordersIn?: boolean;
  /** For the moderator and the seat itself only. */
  readonly mailbox?: string;
  readonly url?: string;
};
export type QuestionView = {
  readonly id: string;
  readonly turn: number;
  readonly seat: SeatId | 'moderator';
  readonly question: Question;
  readonly deadline: Date | undefined;
  /** The seat has answered, and can do so again until the deadline. What it answered is told to the seat alone. */
  readonly kept?: { readonly value?: AnswerValue };
};

export type GameSummary = {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly status: GameStatus;
  readonly round: number;
  readonly action: number;
  readonly turn: number;
  readonly turnStatus: TurnStatus | undefined;
  readonly phase: string;
  readonly active: SeatId | undefined;
  readonly deadline: Date | undefined;
  readonly waitingFor: readonly Waiting[];
  readonly isDemo: boolean;
};
export type GameView = GameSummary & {
  readonly viewer: SeatId | 'moderator';
  readonly options: Readonly<Record<string, unknown>>;
  readonly resolve: ResolveWhen;
  readonly timeZone: string;
  readonly deadlineHours: number;
  readonly diceCommitment: string;
  /** The state as the viewer may see it. */
  readonly galaxy: GameState;
  readonly seats: readonly SeatView[];
  readonly questions: readonly QuestionView[];
  readonly eventCount: number;
};

export type EventView = { readonly number: number; readonly turn: number; readonly at: Date; readonly event: GameEvent };

export type DiceLogRoll = Extract<GameEvent, { type: 'dice-rolled' }> & { readonly number: number; readonly turn: number };
/** The public dice log: commitments, one opening a turn with its link once revealed, and every roll. */
export type DiceLog = {
  readonly game: string;
  readonly chains: readonly { readonly number: number; readonly commitment: string; readonly length: number }[];
  readonly openings: readonly { readonly turn: number; readonly opening: number; readonly linkNumber: number; readonly receipts: readonly string[]; readonly link: string | undefined; readonly revealedAt: Date | undefined }[];
  readonly rolls: readonly DiceLogRoll[];
};

export type ReportView = { readonly id: string; readonly turn: number; readonly seat: SeatId; readonly subject: string; readonly text: string; readonly html: string; readonly at: Date };

/** The answer to an order text, the same for mail, form and REST (CONTRACT). */
export type OrdersAnswer = {
  readonly receipt: string;
  readonly status: 'accepted' | 'partly' | 'refused';
  readonly lines: readonly EchoLine[];
  readonly missing: readonly string[];
  readonly deadline: Date | undefined;
  /** Hex; told to the seat alone, with it the receipt can be checked. */
  readonly salt?: string;
  /** The text replaced the seat's orders; false for notes, commands and refusals alone. */
  readonly counts: boolean;
  /** It is another seat's turn: the action is kept for the next one of this seat; `note` says so in words. */
  readonly ahead?: true;
  /** An order of the text answers a question that stays open until then, and can be changed as long; `note` says so in words. */
  readonly keptUntil?: Date;
  readonly note?: string;
  /** What the text answers of the questions open to its seat, in words. */
  readonly answered?: readonly string[];
  /** It was the last that the game waited for, and the turn has been played on. */
  readonly resolved?: true;
  /** The game waits until then for the lines that were refused. */
  readonly correctUntil?: Date;
  /** CANCEL took the seat's orders back, and the text has no others. */
  readonly withdrawn?: true;
  /** A later text of the seat was there already (a held mail confirmed late). */
  readonly superseded?: true;
};
export type OwnOrders = {
  readonly id: string;
  readonly turn: number;
  readonly seat: SeatId;
  readonly source: OrderSource;
  readonly receivedAt: Date;
  readonly text: string;
  readonly lines: readonly EchoLine[];
  readonly status: OrderStatus;
  /** The text in force for its turn. */
  readonly current: boolean;
  readonly receipt: string;
  readonly salt?: string;
  /** What the receipt binds, as it was hashed behind the salt. */
  readonly canonical?: string;
};
export type StandingView = { readonly standing: readonly StandingIntent[]; /** One canonical order a line, in the holder's language. */ readonly lines: readonly string[] };

export type ProcessAnswer = { readonly events: number; readonly questions: number; readonly published: boolean; readonly held?: true };
/** `keptUntil`: the question stays open until then, and the answer can be changed as long; `note` says so in words. */
export type AnswerGiven = ProcessAnswer & { readonly keptUntil?: Date; readonly note?: string };

export type MailInView = { readonly seq: string; readonly receivedAt: Date; readonly source: InboundSource; readonly from: string; readonly to: string; readonly size: number; readonly status: InboundStatus; readonly action: string | undefined; readonly reason: string | undefined; readonly gameId: string | undefined; readonly seat: SeatId | undefined; /** The order text that was made of it. */ readonly orderId: string | undefined };
export type MailOutView = { readonly id: string; readonly gameId: string | undefined; readonly seat: SeatId | undefined; readonly to: string; readonly subject: string; /** Bytes; undefined once the text has been removed. */ readonly size: number | undefined; readonly createdAt: Date; readonly sentAt: Date | undefined; readonly failedAt: Date | undefined; readonly attempts: number; readonly lastError: string | undefined };

/** What anybody may see of a game: the open board, whose move it is, and the commitment of the dice. */
export type PublicGame = Omit<GameSummary, 'waitingFor'> & { readonly timeZone: string; readonly diceCommitment: string; readonly galaxy: GameState };
