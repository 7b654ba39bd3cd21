import { publicly } from '../events.js';
import { refuse, type Problem } from '../problems.js';
import { seatOf } from '../calc/board.js';
import { creditPrice } from '../calc/credit-price.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';
import type { Research } from './research.js';

/** One technology for credits: its prerequisites are known, and the money is there (S12.1, S12.3). */
export function creditResearchOutcome(context: OrderContext, intent: Research): Outcome {
  const { state, rules, seat } = context;
  const technology = rules.technologies[intent.technology];
  const problem = whyNot(context, intent);
  if (technology === undefined || problem !== undefined) return refused(problem ?? refuse('not-buildable', { kind: intent.technology }, ['S12.3']));
  const { price, discounts, cites } = creditPrice(state, rules, { seat, technology });
  const have = seatOf(state, seat).credits ?? 0;
  if (have < price) return refused(refuse('not-enough-credits', { cost: price, have }, cites));
  return done([
    ...(price === 0 ? [] : [publicly('credits-paid', { seat, credits: price }, ['S12.1'])]),
    publicly('technology-researched', { seat, technology: technology.id, price, discounts }, cites),
  ]);
}

function whyNot({ state, rules, seat }: OrderContext, { technology: id }: Research): Problem | undefined {
  const technology = rules.technologies[id];
  const { technologies } = seatOf(state, seat);
  if (technology === undefined) return undefined;
  if (technologies.includes(id)) return refuse('technology-known', { technology: id }, ['S12.1']);
  const missing = technology.prerequisites.filter((one) => !technologies.includes(one));
  const { prerequisiteLogic: logic, prerequisites } = technology;
  const enough = missing.length === 0 || (logic === 'or' && missing.length < prerequisites.length);
  return enough ? undefined : refuse('prerequisite-missing', { technology: id, needs: missing, logic }, ['S12.3']);
}
