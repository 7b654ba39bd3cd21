import { foldings } from './fold.js';
import { meaningKey, type Meaning, type MeaningKind } from './meaning.js';
import { oneSlipApart, resembles } from './slip.js';

/** One spelling of one meaning. */
export type Entry = {
  readonly words: readonly string[];
  /** The words without blanks: `arcprime`. */
  readonly joined: string;
  readonly shown: string;
  readonly meaning: Meaning;
};

export type Dictionary = {
  readonly entries: readonly Entry[];
  /** Entries of a spelling without blanks, one for each meaning. */
  readonly exact: (joined: string) => readonly Entry[];
  /** Most words that a spelling has. */
  readonly longest: number;
};

/** Counts what the parser does, so that a test can hold it to the length of the text. */
export type Steps = { count: number };

/** Makes the entries of a spelling; a spelling without letters or digits has none. */
export function entry(shown: string, meaning: Meaning): readonly Entry[] {
  return foldings(shown).filter((words) => words.length > 0).map((words) => ({ words, joined: words.join(''), shown, meaning }));
}

export function makeDictionary(entries: readonly Entry[]): Dictionary {
  const bySpelling = new Map<string, Entry[]>();
  for (const one of entries) {
    const same = bySpelling.get(one.joined);
    if (same === undefined) bySpelling.set(one.joined, [one]);
    else if (!same.some((known) => meaningKey(known.meaning) === meaningKey(one.meaning))) same.push(one);
  }
  const longest = entries.reduce((most, one) => Math.max(most, one.words.length), 1);
  return { entries, exact: (joined) => bySpelling.get(joined) ?? [], longest };
}

/** Two dictionaries as one, without building the larger of them anew for each text. */
export function joinDictionaries(words: Dictionary, names: Dictionary): Dictionary {
  const exact = (joined: string): readonly Entry[] => {
    const known = words.exact(joined);
    const named = names.exact(joined);
    return known.length === 0 ? named : named.length === 0 ? known : [...known, ...named];
  };
  return { entries: [...words.entries, ...names.entries], exact, longest: Math.max(words.longest, names.longest) };
}

export type FindParams = { readonly dictionary: Dictionary; readonly words: readonly string[]; readonly kinds: ReadonlySet<MeaningKind>; readonly steps: Steps };

/** Entries that the words are the beginning of: at least three letters, nothing with a digit. */
export function findPrefix({ dictionary, words, kinds, steps }: FindParams): readonly Entry[] {
  const joined = words.join('');
  if (joined.length < 3 || /\d/.test(joined)) return [];
  return distinct(dictionary.entries.filter((one) => {
    steps.count += 1;
    return kinds.has(one.meaning.is) && one.joined.startsWith(joined);
  }));
}

/** Entries that differ by one slip in one word of six letters or more. Those with a near twin are not sure: they come back as candidates. */
export function findSlip({ dictionary, words, kinds, steps }: FindParams): { readonly sure: readonly Entry[]; readonly unsure: readonly Entry[] } {
  if (words.some((word) => /\d/.test(word))) return { sure: [], unsure: [] };
  const usable = dictionary.entries.filter((one) => kinds.has(one.meaning.is));
  const near = distinct(usable.filter((one) => {
    steps.count += 1;
    return one.words.length === words.length && slips(words, one.words);
  }));
  const sure = near.filter((one) => !usable.some((other) => {
    steps.count += 1;
    return meaningKey(other.meaning) !== meaningKey(one.meaning) && oneSlipApart(other.joined, one.joined);
  }));
  return sure.length === near.length ? { sure, unsure: [] } : { sure: [], unsure: near };
}

/** Entries that may have been meant, where none could be read: for asking. */
export function findLike({ dictionary, words, kinds, steps }: FindParams): readonly Entry[] {
  const joined = words.join('');
  if (/\d/.test(joined)) return [];
  return distinct(dictionary.entries.filter((one) => {
    steps.count += 1;
    return kinds.has(one.meaning.is) && resembles(joined, one.joined);
  }));
}

function slips(written: readonly string[], meant: readonly string[]): boolean {
  let wrong = 0;
  for (const [index, word] of meant.entries()) {
    const other = written[index];
    if (other === undefined) return false;
    if (other === word) continue;
    if (word.length < 6 || other.length < 6 || !oneSlipApart(word, other)) return false;
    wrong += 1;
  }
  return wrong === 1;
}

/** One entry for each meaning. */
export function distinct(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Map<string, Entry>();
  for (const one of entries) if (!seen.has(meaningKey(one.meaning))) seen.set(meaningKey(one.meaning), one);
  return [...seen.values()];
}
