import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeText } from '../../../src/mail/inbound/charset.js';
import { headerFields } from '../../../src/mail/inbound/header-fields.js';
import { parameterisedValue } from '../../../src/mail/inbound/header-params.js';
import { decodeTransfer } from '../../../src/mail/inbound/transfer-decoding.js';

test.each([
  ['a=3Db', 'a=b'],
  ['a=3db', 'a=b'],
  ['a=\r\nb', 'ab'],
  ['a=\nb', 'ab'],
  ['a= \t\r\nb', 'ab'],
  ['a=', 'a'],
  ['a=Zb', 'a=Zb'],
  ['=', ''],
  ['==3D', '=='],
  ['1=2', '1=2'],
  ['', ''],
])('quoted-printable %j is %j', (encoded, decoded) => {
  expect(decodeTransfer(Buffer.from(encoded), 'quoted-printable').toString()).toBe(decoded);
});

test.each([
  ['QUJD', 'ABC'],
  ['QU\r\nJD\r\n', 'ABC'],
  ['!QU JD', 'ABC'],
  ['QUJ', 'AB'],
  ['', ''],
])('base64 %j is %j', (encoded, decoded) => {
  expect(decodeTransfer(Buffer.from(encoded), 'base64').toString()).toBe(decoded);
});

test('other encodings leave the bytes alone', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.constantFrom('7bit', '8bit', 'binary', 'x-uuencode', ''), (bytes, encoding) => {
      expect(decodeTransfer(Buffer.from(bytes), encoding)).toEqual(Buffer.from(bytes));
    }),
  );
});

test('text in UTF-8 comes out as it was, whatever charset is declared', () => {
  const declared = fc.constantFrom(undefined, 'utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252', 'iso-8859-15', 'x-unknown');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), declared, (text, charset) => {
      fc.pre(!/^(\ufeff|\ufffe)/.test(text));
      expect(decodeText(Buffer.from(text), charset)).toBe(text);
    }),
  );
});

test.each([
  ['iso-2022-jp', Buffer.from('\u001b$B$\u0022\u001b(B', 'latin1'), 'あ'],
  ['koi8-r', Buffer.from([0xf0, 0xf2]), 'ПР'],
  ['utf-7', Buffer.from('+ADw-'), '+ADw-'],
])('charset %s', (charset, bytes, text) => {
  expect(decodeText(bytes, charset)).toBe(text);
});

test.each([
  ['text/plain', 'text/plain', {}],
  ['Text/HTML; Charset="UTF-8"', 'text/html', { charset: 'UTF-8' }],
  ['a/b; x="1;2"; y="q\\"q"', 'a/b', { x: '1;2', y: 'q"q' }],
  ['a/b; name*0=long; name*1=er', 'a/b', { name: 'longer' }],
  ["a/b; name*=utf-8''x", 'a/b', { name: "utf-8''x" }],
  ['a/b; x=1; x=2;;=3; y', 'a/b', { x: '1' }],
  ['a/b; x="open', 'a/b', { x: 'open' }],
  ['', '', {}],
])('parameters of %j', (text, value, params) => {
  const read = parameterisedValue(text);
  expect([read.value, Object.fromEntries(read.params)]).toEqual([value, params]);
});

test('header fields are unfolded, odd lines are left out', () => {
  const block = Buffer.from(' lost\r\nSubject: a\r\n b\r\n\tc\r\nno field\r\n: none\r\nX-Empty:\r\nSUBJECT : d\n');
  expect(headerFields(block)).toEqual([
    { name: 'subject', value: 'a b c' },
    { name: 'x-empty', value: '' },
    { name: 'subject', value: 'd' },
  ]);
});
