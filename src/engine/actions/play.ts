import type { AnswerIntent } from '../order-intents.js';
import type { PlanetId } from '../ids.js';
import { refuse, type Problem } from '../problems.js';
import type { Card } from '../rules/card.js';
import { leadersOn, planetOf } from '../calc/board.js';
import { groundUnits } from '../calc/forces.js';
import { holdsCard } from '../calc/hand.js';
import type { OrderContext } from './outcome.js';

export type Play = Extract<AnswerIntent, { order: 'play' }>;

/** Why a seat may not play a card: not held, not the moment, or not on that. Cards for a battle wait until it comes. */
export function whyNotPlayed(context: OrderContext, intent: Play): readonly Problem[] {
  const card = context.rules.cards[intent.card];
  if (card === undefined || !holdsCard(context.state, context.seat, intent.card)) return [refuse('card-not-held', { card: intent.card }, ['R1.7'])];
  if (card.when !== 'card-phase') return context.state.phase === 'cards' ? [refuse('card-not-now', { card: card.id }, ['R1.7'])] : [];
  if (context.state.phase !== 'cards') return [refuse('card-not-now', { card: card.id }, ['R1.7'])];
  const problem = wrongTarget(context, intent, card);
  return problem === undefined ? [] : [problem];
}

/** The planet a card is played on. */
export function planetTarget(context: Pick<OrderContext, 'state'>, { on }: Play): PlanetId | undefined {
  return on !== undefined && 'planet' in on && context.state.planets[on.planet] !== undefined ? on.planet : undefined;
}

function wrongTarget(context: OrderContext, intent: Play, card: Card): Problem | undefined {
  const { effect } = card;
  if (effect.do !== 'make-neutral' && effect.do !== 'annex') return undefined;
  const id = planetTarget(context, intent);
  if (id === undefined) return refuse('card-target', { card: card.id, why: 'missing' }, ['R5.5']);
  const { owner, forces } = planetOf(context.state, id);
  if (owner === context.seat) return refuse('card-target', { card: card.id, why: 'own' }, ['R5.5']);
  if (owner === undefined) return effect.do === 'annex' ? undefined : refuse('card-target', { card: card.id, why: 'neutral' }, ['R5.5']);
  const most = effect.do === 'annex' ? 0 : effect.mostGarrison;
  if (groundUnits(forces[owner]) > most) return refuse('card-target', { card: card.id, why: 'garrison' }, ['R5.5']);
  // A planet with a leader alone is his owner's, but it is not empty (R4.0g): that is why an annexation fails and nobody escapes (A33).
  const guarded = effect.do === 'annex' && effect.leaders === 'forbid' && leadersOn(context.state, id).length > 0;
  return guarded ? refuse('card-target', { card: card.id, why: 'leader' }, ['R4.0g', ...context.rules.leaders.ownerChanged.cites]) : undefined;
}
