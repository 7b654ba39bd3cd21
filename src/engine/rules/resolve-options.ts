import type { OptionName, RuleOptions } from './options.js';
import type { OptionTable } from './rule-set.js';

export type OptionProblem = { readonly option: string; readonly value: unknown; readonly allowed: readonly unknown[] };
export type ResolvedOptions = { readonly ok: true; readonly options: RuleOptions } | { readonly ok: false; readonly problems: readonly OptionProblem[] };

/** The options of a game: the edition's defaults with what was chosen. A name or value that the edition does not offer is a problem. */
export function resolveOptions(table: OptionTable, chosen: Readonly<Record<string, unknown>> = {}): ResolvedOptions {
  const problems = Object.entries(chosen).flatMap(([option, value]): readonly OptionProblem[] => {
    const allowed: readonly unknown[] = isOption(table, option) ? (table[option].fixed === true ? [table[option].default] : table[option].values) : [];
    return allowed.includes(value) ? [] : [{ option, value, allowed }];
  });
  if (problems.length > 0) return { ok: false, problems };
  const defaults = Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, spec.default]));
  return { ok: true, options: { ...defaults, ...chosen } as RuleOptions };
}

function isOption(table: OptionTable, name: string): name is OptionName {
  return Object.hasOwn(table, name);
}
