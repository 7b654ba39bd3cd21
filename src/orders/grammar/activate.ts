import { readSystem } from '../read/places.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `ACTIVATE 27` */
export const activate: Grammar<IntentOf<'activate'>> = {
  read: (reading, terms) => {
    const system = readSystem(reading, terms, 'system');
    return system === undefined ? undefined : { order: 'activate', system };
  },
  print: (intent, p) => `${p.order('activate')} ${p.system(intent.system)}`,
};
