import { projectState, type GameState, type SeatId } from '../engine/index.js';

const seen = new WeakMap<GameState, Map<SeatId, GameState>>();

/** The state as a seat may see it, made once: between texts to one open turn nothing changes, and what is made from it can be kept with it. */
export function seenState(state: GameState, seat: SeatId): GameState {
  const bySeat = seen.get(state) ?? new Map<SeatId, GameState>();
  const known = bySeat.get(seat);
  if (known !== undefined) return known;
  const made = projectState(state, seat);
  seen.set(state, bySeat.set(seat, made));
  // Seen again by the same seat it is the same.
  seen.set(made, new Map([[seat, made]]));
  return made;
}
