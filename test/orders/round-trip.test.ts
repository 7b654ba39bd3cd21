import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { languages } from '../../src/orders/lexicon/types.js';
import { parse } from '../../src/orders/parse.js';
import { print, printSuggestion } from '../../src/orders/print.js';
import { anyIntent } from './support/random-intents.js';
import { readOne, rimContext } from './support/rim-war.js';

test.each(languages)('parse(print(x)) is x, language %s', (language) => {
  fc.assert(fc.property(anyIntent, (intent) => {
    const read = readOne(print(intent, language, rimContext()));
    expect(read.intent).toEqual(intent);
    expect(read.problems).toEqual([]);
  }), { numRuns: 800 });
});

test.each(languages)('what is canonical stays as it is, language %s', (language) => {
  fc.assert(fc.property(anyIntent, (intent) => {
    const text = print(intent, language, rimContext());
    const again = readOne(text).intent;
    expect(again === undefined ? undefined : print(again, language, rimContext())).toBe(text);
  }), { numRuns: 300 });
});

test('small letters, no umlauts, bullets, numbers and comments change nothing', () => {
  fc.assert(fc.property(anyIntent, fc.constantFrom(...languages), fc.constantFrom('- ', '* ', '12. ', '\t', '• '), (intent, language, bullet) => {
    const text = print(intent, language, rimContext()).toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
    expect(readOne(`${bullet}${text}  # so be it`)).toMatchObject({ intent, problems: [] });
  }), { numRuns: 500 });
});

test('a suggestion is never read', () => {
  fc.assert(fc.property(anyIntent, fc.constantFrom(...languages), (intent, language) => {
    expect(parse(printSuggestion(intent, language, rimContext()), rimContext()).lines).toEqual([expect.objectContaining({ kind: 'blank' })]);
  }), { numRuns: 200 });
});
