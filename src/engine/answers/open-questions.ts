import type { AnswerIntent, CasualtyItem } from '../order-intents.js';
import type { Question } from '../questions.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState } from '../state.js';
import { answerByOrders, isMeant } from './answer-by-orders.js';
import { isGround, ranksForces, ranksShips, ranksSupply } from './casualty-order.js';
import { holds } from './conditions.js';

/** What an order that came in the middle of a turn means for the questions to its seat. */
export type Verdict =
  /** It speaks of none of them: it is for questions that may come. */
  | { readonly says: 'nothing' }
  | { readonly says: 'answers'; readonly questions: readonly Question[]; /** Named in the order, and part of none of these questions. */ readonly strange: readonly CasualtyItem[] }
  | { readonly says: 'not-now'; readonly question: Question }
  | { readonly says: 'impossible'; readonly question: Question }
  | { readonly says: 'too-late'; readonly question: Question };

type Asked = { readonly open: readonly Question[]; /** They have their answer. */ readonly answered: readonly Question[]; readonly state: GameState; readonly rules: RuleSet };

/**
 * Reads an order against the questions that are open to its seat. What it names must be there: an order of the turn falls back to what is
 * likest, but who answers a question means what he says.
 */
export function verdictOn(order: AnswerIntent, { open, answered, state, rules }: Asked): Verdict {
  const about = open.filter((question) => isAbout(order, question, { state, rules }));
  const [first] = about;
  if (first === undefined) {
    const late = answered.findLast((question) => isAbout(order, question, { state, rules }) && isOfItsForces(order, question));
    return late === undefined || order.order === 'play' ? { says: 'nothing' } : { says: 'too-late', question: late };
  }
  const questions = about.filter((question) => namesSomething(order, question, state) && answerByOrders({ question, state, rules, orders: [boundTo(order, state.turn, [question])] }) !== undefined);
  if (questions.length > 0) return { says: 'answers', questions, strange: strangeItems(order, questions, state) };
  return { says: 'condition' in order && !holds(order.condition, first) ? 'not-now' : 'impossible', question: first };
}

/** The order as an answer to these questions and to no other. */
export function boundTo(order: AnswerIntent, turn: number, questions: readonly Question[]): AnswerIntent {
  return { ...order, only: { turn, questions: questions.map(({ id }) => id) } };
}

function isAbout(order: AnswerIntent, question: Question, { state, rules }: Pick<Asked, 'state' | 'rules'>): boolean {
  switch (order.order) {
    case 'casualties': return question.kind === 'casualties' || question.kind === 'ground-casualties' || question.kind === 'supply';
    case 'retreat': return question.kind === 'retreat';
    case 'reroll': return question.kind === 'reroll' || question.kind === 'fate-reroll';
    case 'diplomat': return question.kind === 'diplomat' && (order.planet === undefined || order.planet === question.params.planet);
    case 'permit': return question.kind === 'passage' && order.seat === question.params.mover && (order.system === undefined || order.system === question.params.system);
    case 'escape': return question.kind === 'escape' && isMeant(state, order.leader, question.params.leader);
    case 'rescue': return question.kind === 'rescue';
    case 'pds': return question.kind === 'pds';
    case 'replace': return question.kind === 'replace';
    case 'captive': return question.kind === 'captive' && isMeant(state, order.leader, question.params.leader);
    case 'consent': return question.kind === 'consent' && isMeant(state, order.leader, question.params.leader);
    case 'sabotage': return question.kind === 'reaction';
    // A card that the moment does not offer is kept for its own.
    case 'play': return (question.kind === 'card' && question.params.options.some(({ card }) => card === order.card)) || (question.kind === 'reaction' && rules.cards[order.card]?.effect.do === 'cancel');
  }
}

/** A list of ships is no word about ground combat, nor the other way round. What it names may be gone by now. */
function isOfItsForces(order: AnswerIntent, { kind }: Question): boolean {
  return order.order !== 'casualties' || order.priority.some((item) => ('kind' in item && isGround(item.kind)) === (kind === 'ground-casualties'));
}

function namesSomething(order: AnswerIntent, question: Question, state: GameState): boolean {
  return order.order !== 'casualties' || order.priority.some((item) => isNamed(item, question, state));
}

function isNamed(item: CasualtyItem, question: Question, state: GameState): boolean {
  switch (question.kind) {
    case 'casualties': return ranksShips(state, question.params, item);
    case 'ground-casualties': return ranksForces(question, item);
    case 'supply': return ranksSupply(state, question, item);
    default: return false;
  }
}

/** Damage and ships with leaders are named in advance, for when there are such; a kind or a ship is meant to be there. */
function strangeItems(order: AnswerIntent, questions: readonly Question[], state: GameState): readonly CasualtyItem[] {
  if (order.order !== 'casualties') return [];
  return order.priority.filter((item) => 'kind' in item && !questions.some((question) => isNamed(item, question, state)));
}
