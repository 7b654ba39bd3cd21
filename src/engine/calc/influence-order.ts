import type { SeatId } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState, Planet } from '../state.js';
import { planetsOwnedBy, seatOf } from './board.js';
import { effectsOf } from './technology.js';

/**
 * Influence order: highest influence first, then resources, technologies, credits (S2.3). Where all are equal the order of the seats
 * decides, which is drawn before the game: it stands for the coin.
 */
export function influenceOrder(state: GameState, rules: RuleSet): readonly SeatId[] {
  const strength = new Map(state.seatOrder.map((seat) => [seat, strengthOf(state, rules, seat)]));
  const of = (seat: SeatId): readonly number[] => strength.get(seat) ?? [];
  return [...state.seatOrder].sort((left, right) => compare(of(right), of(left)) || state.seatOrder.indexOf(left) - state.seatOrder.indexOf(right));
}

function strengthOf(state: GameState, rules: RuleSet, seat: SeatId): readonly number[] {
  const planets = planetsOwnedBy(state, seat);
  const { technologies, credits = 0 } = seatOf(state, seat);
  const influence = planets.reduce((sum, planet) => sum + planet.influence, 0);
  const resources = planets.reduce((sum, planet) => sum + resourcesOf(state, rules, planet), 0);
  return [influence, resources, technologies.length, credits];
}

/** What a planet yields now, with its owner's technologies (Sarween Tools). */
export function resourcesOf(state: GameState, rules: RuleSet, planet: Planet): number {
  if (planet.owner === undefined) return planet.resources;
  return effectsOf(state, rules, planet.owner).reduce((sum, effects) => sum + (effects.planetResources ?? 0), planet.resources);
}

function compare(left: readonly number[], right: readonly number[]): number {
  return left.map((value, index) => value - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
