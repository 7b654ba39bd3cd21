import type { Citation } from '../ids.js';
import type { OptionName } from './options.js';
import type { RuleSet } from './rule-set.js';

/** The names of the options that decided something, as statements; where an edition leaves no choice there is nothing to name. */
export function optionCites(rules: RuleSet, ...names: readonly OptionName[]): readonly Citation[] {
  return names.filter((name) => rules.options[name].fixed !== true);
}
