import { expect, test } from '@jest/globals';
import { eventsOf, thirdEdition, type WorldSpec } from '../../support/world.js';
import { invade, land, overAbyz, whereabouts } from './abyz.js';

const one = [land('abyz', { 'ground-force': 1 })];
const captive = (since: number) => ({ on: 'captive' as const, captor: 'hacan', since });

function world(leaders: NonNullable<WorldSpec['leaders']>, more: Partial<WorldSpec> = {}) {
  return overAbyz({ cargo: { 'ground-force': 1 }, more: { seats: ['letnev', 'hacan', 'sol', 'xxcha'], leaders, ...more } });
}

test.each([
  ['T097 A36 A39', 9, true, 'captive of letnev'], ['A36', 10, true, 'captive of letnev'],
  ['T098 A37', 8, false, 'captive of hacan'], ['T099 A37', 1, true, 'killed'], ['T099 A37', 8, true, 'killed'],
])('%s: one captive, die %i, captives.missKills %s: %s', (_row, face, kills, fate) => {
  const played = invade(world({ 'sol/agent': captive(1) }, { options: { 'captives.missKills': kills } }), one, { dice: { rescue: [face] } });
  expect(whereabouts(played.state)).toEqual({ 'sol/agent': fate });
  expect(played.questions).toEqual([]);
});

test.each([
  ['T100 A38', 10, 'captive of letnev'], ['T100 A38 A37', 8, 'killed'],
])('%s: of three the invader names one before the die, die %i; the others stay', (_row, face, fate) => {
  const state = world({ 'sol/admiral': captive(1), 'sol/agent': captive(2), 'xxcha/admiral': captive(3) });
  const played = invade(state, one, { dice: { rescue: [face] }, answers: { 'rescue/letnev': { leader: 'sol/agent' } } });
  expect(played.questions).toMatchObject([{ kind: 'rescue', id: 'abyz/rescue/letnev', params: { captor: 'hacan', options: ['sol/admiral', 'sol/agent', 'xxcha/admiral'] }, default: { leader: 'sol/admiral' } }]);
  expect(whereabouts(played.state)).toEqual({ 'sol/admiral': 'captive of hacan', 'sol/agent': fate, 'xxcha/admiral': 'captive of hacan' });
});

test('T102 A40: his own captive is freed on a planet of his choice, the one just taken among them', () => {
  const state = world({ 'sol/agent': captive(1), 'letnev/general': captive(2) });
  const played = invade(state, one, { dice: { rescue: [9] }, answers: { 'escape/letnev/general': { to: 'abyz' } } });
  expect(played.questions.map((question) => question.kind)).toEqual(['rescue', 'escape']);
  expect(played.questions[0]).toMatchObject({ default: { leader: 'letnev/general' } });
  expect(played.questions[1]).toMatchObject({ params: { options: ['abyz', 'letnev-home'] } });
  expect(whereabouts(played.state)).toMatchObject({ 'letnev/general': 'abyz', 'sol/agent': 'captive of hacan' });
});

test('captives.rescueDice perCaptive: one die each', () => {
  const state = world({ 'sol/agent': captive(1), 'sol/admiral': captive(2) }, { options: { 'captives.rescueDice': 'perCaptive' } });
  const played = invade(state, one, { dice: { 'rescue/sol/agent': [10], 'rescue/sol/admiral': [3] } });
  expect(whereabouts(played.state)).toEqual({ 'sol/admiral': 'killed', 'sol/agent': 'captive of letnev' });
});

test('T103 A41: with his last planet all captives pass without a die, the invader\'s own are freed', () => {
  const state = world({ 'sol/agent': captive(1), 'letnev/general': captive(2) }, { systems: { 2: {} } });
  const played = invade(state, one, { answers: { 'escape/letnev/general': { to: 'letnev-home' } } });
  expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'captive of letnev', 'letnev/general': 'letnev-home' });
  expect(eventsOf(played, 'captive-passed')).toMatchObject([{ leader: 'sol/agent', from: 'hacan', to: 'letnev', how: 'last-planet' }]);
  expect(eventsOf(played, 'dice-rolled')).toEqual([]);
});

test('R5.14: the loser\'s own leader there meets his fate before the captives pass', () => {
  const state = world({ 'sol/agent': captive(1), 'hacan/general': 'abyz' }, { systems: { 2: {} } });
  const played = invade(state, one, { dice: { 'leader-fate/hacan/general': [1] } });
  expect(played.events.map((event) => event.type).slice(-3)).toEqual(['dice-rolled', 'leader-captured', 'captive-passed']);
});

test('where the rules let a die draw the captive, three share nine faces and a ten is rolled again', () => {
  const rescue = { ...thirdEdition.leaders.rescue, choice: { by: 'die' as const, cites: ['B28'] } };
  const rules = { ...thirdEdition, leaders: { ...thirdEdition.leaders, rescue } };
  const state = world({ 'sol/admiral': captive(1), 'sol/agent': captive(2), 'xxcha/admiral': captive(3) });
  const played = invade(state, one, { rules, dice: { rescue: [10], 'drawn-captive/1': [10], 'drawn-captive/2': [6] } });
  expect(whereabouts(played.state)).toMatchObject({ 'sol/agent': 'captive of letnev', 'sol/admiral': 'captive of hacan' });
});
