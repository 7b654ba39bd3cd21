import { provenElsewhere } from '../scenario/coverage.js';
import { mailWordsFor } from '../text/words-for.js';
import type { Locale } from '../text/locale.js';
import type { Bilingual, OptionName, OptionSpec } from '../engine/index.js';
import { editionOf } from './editions.js';
import { optionTopics } from './option-topics.js';
import { editionTitles, topicTitles, words } from './phrases.js';
import { labelOf, proofsOf, proofsOfOption, type Proof } from './proof.js';
import { rows, type Row } from './rows.js';
import { topics, type Series, type StatementId, type Topic } from './statement-id.js';
import { statements } from './statements.js';
import { valueRows } from './values.js';

const series: readonly Series[] = ['A', 'B'];
/** Both documents stand two folders below the root. */
const root = '../..';

/** All generated parts of a document by the name of their marker: `contents`, `statements fate`, `values fate`, `options fate`. */
export function blocksOf(locale: Locale, proofs: readonly Proof[]): ReadonlyMap<string, string> {
  const say = (text: Bilingual): string => text[locale];
  return new Map([
    ['contents', topics.map((topic) => `- [${say(topicTitles[topic])}](#${topic})`).join('\n')],
    ...topics.flatMap((topic): readonly [string, string][] => [
      [`statements ${topic}`, table(heads(locale), rows[topic].map((row) => series.map((side) => cell(row, side, { locale, proofs }))))],
      ...(valueRows[topic] === undefined ? [] : [[`values ${topic}`, values(topic, locale)] as [string, string]]),
      ...(optionsOf(topic).length === 0 ? [] : [[`options ${topic}`, options(topic, { locale, proofs })] as [string, string]]),
    ]),
  ]);
}

type Page = { readonly locale: Locale; readonly proofs: readonly Proof[] };

function heads(locale: Locale): readonly string[] {
  return series.map((side) => editionTitles[side][locale]);
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One side of a row: its statements, or what the other side is to be compared with, or the note where the edition is silent. */
function cell(row: Row, side: Series, page: Page): string {
  const own: readonly StatementId[] = row[side] ?? [];
  const elsewhere = (row.see ?? []).filter((id) => id.startsWith(side));
  const note = row.note?.[side];
  const parts = [
    ...own.map((id) => entry(id, page)),
    ...(note === undefined ? [] : [note[page.locale]]),
    ...elsewhere.map((id) => (own.length > 0 ? `${words.see[page.locale]} [${id}](#${id})` : `[${id}](#${id}) ${statements[id][page.locale]}`)),
  ];
  return parts.length === 0 ? '–' : parts.join('<br>');
}

function entry(id: StatementId, { locale, proofs }: Page): string {
  const links = [
    ...optionNames().filter((name) => isOpen(id, name)).map((name) => `[\`${name}\`](#${name})`),
    ...proofLinks(proofsOf(proofs, id)),
    ...elsewhereLinks(id, locale),
  ];
  return `<a id="${id}"></a>**${id}** ${statements[id][locale]}<br><sub>${links.length === 0 ? words.unproven[locale] : links.join(' ')}</sub>`;
}

function proofLinks(found: readonly Proof[]): readonly string[] {
  return found.map((proof) => `[${labelOf(proof)}](${root}/${proof.file})`);
}

/** The few statements that no run can cite: the test that proves them. */
function elsewhereLinks(id: StatementId, locale: Locale): readonly string[] {
  const file = provenElsewhere[id]?.file;
  return file === undefined ? [] : [`[${words.test[locale]}](${root}/${file})`];
}

function isOpen(id: StatementId, name: OptionName): boolean {
  const option = specOf(name, id.startsWith('A') ? 'A' : 'B');
  return option.fixed !== true && option.cites.includes(id);
}

function values(topic: Topic, locale: Locale): string {
  const body = (valueRows[topic] ?? []).map(({ title, read }) => [title[locale], ...series.map((side) => read(editionOf(side).leaders, side)[locale])]);
  return table(['', ...heads(locale)], body);
}

function optionNames(): readonly OptionName[] {
  return Object.keys(optionTopics) as readonly OptionName[];
}

function optionsOf(topic: Topic): readonly OptionName[] {
  return optionNames().filter((name) => optionTopics[name] === topic);
}

function specOf(name: OptionName, side: Series): OptionSpec<unknown> {
  return editionOf(side).options[name];
}

function options(topic: Topic, page: Page): string {
  const { locale } = page;
  const body = optionsOf(topic).map((name) => {
    const title = specOf(name, 'A').title[locale];
    return [`<a id="${name}"></a>\`${name}\``, title, ...series.map((side) => choices(name, side, page))];
  });
  return table([words.option[locale], words.decides[locale], ...heads(locale)], body);
}

/** The values that can be chosen, the default first, each with the files that play it; or the one that is fixed. */
function choices(name: OptionName, side: Series, { locale, proofs }: Page): string {
  const spec = specOf(name, side);
  if (spec.fixed === true) return `${words.fixed[locale]}: ${valueWord(spec.default, locale)}`;
  const ordered = [spec.default, ...spec.values.filter((value) => value !== spec.default)];
  return ordered.map((value) => {
    const links = proofLinks(proofsOfOption(proofs, { ruleset: editionOf(side).id, name, value }));
    return `\`${String(value)}\` ${valueWord(value, locale)}${value === spec.default ? ` (${words.default[locale]})` : ''}${links.length === 0 ? '' : ` <sub>${links.join(' ')}</sub>`}`;
  }).join('<br>');
}

function valueWord(value: unknown, locale: Locale): string {
  if (typeof value === 'boolean') return (value ? words.yes : words.no)[locale];
  return mailWordsFor(locale).values[String(value)] ?? String(value);
}
