import { expect, test } from '@jest/globals';
import { publicly } from '../../src/engine/events.js';
import { ask, emit, rollFaces } from '../../src/engine/step.js';
import { aWorld, play } from './world.js';

test('a world has what is named, numbered on from 1, leaders in the order of their race', () => {
  const world = aWorld({
    seats: ['letnev', 'hacan'],
    systems: { 14: {}, 27: { planets: { abyz: { owner: 'hacan', forces: { hacan: { 'ground-force': 2 } } } } } },
    ships: { 14: { letnev: { cruiser: 1 } }, 27: { letnev: { cruiser: 1 }, hacan: { carrier: 1 } } },
    cargo: { 'hacan/carrier/1': { 'ground-force': 1 } },
    leaders: { 'letnev/diplomat': 'letnev/cruiser/2', 'letnev/general': 'letnev/cruiser/1', 'hacan/general': 'abyz' },
  });
  expect(Object.keys(world.pieces)).toEqual(['letnev/cruiser/1', 'letnev/cruiser/2', 'hacan/carrier/1']);
  expect(world.systems['27']?.hex).toEqual([1, 0]);
  expect(Object.values(world.leaders).map((leader) => [leader.id, leader.at])).toEqual([
    ['letnev/general', { on: 'piece', piece: 'letnev/cruiser/1' }],
    ['letnev/diplomat', { on: 'piece', piece: 'letnev/cruiser/2' }],
    ['hacan/general', { on: 'planet', planet: 'abyz' }],
  ]);
});

test('a step is played with scripted faces, given answers and defaults', () => {
  const played = play(aWorld({ seats: ['letnev', 'hacan'], systems: { 27: {} } }), function* () {
    const faces = yield* rollFaces({ label: '27/rescue', reason: 'rescue', count: 1 });
    const answer = yield* ask({ kind: 'pds', id: '27/pds/hacan', seat: 'hacan', params: { system: '27', dice: 1, target: 'letnev' }, default: 'fire', cites: [] });
    yield* emit(publicly('turn-closed', { turn: 1 }));
    return [faces, answer];
  }, { dice: { rescue: [9] }, answers: { 'pds/hacan': 'hold' } });
  expect(played.result).toEqual([[9], 'hold']);
  expect(played.questions).toHaveLength(1);
  expect(played.events).toHaveLength(1);
});
