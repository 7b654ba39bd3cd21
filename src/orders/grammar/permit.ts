import type { Intent } from '../../engine/order-intents.js';
import { readSeat, readSystem } from '../read/places.js';
import { clausesOf, type Reading } from '../reading.js';
import { isIdle, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Permit = IntentOf<'permit'>;

/** `PERMIT Hacan TO PASS 27`, `REFUSE Hacan TO PASS`; without a system, anywhere */
export const permit: Grammar<Permit> = {
  read: (reading, terms) => readPermit(reading, terms, 'permit'),
  print: (intent, p) => {
    const to = p.link('to');
    const passage = p.link('passage');
    // English says TO PASS, German one noun.
    const way = passage === 'PASS' ? `${to} ${passage}` : passage;
    return `${p.order(intent.answer)} ${p.seat(intent.seat)} ${way}${intent.system === undefined ? '' : ` ${p.system(intent.system)}`}`;
  },
};
/** The refusing half. */
export const refusePassage = (reading: Reading, terms: readonly Term[]): Intent | undefined => readPermit(reading, terms, 'refuse');

function readPermit(reading: Reading, terms: readonly Term[], answer: Permit['answer']): Permit | undefined {
  const clauses = clausesOf(terms, ['passage', 'via', 'to', 'at']);
  const head = clauses.head.filter((term) => !isIdle(term));
  const seat = readSeat(reading, head.slice(0, 1));
  const where = [...head.slice(1), ...clauses.parts.flatMap((part) => part.terms)].filter((term) => !isIdle(term));
  const system = where.length === 0 ? undefined : readSystem(reading, where, 'system');
  if (seat === undefined || (where.length > 0 && system === undefined)) return undefined;
  return { order: 'permit', seat, ...(system === undefined ? {} : { system }), answer };
}
