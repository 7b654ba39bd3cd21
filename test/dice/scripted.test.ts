import { expect, test } from '@jest/globals';
import { isReadableEnd, scriptedDice, ScriptedDiceError } from '../../src/dice/scripted.js';

test.each([
  ['27/space-combat/2/casualties/hacan', '27/space-combat/2/casualties/hacan', true],
  ['hacan', '27/space-combat/2/casualties/hacan', true],
  ['space-combat/2/casualties/hacan', '27/space-combat/2/casualties/hacan', true],
  ['space-combat/casualties/hacan', '27/space-combat/2/casualties/hacan', true],
  ['pds', '27/pds/1', true],
  ['pds/1', '27/pds/1', true],
  ['pds/1', '27/pds/1/1', true],
  ['space-combat/1/letnev', '3/27/space-combat/1/letnev', true],
  ['space-combat/hacan', '27/space-combat/2/casualties/hacan', false],
  ['space-combat/1/hacan', '27/space-combat/2/hacan', false],
  ['pds/2', '27/pds/1', false],
  ['ds', '27/pds', false],
  ['27/pds', 'pds', false],
  ['', '27/pds', false],
])('%j names %j: %p', (end, label, expected) => {
  expect(isReadableEnd(end, label)).toBe(expected);
});

const roll = (label: string, count: number, reason = 'space battle') => ({ label, count, reason });

test('faces come by label or readable end, and the same label again gets the same faces', () => {
  const dice = scriptedDice({ 'space-combat/1/letnev': [3, 9], 'space-combat/2/letnev': [5], pds: [10] });
  expect(dice.roll(roll('27/space-combat/2/letnev', 1))).toEqual([5]);
  expect(dice.roll(roll('27/space-combat/1/letnev', 2))).toEqual([3, 9]);
  expect(dice.roll(roll('27/space-combat/1/letnev', 2))).toEqual([3, 9]);
  expect(dice.unused()).toEqual([{ label: 'pds', faces: [10] }]);
  expect(dice.roll(roll('27/pds', 1))).toEqual([10]);
  expect(dice.unused()).toEqual([]);
});

test('whose roll it is may be left out where nothing else fits', () => {
  const dice = scriptedDice({ bombardment: [4], 'pds/hacan': [5] });
  expect(dice.roll(roll('abyz/bombardment/letnev', 1))).toEqual([4]);
  expect(dice.roll(roll('27/pds/hacan', 1))).toEqual([5]);
  expect(() => dice.roll(roll('fria/bombardment/letnev', 1))).toThrow('fits both rolls');
});

test('the exact label wins over a readable end', () => {
  const dice = scriptedDice({ letnev: [1], '27/space-combat/1/letnev': [2] });
  expect(dice.roll(roll('27/space-combat/1/letnev', 1))).toEqual([2]);
});

test.each([
  ['a label that is not scripted', { rescue: [4] }, roll('27/pds', 1), 'The roll "27/pds" needs 1 face; none are scripted.'],
  ['another number of dice', { pds: [4] }, roll('27/pds', 2), 'is of 2 dice, but "pds" scripts 1'],
  ['two entries that fit', { letnev: [4], 'space-combat/letnev': [4] }, roll('27/space-combat/1/letnev', 1), 'more than one scripted entry: "letnev" and "space-combat/letnev"'],
  ['another reason', { pds: { reason: 'PDS fire', faces: [4] } }, roll('27/pds', 1), 'the script says "PDS fire"'],
])('%s is refused', (_what, script, request, message) => {
  const dice = scriptedDice(script);
  expect(() => dice.roll(request)).toThrow(ScriptedDiceError);
  expect(() => dice.roll(request)).toThrow(message);
  expect(dice.unused()).toHaveLength(Object.keys(script).length);
});

test('a readable end that fits two rolls is refused at the second', () => {
  const dice = scriptedDice({ 'space-combat/letnev': [4] });
  dice.roll(roll('27/space-combat/1/letnev', 1));
  expect(() => dice.roll(roll('27/space-combat/2/letnev', 1))).toThrow('fits both rolls "27/space-combat/1/letnev" and "27/space-combat/2/letnev"');
});

test('a scripted reason that agrees is fine', () => {
  expect(scriptedDice({ pds: { reason: 'PDS fire', faces: [4] } }).roll(roll('27/pds', 1, 'PDS fire'))).toEqual([4]);
});

test.each([0, 11, 2.5])('%p is no face', (face) => {
  expect(() => scriptedDice({ pds: [face] })).toThrow(ScriptedDiceError);
});
