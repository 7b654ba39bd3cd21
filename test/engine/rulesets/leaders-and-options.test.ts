import { describe, expect, test } from '@jest/globals';
import type { FateTable } from '../../../src/engine/rules/leader-profile.js';
import type { OptionSpec } from '../../../src/engine/rules/rule-set.js';
import { editions, germanPbem, thirdEdition } from './catalogue.js';

const fateOf = (table: FateTable, face: number): readonly string[] => table.filter(({ from, to }) => from <= face && face <= to).map(({ fate }) => fate);
const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const known = /^(A\d+|B\d+|R\d+\.[A-Za-z]*\d+[a-z]?|S\d+\.\d+|RZ\d+|[a-z]+(-[a-z]+)?\.[a-zA-Z]+)$/;

/** Every list called `cites` below a value. */
const cites = (value: unknown): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'cites' ? [inner as readonly string[]] : cites(inner)));
};

describe.each(editions)('%s', (_name, { leaders, options, numbers, races }) => {
  test.each(faces)('face %i decides each fate once', (face) => {
    expect(fateOf(leaders.shipLostInBattle, face)).toHaveLength(1);
    expect(fateOf(leaders.planetTaken, face)).toHaveLength(1);
  });

  test('every value of the leader rules names a statement', () => {
    const all = cites(leaders);
    expect(all.length).toBeGreaterThan(30);
    for (const list of all) {
      expect(list.length).toBeGreaterThan(0);
      for (const citation of list) expect(citation).toMatch(known);
    }
  });

  test('every race has as many leaders as the rules give a seat', () => {
    for (const race of Object.values(races)) expect(race.leaders).toHaveLength(leaders.perSeat.count);
  });

  test('every option has titles, a source, and a default among its values', () => {
    for (const spec of Object.values(options) as readonly OptionSpec<unknown>[]) {
      expect([spec.title.en, spec.title.de]).not.toContain('');
      expect(spec.title.en).not.toBe(spec.title.de);
      expect(spec.values).toContain(spec.default);
      expect(new Set(spec.values).size).toBe(spec.values.length);
      expect(spec.fixed === true).toBe(spec.values.length === 1);
      expect(spec.cites.length).toBeGreaterThan(0);
      for (const citation of spec.cites) expect(citation).toMatch(known);
    }
  });

  test('the die has ten faces', () => expect(numbers.dieFaces).toBe(10));
});

test('both editions know the same options', () => expect(Object.keys(germanPbem.options)).toEqual(Object.keys(thirdEdition.options)));

// A26-A28, A30-A32 against B13-B15, B17-B19: the same dice, other fates.
test.each([
  [1, 'killed', 'killed', 'captured'], [5, 'killed', 'killed', 'captured'], [6, 'escapes', 'captured', 'escapes'], [8, 'escapes', 'captured', 'escapes'],
  [9, 'captured', 'captured', 'escapes'], [10, 'captured', 'escapes', 'killed'],
] as const)('face %i: ship lost %s, in the German game %s; planet taken %s in both', (face, third, german, planet) => {
  expect(fateOf(thirdEdition.leaders.shipLostInBattle, face)).toEqual([third]);
  expect(fateOf(germanPbem.leaders.shipLostInBattle, face)).toEqual([german]);
  expect(fateOf(thirdEdition.leaders.planetTaken, face)).toEqual([planet]);
  expect(fateOf(germanPbem.leaders.planetTaken, face)).toEqual([planet]);
});

test('the defaults of the third edition are those of the rulings', () => {
  const defaults = Object.fromEntries(Object.entries(thirdEdition.options).map(([name, spec]) => [name, spec.default]));
  expect(defaults).toEqual({
    'captives.missKills': true, 'leaders.lostGarrison': 'escapes', 'leaders.shipToShip': true, 'leaders.pickUpEnRoute': true,
    'diplomat.lock': 'planet', 'diplomat.passage': true, 'diplomat.stopsMechanized': false, 'admiral.bansTacticalRetreat': true,
    'admiral.bansFreeRetreat': false, 'admiral.speed': 'fromStart', 'escape.blockadeAlways': true, 'blockade.fightersCount': true,
    'escape.noPlanet': 'killed', 'captives.recipientConsent': false, 'captives.rescueDice': 'perPlanet', 'space-battle.preCombatCounts': true,
    'casualties.together': true, 'leaders.failedInvasion': 'captured', 'passage.refused': 'void', 'retreat.tactical': false, 'general.flagshipBombardment': true,
    'technology.discountFirst': true, 'pds.firesWithoutGarrison': true, 'jolnar.rerollsFate': false, 'scientist.cheapBuild': 'perPlanet',
  });
});

test('the rescue roll finds on 9 and 10, in the German game on 10 alone', () => {
  expect(thirdEdition.leaders.rescue.found).toMatchObject({ from: 9, to: 10 });
  expect(germanPbem.leaders.rescue.found).toMatchObject({ from: 10, to: 10 });
});
