import { expect, test } from '@jest/globals';
import { joinWrapped } from '../../../src/mail/inbound/join-wrapped.js';
import { beginsOrder, defaultOrderWords, foldWord, mayBeginOrder, orderWords } from '../../../src/mail/inbound/order-words.js';
import { lexicons } from '../../../src/orders/lexicon/lexicons.js';
import { orderWords as known, orderWordsThatAreNouns } from '../../../src/orders/order-words.js';

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

const lexicon = orderWords(known, orderWordsThatAreNouns);
const spellings = [lexicons.en, lexicons.de].flatMap(({ orders }) => Object.values(orders).flat());

test('no word of our own list is unknown to the order language', () => {
  expect(defaultOrderWords.map(foldWord).filter((word) => !lexicon.phrases.has(word))).toEqual([]);
});

test('every spelling of both lexicons begins an order, also without its dots', () => {
  expect([...spellings, 'Ruckzug', 'Ubergib', 'Losche'].filter((word) => !beginsOrder(`${word} 27`, lexicon))).toEqual([]);
});

test.each(spellings.filter((word) => !orderWordsThatAreNouns.includes(foldWord(word))))('a line that begins with %s is never joined to the one above it', (word) => {
  const lines = ['MOVE Dreadnought 1, Carrier 1, 2 fighters, 3 ground forces FROM Letnev,', `${word} 27`];
  expect(joinWrapped(lines, lexicon).lines).toEqual(lines);
});

test('words that are orders and nouns go on with a list after its comma, and are a line of their own else', () => {
  expect(orderWordsThatAreNouns).toEqual(['diplomat', 'pds']);
  expect(joinWrapped(['TRANSFER General,', 'Diplomat FROM Jord'], lexicon).lines).toEqual(['TRANSFER General, Diplomat FROM Jord']);
  const apart = ['MOVE Dreadnought 1, Carrier 1, 2 fighters, 3 ground forces FROM Letnev', 'DIPLOMAT DELAY'];
  expect(joinWrapped(apart, lexicon).lines).toEqual(apart);
});
