import type { Dictionary, Steps } from './dictionary.js';
import type { Link } from './lexicon/types.js';
import type { Meaning, MeaningKind } from './meaning.js';
import type { Token } from './tokenize.js';

/** A word or name of a line with all that it can mean; without meaning it is not known, or written with a slip. */
export type Term = {
  readonly kind: 'word' | 'operator' | 'separator';
  readonly text: string;
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
  readonly start: number;
  readonly end: number;
};

/** Reads tokens as terms: the longest known name first, so that `Arc Prime` or a planet `Port of Call` is one. */
export function toTerms(tokens: readonly Token[], dictionary: Dictionary, steps: Steps): readonly Term[] {
  const terms: Term[] = [];
  let at = 0;
  while (at < tokens.length) {
    const known = longestKnown(tokens, at, { dictionary, steps });
    const token = tokens[at];
    if (token === undefined) break;
    if (known !== undefined) terms.push(known.term);
    else terms.push(...single(token, dictionary));
    at += known?.length ?? 1;
  }
  return terms.map((term) => (linksOf(term).includes('and') ? { ...term, kind: 'separator', meanings: [] } : term));
}

type Known = { readonly term: Term; readonly length: number };

function longestKnown(tokens: readonly Token[], at: number, { dictionary, steps }: { readonly dictionary: Dictionary; readonly steps: Steps }): Known | undefined {
  for (let length = Math.min(dictionary.longest, tokens.length - at); length > 1; length -= 1) {
    steps.count += 1;
    const group = tokens.slice(at, at + length);
    if (group.some((token) => token.kind !== 'word' && token.kind !== 'number')) continue;
    const words = group.map((token) => token.word);
    const entries = dictionary.exact(words.join('')).filter((one) => sameWords(one.words, words) || !words.some((word) => /\d/.test(word)));
    if (entries.length > 0) return { term: termOf(group, entries.map((one) => one.meaning)), length };
  }
  return undefined;
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

function single(token: Token, dictionary: Dictionary): readonly Term[] {
  if (token.kind === 'operator' || token.kind === 'separator') return [{ ...termOf([token], []), kind: token.kind }];
  const meanings = dictionary.exact(token.word).map((one) => one.meaning);
  if (token.kind === 'number') return [termOf([token], [...meanings, { is: 'number', value: Number(token.word) }])];
  return meanings.length > 0 ? [termOf([token], meanings)] : glued(token, dictionary);
}

/** `DN2` is Dreadnought 2, `3GF` are three ground forces, `2x` is 2. */
function glued(token: Token, dictionary: Dictionary): readonly Term[] {
  if (token.word === 'x') return [termOf([token], [{ is: 'filler' }])];
  const times = /^(\d{1,9})x$/.exec(token.word);
  if (times?.[1] !== undefined) return [termOf([token], [{ is: 'number', value: Number(times[1]) }])];
  const parts = /^(\d{1,9})([a-z]+)$/.exec(token.word) ?? /^([a-z]+)(\d{1,9})$/.exec(token.word);
  const [, first, second] = parts ?? [];
  if (first === undefined || second === undefined) return [termOf([token], [])];
  const numberFirst = /^\d/.test(first);
  const units = dictionary.exact(numberFirst ? second : first).map((one) => one.meaning).filter((meaning) => meaning.is === 'unit');
  if (units.length === 0) return [termOf([token], [])];
  const unit = termOf([token], units);
  const number = termOf([token], [{ is: 'number', value: Number(numberFirst ? first : second) }]);
  return numberFirst ? [number, unit] : [unit, number];
}

function termOf(tokens: readonly Token[], meanings: readonly Meaning[]): Term {
  const text = tokens.map((token) => token.text).join(' ');
  return { kind: 'word', text, words: tokens.map((token) => token.word), meanings, start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

export function linksOf(term: Term | undefined): readonly Link[] {
  return meaningOf(term, 'link')?.links ?? [];
}

/** What the term means as one kind of thing, if it can mean that. */
export function meaningOf<K extends MeaningKind>(term: Term | undefined, kind: K): Extract<Meaning, { is: K }> | undefined {
  return term?.meanings.find((meaning): meaning is Extract<Meaning, { is: K }> => meaning.is === kind);
}

/** A word that says nothing in an order, and nothing else either. */
export function isIdle(term: Term | undefined): boolean {
  return term !== undefined && term.meanings.length > 0 && term.meanings.every((meaning) => meaning.is === 'filler');
}
