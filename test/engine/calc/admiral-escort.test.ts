import { expect, test } from '@jest/globals';
import { escortOf } from '../../../src/engine/calc/admiral-escort.js';
import type { Move } from '../../../src/engine/actions/references.js';
import { germanPbem } from '../../../src/engine/rulesets/german-pbem/index.js';
import { aWorld, thirdEdition, type WorldSpec } from '../../support/world.js';

/** Four Dreadnoughts and a Cruiser of Sol in system 1, the Admiral on the third. */
const base: WorldSpec = { seats: ['sol', 'hacan'], systems: { 1: {}, 2: {}, 3: {} }, ships: { 1: { sol: { dreadnought: 4, cruiser: 1 } } }, leaders: { 'sol/admiral': 'sol/dreadnought/3' } };
const line = (numbers: readonly number[], to?: string, more: Move['units'] = []): Move =>
  ({ order: 'move', leaders: [], from: '1', via: [], units: [...numbers.map((number) => ({ kind: 'dreadnought' as const, number })), ...more], ...(to === undefined ? {} : { to }) });
const escort = (moves: readonly Move[], spec: WorldSpec = base, rules = germanPbem): readonly string[] =>
  [...escortOf({ state: aWorld({ ...spec, rules }), rules, seat: 'sol' }, moves)].map((id) => id.replace('sol/dreadnought/', ''));

test.each<[string, readonly Move[], WorldSpec, readonly string[]]>([
  ['his own ship first, then as ordered, three at most', [line([1, 2, 3, 4], '2')], base, ['3', '1', '2']],
  ['over several lines of the same way', [line([1], '2'), line([3], '2')], base, ['3', '1']],
  ['not who goes elsewhere', [line([1, 2], '3'), line([3, 4], '2')], base, ['3', '4']],
  ['not who goes without a goal', [line([1, 2]), line([3, 4], '2')], base, ['3', '4']],
  ['nobody without him', [line([1, 2], '2')], base, []],
  ['nobody with a leader of another class', [line([1, 2, 3], '2')], { ...base, leaders: { 'sol/general': 'sol/dreadnought/3' } }, []],
  ['Dreadnoughts alone', [line([1], '2', [{ kind: 'cruiser', number: 1 }])], { ...base, leaders: { 'sol/admiral': 'sol/cruiser/1' } }, ['1']],
  ['a line that names what is not there counts for nothing', [line([3, 9], '2'), line([1], '2')], base, []],
  ['no move', [], base, []],
])('B45: %s', (_name, moves, spec, expected) => {
  expect(escort(moves, spec)).toEqual(expected);
});

test('A13: where an Admiral speeds up his own ship alone there is no escort', () => {
  expect(escort([line([1, 2, 3], '2')], base, thirdEdition)).toEqual([]);
});
