import type { Intent } from '../../engine/order-intents.js';
import { match, nothingMore, unknown, type Reading } from '../reading.js';
import { isIdle, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Replace = IntentOf<'replace'>;

/** `REPLACE space dock`, `DESTROY PDS`; without a structure, all of them */
export const replace: Grammar<Replace> = {
  read: (reading, terms) => readReplace(reading, terms, 'replace'),
  print: (intent, p) => {
    const structure = intent.structure === undefined ? '' : ` ${intent.structure === 'facility' ? p.answer('facility') : p.kinds(intent.structure)}`;
    return `${p.order(intent.answer)}${structure}`;
  },
};
/** The destroying half. */
export const destroyStructure = (reading: Reading, terms: readonly Term[]): Intent | undefined => readReplace(reading, terms, 'destroy');

function readReplace(reading: Reading, terms: readonly Term[], answer: Replace['answer']): Replace | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  const [first] = useful;
  if (first === undefined) return { order: 'replace', answer };
  const found = match(reading, useful, 0, { kinds: ['unit', 'answer'], expected: 'unit' });
  if (found === undefined || !nothingMore(reading, useful, found.next)) return undefined;
  const { meaning } = found;
  if (meaning.is === 'answer' && meaning.answer === 'facility') return { order: 'replace', answer, structure: 'facility' };
  if (meaning.is === 'unit' && (meaning.kind === 'pds' || meaning.kind === 'space-dock')) return { order: 'replace', answer, structure: meaning.kind };
  return unknown(reading, first, 'unit');
}
