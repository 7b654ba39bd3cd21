import { expect, test } from '@jest/globals';
import { answerByOrders } from '../../src/engine/answers/answer-by-orders.js';
import { boundTo, verdictOn } from '../../src/engine/answers/open-questions.js';
import type { AnswerIntent } from '../../src/engine/order-intents.js';
import type { Question } from '../../src/engine/questions.js';
import { aWorld, thirdEdition } from '../support/world.js';

const state = aWorld({ seats: ['letnev', 'hacan'], systems: { 27: { planets: { abyz: {} } } }, ships: { 27: { letnev: { dreadnought: 1, carrier: 1, fighter: 2 } } } });
const about = { seat: 'letnev', cites: [] } as const;
const [dreadnought, carrier] = ['letnev/dreadnought/1', 'letnev/carrier/1'];
const losses: Question = { ...about, kind: 'casualties', id: '27/1', params: { system: '27', cause: 'space-battle', round: 1, hits: 1, candidates: [dreadnought, carrier], sustain: [dreadnought], enemy: 'hacan' }, default: { damaged: [dreadnought], lost: [] } };
const ground: Question = { ...about, kind: 'ground-casualties', id: 'abyz/1', params: { planet: 'abyz', round: 1, hits: 1, forces: { 'ground-force': 2 }, enemy: 'hacan' }, default: { 'ground-force': 1 } };
const supply: Question = { ...about, kind: 'supply', id: '27/supply', params: { system: '27', excess: 1, candidates: [carrier, dreadnought] }, default: { lost: [carrier] } };
const retreat: Question = { ...about, kind: 'retreat', id: '27/retreat', params: { system: '27', round: 2, as: 'withdrawal', options: ['28'], ships: 3, enemyShips: 1, losses: 0, enemyLosses: 0, enemy: 'hacan' }, default: { to: null } };

const list = (...priority: Extract<AnswerIntent, { order: 'casualties' }>['priority']): AnswerIntent => ({ order: 'casualties', priority });
const rows: readonly (readonly [string, AnswerIntent, { readonly open?: readonly Question[]; readonly answered?: readonly Question[] }, object])[] = [
  ['a ship that is offered', list({ kind: 'carrier' }), { open: [losses] }, { says: 'answers', strange: [] }],
  ['a kind that is not, beside one that is', list({ kind: 'cruiser' }, { kind: 'carrier' }), { open: [losses] }, { says: 'answers', strange: [{ kind: 'cruiser' }] }],
  ['nothing that is offered', list({ kind: 'cruiser' }), { open: [losses] }, { says: 'impossible', question: losses }],
  ['ships, where troops are asked for', list({ kind: 'carrier' }), { open: [ground] }, { says: 'impossible', question: ground }],
  ['each of two questions its own', list({ kind: 'ground-force' }), { open: [losses, ground] }, { says: 'answers', questions: [ground] }],
  ['a place that is not open', { order: 'retreat', to: '29' }, { open: [retreat] }, { says: 'impossible' }],
  ['a condition that does not hold', { order: 'retreat', to: '28', condition: { left: 'ships', op: '<=', right: 2 } }, { open: [retreat] }, { says: 'not-now' }],
  ['what has its answer', list({ kind: 'carrier' }), { answered: [losses] }, { says: 'too-late', question: losses }],
  ['troops, when the losses at space have theirs', list({ kind: 'ground-force' }), { answered: [losses] }, { says: 'nothing' }],
  ['a question of another kind', { order: 'pds', answer: 'hold' }, { open: [losses] }, { says: 'nothing' }],
];
test.each(rows)('an order and the open questions: %s', (_name, order, { open = [], answered = [] }, verdict) => {
  expect(verdictOn(order, { open, answered, state, rules: thirdEdition })).toMatchObject(verdict);
});

test('what exceeds the fleet supply is named in answer to its question, never by a list for battles', () => {
  const order = list({ kind: 'dreadnought' });
  expect(answerByOrders({ question: supply, state, rules: thirdEdition, orders: [order] })).toBeUndefined();
  expect(answerByOrders({ question: supply, state, rules: thirdEdition, orders: [boundTo(order, state.turn, [supply])] })).toEqual({ lost: [dreadnought] });
  expect(answerByOrders({ question: supply, state: { ...state, turn: state.turn + 1 }, rules: thirdEdition, orders: [boundTo(order, state.turn, [supply])] })).toBeUndefined();
});
