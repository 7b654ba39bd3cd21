import type { RuleSet } from '../../engine/rules/rule-set.js';
import { isStatementId, statementIds, statements } from '../../rules-docs/statements.js';
import type { Locale } from '../../text/locale.js';
import type { HttpDeps } from '../deps.js';
import { germanStatements } from '../text/german-statements.js';
import type { PageText } from '../text/page-text.js';
import { pageText } from '../text/text-for.js';
import { thirdEditionStatements } from '../text/third-edition-statements.js';

export type StatementRow = { readonly id: string; readonly says: string; readonly options: readonly string[] };
export type RulesModel = {
  readonly editions: readonly { readonly id: string; readonly title: string; readonly options: readonly { readonly name: string; readonly title: string; readonly values: string; readonly cites: readonly string[] }[] }[];
  readonly groups: readonly { readonly id: string; readonly title: string; readonly statements: readonly StatementRow[] }[];
};

/** The options of every edition, and what each statement that answers refer to says or is about. */
export function rulesModel({ rules }: Pick<HttpDeps, 'rules'>, locale: Locale): RulesModel {
  const t = pageText(locale);
  const sets = rules.ids.flatMap((id) => rules.find(id) ?? []);
  const optionsOf = optionsByStatement(sets, locale, t);
  const row = (id: string, says: string): StatementRow => ({ id, says, options: optionsOf.get(id) ?? [] });
  const leaders = (series: 'A' | 'B'): readonly StatementRow[] => statementIds.filter((id) => id.startsWith(series)).map((id) => row(id, statements[id][locale]));
  const others = (table: typeof germanStatements): readonly StatementRow[] => Object.entries(table).map(([id, words]) => row(id, words[locale])).sort(byId);
  const groups = [
    { id: 'leaders-a', title: t.rules.groups.A, statements: leaders('A') }, { id: 'leaders-b', title: t.rules.groups.B, statements: leaders('B') },
    { id: 'base-r', title: t.rules.groups.R, statements: others(thirdEditionStatements) }, { id: 'base-s', title: t.rules.groups.S, statements: others(germanStatements) },
  ];
  const known = new Set(groups.flatMap((group) => group.statements.map(({ id }) => id)));
  // An option may rest on a statement that nothing else speaks of: its link must lead somewhere all the same.
  const rest = [...optionsOf].filter(([id]) => !known.has(id)).map(([id]) => row(id, '')).sort(byId);
  return {
    editions: sets.map((set) => ({ id: set.id, title: set.title[locale], options: optionRows(set, locale, t) })),
    groups: rest.length === 0 ? groups : [...groups, { id: 'base-more', title: t.rules.groups.more, statements: rest }],
  };
}

/** What a statement says in one line; undefined for one without words of ours. */
export function statementWords(id: string, locale: Locale): string | undefined {
  return isStatementId(id) ? statements[id][locale] : (thirdEditionStatements[id] ?? germanStatements[id])?.[locale];
}

function byId(left: StatementRow, right: StatementRow): number {
  return left.id.localeCompare(right.id, 'en', { numeric: true });
}

function optionsByStatement(sets: readonly RuleSet[], locale: Locale, t: PageText): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const set of sets) {
    for (const option of Object.values(set.options)) {
      for (const id of option.cites) found.set(id, (found.get(id) ?? new Set()).add(t.rules.optionOf(option.title[locale])));
    }
  }
  return new Map([...found].map(([id, lines]) => [id, [...lines]]));
}

function optionRows(set: RuleSet, locale: Locale, t: PageText): RulesModel['editions'][number]['options'] {
  return Object.entries(set.options).filter(([, option]) => option.fixed !== true).map(([name, option]) => ({
    name, title: option.title[locale], cites: option.cites,
    values: option.values.map((value) => `${t.value(value)}${value === option.default ? ` (${t.rules.default})` : ''}`).join('; '),
  }));
}
