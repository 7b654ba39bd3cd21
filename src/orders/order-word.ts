import type { Steps } from './dictionary.js';
import { orderSpellings } from './lexicon/lexicons.js';
import { exactOnly, type OrderWord } from './lexicon/types.js';
import { oneSlipApart } from './slip.js';
import type { Token } from './tokenize.js';

/** The order word at the beginning of a line. */
export type OrderStart =
  | { readonly order: OrderWord; readonly next: number; readonly how: 'exact' | 'prefix' | 'slip'; readonly shown: string }
  | { readonly order?: undefined; readonly next: number; readonly how: 'ambiguous'; readonly candidates: readonly string[] };

const exact: ReadonlyMap<string, { readonly order: OrderWord; readonly shown: string }> = new Map(orderSpellings.map((one) => [one.joined, one]));

/** Finds the order word at a token: in full, else by its beginning, else with one slip of a letter. */
export function findOrderWord(tokens: readonly Token[], at: number, steps: Steps): OrderStart | undefined {
  for (let length = 3; length > 0; length -= 1) {
    steps.count += 1;
    const group = tokens.slice(at, at + length);
    if (group.length < length || group.some((token) => token.kind !== 'word')) continue;
    const found = exact.get(group.map((token) => token.word).join(''));
    if (found !== undefined) return { order: found.order, next: at + length, how: 'exact', shown: found.shown };
  }
  const token = tokens[at];
  return token?.kind === 'word' && !/\d/.test(token.word) ? nearly(token.word, at + 1, steps) : undefined;
}

function nearly(word: string, next: number, steps: Steps): OrderStart | undefined {
  if (word.length < 3 || word.length > 30) return undefined;
  const open = orderSpellings.filter((one) => !exactOnly.has(one.order));
  steps.count += open.length * 2;
  const begins = byOrder(open.filter((one) => one.joined.startsWith(word)));
  const [only] = begins;
  if (only !== undefined && begins.length === 1) return { order: only.order, next, how: 'prefix', shown: only.shown };
  if (begins.length > 1) return { next, how: 'ambiguous', candidates: begins.map((one) => one.shown) };
  // The length of the word that was meant counts: a letter may be missing.
  const near = byOrder(open.filter((one) => one.joined.length >= 6 && oneSlipApart(one.joined, word)));
  const [sure, second] = near;
  if (sure === undefined || orderSpellings.some((other) => other.order !== sure.order && endsIn(other.joined, word))) return undefined;
  const twin = orderSpellings.some((other) => other.order !== sure.order && oneSlipApart(other.joined, sure.joined));
  if (second !== undefined || twin) return { next, how: 'ambiguous', candidates: near.map((one) => one.shown) };
  return { order: sure.order, next, how: 'slip', shown: sure.shown };
}

/** `laden` may be LANDEN with a slip, or the end of VERLADEN. */
function endsIn(order: string, word: string): boolean {
  return order !== word && order.endsWith(word);
}

/** Order words that a word, though not one of them, resembles: for saying what may have been meant. */
export function resembling(word: string, steps: Steps): readonly string[] {
  if (word.length < 3 || word.length > 30) return [];
  steps.count += orderSpellings.length;
  return byOrder(orderSpellings.filter((one) => one.joined.length >= 4 && oneSlipApart(one.joined, word))).map((one) => one.shown);
}

/** Order words that a word is a piece of, or that are a piece of it: `FORSCHE` for ERFORSCHE, `REACTIVATE` for ACTIVATE. */
export function partlyLike(word: string, steps: Steps): readonly string[] {
  if (word.length < 5 || word.length > 30) return [];
  steps.count += orderSpellings.length;
  const near = ({ joined }: { readonly joined: string }): boolean => joined.length >= 5 && joined !== word && Math.abs(joined.length - word.length) <= 3 && [joined.startsWith(word), joined.endsWith(word), word.startsWith(joined), word.endsWith(joined)].includes(true);
  return byOrder(orderSpellings.filter(near)).map((one) => one.shown);
}

function byOrder<T extends { readonly order: OrderWord }>(spellings: readonly T[]): readonly T[] {
  return spellings.filter((one, index) => spellings.findIndex((other) => other.order === one.order) === index);
}
