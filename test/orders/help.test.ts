import { expect, test } from '@jest/globals';
import { help as german } from '../../src/text/de/help.js';
import { help as english } from '../../src/text/en/help.js';
import { commonHelp as commonGerman } from '../../src/text/de/common-help.js';
import { commonHelp as commonEnglish } from '../../src/text/en/common-help.js';
import { germanPbem } from '../../src/engine/rulesets/german-pbem/index.js';
import { catalogueFor } from '../../src/text/catalogue-for.js';
import { helpParts, mailWordsFor, namesFor, placesHelp } from '../../src/text/index.js';
import { parse } from '../../src/orders/parse.js';
import { print } from '../../src/orders/print.js';
import { aWorld, thirdEdition } from '../support/world.js';

const state = aWorld({
  seats: ['letnev', 'hacan', 'sol'],
  systems: { 1: { planets: { 'arc-prime': {} } }, 14: {}, 27: { planets: { abyz: {} } } },
  ships: { 1: { letnev: { carrier: 1, dreadnought: 1 } } },
});
const context = { state, rules: thirdEdition, seat: 'letnev', vocabulary: 'third' as const };
const examples = (['turn', 'answers', 'standing', 'commands'] as const).flatMap((chapter) => english[chapter].map((entry, index) => [entry.example, german[chapter][index]?.example ?? ''] as const));

test.each(examples)('HELP says %s and %s, and both are read as the same order', (en, de) => {
  const [first, second] = parse(`${en}\n${de}`, context).lines;
  expect(first?.problems).toEqual([]);
  expect(first?.intent).toBeDefined();
  expect(second?.intent).toEqual(first?.intent);
  expect(first?.intent === undefined ? '' : print(first.intent, 'de', context).toLowerCase().split(' ')[0]).toBe(de.toLowerCase().split(' ')[0]);
});

const { ordersOf, round } = germanPbem.steps;
const ofPhases = round.flatMap((phase) => (commonEnglish.phases[phase] ?? []).map(({ example }, index) => [phase, example, commonGerman.phases[phase]?.[index]?.example ?? ''] as const));

test.each(ofPhases)('in the %s phase HELP says %s and %s, both are read as the same order, and the phase takes it', (phase, en, de) => {
  const [first, second] = parse(`${en}\n${de}`, { ...context, rules: germanPbem, vocabulary: germanPbem.vocabulary }).lines;
  expect(first?.problems).toEqual([]);
  expect(second?.intent).toEqual(first?.intent);
  expect(ordersOf[phase]).toContain(first?.intent?.order);
});

test('no phase of the HELP is none of the round, and the rest of it is read too', () => {
  for (const { phases, pass, standing } of [commonEnglish, commonGerman]) {
    expect(round).toEqual(expect.arrayContaining(Object.keys(phases)));
    const lines = parse([pass, ...standing].map(({ example }) => example).join('\n'), { ...context, rules: germanPbem, vocabulary: germanPbem.vocabulary }).lines;
    expect(lines.map(({ intent }) => intent?.order)).toEqual(['pass', 'standing', 'ask-me']);
  }
});

test('in common phases PASS and the conditions have headings of their own, and the ship that explains numbers is one of the edition', () => {
  const words = mailWordsFor('de');
  const parts = helpParts({ locale: 'de', words, catalogue: catalogueFor('de'), rules: germanPbem });
  expect(parts.map(({ title, entries }) => [title, entries.length])).toEqual(expect.arrayContaining([['TECHNOLOGIEPHASE', 1], ['IN JEDER PHASE', 1], ['BEDINGUNGEN', 0]]));
  const placesFor = (rules: typeof germanPbem): string => placesHelp({ words, n: namesFor('de', { state, rules, print: () => '' }) });
  expect(placesFor(germanPbem)).toContain('(Zerstörer 1)');
  expect(placesFor(thirdEdition)).toContain('(Dreadnought 1)');
});
