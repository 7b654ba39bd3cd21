import type { Condition, Measure } from '../../engine/order-intents.js';
import { match, missing, nothingMore, unknown, unread, shorten, type Reading } from '../reading.js';
import { isIdle, meaningOf, type Term } from '../terms.js';

type Side = { readonly value: number | Measure; readonly next: number };

/** `ships <= 2`, `invaders > defenders` */
export function readCondition(reading: Reading, terms: readonly Term[]): Condition | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  const found = match(reading, useful, 0, { kinds: ['measure'], expected: 'measure' });
  if (found?.meaning.is !== 'measure') return useful.length === 0 ? missing(reading, 'condition') : undefined;
  const operator = useful[found.next];
  const op = operatorOf(operator);
  if (operator === undefined || op === undefined) return operator === undefined ? missing(reading, 'condition') : unknown(reading, operator, 'number');
  const right = readSide(reading, useful, found.next + 1);
  if (right === undefined || !nothingMore(reading, useful, right.next)) return undefined;
  return { left: found.meaning.measure, op, right: right.value };
}

function operatorOf(term: Term | undefined): Condition['op'] | undefined {
  const told = meaningOf(term, 'comparison');
  if (told !== undefined) return told.op;
  const word = term?.kind === 'operator' ? term.words[0] : undefined;
  return word === '<' || word === '<=' || word === '=' || word === '>=' || word === '>' ? word : undefined;
}

function readSide(reading: Reading, terms: readonly Term[], at: number): Side | undefined {
  const term = terms[at];
  if (term === undefined) return missing(reading, 'condition');
  const number = meaningOf(term, 'number');
  if (number !== undefined && number.value <= 9999) return { value: number.value, next: at + 1 };
  if (number !== undefined) {
    reading.problems.push(unread('number-out-of-range', { number: shorten(term.text) }, term));
    return undefined;
  }
  const found = match(reading, terms, at, { kinds: ['measure'], expected: 'measure' });
  return found?.meaning.is === 'measure' ? { value: found.meaning.measure, next: found.next } : undefined;
}
