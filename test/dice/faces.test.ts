import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { diceSource, facesOf } from '../../src/dice/faces.js';

const KEY = Buffer.alloc(32, 9);
const block = (label: string, n: number): Buffer => createHmac('sha256', KEY).update(`${label}\n${n}`).digest();

test('faces are the bytes of the blocks below 250, in order', () => {
  const expected = [...block('27/pds', 0), ...block('27/pds', 1), ...block('27/pds', 2)].filter((byte) => byte < 250).map((byte) => 1 + (byte % 10));
  expect(facesOf(KEY, '27/pds', 80)).toEqual(expected.slice(0, 80));
});

test('a longer roll begins with the faces of a shorter one', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }).filter((text) => !/[\r\n]/.test(text)), fc.nat(50), fc.nat(50), (label, few, more) => {
      expect(facesOf(KEY, label, few + more).slice(0, few)).toEqual(facesOf(KEY, label, few));
    }),
    { seed: 2 },
  );
});

test('the source depends on key and label only', () => {
  const roll = { label: '27/space-combat/1/letnev', reason: 'Dreadnought 1', count: 20 };
  const dice = diceSource(KEY);
  const first = dice.roll(roll);
  dice.roll({ ...roll, label: 'other' });
  expect(dice.roll({ ...roll, reason: 'in other words' })).toEqual(first);
  expect(dice.roll({ ...roll, label: '27/space-combat/2/letnev' })).not.toEqual(first);
  expect(diceSource(Buffer.alloc(32, 8)).roll(roll)).not.toEqual(first);
});

test.each([
  ['', 1],
  ['two\nlines', 1],
  ['pds', -1],
  ['pds', 1.5],
])('label %j with %p dice is refused', (label, count) => {
  expect(() => facesOf(KEY, label, count)).toThrow(RangeError);
});

test('no dice, no faces', () => {
  expect(facesOf(KEY, 'pds', 0)).toEqual([]);
});

/** Chi-square over equally probable cells; the dice are fixed by the key, so this is no matter of luck. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

test('100,000 dice are even, alone and in pairs, within rolls and across labels', () => {
  const single = new Array<number>(10).fill(0);
  const pairs = new Array<number>(100).fill(0);
  const firsts = new Array<number>(10).fill(0);
  const bump = (counts: number[], i: number): void => {
    counts[i] = (counts[i] ?? 0) + 1;
  };
  for (let roll = 0; roll < 10_000; roll++) {
    const faces = facesOf(KEY, `${roll}/space-combat/1/letnev`, 10);
    bump(firsts, (faces[0] ?? 0) - 1);
    faces.forEach((face, i) => {
      bump(single, face - 1);
      if (i % 2 === 1) bump(pairs, ((faces[i - 1] ?? 0) - 1) * 10 + face - 1);
    });
  }
  // 99.9 % quantiles of chi-square with 9 and 99 degrees of freedom.
  expect(chiSquare(single)).toBeLessThan(27.88);
  expect(chiSquare(firsts)).toBeLessThan(27.88);
  expect(chiSquare(pairs)).toBeLessThan(148.23);
});
