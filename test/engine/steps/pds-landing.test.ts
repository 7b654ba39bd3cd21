import { expect, test } from '@jest/globals';
import { eventsOf } from '../../support/world.js';
import { invade, land, overAbyz, whereabouts, type AbyzSpec } from './abyz.js';

const shot: AbyzSpec = { cargo: { 'ground-force': 1 }, garrison: { pds: 1 } };
const scientist = { 'hacan/scientist': 'abyz' };

const shots: readonly (readonly [string, AbyzSpec, number, number])[] = [
  ['T058 A19', { ...shot, more: { leaders: scientist } }, 5, 1],
  ['T058 A19', { ...shot, more: { leaders: scientist } }, 4, 0],
  ['T059 A19', { ...shot, more: { leaders: scientist, technologies: { hacan: ['magen-defense-grid'] } } }, 4, 1],
  ['T060 A19', { ...shot, more: { leaders: { 'hacan/scientist': 'hacan-home' } } }, 5, 0],
  ['R2.38', shot, 6, 1],
];
test.each(shots)('%s: PDS at the landing, die %#', (_row, spec, face, hits) => {
  const dice = { 'pds-landing/hacan': [face], 'leader-fate/hacan/scientist': [6] };
  const falls = hits === 0 && spec.more?.leaders?.['hacan/scientist'] === 'abyz';
  const played = invade(overAbyz(spec), [land('abyz', { 'ground-force': 1 })], { dice: falls ? dice : { 'pds-landing/hacan': [face] } });
  expect(eventsOf(played, 'dice-rolled')[0]).toMatchObject({ label: 'abyz/pds-landing/hacan', reason: 'pds-landing', hits });
  expect(played.state.planets['abyz']?.owner).toBe(hits === 1 ? 'hacan' : 'letnev');
});

test('T064 A21 R4.Ag1: an Agent landed with the troops silences the PDS', () => {
  const played = invade(overAbyz({ invader: 'sol', cargo: { 'ground-force': 2 }, garrison: { pds: 2 }, more: { leaders: { 'sol/agent': 'sol/carrier/1' } } }), [land('abyz', { 'ground-force': 2 }, ['agent'])]);
  expect(eventsOf(played, 'pds-silent')).toMatchObject([{ planet: 'abyz', seat: 'hacan', why: 'agent', cites: ['A21'] }]);
  expect(eventsOf(played, 'dice-rolled')).toEqual([]);
});

test('T065 A21: he silences those of his own planet only', () => {
  const state = overAbyz({
    invader: 'sol', cargo: { 'ground-force': 3 }, garrison: { pds: 2 }, fria: { owner: 'hacan', forces: { hacan: { pds: 1 } } }, more: { leaders: { 'sol/agent': 'sol/carrier/1' } },
  });
  const played = invade(state, [land('abyz', { 'ground-force': 2 }, ['agent']), land('fria', { 'ground-force': 1 })], { dice: { 'fria/pds-landing/hacan': [2] } });
  expect(eventsOf(played, 'dice-rolled')).toMatchObject([{ planet: 'fria', dice: [{ face: 2 }] }]);
});

test('pds.firesWithoutGarrison off: PDS without ground units keep silent', () => {
  const played = invade(overAbyz({ ...shot, more: { options: { 'pds.firesWithoutGarrison': false } } }), [land('abyz', { 'ground-force': 1 })]);
  expect(eventsOf(played, 'pds-silent')).toMatchObject([{ why: 'no-garrison' }]);
});

test('Graviton Laser System: each missed PDS die once more', () => {
  const state = overAbyz({ cargo: { 'ground-force': 3 }, garrison: { pds: 2 }, more: { technologies: { hacan: ['graviton-laser-system'] } } });
  const played = invade(state, [land('abyz', { 'ground-force': 3 })], { dice: { 'abyz/pds-landing/hacan': [8, 2], 'abyz/pds-landing/hacan/reroll': [7] } });
  expect(eventsOf(played, 'dice-rolled')[1]).toMatchObject({ reason: 'reroll', dice: [{ face: 7, first: 2 }], hits: 1 });
  expect(played.state.planets['abyz']?.forces['letnev']).toEqual({ 'ground-force': 1 });
});

test.each([
  ['R5.8 X7 captured', {}, {}, 'captive of hacan'],
  ['leaders.failedInvasion roll', { 'leaders.failedInvasion': 'roll' as const }, { 'leader-fate/letnev/general': [6] }, 'letnev-home'],
])('%s: all that landed is shot, so the landing failed', (_row, options, dice, fate) => {
  const state = overAbyz({ ...shot, more: { leaders: { 'letnev/general': 'letnev/carrier/1' }, options } });
  const played = invade(state, [land('abyz', { 'ground-force': 1 }, ['general'])], { dice: { 'pds-landing/hacan': [6], ...dice } });
  expect(eventsOf(played, 'invasion-repelled')).toMatchObject([{ planet: 'abyz', invader: 'letnev', defender: 'hacan' }]);
  expect(whereabouts(played.state)).toEqual({ 'letnev/general': fate });
});
