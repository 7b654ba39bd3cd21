import { expect, test } from '@jest/globals';
import { isBlockaded } from '../../../src/engine/calc/blockade.js';
import { aWorld } from '../../support/world.js';

test.each([
  ['no ship', {}, true, false], ['own ships', { letnev: { cruiser: 1 } }, true, false],
  ['an enemy Cruiser', { hacan: { cruiser: 1 } }, true, true], ['an enemy Cruiser', { hacan: { cruiser: 1 } }, false, true],
  ['enemy Fighters', { hacan: { fighter: 2 } }, true, true], ['enemy Fighters', { hacan: { fighter: 2 } }, false, false],
  ['Fighters with a Carrier', { hacan: { fighter: 2, carrier: 1 } }, false, true],
] as const)('R5.11 a blockade with %s (%j), blockade.fightersCount %s: %s', (_name, ships, fightersCount, expected) => {
  const state = aWorld({ seats: ['letnev', 'hacan'], systems: { 1: { planets: { arretze: { owner: 'letnev' } } } }, ships: { 1: ships }, options: { 'blockade.fightersCount': fightersCount } });
  expect(isBlockaded(state, state.options, { planet: 'arretze', seat: 'letnev' })).toBe(expected);
});
