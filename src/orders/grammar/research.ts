import { readPlanets } from '../read/places.js';
import { clausesOf, match, missing, nothingMore, type Reading } from '../reading.js';
import { isIdle, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Research = IntentOf<'research'>;

/** `RESEARCH Neural Motivator`, if need be `PAY WITH Jord, Abyz` */
export const research: Grammar<Research> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['pay', 'with']);
    const technology = readTechnology(reading, clauses.head);
    const purse = clauses.parts.flatMap((part) => part.terms);
    const pay = clauses.parts.length === 0 ? undefined : readPlanets(reading, purse);
    if (technology === undefined || (clauses.parts.length > 0 && pay === undefined)) return undefined;
    return { order: 'research', technology, ...(pay === undefined ? {} : { pay }) };
  },
  print: (intent, p) => `${p.order('research')} ${p.technology(intent.technology)}${intent.pay === undefined ? '' : ` ${p.link('pay')} ${p.link('with')} ${intent.pay.map(p.planet).join(', ')}`}`,
};

function readTechnology(reading: Reading, terms: readonly Term[]): Research['technology'] | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  if (useful.length === 0) return missing(reading, 'technology');
  const found = match(reading, useful, 0, { kinds: ['technology'], expected: 'technology' });
  if (found?.meaning.is !== 'technology' || !nothingMore(reading, useful, found.next)) return undefined;
  return found.meaning.technology;
}
