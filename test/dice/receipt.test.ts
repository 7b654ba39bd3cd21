import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { newSalt, receipt, shownReceipt } from '../../src/dice/receipt.js';

const SALT = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');

test('a receipt is SHA-256 of the salt and the UTF-8 text', () => {
  const expected = createHash('sha256').update(Buffer.concat([SALT, Buffer.from('Zerstörer', 'utf8')])).digest();
  expect(receipt(SALT, 'Zerstörer')).toEqual(expected);
});

test('another salt or another text gives another receipt', () => {
  expect(receipt(SALT, 'a')).not.toEqual(receipt(newSalt(), 'a'));
  expect(receipt(SALT, 'a')).not.toEqual(receipt(SALT, 'a\n'));
});

test('the first 16 digits are shown, in groups of four', () => {
  expect(shownReceipt(Buffer.from('9f3c61aa07d25e1b'.padEnd(64, '0'), 'hex'))).toBe('9f3c 61aa 07d2 5e1b');
});

test('salts and receipts of another size are refused', () => {
  expect(() => receipt(Buffer.alloc(15), 'a')).toThrow('16 bytes');
  expect(() => shownReceipt(Buffer.alloc(8))).toThrow('32 bytes');
  expect(newSalt()).toHaveLength(16);
});
