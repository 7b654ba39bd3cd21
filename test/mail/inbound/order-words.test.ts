import { expect, test } from '@jest/globals';
import { beginsOrder, mayBeginOrder, orderWords } from '../../../src/mail/inbound/order-words.js';

const words = orderWords();

test.each([
  ['ACTIVATE 101', true, true],
  ['activate', true, true],
  ['Rueckzug nach 14', true, true],
  ['RÜCKZUG NACH 14', true, true],
  ['Pass!', true, true],
  ['NEW KEY', true, true],
  ['New Albion', false, false],
  ['ASK ME casualties', true, true],
  ['ask him', false, false],
  ['act 101', false, true],
  ['ac 101', false, false],
  ['ACTIVTE 101', false, true],
  ['ACITVATE 101', false, true],
  ['ACTXXATE 101', false, false],
  ['ship that carries the Admiral', false, false],
  ['3 ground forces', false, false],
  ['', false, false],
])('%j begins an order: %j, may begin one: %j', (line, begins, may) => {
  expect([beginsOrder(line, words), mayBeginOrder(line, words)]).toEqual([begins, may]);
});
