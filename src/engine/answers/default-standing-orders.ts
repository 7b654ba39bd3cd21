import type { AnswerIntent } from '../order-intents.js';
import type { RuleSet } from '../rules/rule-set.js';
import { shipKinds } from '../ids.js';

/**
 * What every seat starts with, so that a mail game does not wait for what nearly everybody would answer: losses from the cheapest on
 * with damage taken before ships, ships with leaders last; a General re-rolls misses, and what the edition adds. `ASK ME` turns one off.
 */
export function defaultStandingOrders(rules: RuleSet): readonly AnswerIntent[] {
  const [first, ...others] = shipKinds.filter((kind) => rules.units[kind] !== undefined);
  const ships = first === undefined ? [] : [{ kind: first }, { damage: true as const }, ...others.map((kind) => ({ kind }))];
  // Kind by kind a ship with a leader is the last anyway (RZ18).
  const withLeaders = rules.numbers.leaderShipsLost === 'last' ? [{ leaderShip: 'any' as const }, { leaderShip: 'admiral' as const }] : [];
  return [{ order: 'casualties', priority: [...ships, ...withLeaders] }, ...rules.standing];
}
