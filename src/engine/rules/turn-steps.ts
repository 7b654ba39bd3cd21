import type { PhaseId, SeatId } from '../ids.js';
import type { GameState } from '../state.js';
import type { Step, TurnView } from '../step.js';

/**
 * The order of play of an edition: which steps make a turn of each phase, and which turn comes next.
 * An edition plays another order by naming other steps here, never by asking inside a step which edition it is.
 */
export type TurnSteps = {
  readonly phases: Readonly<Partial<Record<PhaseId, readonly NamedStep[]>>>;
  readonly next: (state: GameState) => NextTurn;
};
export type NamedStep = { readonly name: string; readonly run: (turn: TurnView) => Step<void> };
/** The turn after a finished one: of one seat, or common to all. `round`: it opens a new round. */
export type NextTurn = { readonly phase: PhaseId; readonly seat?: SeatId; readonly round?: number };
