import type { SeatId } from '../ids.js';
import type { Edition } from '../rules/edition.js';
import type { GameState } from '../state.js';
import { enemyShipsIn } from './board.js';

/**
 * Whether a seat could order something of its own in the open common phase: only then the phase waits for it. Known from what lies open to
 * all, so that waiting tells nobody anything.
 */
export function mayOrder(state: GameState, rules: Edition, seat: SeatId): boolean {
  if (!rules.steps.waitsForOrders.includes(state.phase)) return false;
  const own = Object.values(state.pieces).filter((piece) => piece.seat === seat);
  switch (state.phase) {
    case 'movement': return own.length > 0;
    // Fight or retreat is a matter of those who meet (RZ19).
    case 'space-combat': return own.some(({ system }) => enemyShipsIn(state, system, seat).length > 0);
    // Only who has brought forces to a planet that is not his can land there, and bombard it (RZ22).
    case 'invasion': return own.some(({ system, cargo }) => Object.keys(cargo).length > 0 && (state.systems[system]?.planets ?? []).some((planet) => state.planets[planet]?.owner !== seat));
    default: return true;
  }
}
