import { expect, test } from '@jest/globals';
import { duplicateKey } from '../../../src/mail/inbound/index.js';

const key = (raw: string, messageId?: string) => duplicateKey(Buffer.from(raw), { messageId });
const trace = 'Return-Path: <a@b.example>\r\nReceived: from a\r\n\tby b;\r\n Fri\r\nDelivered-To: x@y.example\r\n';
const mail = 'From: a@b.example\r\nSubject: x\r\n\r\nPASS\r\n';

test('the Message-ID decides, whatever the body', () => {
  expect(key(mail, '<one@b.example>')).toBe(key(`${mail}more`, '<one@b.example>'));
  expect(key(mail, '<one@b.example>')).not.toBe(key(mail, '<two@b.example>'));
});

test('without one, the bytes below the trace headers decide', () => {
  expect(key(trace + mail)).toBe(key(mail));
  expect(key(`Received: from c\r\n${trace}${mail}`)).toBe(key(mail));
  expect(key(`${mail} `)).not.toBe(key(mail));
  expect(key(`X-Other: 1\r\n${mail}`)).not.toBe(key(mail));
});

test.each(['', 'Received: x', '\r\n', 'Received'])('a mail of nothing but %j has a key', (raw) => {
  expect(key(raw)).toMatch(/^sha256:[0-9a-f]{64}$/);
});
