import { foldings } from './fold.js';
import { lexiconEntries, orderSpellings } from './lexicon/lexicons.js';

/** Every word or word pair that can begin an order, in both languages and in every spelling that is understood. */
export const orderWords: readonly string[] = [...new Set(orderSpellings.flatMap(({ shown }) => [shown.toLowerCase(), ...foldings(shown).map((words) => words.join(' '))]))];

const nouns = new Set(
  (['third', 'second'] as const).flatMap(lexiconEntries).flatMap(({ words, meaning }) => (meaning.is === 'unit' || meaning.is === 'leader' ? [words.join(' ')] : [])),
);

/** Those of them that are also the name of a unit or leader (`PDS`, `DIPLOMAT`), and so may stand anywhere in a list. */
export const orderWordsThatAreNouns: readonly string[] = orderWords.filter((word) => nouns.has(word));
