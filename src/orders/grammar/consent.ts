import type { Intent } from '../../engine/order-intents.js';
import { readLeader } from '../read/units.js';
import type { Reading } from '../reading.js';
import { isIdle, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Consent = IntentOf<'consent'>;

/** `ACCEPT Agent OF Sol`, `DECLINE`: whether a captive is taken that another hands over */
export const consent: Grammar<Consent> = {
  read: (reading, terms) => readConsent(reading, terms, 'accept'),
  print: (intent, p) => `${p.order(intent.answer)}${intent.leader === undefined ? '' : ` ${p.leader(intent.leader)}`}`,
};
/** The declining half. */
export const decline = (reading: Reading, terms: readonly Term[]): Intent | undefined => readConsent(reading, terms, 'decline');

function readConsent(reading: Reading, terms: readonly Term[], answer: Consent['answer']): Consent | undefined {
  if (terms.every(isIdle)) return { order: 'consent', answer };
  const leader = readLeader(reading, terms);
  return leader === undefined ? undefined : { order: 'consent', leader, answer };
}
