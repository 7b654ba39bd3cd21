import type { GameEvent } from '../events.js';
import type { PieceId, PlanetId, SeatId, SystemId } from '../ids.js';
import type { ActionIntent } from '../order-intents.js';
import type { Problem } from '../problems.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState } from '../state.js';

/**
 * What comes of one order: the facts it makes and doubts about it, or the reason why it is refused.
 * The same function answers the check before the deadline (on what the seat may see) and the step that carries the order out.
 */
export type Outcome =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problem: Problem };

/** Who orders, under which rules, in which state; `system` is the activated one once there is one. */
export type OrderContext = {
  readonly state: GameState;
  readonly rules: RuleSet;
  readonly seat: SeatId;
  readonly system?: SystemId;
  /** Ships that move further today because an Admiral leads them (B45). */
  readonly escort?: ReadonlySet<PieceId>;
  /** The lines of the same orders that pick something up on the way of a fleet. */
  readonly pickUps?: readonly Extract<ActionIntent, { order: 'move' }>[];
  /** Ships whose cargo has landed this turn, and where (S10.2). */
  readonly landed?: ReadonlyMap<PieceId, PlanetId>;
};

export function done(events: readonly GameEvent[], warnings: readonly Problem[] = []): Outcome {
  return { ok: true, events, warnings };
}
export function refused(problem: Problem): Outcome {
  return { ok: false, problem };
}
