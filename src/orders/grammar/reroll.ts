import { readAnswer } from '../read/answer.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `REROLL misses`, `REROLL none`; `REROLL fate` for the dice of leaders */
export const reroll: Grammar<IntentOf<'reroll'>> = {
  read: (reading, terms) => {
    const what = readAnswer(reading, terms, ['misses', 'none', 'fate']);
    return what === undefined ? undefined : { order: 'reroll', what };
  },
  print: (intent, p) => `${p.order('reroll')} ${p.answer(intent.what)}`,
};
