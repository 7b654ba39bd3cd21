import { ruleSetIds, ruleSetOf, type RuleSet } from '../engine/index.js';
import type { Series } from './statement-id.js';

/** The rule set whose leader rules are numbered A or B. */
export function editionOf(series: Series): RuleSet {
  const found = ruleSetIds.map(ruleSetOf).find((rules) => rules?.leaders.perSeat.cites.some((cite) => cite.startsWith(series)));
  if (found === undefined) throw new Error(`no rule set is numbered ${series}`);
  return found;
}
