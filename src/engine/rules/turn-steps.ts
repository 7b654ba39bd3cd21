import type { PhaseId, SeatId } from '../ids.js';
import type { Intent, IntentKind } from '../order-intents.js';
import type { Problem } from '../problems.js';
import type { RuleSet } from './rule-set.js';
import type { GameState } from '../state.js';
import type { Step, TurnView } from '../step.js';

/**
 * The order of play of an edition: which steps make a turn of each phase, and which turn comes next.
 * An edition plays another order by naming other steps here, never by asking inside a step which edition it is.
 */
export type TurnSteps = {
  readonly phases: Readonly<Partial<Record<PhaseId, readonly NamedStep[]>>>;
  readonly next: (state: GameState) => NextTurn;
  /** The phases of a round in their order, where orders may be sent ahead for a later one; empty where each turn has its own orders. */
  readonly round: readonly PhaseId[];
  /**
   * Which kinds of orders count in which phase. An order that acts counts once, in the first phase from the open one on that takes its kind;
   * one that answers questions counts in every phase that takes it.
   */
  readonly ordersOf: Readonly<Partial<Record<PhaseId, readonly IntentKind[]>>>;
  /** How orders are checked before they are carried out. */
  readonly check: (orders: OrdersToCheck) => readonly OrderCheck[];
  /** Common phases that stay open for orders until the deadline; the others go on at once. */
  readonly waitsForOrders: readonly PhaseId[];
};
export type NamedStep = { readonly name: string; readonly run: (turn: TurnView) => Step<void> };
/** What a seat wants to order, and what it may see. */
export type OrdersToCheck = {
  readonly state: GameState;
  readonly rules: RuleSet & { readonly steps: TurnSteps };
  readonly seat: SeatId;
  /** In the order of the text; `undefined` keeps the place of a line that is no order. */
  readonly intents: readonly (Intent | undefined)[];
};
export type OrderCheck = { readonly problems: readonly Problem[] };
/** The turn after a finished one: of one seat, or common to all. `round`: it opens a new round. */
export type NextTurn = { readonly phase: PhaseId; readonly seat?: SeatId; readonly round?: number };
