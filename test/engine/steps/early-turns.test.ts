import { expect, test } from '@jest/globals';
import type { TurnIntent } from '../../../src/engine/order-intents.js';
import { checkOrders } from '../../../src/engine/check-orders.js';
import { simulateEarlyTurns } from '../../../src/engine/steps/early-turns.js';
import { aWorld, eventsOf, on, play, shipsOf, thirdEdition } from '../../support/world.js';

type Units = Extract<TurnIntent, { order: 'build' }>['units'];
const build = (units: Units, planet = 'hercant'): TurnIntent => ({ order: 'build', units, planet });

const state = {
  ...aWorld({
    seats: ['hacan', 'letnev'],
    systems: { 1: { homeOf: 'hacan', planets: { arretze: { owner: 'hacan', resources: 4, dock: true }, hercant: { owner: 'hacan', resources: 4 } } }, 2: { planets: { abyz: { owner: 'hacan' } } } },
    leaders: { 'hacan/scientist': 'hercant' }, technologies: { hacan: ['sarween-tools'] },
  }), phase: 'early-turns' as const,
};
const early = (intents: readonly TurnIntent[]) => play(state, simulateEarlyTurns, { intents: { hacan: intents } });

test('T057 A70: a dock beside a Scientist costs its full price in the early turns', () => {
  const played = early([build([{ kind: 'space-dock', count: 1 }])]);
  expect(eventsOf(played, 'units-built')).toMatchObject([{ planet: 'hercant', dock: true, cost: 4, cites: ['A70', 'R4.S2'] }]);
  expect(played.state.planets['hercant']?.dock).toEqual({ builtRound: 0 });
});

test('units of all kinds go to the home system at their price, whatever technology says of docks', () => {
  const played = early([build([{ kind: 'cruiser', count: 1 }, { kind: 'ground-force', count: 2 }, { kind: 'pds', count: 1 }])]);
  expect(eventsOf(played, 'paid')).toMatchObject([{ cost: 5 }]);
  expect(shipsOf(played.state, 'hacan', '1')).toEqual(['hacan/cruiser/1']);
  expect([on(played.state, 'hercant', 'hacan', 'ground-force'), on(played.state, 'hercant', 'hacan', 'pds')]).toEqual([2, 1]);
});

test.each([
  ['not at home', build([{ kind: 'cruiser', count: 1 }], 'abyz'), 'not-in-home-system'],
  ['a second dock', build([{ kind: 'space-dock', count: 1 }], 'arretze'), 'dock-limit'],
  ['a War Sun without its technology', build([{ kind: 'war-sun', count: 1 }]), 'not-buildable'],
  ['more than there is to pay with', build([{ kind: 'dreadnought', count: 2 }]), 'not-enough-resources'],
] as const)('refused: %s', (_why, order, code) => {
  expect(checkOrders({ state, rules: thirdEdition, seat: 'hacan', intents: [order] })[0]?.problems).toMatchObject([{ code }]);
  expect(eventsOf(early([order]), 'order-void')).toMatchObject([{ problem: { code } }]);
});
