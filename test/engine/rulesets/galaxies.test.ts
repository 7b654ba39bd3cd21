import { describe, expect, test } from '@jest/globals';
import type { GalaxyPreset } from '../../../src/engine/rules/rule-set.js';
import { tileCopies } from '../../../src/engine/rulesets/third-edition/catalogue/tiles.js';
import { editions, thirdEdition } from './catalogue.js';

type System = GalaxyPreset['systems'][number];
const distance = (a: System, b: System): number => {
  const [q, r] = [a.hex[0] - b.hex[0], a.hex[1] - b.hex[1]];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};
const connected = (systems: readonly System[]): boolean => {
  const seen = new Set(systems.slice(0, 1));
  for (const here of seen) for (const there of systems) if (distance(here, there) === 1) seen.add(there);
  return seen.size === systems.length;
};

const presets = editions.flatMap(([name, edition]) => Object.values(edition.galaxies).map((galaxy) => ({ name: `${name} ${galaxy.id}`, edition, galaxy })));

describe.each(presets)('$name', ({ edition, galaxy }) => {
  const { systems } = galaxy;
  const tilesOf = systems.map(({ tile }) => edition.tiles[tile]);

  test('is numbered 1 to n in reading order, each hex once', () => {
    const inOrder = [...systems].sort((a, b) => 2 * a.hex[1] + a.hex[0] - (2 * b.hex[1] + b.hex[0]) || a.hex[0] - b.hex[0]);
    expect(systems).toEqual(inOrder);
    expect(systems.map(({ id }) => id)).toEqual(systems.map((_, at) => String(at + 1)));
    expect(new Set(systems.map(({ hex }) => hex.join())).size).toBe(systems.length);
  });

  test('hangs together and lays only tiles that exist', () => {
    expect(connected(systems)).toBe(true);
    expect(tilesOf).not.toContain(undefined);
    const planets = tilesOf.flatMap((tile) => tile?.planets.map(({ id }) => id) ?? []);
    expect(new Set(planets).size).toBe(planets.length);
  });

  test('has Mecatol Rex in the middle and a home for each seat', () => {
    expect(systems.find(({ hex }) => hex.join() === '0,0')?.tile).toBe('mecatol-rex');
    expect(galaxy.races).toHaveLength(galaxy.seats);
    const homes = tilesOf.flatMap((tile) => tile?.homeOf ?? []);
    expect([...homes].sort()).toEqual([...(galaxy.races ?? [])].sort());
  });

  test('has both ends of every wormhole', () => {
    const letters = tilesOf.flatMap((tile) => tile?.wormholes ?? []);
    for (const letter of letters) expect(letters.filter((other) => other === letter).length).toBeGreaterThanOrEqual(2);
  });

  test('lays no two anomalies side by side', () => {
    const anomalies = systems.filter(({ tile }) => edition.tiles[tile]?.anomaly !== undefined);
    for (const here of anomalies) for (const there of anomalies) expect(distance(here, there)).not.toBe(1);
  });

  test('is named in both languages', () => expect([galaxy.title.en, galaxy.title.de]).not.toContain(''));
});

test.each(Object.values(thirdEdition.galaxies))('$id lays no more tiles than the boxes hold', ({ systems }) => {
  for (const { tile } of systems) expect(systems.filter((other) => other.tile === tile).length).toBeLessThanOrEqual(tileCopies[tile] ?? 1);
});

test('the demonstration has what two rounds need: near homes, Abyz and Fria between two of them, each hazard', () => {
  const systems = thirdEdition.galaxies['demo-3']?.systems ?? [];
  const at = (tile: string): System => systems.find((system) => system.tile === tile) ?? { id: '', hex: [99, 99], tile };
  const homes = ['home-letnev', 'home-hacan'].map(at);
  for (const home of homes) expect(distance(home, at('abyz-fria'))).toBe(1);
  // Sol is three steps from either: home, Lodor, through the wormhole, home.
  expect(distance(at('home-sol'), at('lodor'))).toBe(1);
  for (const home of homes) expect(distance(at('alpha-wormhole'), home)).toBe(1);
  const anomalies = systems.flatMap(({ tile }) => thirdEdition.tiles[tile]?.anomaly ?? []);
  expect(anomalies.sort()).toEqual(['asteroid-field', 'gravity-rift', 'nebula']);
});
