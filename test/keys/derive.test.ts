import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { base32 } from '../../src/keys/base32.js';
import { bounceKey, mailboxKey, seatLinkToken } from '../../src/keys/derive.js';
import { sameKey, sameToken } from '../../src/keys/same-key.js';
import { hashToken, newToken } from '../../src/keys/token.js';

// RFC 4648 section 10, in lower case and without padding.
test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('base32 of %j is %j', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

test('base32 keeps every bit', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const bits = [...base32(bytes)].map((c) => 'abcdefghijklmnopqrstuvwxyz234567'.indexOf(c).toString(2).padStart(5, '0')).join('');
      const expected = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      expect(bits.slice(0, expected.length)).toBe(expected);
      expect(bits.slice(expected.length)).toMatch(/^0{0,4}$/);
    }),
    { seed: 3 },
  );
});

const of = { secret: 'a secret of the tests', seatId: 'seat-7', generation: 0 };

test.each([
  ['mailbox', mailboxKey, 20],
  ['link', seatLinkToken, 32],
  ['bounce', bounceKey, 20],
] as const)('the %s key is the start of HMAC(secret, purpose | seat | generation)', (purpose, key, length) => {
  const whole = base32(createHmac('sha256', of.secret).update(`${purpose}|seat-7|0`).digest());
  expect(key(of)).toBe(whole.slice(0, length));
  expect(key(of)).toMatch(new RegExp(`^[a-z2-7]{${length}}$`));
});

test('purpose, seat, generation and secret each change the key', () => {
  const keys = [
    mailboxKey(of),
    bounceKey(of),
    seatLinkToken(of).slice(0, 20),
    mailboxKey({ ...of, generation: 1 }),
    mailboxKey({ ...of, seatId: 'seat-8' }),
    mailboxKey({ ...of, secret: 'another' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['an empty secret', { secret: '' }],
  ['a seat id that could be mistaken for two fields', { seatId: 'seat|1' }],
  ['an empty seat id', { seatId: '' }],
  ['a negative generation', { generation: -1 }],
  ['half a generation', { generation: 0.5 }],
])('%s is refused', (_what, change) => {
  expect(() => mailboxKey({ ...of, ...change })).toThrow(RangeError);
});

test('keys are the same in any case, tokens only as they are', () => {
  expect(sameKey(mailboxKey(of).toUpperCase(), mailboxKey(of))).toBe(true);
  expect(sameKey(mailboxKey(of), bounceKey(of))).toBe(false);
  expect(sameKey(mailboxKey(of), mailboxKey(of).slice(1))).toBe(false);
  expect(sameToken('abc', 'abc')).toBe(true);
  expect(sameToken('abc', 'ABC')).toBe(false);
});

test('a new token is 52 characters and is stored as SHA-256 in hex', () => {
  expect(newToken()).toMatch(/^[a-z2-7]{52}$/);
  expect(newToken()).not.toBe(newToken());
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
