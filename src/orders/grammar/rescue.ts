import { readLeader } from '../read/units.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `RESCUE Agent OF Sol` */
export const rescue: Grammar<IntentOf<'rescue'>> = {
  read: (reading, terms) => {
    const leader = readLeader(reading, terms);
    return leader === undefined ? undefined : { order: 'rescue', leader };
  },
  print: (intent, p) => `${p.order('rescue')} ${p.leader(intent.leader)}`,
};
