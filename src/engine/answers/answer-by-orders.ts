import type { AnswerIntent, CardTarget, LeaderRef } from '../order-intents.js';
import type { AnswerValue, Question, QuestionOf } from '../questions.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { Leader } from '../state.js';
import type { GameState } from '../state.js';
import { rankedForces, rankedShips, rankedSupply } from './casualty-order.js';
import { casualtiesInOrder } from '../calc/casualty-choice.js';
import { holds } from './conditions.js';

export type Ordered = { readonly question: Question; readonly state: GameState; readonly rules: RuleSet; /** The newest first: explicit orders of the turn, then standing orders. */ readonly orders: readonly AnswerIntent[] };

/**
 * What a seat's orders answer to a question; undefined when none of them speaks of it. The first order that fits decides: its condition
 * must hold, and what it names must be among the options.
 */
export function answerByOrders({ question, state, rules, orders }: Ordered): AnswerValue | undefined {
  for (const order of orders) {
    const value = answerBy(order, { question, state, rules });
    if (value !== undefined) return value;
  }
  return undefined;
}

type Asked = Omit<Ordered, 'orders'>;

function answerBy(order: AnswerIntent, asked: Asked): AnswerValue | undefined {
  const { question, state } = asked;
  if (order.only !== undefined && (order.only.turn !== state.turn || !order.only.questions.includes(question.id))) return undefined;
  switch (order.order) {
    case 'casualties':
      if (question.kind === 'casualties') return casualtiesInOrder(state, question.params, rankedShips(state, question.params, order.priority));
      // What ends over the fleet supply is no loss in battle: a list for these does not speak of it, only an answer does.
      if (question.kind === 'supply') return order.only === undefined ? undefined : rankedSupply(state, question, order.priority);
      return question.kind === 'ground-casualties' ? rankedForces(question, order.priority) : undefined;
    case 'retreat': return question.kind === 'retreat' ? retreat(order, question) : undefined;
    case 'reroll': return reroll(order, question);
    case 'diplomat': {
      if (question.kind !== 'diplomat' || (order.planet !== undefined && order.planet !== question.params.planet)) return undefined;
      return holds(order.condition, question) ? order.answer : undefined;
    }
    case 'permit': {
      if (question.kind !== 'passage' || order.seat !== question.params.mover) return undefined;
      return order.system === undefined || order.system === question.params.system ? order.answer : undefined;
    }
    case 'escape': return question.kind === 'escape' && isMeant(state, order.leader, question.params.leader) ? refuge(order, question) : undefined;
    case 'rescue': return question.kind === 'rescue' ? rescue(state, order.leader, question) : undefined;
    case 'pds': return question.kind === 'pds' ? order.answer : undefined;
    case 'replace': return question.kind === 'replace' ? replace(order, question) : undefined;
    case 'captive': return question.kind === 'captive' ? captive(state, order, question) : undefined;
    case 'consent': return question.kind === 'consent' && isMeant(state, order.leader, question.params.leader) ? order.answer : undefined;
    case 'sabotage': return question.kind === 'reaction' ? sacrifice(state, order.leader, question) : undefined;
    case 'play': return play(asked, order);
  }
}

/** `REROLL misses` is about combat alone: a counter is spent on a leader's die only where the order says so. */
function reroll({ what }: Extract<AnswerIntent, { order: 'reroll' }>, question: Question): AnswerValue | undefined {
  if (question.kind === 'fate-reroll') return what === 'misses' ? undefined : what === 'fate' ? 'reroll' : 'stand';
  if (question.kind !== 'reroll' || what === 'fate') return undefined;
  return what === 'none' ? { dice: [] } : question.default;
}

/** The Agent gives himself up, if he is free to (A23, B47). */
function sacrifice(state: GameState, ref: LeaderRef, question: QuestionOf<'reaction'>): AnswerValue<'reaction'> | undefined {
  const leader = question.params.options.find((option) => option !== 'nothing' && option !== 'card' && isMeant(state, ref, option));
  return leader === undefined ? undefined : { with: leader };
}

/** A card played when its moment comes: to cancel another, or on what the order names. */
function play({ question, state, rules }: Asked, { card, on }: Extract<AnswerIntent, { order: 'play' }>): AnswerValue | undefined {
  if (question.kind === 'reaction') return rules.cards[card]?.effect.do === 'cancel' && question.params.options.includes('card') ? { with: 'card' } : undefined;
  if (question.kind !== 'card') return undefined;
  const use = question.params.options.find((option) => option.card === card && (on === undefined || isTarget(state, on, option.on)));
  return use === undefined ? undefined : { use };
}

function isTarget(state: GameState, target: CardTarget, on: string): boolean {
  if ('system' in target) return target.system === on;
  if ('planet' in target) return state.planets[target.planet]?.system === on;
  const piece = state.pieces[on];
  return piece?.kind === target.kind && (!('number' in target) || piece.number === target.number);
}

function retreat(order: Extract<AnswerIntent, { order: 'retreat' }>, question: QuestionOf<'retreat'>): AnswerValue<'retreat'> | undefined {
  if (order.never === true) return { to: null };
  if (!holds(order.condition, question)) return undefined;
  const to = order.to ?? question.params.options[0];
  return to !== undefined && question.params.options.includes(to) ? { to } : undefined;
}

function refuge(order: Extract<AnswerIntent, { order: 'escape' }>, question: QuestionOf<'escape'>): AnswerValue<'escape'> | undefined {
  const to = order.to.find((planet) => question.params.options.includes(planet));
  return to === undefined ? undefined : { to };
}

function rescue(state: GameState, ref: LeaderRef, question: QuestionOf<'rescue'>): AnswerValue<'rescue'> | undefined {
  const leader = question.params.options.find((id) => isMeant(state, ref, id));
  return leader === undefined ? undefined : { leader };
}

function replace(order: Extract<AnswerIntent, { order: 'replace' }>, question: QuestionOf<'replace'>): AnswerValue<'replace'> | undefined {
  const { structure, most } = question.params;
  const fits = order.structure === undefined || order.structure === structure || (order.structure === 'facility' && (structure === 'colony' || structure === 'refinery'));
  return fits ? { count: order.answer === 'replace' ? most : 0 } : undefined;
}

/** RELEASE hands a captive back to his owner, who is thereby free (A35). */
function captive(state: GameState, order: Extract<AnswerIntent, { order: 'captive' }>, question: QuestionOf<'captive'>): AnswerValue<'captive'> | undefined {
  if (!isMeant(state, order.leader, question.params.leader)) return undefined;
  const owner = state.leaders[question.params.leader]?.seat;
  switch (order.decision.do) {
    case 'release': return owner === undefined ? undefined : { do: 'hand', to: owner };
    case 'hand': return question.params.recipients.includes(order.decision.to) ? order.decision : undefined;
    case 'keep': case 'execute': return order.decision;
  }
}

/** Whether an order's word for a leader means this one: class, owner where named, number where named. Without a word any leader is meant. */
export function isMeant(state: GameState, ref: LeaderRef | undefined, id: string): boolean {
  const leader = state.leaders[id];
  if (ref === undefined || leader === undefined) return ref === undefined;
  return leader.class === ref.class && (ref.of === undefined || leader.seat === ref.of) && (ref.number === undefined || numberOf(state, leader) === ref.number);
}

function numberOf(state: GameState, leader: Leader): number {
  return Object.values(state.leaders).filter((other) => other.seat === leader.seat && other.class === leader.class).findIndex((other) => other.id === leader.id) + 1;
}
