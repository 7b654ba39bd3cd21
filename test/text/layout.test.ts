import { describe, expect, test } from '@jest/globals';
import { renderText, type MailDocument } from '../../src/text/index.js';
import { clean, padRight, spread, widthOf, wrap } from '../../src/text/layout.js';

describe('clean', () => {
  test.each([
    ['two\r\nlines', 'two lines'],
    ['tab\there', 'tab here'],
    ['zero\u200bwidth\u202e', 'zerowidth'],
    ['bell\u0007\u001b[31m', 'bell[31m'],
    ['  blanks   inside ', 'blanks inside'],
    ['A\u0308', 'Ä'],
  ])('%j becomes %j', (dirty, expected) => expect(clean(dirty)).toBe(expected));
});

describe('widthOf', () => {
  test.each([['Zerstörer', 9], ['Stoßtrupp', 9], ['星間', 4], ['e\u0301', 1], ['', 0]])('%s takes %i columns', (text, width) => expect(widthOf(text)).toBe(width));
});

describe('wrap', () => {
  test('keeps a number beside the word it belongs to', () => {
    expect(wrap('Hacan loses Dreadnought 1 and 2 fighters', { width: 24 })).toEqual(['Hacan loses', 'Dreadnought 1 and', '2 fighters']);
  });
  test.each([['or counted (2 fighters) for them', ['or counted', '(2 fighters)', 'for them']], ['Hacan: -1 PDS, -2 destroyers', ['Hacan: -1 PDS,', '-2 destroyers']], ['command now 3 -> 2, fleet', ['command now', '3 -> 2, fleet']]])('keeps a bracket or a sign with its number and what it counts: %s', (text, lines) => {
    expect(wrap(text, { width: 14 })).toEqual(lines);
  });
  test('hangs the lines below the first', () => {
    expect(wrap('one two three four', { width: 12, first: ' 1  ', rest: '    ' })).toEqual([' 1  one two', '    three', '    four']);
  });
  test('breaks a word that fits on no line, but never an address', () => {
    expect(wrap('x'.repeat(30), { width: 12 })).toEqual(['x'.repeat(12), 'x'.repeat(12), 'x'.repeat(6)]);
    expect(wrap(`see https://example.org/${'a'.repeat(80)}`, { width: 20 })).toEqual(['see', `https://example.org/${'a'.repeat(80)}`]);
  });
  test('no line is longer than the width, whatever the words', () => {
    const text = 'Der Wissenschaftler hält den Schutzschild von Abyz aufrecht und 星間帝国 sieht zu '.repeat(9);
    for (const width of [20, 33, 72]) expect(Math.max(...wrap(text, { width }).map(widthOf))).toBeLessThanOrEqual(width);
  });
});

test('spread puts the right part at the margin, or below when both do not fit', () => {
  expect(spread('LEFT', 'right', 14)).toEqual(['LEFT     right']);
  expect(spread('A LONG HEADING', 'right', 16)).toEqual(['A LONG HEADING', '  right']);
});

test('tables of dice with nothing between them have the same columns, and blanks between what rolls and its faces', () => {
  const roll = (who: string, what: string): MailDocument['blocks'][number] => ({ kind: 'rolls', rows: [{ who, what, faces: '3->8*', result: '1 hit' }] });
  const lines = renderText({ subject: '', blocks: [roll('Letnev', 'x'.repeat(60)), roll('Sol', 'fighter')] }).trimEnd().split('\n');
  const [first = '', second = '', third = ''] = lines;
  expect(first.indexOf('3->8*')).toBe(third.indexOf('3->8*'));
  expect(second.trimStart()).toMatch(/^x+$/);
  expect(third.indexOf('fighter')).toBe(first.indexOf('xxx'));
  expect(first).toMatch(/x {1,}3->8\*/);
});

test('padRight counts columns, not characters', () => expect(padRight('星', 4)).toBe('星  '));
