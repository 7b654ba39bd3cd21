import { expect, test } from '@jest/globals';
import { ask, label, rollFaces, together, type Step } from '../../src/engine/step.js';
import { aWorld, play } from '../support/world.js';

/** A small battle: rolls, asks, rolls again; gives its faces and the answer. */
function* battle(system: string, rounds: number): Step<readonly unknown[]> {
  const seen: unknown[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    seen.push(...(yield* rollFaces({ label: label(system, 'roll', round), reason: 'test', count: 1 })));
    seen.push((yield* ask({ kind: 'pds', id: label(system, 'pds', round), seat: 'hacan', cites: [], params: { system, dice: 1, target: 'letnev' }, default: 'fire' })));
  }
  return seen;
}

test('questions of independent steps go out together, one exchange a round, and come back to who asked', () => {
  const state = aWorld({ seats: ['letnev', 'hacan'], systems: { 1: {} } });
  const played = play(state, () => together([battle('1', 2), battle('2', 1), battle('3', 2)]), {
    dice: { '1/roll/1': [1], '1/roll/2': [2], '2/roll/1': [3], '3/roll/1': [4], '3/roll/2': [5] },
    answers: { '2/pds/1': 'hold', '3/pds/2': 'hold' },
  });
  expect(played.result).toEqual([[1, 'fire', 2, 'fire'], [3, 'hold'], [4, 'fire', 5, 'hold']]);
  expect(played.questions.map((question) => question.id)).toEqual(['1/pds/1', '2/pds/1', '3/pds/1', '1/pds/2', '3/pds/2']);
});

test('nothing at all is nothing', () => {
  const state = aWorld({ seats: ['letnev'], systems: { 1: {} } });
  expect(play(state, () => together([])).result).toEqual([]);
});
