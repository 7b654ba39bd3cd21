import type { RuleSet } from '../rules/rule-set.js';
import { thirdEdition } from './third-edition/index.js';

const ruleSets: readonly RuleSet[] = [thirdEdition];

export const ruleSetIds: readonly string[] = ruleSets.map((rules) => rules.id);

/** The rule set of a game; undefined for an id that nobody plays. */
export function ruleSetOf(id: string): RuleSet | undefined {
  return ruleSets.find((rules) => rules.id === id);
}
