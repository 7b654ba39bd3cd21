import type { Citation, PlanetId, SeatId, TechnologyId } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState } from '../state.js';
import { hasLeaderOn, planetsOwnedBy } from './board.js';
import { payment, type Payment } from './payment.js';

export type Discount = { readonly planet: PlanetId; readonly by: number };
export type Purchase = { readonly seat: SeatId; readonly technology: TechnologyId; readonly pay?: readonly PlanetId[] | undefined };
export type Bill = { readonly price: number; readonly discounts: readonly Discount[]; readonly payment: Payment; readonly cites: readonly Citation[] };

/** What a technology costs a seat and how it is paid: each ready planet with its specialty takes something off (R4.S1). */
export function technologyBill(state: GameState, rules: RuleSet, purchase: Purchase): Bill {
  const offered = discountsFor(state, rules, purchase);
  const cites = discountCites(state, rules, purchase, offered);
  if (state.options['technology.discountFirst']) return billWith(state, rules, { purchase, discounts: offered, cites });
  const { pay } = purchase;
  const option = offered.length === 0 ? cites : [...cites, 'technology.discountFirst'];
  if (pay !== undefined) return billWith(state, rules, { purchase, discounts: offered.filter(({ planet }) => !pay.includes(planet)), cites: option });
  // A planet gives its discount or its resources, not both: as many discounts as can be afforded.
  const ways = [...subsets(offered)].sort((left, right) => total(right) - total(left)).map((discounts) => {
    const kept = discounts.map(({ planet }) => planet);
    return billWith(withExhausted(state, kept), rules, { purchase, discounts, cites: option });
  });
  return ways.find((way) => way.payment.ok) ?? billWith(state, rules, { purchase, discounts: offered, cites: option });
}

/** Ready planets of the colour: one off for each specialty on them, and one more with a Scientist there (A17, A72). */
export function discountsFor(state: GameState, rules: RuleSet, { seat, technology }: Purchase): readonly Discount[] {
  const colour = rules.technologies[technology]?.colour;
  const { bonus } = rules.leaders.scientist.technology;
  return planetsOwnedBy(state, seat).filter((planet) => !planet.exhausted).flatMap((planet): readonly Discount[] => {
    const specialties = planet.specialties.filter((one) => one === colour).length;
    return specialties === 0 ? [] : [{ planet: planet.id, by: specialties + (hasLeaderOn(state, planet.id, seat, 'scientist') ? bonus : 0) }];
  });
}

type Way = { readonly purchase: Purchase; readonly discounts: readonly Discount[]; readonly cites: readonly Citation[] };

function billWith(state: GameState, rules: RuleSet, { purchase, discounts, cites }: Way): Bill {
  const price = Math.max(0, (rules.numbers.researchCost ?? 0) - total(discounts));
  const paid = payment(state, { seat: purchase.seat, cost: price, planets: purchase.pay });
  const pays = paid.ok && discounts.some(({ planet }) => paid.event.planets.includes(planet));
  return { price, discounts, payment: paid, cites: pays ? [...cites, 'technology.discountFirst'] : cites };
}

/** Whatever could have changed the price is cited: a planet of the colour, exhausted or not, and a Scientist, with a specialty or without. */
function discountCites(state: GameState, rules: RuleSet, { seat, technology }: Purchase, offered: readonly Discount[]): readonly Citation[] {
  const own = planetsOwnedBy(state, seat);
  const colour = rules.technologies[technology]?.colour;
  const concerned = offered.length > 0 || own.some((planet) => planet.specialties.some((one) => one === colour) || hasLeaderOn(state, planet.id, seat, 'scientist'));
  return concerned ? ['R4.S1', ...rules.leaders.scientist.technology.cites] : [];
}

function withExhausted(state: GameState, planets: readonly PlanetId[]): GameState {
  const changed = Object.values(state.planets).map((planet) => [planet.id, planets.includes(planet.id) ? { ...planet, exhausted: true } : planet] as const);
  return { ...state, planets: Object.fromEntries(changed) };
}

function total(discounts: readonly Discount[]): number {
  return discounts.reduce((sum, { by }) => sum + by, 0);
}

function subsets<T>(items: readonly T[]): readonly T[][] {
  return items.reduce<readonly T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}
