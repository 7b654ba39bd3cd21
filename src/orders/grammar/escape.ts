import { readPlanets } from '../read/places.js';
import { readLeader } from '../read/units.js';
import { clausesOf, missing, partOf } from '../reading.js';
import { isIdle } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `ESCAPE Admiral TO Jord, Abyz`; without a leader, for all of them */
export const escape: Grammar<IntentOf<'escape'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['to', 'on', 'at']);
    const named = clauses.head.some((term) => !isIdle(term));
    const leader = named ? readLeader(reading, clauses.head) : undefined;
    const target = partOf(reading, clauses, 'to', 'on', 'at');
    const to = target === undefined ? missing(reading, 'to') : readPlanets(reading, target);
    if (to === undefined || (named && leader === undefined)) return undefined;
    return { order: 'escape', ...(leader === undefined ? {} : { leader }), to };
  },
  print: (intent, p) => `${p.order('escape')}${intent.leader === undefined ? '' : ` ${p.leader(intent.leader)}`} ${p.link('to')} ${intent.to.map(p.planet).join(', ')}`,
};
