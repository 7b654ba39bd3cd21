import { entry, type Entry } from '../dictionary.js';
import { foldings, foldWords } from '../fold.js';
import type { Meaning } from '../meaning.js';
import { de } from './de.js';
import { en } from './en.js';
import { languages, type Language, type Lexicon, type Link, type Noun, type OrderWord, type Vocabulary } from './types.js';

export const lexicons: Readonly<Record<Language, Lexicon>> = { en, de };

export type OrderSpelling = { readonly joined: string; readonly shown: string; readonly order: OrderWord };

/** Every spelling that can begin an order, of both languages. */
export const orderSpellings: readonly OrderSpelling[] = languages.flatMap((language) =>
  keys(lexicons[language].orders).flatMap((order) => lexicons[language].orders[order].flatMap((shown) => foldings(shown).map((words) => ({ joined: words.join(''), shown, order })))),
);

/** Every word inside an order, of both languages, with the unit names of one vocabulary. */
export function lexiconEntries(vocabulary: Vocabulary): readonly Entry[] {
  return [...languages.flatMap((language) => wordsOf(lexicons[language], vocabulary)), ...linkEntries()];
}

/** A plain yes or no, folded. Only orders that answer such a question look here: elsewhere the words mean nothing. */
export const assents: ReadonlySet<string> = new Set(languages.flatMap((language) => lexicons[language].assents));
export const denials: ReadonlySet<string> = new Set(languages.flatMap((language) => lexicons[language].denials));
/** The own home, named as such, folded. */
export const homes: ReadonlySet<string> = new Set(languages.flatMap((language) => lexicons[language].homes.map((word) => foldWords(word).join(''))));

function wordsOf(lexicon: Lexicon, vocabulary: Vocabulary): readonly Entry[] {
  const units = lexicon.units[vocabulary];
  return [
    ...keys(units).flatMap((kind) => nounEntries(units[kind], { is: 'unit', kind })),
    ...keys(lexicon.leaders).flatMap((leader) => nounEntries(lexicon.leaders[leader], { is: 'leader', class: leader })),
    ...keys(lexicon.measures).flatMap((measure) => lexicon.measures[measure].flatMap((word) => entry(word, { is: 'measure', measure }))),
    ...keys(lexicon.answers).flatMap((answer) => lexicon.answers[answer].flatMap((word) => entry(word, { is: 'answer', answer }))),
    ...keys(lexicon.comparisons).flatMap((op) => (lexicon.comparisons[op] ?? []).flatMap((word) => entry(word, { is: 'comparison', op }))),
    ...lexicon.numbers.flatMap((words, index) => words.flatMap((word) => entry(word, { is: 'number', value: index + 1 }))),
    ...lexicon.fillers.flatMap((word) => entry(word, { is: 'filler' })),
  ];
}

/** One spelling may connect in several ways (`VON`, `AUF`, `TO`); which one, the order says. */
function linkEntries(): readonly Entry[] {
  const bySpelling = new Map<string, { readonly shown: string; readonly links: Link[] }>();
  for (const language of languages) {
    for (const link of keys(lexicons[language].links)) {
      for (const shown of lexicons[language].links[link]) {
        const joined = foldWords(shown).join('');
        const known = bySpelling.get(joined) ?? { shown, links: [] };
        if (!known.links.includes(link)) known.links.push(link);
        bySpelling.set(joined, known);
      }
    }
  }
  return [...bySpelling.values()].flatMap(({ shown, links }) => entry(shown, { is: 'link', links }));
}

function nounEntries(noun: Noun | undefined, meaning: Meaning): readonly Entry[] {
  return noun === undefined ? [] : [noun.one, noun.many, ...(noun.also ?? [])].flatMap((word) => entry(word, meaning));
}

/** The keys of a table with their own type. */
function keys<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  return Object.keys(table) as K[];
}
