import { readSeat } from '../read/places.js';
import { readLeader } from '../read/units.js';
import { clausesOf, missing, partOf, type Reading } from '../reading.js';
import type { Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Captive = IntentOf<'captive'>;

/** `HAND Agent OF Hacan TO Sol`, and `KEEP`, `EXECUTE`, `RELEASE Agent OF Hacan` */
export const captive: Grammar<Captive> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['give', 'to']);
    const leader = readLeader(reading, clauses.head);
    const receiver = partOf(reading, clauses, 'give', 'to');
    const to = receiver === undefined ? missing(reading, 'seat') : readSeat(reading, receiver);
    return leader === undefined || to === undefined ? undefined : { order: 'captive', leader, decision: { do: 'hand', to } };
  },
  print: (intent, p) => {
    const { decision, leader } = intent;
    return `${p.order(decision.do)} ${p.leader(leader)}${decision.do === 'hand' ? ` ${p.link('give')} ${p.seat(decision.to)}` : ''}`;
  },
};

/** The decisions that need no receiver. */
export function readDecision(reading: Reading, terms: readonly Term[], decision: 'keep' | 'execute' | 'release'): Captive | undefined {
  const leader = readLeader(reading, terms);
  return leader === undefined ? undefined : { order: 'captive', leader, decision: { do: decision } };
}
