import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { turnKey, turnKeyText } from '../../src/dice/turn-key.js';

const link = Buffer.alloc(32, 1);
const [a, b] = [Buffer.alloc(32, 0xaa), Buffer.alloc(32, 0xbb)];
const parts = { link, game: 'rim-war', linkNumber: 12, receipts: [a, b] };

test('every line of the key text ends with a line feed, the last one too', () => {
  expect(turnKeyText(parts)).toBe(`sternenpost/1\nrim-war\n12\n${'aa'.repeat(32)}\n${'bb'.repeat(32)}\n`);
  expect(turnKeyText({ ...parts, receipts: [] })).toBe('sternenpost/1\nrim-war\n12\n');
});

test('the key is the HMAC of the text under the raw link', () => {
  expect(turnKey(parts)).toEqual(createHmac('sha256', link).update(turnKeyText(parts)).digest());
});

test.each([
  ['the link', { link: Buffer.alloc(32, 2) }],
  ['the game', { game: 'rim-war-2' }],
  ['the number of the link', { linkNumber: 13 }],
  ['the order of the seats', { receipts: [b, a] }],
  ['the receipts', { receipts: [a] }],
])('the key changes with %s', (_what, change) => {
  expect(turnKey({ ...parts, ...change })).not.toEqual(turnKey(parts));
});

test.each([
  ['a game id of two lines', { game: 'rim\nwar' }],
  ['an empty game id', { game: '' }],
  ['link 0, which is public', { linkNumber: 0 }],
  ['a shown receipt instead of the full one', { receipts: [Buffer.alloc(8)] }],
  ['a short link', { link: Buffer.alloc(16) }],
])('%s is refused', (_what, change) => {
  expect(() => turnKey({ ...parts, ...change })).toThrow(RangeError);
});
