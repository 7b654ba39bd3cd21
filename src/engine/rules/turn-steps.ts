import type { Step, TurnView } from '../step.js';

/**
 * The steps that an edition names for a turn. An edition plays another order of play by naming other steps here,
 * never by asking inside a step which edition it is.
 */
export type TurnSteps = {
  /** One player's turn (third edition) or one common phase (German game), first to last. */
  readonly turn: readonly NamedStep[];
  /** What happens when the last player has passed. */
  readonly roundEnd: readonly NamedStep[];
};
export type NamedStep = { readonly name: string; readonly run: (turn: TurnView) => Step<void> };
