import { readLeader } from '../read/units.js';
import { clausesOf, nothingMore, partOf } from '../reading.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `SABOTAGE WITH Agent` */
export const sabotage: Grammar<IntentOf<'sabotage'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['with']);
    const leader = readLeader(reading, partOf(reading, clauses, 'with'));
    return leader === undefined || !nothingMore(reading, clauses.head, 0) ? undefined : { order: 'sabotage', leader };
  },
  print: (intent, p) => `${p.order('sabotage')} ${p.link('with')} ${p.leader(intent.leader)}`,
};
