import type { RuleSet } from '../../engine/rules/rule-set.js';
import type { LeaderProfile } from '../../engine/rules/leader-profile.js';
import type { Locale } from '../../text/locale.js';
import type { HttpDeps } from '../deps.js';
import { statements } from '../text/statements.js';
import type { PageText } from '../text/page-text.js';
import { pageText } from '../text/text-for.js';

export type RulesModel = {
  readonly editions: readonly { readonly id: string; readonly title: string; readonly options: readonly { readonly name: string; readonly title: string; readonly values: string; readonly cites: readonly string[] }[] }[];
  readonly statements: readonly { readonly id: string; readonly about: readonly string[] }[];
};

/** The options of every edition, and what each statement that answers refer to is about. */
export function rulesModel({ rules }: Pick<HttpDeps, 'rules'>, locale: Locale): RulesModel {
  const t = pageText(locale);
  const sets = rules.ids.flatMap((id) => rules.find(id) ?? []);
  const about = new Map<string, Set<string>>();
  const note = (cites: readonly string[], words: string): void => { for (const id of cites) about.set(id, (about.get(id) ?? new Set()).add(words)); };
  for (const [id, words] of Object.entries(statements)) note([id], words[locale]);
  for (const set of sets) {
    for (const part of Object.keys(set.leaders) as readonly (keyof LeaderProfile)[]) note(citesIn(set.leaders[part]), t.rules.parts[part]);
    for (const option of Object.values(set.options)) note(option.cites, t.rules.optionOf(option.title[locale]));
  }
  return {
    editions: sets.map((set) => ({ id: set.id, title: set.title[locale], options: optionRows(set, locale, t) })),
    statements: [...about].map(([id, words]) => ({ id, about: [...words] })).sort((left, right) => left.id.localeCompare(right.id, 'en', { numeric: true })),
  };
}

function optionRows(set: RuleSet, locale: Locale, t: PageText): RulesModel['editions'][number]['options'] {
  return Object.entries(set.options).filter(([, option]) => option.fixed !== true).map(([name, option]) => ({
    name, title: option.title[locale], cites: option.cites,
    values: option.values.map((value) => `${t.value(value)}${value === option.default ? ` (${t.rules.default})` : ''}`).join('; '),
  }));
}

/** Every citation below a part of the leader rules. */
function citesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(citesIn);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'cites' in part && Array.isArray(part.cites) ? part.cites.filter((id): id is string => typeof id === 'string') : [];
  return [...own, ...Object.values(part).flatMap((value: unknown) => (value === ('cites' in part ? part.cites : undefined) ? [] : citesIn(value)))];
}
