import type { AnswerWord } from '../lexicon/types.js';
import { match, missing, nothingMore, unknown, type Reading } from '../reading.js';
import { isIdle, type Term } from '../terms.js';

/** One of the answers that a question knows, and nothing else. */
export function readAnswer<A extends AnswerWord>(reading: Reading, terms: readonly Term[], answers: readonly A[]): A | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  const [first] = useful;
  if (first === undefined) return missing(reading, 'answer');
  const found = match(reading, useful, 0, { kinds: ['answer'], expected: 'answer' });
  if (found?.meaning.is !== 'answer') return undefined;
  const { answer } = found.meaning;
  const known = answers.find((one) => one === answer);
  if (known === undefined) return unknown(reading, first, 'answer');
  return nothingMore(reading, useful, found.next) ? known : undefined;
}
