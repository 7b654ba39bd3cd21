import { readCondition } from '../read/condition.js';
import { readSystem } from '../read/places.js';
import { assents, denials } from '../lexicon/lexicons.js';
import { clausesOf, nothingMore, partOf } from '../reading.js';
import { isIdle, meaningOf } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `RETREAT TO 14 IF ships <= 2`, `RETREAT NEVER` */
export const retreat: Grammar<IntentOf<'retreat'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['to', 'if']);
    const head = clauses.head.filter((term) => !isIdle(term));
    if (clauses.parts.length === 0 && clauses.head.length === 1) {
      // `RETREAT YES`, `RÜCKZUG NEIN`: the question that the order answers is one that can be answered so.
      const word = clauses.head[0]?.words[0] ?? '';
      if (assents.has(word)) return { order: 'retreat' };
      if (denials.has(word)) return { order: 'retreat', never: true };
    }
    const never = meaningOf(head[0], 'answer')?.answer === 'never';
    // `RETREAT 14`: a place alone is where to.
    const target = partOf(reading, clauses, 'to') ?? (head.length > 0 && !never ? head : undefined);
    const to = target === undefined ? undefined : readSystem(reading, target, 'to');
    const doubt = partOf(reading, clauses, 'if');
    const condition = doubt === undefined ? undefined : readCondition(reading, doubt);
    if ((never || target !== head) && !nothingMore(reading, head, never ? 1 : 0)) return undefined;
    if ((target !== undefined && to === undefined) || (doubt !== undefined && condition === undefined)) return undefined;
    return { order: 'retreat', ...(to === undefined ? {} : { to }), ...(never ? { never } : {}), ...(condition === undefined ? {} : { condition }) };
  },
  print: (intent, p) => {
    const never = intent.never === undefined ? '' : ` ${p.answer('never')}`;
    return `${p.order('retreat')}${never}${intent.to === undefined ? '' : ` ${p.link('to')} ${p.system(intent.to)}`}${p.condition(intent.condition)}`;
  },
};
