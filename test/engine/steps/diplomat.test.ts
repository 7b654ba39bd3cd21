import { expect, test } from '@jest/globals';
import { eventsOf, on } from '../../support/world.js';
import { bombard, invade, land, overAbyz, whereabouts, type AbyzSpec } from './abyz.js';

const diplomat = { 'hacan/diplomat': 'abyz' };
const threatened: AbyzSpec = { cargo: { 'ground-force': 3 }, more: { leaders: diplomat } };

test('T041 A15 R4.D5: what landed goes back aboard with its leaders, without a die; the planet keeps its owner', () => {
  const state = overAbyz({ ...threatened, cargo: { 'ground-force': 3, pds: 1 }, more: { leaders: { ...diplomat, 'letnev/general': 'letnev/carrier/1' } } });
  const played = invade(state, [land('abyz', { 'ground-force': 3, pds: 1 }, ['general'])]);
  expect(played.questions).toMatchObject([{ kind: 'diplomat', id: 'abyz/diplomat/hacan', seat: 'hacan', params: { leader: 'hacan/diplomat', invader: 'letnev', invaders: 3, defenders: 0 }, default: 'delay' }]);
  expect(played.state.pieces['letnev/carrier/1']?.cargo).toEqual({ 'ground-force': 3, pds: 1 });
  expect(whereabouts(played.state)).toEqual({ 'letnev/general': 'letnev/carrier/1', 'hacan/diplomat': 'abyz' });
  expect(played.state.planets['abyz']).toMatchObject({ owner: 'hacan', diplomatRound: 1, forces: {} });
  expect(eventsOf(played, 'dice-rolled')).toEqual([]);
});

test('A15: his owner may let them come', () => {
  const played = invade(overAbyz(threatened), [land('abyz', { 'ground-force': 3 })], { answers: { 'diplomat/hacan': 'allow' }, dice: { 'leader-fate/hacan/diplomat': [10] } });
  expect(played.state.planets['abyz']?.owner).toBe('letnev');
});

test('T042 A15 R4.D2: after a delay no Dreadnought bombards and no PDS fires', () => {
  const state = overAbyz({ ...threatened, fleet: { carrier: 1, dreadnought: 1 }, garrison: { 'ground-force': 1 } });
  const played = invade(state, [land('abyz', { 'ground-force': 3 })]);
  expect(eventsOf(played, 'bombardment-refused')).toMatchObject([{ why: 'delayed', pieces: ['letnev/dreadnought/1'] }]);
  const withPds = invade(overAbyz({ ...threatened, garrison: { 'ground-force': 1, pds: 2 } }), [land('abyz', { 'ground-force': 3 })]);
  expect(eventsOf(withPds, 'dice-rolled')).toEqual([]);
});

test.each([
  ['T043 A16', 4, 0], ['T043 A16', 5, 0], ['T043 A16', 6, 1],
])('%s: the planet was protected in round 4; in round %i he is asked %i times', (_row, round, asked) => {
  const state = overAbyz({ ...threatened, abyz: { diplomatRound: 4 }, more: { leaders: diplomat, round } });
  const played = invade(state, [land('abyz', { 'ground-force': 3 })], { dice: asked === 1 ? {} : { 'leader-fate/hacan/diplomat': [10] } });
  expect(played.questions.filter((question) => question.kind === 'diplomat')).toHaveLength(asked);
});

test('T044 A16 R4.D3: the second Diplomat of the planet is locked with the first', () => {
  const state = overAbyz({ cargo: { 'ground-force': 1 }, defender: 'xxcha', abyz: { diplomatRound: 1 }, more: { leaders: { 'xxcha/diplomat/1': 'abyz', 'xxcha/diplomat/2': 'abyz' } } });
  const played = invade(state, [land('abyz', { 'ground-force': 1 })], { dice: { 'leader-fate/xxcha/diplomat/1': [10], 'leader-fate/xxcha/diplomat/2': [10] } });
  expect(eventsOf(played, 'diplomat-delayed')).toEqual([]);
});

test.each([
  ['planet' as const, 1], ['diplomat' as const, 0],
])('T045 A16 diplomat.lock %s: moved to another planet after his use he is asked %i times', (lock, asked) => {
  const used = overAbyz({ ...threatened, more: { leaders: diplomat, options: { 'diplomat.lock': lock } } });
  const after = invade(used, [land('abyz', { 'ground-force': 3 })]).state;
  const moved = { ...after, planets: { ...after.planets, fria: { ...(after.planets['fria'] ?? fail()), owner: 'hacan' } }, leaders: { 'hacan/diplomat': { ...(after.leaders['hacan/diplomat'] ?? fail()), at: { on: 'planet' as const, planet: 'fria' } } } };
  const again = invade(moved, [land('fria', { 'ground-force': 1 })], { dice: asked === 1 ? {} : { 'leader-fate/hacan/diplomat': [10] } });
  expect(again.questions).toHaveLength(asked);
});

test('T046 A63: what went back does not land elsewhere; other landings go on', () => {
  const played = invade(overAbyz(threatened), [land('abyz', { 'ground-force': 2 }), land('fria', { 'ground-force': 1 })]);
  expect(played.state.planets['fria']?.owner).toBe('letnev');
  expect(on(played.state, 'fria', 'letnev', 'ground-force')).toBe(1);
  expect(played.state.pieces['letnev/carrier/1']?.cargo).toEqual({ 'ground-force': 2 });
});

test.each([['T047 A64', 'sol'], ['T048 A64', 'letnev']])('%s: one invasion is delayed; %s invades the same planet in the same round and is not stopped', (_row, seat) => {
  const state = overAbyz({ ...threatened, invader: seat, abyz: { diplomatRound: 1 } });
  const played = invade(state, [land('abyz', { 'ground-force': 3 })], { dice: { 'leader-fate/hacan/diplomat': [10] } });
  expect(played.state.planets['abyz']?.owner).toBe(seat);
});

const warSun: AbyzSpec = { fleet: { 'war-sun': 1 }, cargo: { 'ground-force': 2 } };
test.each([
  ['T049 A68', 3, {}, 1, 'abyz'],
  ['T049 A25 A33', 2, {}, 0, 'hacan-home'],
  ['T049 leaders.lostGarrison stays', 2, { 'leaders.lostGarrison': 'stays' as const }, 0, 'abyz'],
])('%s: a War Sun bombards after the delay, %i ground forces, 2 hits', (_row, garrison, options, left, place) => {
  const state = overAbyz({ ...warSun, garrison: { 'ground-force': garrison }, more: { leaders: diplomat, options } });
  const played = invade(state, [land('abyz', { 'ground-force': 2 }), bombard('abyz', ['war-sun', 1])], { dice: { 'bombardment/letnev': [2, 5, 9] } });
  expect(on(played.state, 'abyz', 'hacan', 'ground-force')).toBe(left);
  expect(played.state.planets['abyz']?.owner).toBe('hacan');
  expect(whereabouts(played.state)).toEqual({ 'hacan/diplomat': place });
});

test.each([[false, 'letnev'], [true, 'hacan']])('diplomat.stopsMechanized %s: Mechanized Units go on or back; the planet is then of %s', (stops, owner) => {
  const state = overAbyz({ cargo: { 'ground-force': 1, 'mechanized-unit': 1 }, more: { leaders: diplomat, options: { 'diplomat.stopsMechanized': stops } } });
  const played = invade(state, [land('abyz', { 'ground-force': 1, 'mechanized-unit': 1 })], { dice: stops ? {} : { 'leader-fate/hacan/diplomat': [10] } });
  expect(played.state.planets['abyz']?.owner).toBe(owner);
  expect(played.state.pieces['letnev/carrier/1']?.cargo).toEqual(stops ? { 'ground-force': 1, 'mechanized-unit': 1 } : { 'ground-force': 1 });
});

test('R4.0i: against Mechanized Units alone nobody is asked', () => {
  const state = overAbyz({ cargo: { 'mechanized-unit': 1 }, more: { leaders: diplomat } });
  expect(invade(state, [land('abyz', { 'mechanized-unit': 1 })], { dice: { 'leader-fate/hacan/diplomat': [10] } }).questions).toEqual([]);
});

function fail(): never {
  throw new Error('not in this world');
}
