import { describe, expect, test } from '@jest/globals';
import { checkOrders } from '../../../src/engine/check-orders.js';
import type { AnswerIntent } from '../../../src/engine/order-intents.js';
import { decideCaptives } from '../../../src/engine/steps/decide-captives.js';
import { aWorld, eventsOf, play, thirdEdition, type WorldSpec } from '../../support/world.js';
import { whereabouts } from './abyz.js';

/** Letnev holds Sol's Agent; Sol owns Jord and, under blockade, Abyz. */
function world(more: Partial<WorldSpec> = {}) {
  const spec: WorldSpec = {
    seats: ['letnev', 'sol', 'hacan'], systems: { 1: { planets: { jord: { owner: 'sol' } } }, 2: { planets: { abyz: { owner: 'sol' } } } },
    ships: { 2: { hacan: { cruiser: 1 } } }, leaders: { 'sol/agent': { on: 'captive', captor: 'letnev', since: 1 } }, ...more,
  };
  return { ...aWorld(spec), phase: 'status' as const };
}
const decide = (state: ReturnType<typeof world>, answers = {}) => play(state, decideCaptives, { answers });

test.each([
  ['T093 A34', {}, 'captive of letnev'],
  ['T094 A34', { 'captive/sol/agent': { do: 'execute' } }, 'executed'],
  ['T096 A35', { 'captive/sol/agent': { do: 'hand', to: 'sol' } }, 'jord'],
  ['T168 A34', { 'captive/sol/agent': { do: 'hand', to: 'hacan' } }, 'captive of hacan'],
])('%s: %j leaves the Agent %s', (_row, answers, fate) => {
  const played = decide(world(), answers);
  expect(whereabouts(played.state)).toEqual({ 'sol/agent': fate });
  expect(played.questions).toHaveLength(1);
});

test('who receives a captive may not pass him on in the same phase', () => {
  const played = decide(world(), { 'captive/sol/agent': { do: 'hand', to: 'hacan' } });
  expect(played.questions.map((question) => question.seat)).toEqual(['letnev']);
});

test('T096 A35: without a planet to free him to the hand-over is refused', () => {
  const played = decide(world({ systems: { 2: { planets: { abyz: { owner: 'sol' } } } } }), { 'captive/sol/agent': { do: 'hand', to: 'sol' } });
  expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'captive of letnev' });
  expect(eventsOf(played, 'order-void')).toMatchObject([{ problem: { code: 'no-refuge-for' } }]);
});

describe('captives.recipientConsent (R5.21)', () => {
  const hand = { 'captive/sol/agent': { do: 'hand', to: 'hacan' } };
  const asked = world({ options: { 'captives.recipientConsent': true } });
  test.each([
    ['accept', { 'agent/consent': 'accept' }, 'captive of hacan'], ['decline', { 'agent/consent': 'decline' }, 'captive of letnev'], ['silence', {}, 'captive of letnev'],
  ])('%s', (_what, answer, fate) => {
    const played = decide(asked, { ...hand, ...answer });
    expect(whereabouts(played.state)).toEqual({ 'sol/agent': fate });
    expect(played.questions.at(-1)).toMatchObject({ kind: 'consent', seat: 'hacan', default: 'decline' });
  });
  test('not needed: nobody is asked, nor is an owner who gets his leader back', () => {
    expect(decide(world(), hand).questions).toHaveLength(1);
    expect(decide(asked, { 'captive/sol/agent': { do: 'hand', to: 'sol' } }).questions).toHaveLength(1);
  });
});

test.each(['execute', 'release', 'hand', 'keep'] as const)('T095 A34: %s in the action phase', (what) => {
  const decision = what === 'hand' ? { do: what, to: 'hacan' } : { do: what };
  const order: AnswerIntent = { order: 'captive', leader: { class: 'agent', of: 'sol' }, decision };
  const codes = (phase: 'action' | 'status') => checkOrders({ state: { ...world(), phase }, rules: thirdEdition, seat: 'letnev', intents: [order, { order: 'standing', answer: order }] }).map((check) => check.problems.map((problem) => problem.code));
  expect(codes('action')).toEqual([what === 'keep' ? [] : ['captive-not-now'], []]);
  expect(codes('status')).toEqual([[], []]);
});
