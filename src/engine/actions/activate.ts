import { publicly } from '../events.js';
import type { ActionIntent } from '../order-intents.js';
import { refuse } from '../problems.js';
import { seatOf } from '../calc/board.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';

/** R2.1, R2.2: a counter from the pool onto a system without an own one, and never onto an asteroid field or a supernova. */
export function activateOutcome(context: OrderContext, intent: Extract<ActionIntent, { order: 'activate' }>): Outcome {
  const { state, seat } = context;
  const system = state.systems[intent.system];
  if (system === undefined) return refused(refuse('unknown-system', { system: intent.system }, ['R2.1']));
  if (seatOf(state, seat).counters.command < 1) return refused(refuse('no-command-counter', {}, ['R1.10']));
  if (system.counters.includes(seat)) return refused(refuse('cannot-activate', { system: system.id, why: 'own-counter' }, ['R2.1']));
  if (system.anomaly === 'asteroid-field' || system.anomaly === 'supernova') {
    return refused(refuse('cannot-activate', { system: system.id, why: system.anomaly }, ['R2.2']));
  }
  return done([publicly('system-activated', { seat, system: system.id }, ['R2.1'])]);
}
