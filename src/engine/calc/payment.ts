import { publicly, type EventOf } from '../events.js';
import type { PlanetId, SeatId } from '../ids.js';
import { refuse, type Problem } from '../problems.js';
import type { GameState, Planet } from '../state.js';
import { planetsOwnedBy, seatOf } from './board.js';

export type Payment = { readonly ok: true; readonly event: EventOf<'paid'> } | { readonly ok: false; readonly problem: Problem };

/**
 * How a cost in resources is paid: with the planets named, or with those that waste least; trade goods fill what is left.
 * Exhausted planets pay nothing.
 */
export function payment(state: GameState, { seat, cost, planets }: { seat: SeatId; cost: number; planets?: readonly PlanetId[] | undefined }): Payment {
  const ready = planetsOwnedBy(state, seat).filter((planet) => !planet.exhausted);
  const goods = seatOf(state, seat).tradeGoods;
  const wrong = planets?.find((id) => !ready.some((planet) => planet.id === id));
  if (wrong !== undefined) return { ok: false, problem: refuse('cannot-pay-with', { planet: wrong }, ['R2.42']) };
  const chosen = planets === undefined ? leastWaste(ready, { cost, goods }) : ready.filter((planet) => planets.includes(planet.id));
  const have = sum(chosen ?? ready) + goods;
  if (chosen === undefined || have < cost) return { ok: false, problem: refuse('not-enough-resources', { cost, have }, ['R2.42']) };
  const tradeGoods = Math.max(0, cost - sum(chosen));
  return { ok: true, event: publicly('paid', { seat, planets: chosen.map((planet) => planet.id), tradeGoods, cost }, ['R2.42']) };
}

/** The set of planets that wastes the fewest resources, then uses the fewest trade goods, then gives up the least influence. */
function leastWaste(ready: readonly Planet[], { cost, goods }: { cost: number; goods: number }): readonly Planet[] | undefined {
  type Best = { readonly planets: readonly Planet[]; readonly influence: number };
  // For each sum of resources the set with the least influence: the classic knapsack table, small as planets pay 0 to 4.
  let table = new Map<number, Best>([[0, { planets: [], influence: 0 }]]);
  for (const planet of ready.filter((one) => one.resources > 0)) {
    const next = new Map(table);
    for (const [paid, best] of table) {
      const option = { planets: [...best.planets, planet], influence: best.influence + planet.influence };
      const known = next.get(paid + planet.resources);
      if (known === undefined || option.influence < known.influence) next.set(paid + planet.resources, option);
    }
    table = next;
  }
  const enough = [...table].filter(([paid]) => paid + goods >= cost);
  const order = ([paid]: readonly [number, Best]): number => (paid >= cost ? paid - cost : 1000 + cost - paid);
  return enough.sort((left, right) => order(left) - order(right) || left[1].influence - right[1].influence)[0]?.[1].planets;
}

function sum(planets: readonly Planet[]): number {
  return planets.reduce((total, planet) => total + planet.resources, 0);
}
