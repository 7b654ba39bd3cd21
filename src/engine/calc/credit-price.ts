import type { Citation, PlanetId, SeatId } from '../ids.js';
import type { RuleSet, Technology } from '../rules/rule-set.js';
import type { GameState, Planet } from '../state.js';
import { hasLeaderOn, planetsOwnedBy, systemOf } from './board.js';
import { resourcesOf } from './influence-order.js';
import { raceOf } from './technology.js';

export type CreditPrice = { readonly price: number; readonly discounts: readonly { readonly planet: PlanetId; readonly by: number }[]; readonly cites: readonly Citation[] };
type Discount = CreditPrice['discounts'][number] & { readonly cites: readonly Citation[] };

/** S12.1-S12.5: the price in credits less the planets' discounts, one a planet; what goes beyond the price is lost (RZ27). */
export function creditPrice(state: GameState, rules: RuleSet, { seat, technology }: { readonly seat: SeatId; readonly technology: Technology }): CreditPrice {
  const listed = raceOf(state, rules, seat).modifiers.technologyCost?.[technology.colour] ?? rules.numbers.technologyCost ?? 0;
  const discounts = planetsOwnedBy(state, seat).flatMap((planet) => discountOf(state, rules, { seat, technology, planet }) ?? []);
  const price = Math.max(0, listed - discounts.reduce((sum, { by }) => sum + by, 0));
  return { price, discounts: discounts.map(({ planet, by }) => ({ planet, by })), cites: [...new Set(['S12.1', ...discounts.flatMap(({ cites }) => cites)])] };
}

/** A Scientist away from home gives twice the resources of his planet, for any colour (B31, B32), in place of its own symbol (RZ27). */
function discountOf(state: GameState, rules: RuleSet, { seat, technology, planet }: { readonly seat: SeatId; readonly technology: Technology; readonly planet: Planet }): Discount | undefined {
  const { kind, bonus, home, cites } = rules.leaders.scientist.technology;
  const resources = resourcesOf(state, rules, planet);
  const away = home || systemOf(state, planet.system).homeOf !== raceOf(state, rules, seat).id;
  if (kind === 'resources-twice' && away && hasLeaderOn(state, planet.id, seat, 'scientist')) return { planet: planet.id, by: bonus * resources, cites: [...cites, 'RZ27'] };
  return planet.specialties.includes(technology.colour) ? { planet: planet.id, by: resources, cites: ['S12.4'] } : undefined;
}
