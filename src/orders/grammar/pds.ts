import { readAnswer } from '../read/answer.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `PDS FIRE`, `PDS HOLD` */
export const pds: Grammar<IntentOf<'pds'>> = {
  read: (reading, terms) => {
    const answer = readAnswer(reading, terms, ['fire', 'hold']);
    return answer === undefined ? undefined : { order: 'pds', answer };
  },
  print: (intent, p) => `${p.order('pds')} ${p.answer(intent.answer)}`,
};
