import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chainFromSeed, DEFAULT_CHAIN_LENGTH, linkAt, newChain, verifyLink } from '../../src/dice/chain.js';

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const SEED = Buffer.alloc(32, 7);

test('s(i) is SHA-256 of the raw bytes of s(i+1), s(N) the seed, s(0) the commitment', () => {
  const chain = chainFromSeed(SEED, 3);
  expect(linkAt(chain, 3)).toEqual(SEED);
  expect(linkAt(chain, 2)).toEqual(sha256(SEED));
  expect(linkAt(chain, 1)).toEqual(sha256(sha256(SEED)));
  expect(linkAt(chain, 0)).toEqual(sha256(sha256(sha256(SEED))));
  expect(chain.commitment).toEqual(linkAt(chain, 0));
});

test('every link verifies against the one before and against no other', () => {
  const chain = chainFromSeed(SEED, 40);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }), (i, j) => {
      expect(verifyLink(linkAt(chain, j), linkAt(chain, i))).toBe(j === i - 1);
    }),
    { seed: 1 },
  );
});

test('a new chain has a new secret and the default length', () => {
  const [a, b] = [newChain(), newChain()];
  expect(a.length).toBe(DEFAULT_CHAIN_LENGTH);
  expect(a.seed).toHaveLength(32);
  expect(a.seed.equals(b.seed)).toBe(false);
  expect(verifyLink(a.commitment, linkAt(a, 1))).toBe(true);
});

test.each([-1, 4, 1.5, Number.NaN])('link %p of a chain of 3 does not exist', (i) => {
  expect(() => linkAt(chainFromSeed(SEED, 3), i)).toThrow(RangeError);
});

test.each([0, -3, 2.5, Number.POSITIVE_INFINITY])('a chain of %p links is refused', (length) => {
  expect(() => chainFromSeed(SEED, length)).toThrow(RangeError);
});

test('links and seeds of another size are refused', () => {
  expect(() => chainFromSeed(Buffer.alloc(31), 3)).toThrow('32 bytes');
  expect(verifyLink(Buffer.alloc(31), SEED)).toBe(false);
  expect(verifyLink(sha256(Buffer.alloc(31)), Buffer.alloc(31))).toBe(false);
});
