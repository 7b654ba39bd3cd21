import { describe, expect, test } from '@jest/globals';
import { checkOrders } from '../../../src/engine/check-orders.js';
import type { TurnIntent } from '../../../src/engine/order-intents.js';
import { researchTechnologies } from '../../../src/engine/steps/research.js';
import { aWorld, eventsOf, play, thirdEdition, type PlanetSpec, type WorldSpec } from '../../support/world.js';

const buy = (technology = 'antimass-deflectors', pay?: readonly string[]): TurnIntent => ({ order: 'research', technology, ...(pay === undefined ? {} : { pay }) });

/** Jol-Nar owns a planet to test and two that pay eight. */
function world(abyz: PlanetSpec, more: Partial<WorldSpec> = {}) {
  const planets = { abyz: { owner: 'jol-nar', resources: 0, ...abyz }, rich: { owner: 'jol-nar', resources: 4 }, poor: { owner: 'jol-nar', resources: 3 }, last: { owner: 'jol-nar', resources: 1 } };
  return { ...aWorld({ seats: ['jol-nar', 'hacan'], systems: { 1: { planets } }, ...more }), phase: 'technology' as const };
}
function research(state: ReturnType<typeof world>, intents: readonly TurnIntent[] = [buy()]) {
  return play(state, researchTechnologies, { intents: { 'jol-nar': intents } });
}
const scientist = { leaders: { 'jol-nar/scientist/1': 'abyz' } };

test.each([
  ['T050 A17', { specialties: ['blue'] }, scientist, 6, ['A17']],
  ['T051 A17', { specialties: ['blue'] }, {}, 7, ['A17']],
  ['T052 A17', { specialties: ['blue'], exhausted: true }, scientist, 8, ['A17']],
  ['T053 A17', {}, scientist, 8, ['A17']],
  ['T054 A72', { specialties: ['blue', 'blue'] }, scientist, 5, ['A72']],
  ['another colour', { specialties: ['red'] }, scientist, 8, ['A17']],
  ['two specialties without him', { specialties: ['blue', 'blue'] }, {}, 6, ['A72']],
] as const)('%s: %j with %j costs %i', (_row, planet, more, price, cites) => {
  const played = research(world(planet, more));
  expect(eventsOf(played, 'technology-researched')).toMatchObject([{ technology: 'antimass-deflectors', price }]);
  expect(eventsOf(played, 'paid')).toMatchObject([{ cost: price }]);
  for (const cite of cites) expect(eventsOf(played, 'technology-researched')[0]?.cites).toContain(cite);
  expect(played.state.seats['jol-nar']).toMatchObject({ technologies: ['antimass-deflectors'], counters: { strategy: 1 } });
});

describe('technology.discountFirst: may a planet discount and pay', () => {
  const spec = { specialties: ['blue'], resources: 2 } as const;
  const poor = { planets: { abyz: { owner: 'jol-nar', ...spec }, rich: { owner: 'jol-nar', resources: 5 } } };
  test.each([
    [true, 7, ['abyz', 'rich']], [false, 8, ['abyz', 'rich']],
  ])('%s: both planets are needed, the price is %i', (first, price, planets) => {
    // With 5 + 2 resources and one trade good the discount is worth it only where the planet may pay too.
    const state = world({}, { systems: { 1: poor }, options: { 'technology.discountFirst': first }, seat: { 'jol-nar': { tradeGoods: 1 } } });
    const played = research(state);
    expect(eventsOf(played, 'technology-researched')).toMatchObject([{ price }]);
    expect([...(eventsOf(played, 'paid')[0]?.planets ?? [])].sort()).toEqual(planets);
    expect(eventsOf(played, 'technology-researched')[0]?.cites).toContain('technology.discountFirst');
  });
  test('false: the planets that an order names to pay give no discount', () => {
    const played = research(world(spec, { options: { 'technology.discountFirst': false } }), [buy('antimass-deflectors', ['abyz', 'rich', 'poor'])]);
    expect(eventsOf(played, 'technology-researched')).toMatchObject([{ price: 8, discounts: [] }]);
  });
  test('false: a planet that need not pay gives its discount', () => {
    const played = research(world(spec, { options: { 'technology.discountFirst': false } }));
    expect(eventsOf(played, 'technology-researched')).toMatchObject([{ price: 7, discounts: [{ planet: 'abyz', by: 1 }] }]);
    expect(played.state.planets['abyz']?.exhausted).toBe(false);
  });
});

test.each([
  ['known', 'antimass-deflectors', { technologies: { 'jol-nar': ['antimass-deflectors'] } }, 'technology-known'],
  ['prerequisite', 'xrd-transporters', {}, 'prerequisite-missing'],
  ['counter', 'antimass-deflectors', { seat: { 'jol-nar': { counters: { command: 3, strategy: 0, fleet: 3 } } } }, 'no-strategy-counter'],
  ['resources', 'antimass-deflectors', { systems: { 1: { planets: { abyz: { owner: 'jol-nar', resources: 7 } } } } }, 'not-enough-resources'],
] as const)('refused for its %s: %s', (_why, technology, more, code) => {
  const state = world({}, more);
  const [check] = checkOrders({ state, rules: thirdEdition, seat: 'jol-nar', intents: [buy(technology)] });
  expect(check?.problems).toMatchObject([{ code, severity: 'refused' }]);
  expect(eventsOf(research(state, [buy(technology)]), 'order-void')).toMatchObject([{ problem: { code } }]);
});

test('one technology a seat; it belongs to its own phase', () => {
  const played = research(world({}, { seat: { 'jol-nar': { tradeGoods: 20 } } }), [buy(), buy('hylar-v-assault-laser')]);
  expect(eventsOf(played, 'technology-researched')).toHaveLength(1);
  expect(eventsOf(played, 'order-void')).toMatchObject([{ problem: { code: 'already-ordered' } }]);
  const [check] = checkOrders({ state: { ...world({}), phase: 'action' }, rules: thirdEdition, seat: 'jol-nar', intents: [buy()] });
  expect(check?.problems).toMatchObject([{ code: 'wrong-phase' }]);
});
