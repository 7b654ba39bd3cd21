import { expect, test } from '@jest/globals';
import { drawMap } from '../../src/map/draw-map.js';
import { aWorld } from '../support/world.js';

const world = aWorld({
  seats: ['letnev', 'hacan'],
  systems: { 1: { hex: [0, 0], planets: { abyz: { owner: 'letnev', resources: 3, influence: 0, forces: { letnev: { 'ground-force': 2 } }, dock: true } } }, 2: { hex: [1, 0], anomaly: 'nebula', wormholes: ['alpha'], counters: ['hacan'] } },
  ships: { 2: { hacan: { cruiser: 2, fighter: 3 } } }, damaged: [], leaders: { 'letnev/general': 'abyz', 'hacan/admiral': 'hacan/cruiser/1' },
});

test.each([
  ['en', ['Nebula', '2 GF', '2 CR 3 FT', 'Map of Test, round 1']], ['de', ['Nebel', '2 BT', '2 KR 3 JÄ', 'Karte von Test, Runde 1']],
] as const)('the map in %s shows systems, planets, fleets, leaders', (locale, words) => {
  const svg = drawMap(world, locale);
  for (const word of [...words, '3/0', 'Abyz', 'α']) expect(svg).toContain(word);
  expect(svg).toMatch(/^<svg xmlns/u);
});

test('names are text, and no style is inline', () => {
  const svg = drawMap({ ...world, name: '</title><script>' }, 'en');
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('style=');
});
