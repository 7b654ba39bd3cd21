import { expect, test } from '@jest/globals';
import { eventsOf, on, thirdEdition } from '../../support/world.js';
import { bombard, invade, land, overAbyz, whereabouts, type AbyzSpec } from './abyz.js';

const general = { 'hacan/general': 'abyz' };
const withDreadnought: AbyzSpec = { fleet: { carrier: 1, dreadnought: 1 }, cargo: { 'ground-force': 1 }, garrison: { 'ground-force': 2 } };
/** The combat that follows the bombardment: all miss but the last die, which ends it. */
const lost = { 'abyz/invasion-combat/1/letnev': [1] };

test.each([
  ['T012 A10', 8, 2], ['T013 A10', 9, 1],
])('%s: a Dreadnought against a General rolls %i with 4 off; %i ground forces are left', (_row, face, left) => {
  const dice = { 'bombardment/letnev': [face], ...lost, 'abyz/invasion-combat/1/hacan': left === 2 ? [8, 1] : [8] };
  const played = invade(overAbyz({ ...withDreadnought, more: { leaders: general } }), [land('abyz', { 'ground-force': 1 })], { dice });
  expect(on(played.state, 'abyz', 'hacan', 'ground-force')).toBe(left);
  expect(eventsOf(played, 'dice-rolled')[0]).toMatchObject({ reason: 'bombardment', dice: [{ of: 'letnev/dreadnought/1', target: 5, modifiers: [{ why: 'general', by: -4, cites: ['A10'] }] }] });
});

test('T014 A10 A68: a War Sun without landing, 6 7 10 against a General: two hits, one left, no fate', () => {
  const state = overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 3 }, more: { leaders: general } });
  const played = invade(state, [bombard('abyz', ['war-sun', 1])], { dice: { 'bombardment/letnev': [6, 7, 10] } });
  expect(on(played.state, 'abyz', 'hacan', 'ground-force')).toBe(1);
  expect(whereabouts(played.state)).toEqual({ 'hacan/general': 'abyz' });
  expect(played.events.map((event) => event.type)).toEqual(['dice-rolled', 'forces-lost']);
});

test("T015 A10 A69: two N'orr Generals take off 4 and not 8", () => {
  const state = overAbyz({ ...withDreadnought, defender: 'norr', more: { leaders: { 'norr/general/1': 'abyz', 'norr/general/2': 'abyz' } } });
  const played = invade(state, [land('abyz', { 'ground-force': 1 })], { dice: { 'bombardment/letnev': [9], ...lost, 'abyz/invasion-combat/1/norr': [6] } });
  expect(eventsOf(played, 'forces-lost')[0]).toMatchObject({ seat: 'norr', forces: { 'ground-force': 1 }, cause: 'bombardment' });
});

test.each([[true, 0], [false, 1]])('general.flagshipBombardment %s: %i hits of a bombarding flagship that would hit without the General', (affected, hits) => {
  const race = Object.values(thirdEdition.races).find((one) => one.flagship?.bombardment !== undefined);
  const row = race?.flagship?.bombardment ?? { dice: 0 };
  const state = overAbyz({ invader: race?.id ?? '', fleet: { flagship: 1, carrier: 1 }, cargo: { 'ground-force': 1 }, garrison: { 'ground-force': 4 }, more: { leaders: general, options: { 'general.flagshipBombardment': affected } } });
  const needed = (race?.flagship?.combat ?? 0) - (race?.combatModifier ?? 0);
  const faces = Array.from({ length: row.dice }, (_, index) => (index === 0 ? needed : 1));
  const played = invade(state, [land('abyz', { 'ground-force': 1 })], { dice: { [`bombardment/${race?.id ?? ''}`]: faces, [`abyz/invasion-combat/1/${race?.id ?? ''}`]: [1], 'abyz/invasion-combat/1/hacan': [10, 10, 10, 10].slice(hits) } });
  expect(eventsOf(played, 'dice-rolled')[0]).toMatchObject({ reason: 'bombardment', hits });
});

test.each([
  ['R2.37', { garrison: { 'ground-force': 2, pds: 1 } }, 'shield'],
  ['T063 A67', { garrison: { 'ground-force': 2, pds: 1 }, more: { technologies: { letnev: ['graviton-negator'] }, leaders: { 'hacan/scientist': 'abyz' } } }, 'scientist'],
] as const)('%s: a shielded planet is not bombarded, and the report says why (%#)', (_row, spec, why) => {
  const played = invade(overAbyz({ ...withDreadnought, ...spec }), [land('abyz', { 'ground-force': 1 })], { dice: { 'pds-landing/hacan': [10] } });
  expect(eventsOf(played, 'bombardment-refused')).toMatchObject([{ planet: 'abyz', why, pieces: ['letnev/dreadnought/1'] }]);
});

test('T061 A20: no War Sun bombards a planet with a Scientist and a PDS', () => {
  const state = overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 2, pds: 1 }, more: { leaders: { 'hacan/scientist': 'abyz' } } });
  expect(eventsOf(invade(state, [bombard('abyz')]), 'bombardment-refused')).toMatchObject([{ why: 'scientist' }]);
});

test('T062 A20: without a PDS there the Scientist shields nothing, 3 dice', () => {
  const state = overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 2 }, more: { leaders: { 'hacan/scientist': 'abyz' } } });
  const played = invade(state, [bombard('abyz')], { dice: { 'bombardment/letnev': [1, 2, 3] } });
  expect(on(played.state, 'abyz', 'hacan', 'ground-force')).toBe(1);
});

test('R2.37: a ship bombards once, the planet it was ordered to; what was not ordered fires at the first planet where it may', () => {
  const state = overAbyz({
    fleet: { carrier: 1, dreadnought: 2 }, cargo: { 'ground-force': 2 }, garrison: { 'ground-force': 1 },
    fria: { owner: 'hacan', forces: { hacan: { 'ground-force': 1 } } },
  });
  const dice = { 'abyz/bombardment/letnev': [9], 'fria/bombardment/letnev': [9] };
  const played = invade(state, [land('abyz', { 'ground-force': 1 }), land('fria', { 'ground-force': 1 }), bombard('fria', ['dreadnought', 1])], { dice });
  expect(eventsOf(played, 'dice-rolled').map((event) => [event.planet, event.dice.map((die) => die.of)])).toEqual([['abyz', ['letnev/dreadnought/2']], ['fria', ['letnev/dreadnought/1']]]);
});

test('R2.37: a War Sun that neither lands nor is ordered does nothing; what an order names and is gone is reported', () => {
  expect(invade(overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 2 } }), []).events).toEqual([]);
  const gone = invade(overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 2 } }), [bombard('abyz', ['war-sun', 2])]);
  expect(eventsOf(gone, 'order-void')).toMatchObject([{ order: 'bombard', problem: { code: 'no-such-piece' } }]);
});

test.each([
  ['T083 A25 A33', {}, 'hacan-home'],
  ['leaders.lostGarrison stays', { 'leaders.lostGarrison': 'stays' as const }, 'abyz'],
])('%s: a garrison bombed away; the planet and its PDS stay, the General is then on %s', (_row, options, place) => {
  const state = overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 2, pds: 1 }, more: { leaders: general, options } });
  const played = invade(state, [bombard('abyz')], { dice: { 'bombardment/letnev': [7, 8, 2] } });
  expect(played.state.planets['abyz']).toMatchObject({ owner: 'hacan', forces: { hacan: { pds: 1 } } });
  expect(whereabouts(played.state)).toEqual({ 'hacan/general': place });
});

test('A25: without another planet that takes him he stays', () => {
  const state = overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 1 }, more: { leaders: general, ships: { 2: { letnev: { cruiser: 1 } }, 27: { letnev: { 'war-sun': 1 } } } } });
  const played = invade(state, [bombard('abyz')], { dice: { 'bombardment/letnev': [7, 8, 2] } });
  expect(eventsOf(played, 'leader-stays')).toMatchObject([{ leader: 'hacan/general', planet: 'abyz' }]);
});

test('a seat chooses among its kinds of ground units; by default the cheapest fall', () => {
  const state = overAbyz({ fleet: { 'war-sun': 1 }, garrison: { 'ground-force': 1, 'shock-troop': 2 } });
  const dice = { 'bombardment/letnev': [3, 2, 2] };
  const byDefault = invade(state, [bombard('abyz')], { dice });
  expect(byDefault.questions).toMatchObject([{ kind: 'ground-casualties', id: 'abyz/bombardment/casualties/hacan', params: { hits: 1, round: 0 }, default: { 'ground-force': 1 } }]);
  const chosen = invade(state, [bombard('abyz')], { dice, answers: { 'casualties/hacan': { 'shock-troop': 1 } } });
  expect(chosen.state.planets['abyz']?.forces).toEqual({ hacan: { 'ground-force': 1, 'shock-troop': 1 } });
});
