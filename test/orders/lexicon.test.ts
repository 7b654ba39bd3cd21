import { expect, test } from '@jest/globals';
import { makeDictionary } from '../../src/orders/dictionary.js';
import { foldWords } from '../../src/orders/fold.js';
import { lexiconEntries, lexicons, orderSpellings } from '../../src/orders/lexicon/lexicons.js';
import { languages } from '../../src/orders/lexicon/types.js';
import { dictionaryOf } from '../../src/orders/names.js';
import { thirdEdition } from '../support/world.js';
import { rimContext } from './support/rim-war.js';

test('no two words that begin an order collide, in both languages together', () => {
  const orders = new Map<string, Set<string>>();
  for (const { joined, order } of orderSpellings) orders.set(joined, (orders.get(joined) ?? new Set()).add(order));
  expect([...orders].filter(([, meanings]) => meanings.size > 1)).toEqual([]);
});

test.each(['third', 'second'] as const)('no two words inside an order collide, in both languages together, vocabulary %s', (vocabulary) => {
  const dictionary = makeDictionary(lexiconEntries(vocabulary));
  const spellings = new Set(dictionary.entries.map((one) => one.joined));
  expect([...spellings].filter((word) => dictionary.exact(word).length > 1).map((word) => [word, dictionary.exact(word).map((one) => one.meaning)])).toEqual([]);
});

test('a connecting word of both languages connects the same in both', () => {
  const [english, german] = languages.map((language) => {
    const bySpelling = new Map<string, Set<string>>();
    for (const [link, words] of Object.entries(lexicons[language].links)) for (const word of words) bySpelling.set(foldWords(word).join(''), (bySpelling.get(foldWords(word).join('')) ?? new Set()).add(link));
    return bySpelling;
  });
  const shared = [...(english ?? [])].filter(([word]) => german?.has(word) === true);
  expect(shared.map(([word, links]) => [word, [...links].sort()])).toEqual(shared.map(([word]) => [word, [...(german?.get(word) ?? [])].sort()]));
});

test('no name of the third edition is a word of the order language', () => {
  const dictionary = makeDictionary(lexiconEntries('third'));
  const names = [
    ...Object.values(thirdEdition.tiles).flatMap((tile) => tile.planets.map((planet) => planet.name)),
    ...Object.values(thirdEdition.technologies).flatMap(({ name }) => [name.en, name.de]),
    ...Object.values(thirdEdition.cards).flatMap(({ name }) => [name.en, name.de]),
    ...Object.values(thirdEdition.races).flatMap((race) => [race.short.en, race.short.de, ...race.leaders.map((leader) => leader.name)]),
  ];
  // A technology may be called as the unit it brings (War Sun): no order has both in one place.
  const taken = (name: string): boolean => dictionary.exact(foldWords(name).join('')).some((one) => one.meaning.is !== 'unit');
  expect(names.filter(taken)).toEqual([]);
});

test('the word Zerstörer belongs to the rule set: a Destroyer in the third edition, the Dreadnought of the German rules (B42)', () => {
  const kind = (vocabulary: 'third' | 'second', word: string) => dictionaryOf(rimContext('letnev', vocabulary)).exact(word).map((one) => one.meaning);
  expect(kind('third', 'zerstoerer')).toEqual([{ is: 'unit', kind: 'destroyer' }]);
  expect(kind('second', 'zerstoerer')).toEqual([{ is: 'unit', kind: 'dreadnought' }]);
  expect(kind('second', 'destroyer')).toEqual([]);
});
