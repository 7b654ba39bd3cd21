import type { Edition } from '../rules/edition.js';
import { germanPbem } from './german-pbem/index.js';
import { thirdEdition } from './third-edition/index.js';

const ruleSets: readonly Edition[] = [thirdEdition, germanPbem];

export const ruleSetIds: readonly string[] = ruleSets.map((rules) => rules.id);

/** The rule set of a game; undefined for an id that nobody plays. */
export function ruleSetOf(id: string): Edition | undefined {
  return ruleSets.find((rules) => rules.id === id);
}
