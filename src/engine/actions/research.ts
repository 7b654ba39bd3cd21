import { publicly } from '../events.js';
import type { ActionIntent } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import { seatOf } from '../calc/board.js';
import { technologyBill } from '../calc/technology-price.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';

export type Research = Extract<ActionIntent, { order: 'research' }>;

/** A technology for resources and a Strategy counter (R1.9), less what specialties and Scientists take off (A17, A72). */
export function researchOutcome(context: OrderContext, intent: Research): Outcome {
  const { state, rules, seat } = context;
  const problem = whyNotResearched(context, intent);
  if (problem !== undefined) return refused(problem);
  const { price, discounts, payment, cites } = technologyBill(state, rules, { seat, technology: intent.technology, pay: intent.pay });
  if (!payment.ok) return refused({ ...payment.problem, cites: [...payment.problem.cites, ...cites] });
  return done([
    publicly('counter-spent', { seat, pool: 'strategy', why: 'technology' }, ['R1.9']),
    payment.event,
    publicly('technology-researched', { seat, technology: intent.technology, price, discounts }, ['R1.9', ...cites]),
  ]);
}

function whyNotResearched({ state, rules, seat }: OrderContext, { technology: id }: Research): Problem | undefined {
  const technology = rules.technologies[id];
  const { technologies, counters } = seatOf(state, seat);
  if (technology === undefined || rules.numbers.researchCost === undefined || state.phase !== 'technology') return refuse('wrong-phase', { phase: state.phase }, ['R1.9']);
  if (technologies.includes(id)) return refuse('technology-known', { technology: id }, ['R1.9']);
  const missing = technology.prerequisites.filter((one) => !technologies.includes(one));
  const enough = technology.prerequisiteLogic === 'and' ? missing.length === 0 : missing.length < technology.prerequisites.length || technology.prerequisites.length === 0;
  if (!enough) return refuse('prerequisite-missing', { technology: id, needs: missing, logic: technology.prerequisiteLogic }, ['R1.9']);
  return counters.strategy < 1 ? refuse('no-strategy-counter', {}, ['R1.9']) : undefined;
}
