import type { RuleOptions } from '../../src/engine/rules/options.js';
import type { RuleSet } from '../../src/engine/rules/rule-set.js';

export { thirdEdition } from '../../src/engine/rulesets/third-edition/index.js';

/** Every option at its default. */
export function defaultOptions(rules: RuleSet): RuleOptions {
  const entries = Object.entries(rules.options).map(([name, spec]) => [name, spec.default] as const);
  return Object.fromEntries(entries) as unknown as RuleOptions;
}
