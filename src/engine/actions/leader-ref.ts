import type { LeaderRef } from '../order-intents.js';
import type { GameState, Leader } from '../state.js';

/** How an order of his owner names a leader: the class, and the number where the seat has two of it. */
export function leaderRef(state: GameState, leader: Leader): LeaderRef {
  const alike = Object.values(state.leaders).filter((other) => other.seat === leader.seat && other.class === leader.class);
  return { class: leader.class, ...(alike.length > 1 ? { number: alike.indexOf(leader) + 1 } : {}) };
}
