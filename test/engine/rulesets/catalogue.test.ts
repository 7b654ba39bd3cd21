import { describe, expect, test } from '@jest/globals';
import type { TechnologyId } from '../../../src/engine/ids.js';
import type { Race, Technology } from '../../../src/engine/rules/rule-set.js';
import { sources } from '../../../src/engine/rulesets/third-edition/catalogue/sources.js';
import { editions, germanPbem, thirdEdition } from './catalogue.js';

const duplicates = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) !== at);

/** A technology may be owned when its prerequisites are, all or one of them. */
const reachable = (technologies: Readonly<Record<TechnologyId, Technology>>): ReadonlySet<TechnologyId> => {
  const owned = new Set<TechnologyId>();
  const mayOwn = ({ prerequisites, prerequisiteLogic }: Technology): boolean =>
    prerequisiteLogic === 'and' || prerequisites.length === 0 ? prerequisites.every((id) => owned.has(id)) : prerequisites.some((id) => owned.has(id));
  for (let size = -1; size < owned.size; ) {
    size = owned.size;
    for (const technology of Object.values(technologies)) if (mayOwn(technology)) owned.add(technology.id);
  }
  return owned;
};

describe.each(editions)('%s', (_name, { units, races, technologies, tiles }) => {
  test('every row is filed under its own id and has a source', () => {
    for (const [id, row] of [...Object.entries(races), ...Object.entries(technologies), ...Object.entries(tiles)]) {
      expect(row.id).toBe(id);
      expect(row.source).not.toBe('');
    }
    for (const [kind, unit] of Object.entries(units)) {
      expect(unit.kind).toBe(kind);
      expect(unit.source).not.toBe('');
    }
  });

  test('races and technologies are named in both languages, no two alike', () => {
    for (const rows of [Object.values(races), Object.values(technologies)]) {
      for (const language of ['en', 'de'] as const) {
        const names = rows.map(({ name }) => name[language]);
        expect(names).not.toContain('');
        expect(duplicates(names)).toEqual([]);
      }
    }
    for (const { short } of Object.values(races)) expect([short.en, short.de]).not.toContain('');
  });

  test('unit numbers lie in their ranges', () => {
    for (const unit of Object.values(units)) {
      expect(unit.combat === undefined).toBe(unit.dice === 0);
      if (unit.combat !== undefined) {
        expect(unit.combat).toBeGreaterThanOrEqual(2);
        expect(unit.combat).toBeLessThanOrEqual(10);
      }
      expect(unit.perCost === 0).toBe(unit.cost === 0);
    }
  });

  test('prerequisites exist and every technology can be reached', () => {
    for (const { prerequisites } of Object.values(technologies)) for (const id of prerequisites) expect(Object.keys(technologies)).toContain(id);
    expect(reachable(technologies).size).toBe(Object.keys(technologies).length);
  });

  test('a race names units, technologies and home planets that exist', () => {
    for (const race of Object.values(races)) {
      for (const id of race.startingTechnologies) expect(Object.keys(technologies)).toContain(id);
      for (const kind of Object.keys(race.startingUnits)) expect(Object.keys(units)).toContain(kind);
      for (const kind of Object.keys({ ...race.modifiers.kindCombat, ...race.modifiers.unitCost, ...race.modifiers.unitMove })) expect(Object.keys(units)).toContain(kind);
      const home = Object.values(tiles).filter(({ homeOf }) => homeOf === race.id).flatMap(({ planets }) => planets.map(({ id }) => id));
      expect([...home].sort()).toEqual([...race.homePlanets].sort());
    }
    for (const { homeOf } of Object.values(tiles)) if (homeOf !== undefined) expect(Object.keys(races)).toContain(homeOf);
  });

  test('a race starts with no more pieces than it has', () => {
    for (const race of Object.values(races)) {
      for (const unit of Object.values(units)) expect(race.startingUnits[unit.kind] ?? 0).toBeLessThanOrEqual(unit.limit ?? Infinity);
    }
  });

  test('effects name units that exist', () => {
    for (const { effects } of Object.values(technologies)) {
      const kinds = [effects.combat, effects.move, effects.capacity, effects.preBattleShots, effects.unitCost].flatMap((row) => Object.keys(row ?? {}));
      for (const kind of [...kinds, ...(effects.allows ?? [])]) expect(Object.keys(units)).toContain(kind);
    }
  });

  test('a planet is printed once, and its id is made of its name', () => {
    const planets = Object.values(tiles).flatMap((tile) => tile.planets);
    expect(duplicates(planets.map(({ id }) => id))).toEqual([]);
    for (const { id } of planets) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

// A42-A58, classes in the order of the statements.
const rosters: readonly (readonly [string, string, readonly string[]])[] = [
  ['A42', 'arborec', ['general', 'admiral', 'diplomat']], ['A43', 'letnev', ['general', 'admiral', 'diplomat']],
  ['A44', 'saar', ['general', 'admiral', 'agent']], ['A45', 'muaat', ['general', 'scientist', 'diplomat']],
  ['A46', 'hacan', ['general', 'scientist', 'diplomat']], ['A47', 'sol', ['admiral', 'diplomat', 'agent']],
  ['A48', 'creuss', ['admiral', 'diplomat', 'scientist']], ['A49', 'l1z1x', ['diplomat', 'scientist', 'agent']],
  ['A50', 'mentak', ['admiral', 'diplomat', 'agent']], ['A51', 'naalu', ['admiral', 'diplomat', 'agent']],
  ['A52', 'nekro', ['general', 'admiral', 'agent']], ['A53', 'norr', ['admiral', 'general', 'general']],
  ['A54', 'jol-nar', ['admiral', 'scientist', 'scientist']], ['A55', 'winnu', ['admiral', 'scientist', 'agent']],
  ['A56', 'xxcha', ['admiral', 'diplomat', 'diplomat']], ['A57', 'yin', ['general', 'diplomat', 'agent']],
  ['A58', 'yssaril', ['admiral', 'agent', 'agent']],
];
const classes = (race: Race | undefined): readonly string[] | undefined => race?.leaders.map((leader) => leader.class);

test.each(rosters)('%s: %s has %j', (statement, id, expected) => {
  expect(classes(thirdEdition.races[id])).toEqual(expected);
  expect(thirdEdition.races[id]?.source).toContain(statement);
});

test('the boxes are complete: 17 races, 32 technologies, 77 kinds of tiles, 12 kinds of units', () => {
  expect(rosters.map(([, id]) => id).sort()).toEqual(Object.keys(thirdEdition.races).sort());
  expect(Object.keys(thirdEdition.technologies)).toHaveLength(32);
  expect(Object.keys(thirdEdition.tiles)).toHaveLength(77);
  expect(Object.keys(thirdEdition.units)).toHaveLength(12);
});

test('the second edition has eight races, 24 technologies, six a colour, and eight kinds of units', () => {
  expect(Object.keys(germanPbem.races)).toHaveLength(8);
  for (const colour of ['blue', 'green', 'red', 'yellow']) expect(Object.values(germanPbem.technologies).filter((row) => row.colour === colour)).toHaveLength(6);
  expect(Object.keys(germanPbem.units)).toHaveLength(8);
});

test('the eight races of the second edition have the leaders that the third gives them', () => {
  for (const race of Object.values(germanPbem.races)) expect(classes(race)).toEqual(classes(thirdEdition.races[race.id]));
});

// What a hit needs and what a unit costs: the two editions must never be mixed up.
test.each([
  ['fighter', 9, 1, 9, 4], ['cruiser', 7, 2, 8, 6], ['carrier', 9, 3, 9, 10], ['dreadnought', 5, 5, 4, 10],
  ['ground-force', 8, 1, 8, 4], ['pds', 6, 2, 7, 10], ['space-dock', undefined, 4, undefined, 15],
] as const)('%s: hits on %s and costs %s; in the German game %s and %s', (kind, combat, cost, germanCombat, germanCost) => {
  expect([thirdEdition.units[kind]?.combat, thirdEdition.units[kind]?.cost]).toEqual([combat, cost]);
  expect([germanPbem.units[kind]?.combat, germanPbem.units[kind]?.cost]).toEqual([germanCombat, germanCost]);
});

test('the second edition has no Destroyer, no War Sun, and nothing in it sustains damage', () => {
  expect(germanPbem.units.destroyer).toBeUndefined();
  expect(germanPbem.units['war-sun']).toBeUndefined();
  for (const unit of Object.values(germanPbem.units)) expect(unit.sustainsDamage).toBe(false);
});

test.each([
  ['torkan', 4, 2], ['mellon', 1, 4], ['sakulag', 4, 2],
])('%s has the values of the second edition, %i and %i', (id, resources, influence) => {
  const planet = Object.values(germanPbem.tiles).flatMap(({ planets }) => planets).find((row) => row.id === id);
  expect(planet).toMatchObject({ resources, influence });
});

test('no tile of the German game has a yellow specialty (S12.4)', () => {
  for (const { planets } of Object.values(germanPbem.tiles)) for (const { specialties } of planets) expect(specialties).not.toContain('yellow');
});

test("the keys of the third edition's sources are explained", () => {
  const { units, races, technologies, tiles } = thirdEdition;
  const rows = [units, races, technologies, tiles].flatMap((table) => Object.values<{ readonly source: string }>(table));
  const keys = rows.flatMap(({ source }) => source.match(/\b[A-Z]{2,}\b/g) ?? []).filter((key) => key !== 'SE');
  for (const key of new Set(keys)) expect(Object.keys(sources)).toContain(key);
});
