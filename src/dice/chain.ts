import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A hash chain `s0 <- s1 <- ... <- sN` with `s(i) = SHA-256(s(i+1))` over the raw 32 bytes.
 * `seed` is s(N) and stays secret; `commitment` is s(0) and is published before the first die.
 */
export type DiceChain = { readonly seed: Buffer; readonly commitment: Buffer; readonly length: number };

export const LINK_BYTES = 32;
/** Enough openings of turns for a long campaign; hashing it through takes about 10 ms. */
export const DEFAULT_CHAIN_LENGTH = 10_000;

const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer');

function hashTimes(start: Buffer, times: number): Buffer {
  let link = start;
  for (let i = 0; i < times; i++) link = sha256(link);
  return link;
}

function requireLink(link: Buffer): void {
  if (link.length !== LINK_BYTES) throw new RangeError(`A link of the dice chain has ${LINK_BYTES} bytes, not ${link.length}.`);
}

/** Draws a new secret and computes its chain's commitment. */
export function newChain(length: number = DEFAULT_CHAIN_LENGTH): DiceChain {
  return chainFromSeed(randomBytes(LINK_BYTES), length);
}

/** The chain that ends in a known seed: for stored chains, tests and the worked example. */
export function chainFromSeed(seed: Buffer, length: number = DEFAULT_CHAIN_LENGTH): DiceChain {
  requireLink(seed);
  if (!Number.isSafeInteger(length) || length < 1) throw new RangeError(`A dice chain cannot have ${length} links.`);
  return { seed, commitment: hashTimes(seed, length), length };
}

/** Link s(i). s(0) is the commitment; turns use s(1), s(2), ... in order, s(N) is the last. */
export function linkAt(chain: Pick<DiceChain, 'seed' | 'length'>, i: number): Buffer {
  if (!Number.isSafeInteger(i) || i < 0 || i > chain.length) {
    throw new RangeError(`Link ${i} is outside the dice chain of ${chain.length} links.`);
  }
  return hashTimes(chain.seed, chain.length - i);
}

/** Whether a published link hashes to the one published before it (the commitment for the first). */
export function verifyLink(previous: Buffer, link: Buffer): boolean {
  return previous.length === LINK_BYTES && link.length === LINK_BYTES && timingSafeEqual(sha256(link), previous);
}
