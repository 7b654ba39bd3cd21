import { expect, test } from '@jest/globals';
import { brokenAlways } from '../../../src/engine/invariants.js';
import { leaveLimbo } from '../../../src/engine/steps/limbo.js';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { aWorld, eventsOf, play, thirdEdition, type PlanetSpec } from '../../support/world.js';
import { whereabouts } from './abyz.js';

const lost = { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1], 'leader-fate/hacan/general': [6] };
function battle(noPlanet: 'limbo' | 'killed' | 'captured' | 'blockaded', planets: Readonly<Record<string, PlanetSpec>> = {}) {
  const state = aWorld({
    seats: ['letnev', 'hacan'], systems: { 1: { planets }, 2: {} }, ships: { 1: { letnev: { cruiser: 1 }, hacan: { cruiser: 1 } } },
    leaders: { 'hacan/general': 'hacan/cruiser/1' }, options: { 'escape.noPlanet': noPlanet },
  });
  return play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '1' }), { dice: lost });
}

test.each([
  ['T090', 'killed', {}, 'killed'], ['T090', 'limbo', {}, 'limbo'], ['T090', 'captured', {}, 'captive of letnev'],
  ['T090', 'blockaded', { arretze: { owner: 'hacan' } }, 'arretze'], ['T090', 'blockaded', {}, 'killed'],
] as const)('%s R5.12 escape.noPlanet %s with %j: %s', (_row, option, planets, fate) => {
  const played = battle(option, planets);
  expect(whereabouts(played.state)).toEqual({ 'hacan/general': fate });
  expect(brokenAlways(played.state, thirdEdition)).toEqual([]);
});

test('the moderator may decide against limbo, and for it only under the option', () => {
  expect(battle('limbo').questions).toMatchObject([{ kind: 'no-refuge', seat: 'moderator', params: { options: ['killed', 'captured', 'limbo'] }, default: { outcome: 'limbo' } }]);
  expect(battle('killed').questions).toMatchObject([{ params: { options: ['killed', 'captured'] } }]);
});

test('out of limbo at the first chance: not while the only planet is under blockade, then by the owner\'s choice', () => {
  const state = (planets: Readonly<Record<string, PlanetSpec>>, ships = {}) => aWorld({ seats: ['letnev', 'hacan'], systems: { 1: { planets } }, ships, leaders: { 'hacan/general': { on: 'limbo' } } });
  const blocked = play(state({ arretze: { owner: 'hacan' } }, { 1: { letnev: { cruiser: 1 } } }), leaveLimbo);
  expect(whereabouts(blocked.state)).toEqual({ 'hacan/general': 'limbo' });
  const free = play(state({ arretze: { owner: 'hacan' }, hercant: { owner: 'hacan' } }), leaveLimbo, { answers: { 'limbo/escape/hacan/general': { to: 'hercant' } } });
  expect(whereabouts(free.state)).toEqual({ 'hacan/general': 'hercant' });
  expect(eventsOf(free, 'leader-escaped')[0]?.cites).toContain('escape.noPlanet');
});
