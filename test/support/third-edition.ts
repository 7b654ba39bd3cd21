import type { RuleOptions } from '../../src/engine/rules/options.js';
import type { RuleSet } from '../../src/engine/rules/rule-set.js';
import { galaxies } from '../../src/engine/rulesets/third-edition/catalogue/galaxies.js';
import { races } from '../../src/engine/rulesets/third-edition/catalogue/races.js';
import { technologies } from '../../src/engine/rulesets/third-edition/catalogue/technologies.js';
import { tiles } from '../../src/engine/rulesets/third-edition/catalogue/tiles.js';
import { units } from '../../src/engine/rulesets/third-edition/catalogue/units.js';
import { leaders } from '../../src/engine/rulesets/third-edition/leaders.js';
import { numbers } from '../../src/engine/rulesets/third-edition/numbers.js';
import { options } from '../../src/engine/rulesets/third-edition/options.js';

/** The real tables of the third edition without its order of play: tests of one step name that step themselves. */
export const thirdEdition: RuleSet = {
  id: 'third-edition', version: 1, title: { en: 'Third edition', de: 'Dritte Edition' },
  numbers, units, groundOrder: ['ground-force', 'shock-troop', 'mechanized-unit'], races, technologies, tiles, galaxies, leaders, options,
  steps: { turn: [], roundEnd: [] },
};

/** Every option at its default. */
export function defaultOptions(rules: RuleSet): RuleOptions {
  const entries = Object.entries(rules.options).map(([name, spec]) => [name, spec.default] as const);
  return Object.fromEntries(entries) as unknown as RuleOptions;
}
