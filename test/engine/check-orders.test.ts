import { describe, expect, test } from '@jest/globals';
import { checkOrders } from '../../src/engine/check-orders.js';
import type { Intent } from '../../src/engine/order-intents.js';
import { aWorld, thirdEdition, type WorldSpec } from '../support/world.js';

const activate: Intent = { order: 'activate', system: '2' };
const move = (more: Partial<Extract<Intent, { order: 'move' }>> = {}): Intent =>
  ({ order: 'move', units: [{ kind: 'carrier', number: 1 }, { kind: 'ground-force', count: 2 }], leaders: [], from: '1', via: [], ...more });
const land = (more: Partial<Extract<Intent, { order: 'land' }>> = {}): Intent => ({ order: 'land', units: [{ kind: 'ground-force', count: 1 }], leaders: [], planet: 'abyz', ...more });
const board: Intent = { order: 'transfer', leaders: [{ class: 'general' }], from: { planet: 'arc-prime' }, to: { kind: 'carrier', number: 1 } };

/** Letnev at 1 with a Carrier, a Cruiser, troops and leaders; Hacan holds Abyz in 2 with ships above it. */
const spec: WorldSpec = {
  seats: ['letnev', 'hacan'],
  systems: { 1: { planets: { 'arc-prime': { owner: 'letnev', dock: true, resources: 4, forces: { letnev: { 'ground-force': 3 } } } } }, 2: { planets: { abyz: { owner: 'hacan', forces: { hacan: { 'ground-force': 1, pds: 1 } } } } } },
  ships: { 1: { letnev: { carrier: 1, cruiser: 1 } }, 2: { hacan: { cruiser: 1 } } },
  leaders: { 'letnev/general': 'arc-prime', 'letnev/admiral': 'letnev/cruiser/1' },
};
const codes = (intents: readonly (Intent | undefined)[], world: WorldSpec = spec): readonly (readonly string[])[] =>
  checkOrders({ state: aWorld(world), rules: thirdEdition, seat: 'letnev', intents }).map((check) => check.problems.map((problem) => `${problem.severity} ${problem.code}`));

describe('orders are rehearsed in the order of the rules, not of the text', () => {
  test('a whole action with a battle to come stands', () => {
    expect(codes([activate, board, move(), land({ leaders: [{ class: 'general' }] })])).toEqual([[], [], [], []]);
  });
  test('landings above moves and the activation below them stand too', () => {
    expect(codes([land(), move(), activate])).toEqual([[], [], []]);
  });
  test('a transfer below a move is done before it, with a warning (B8, RULINGS)', () => {
    expect(codes([activate, move(), board])).toEqual([[], [], ['warning done-before-movement']]);
  });
  test('a leader cannot change ship in a system he is only moved to (B9)', () => {
    const late: Intent = { order: 'transfer', leaders: [{ class: 'admiral' }], from: { kind: 'cruiser', number: 1 }, to: { kind: 'carrier', number: 1 } };
    const apart: WorldSpec = { ...spec, ships: { 1: { letnev: { cruiser: 1 } }, 2: { letnev: { carrier: 1 } } } };
    expect(codes([activate, move({ units: [{ kind: 'cruiser', number: 1 }] }), late], apart)[2]).toEqual(['refused transfer-not-in-system']);
  });
  test('what lines no order is keeps its place', () => expect(codes([undefined, activate, undefined])).toEqual([[], [], []]));
});

describe('each wrong line has its own reason, the rest stands', () => {
  test.each<[string, readonly (Intent | undefined)[], number, string]>([
    ['nothing is activated', [move()], 0, 'refused nothing-activated'],
    ['two activations', [activate, { order: 'activate', system: '1' }], 1, 'refused already-ordered'],
    ['A9 a leader alone on a hostile planet', [activate, board, move(), land({ units: [], leaders: [{ class: 'general' }] })], 3, 'refused leader-needs-escort'],
    ['more ground forces than come along', [activate, move(), land({ units: [{ kind: 'ground-force', count: 3 }] })], 2, 'refused not-enough'],
    ['a planet elsewhere', [activate, move(), land({ planet: 'arc-prime' })], 2, 'refused planet-not-here'],
    ['bombarding with a Carrier', [activate, move(), land(), { order: 'bombard', planet: 'abyz', with: [{ kind: 'carrier', number: 1 }] }], 3, 'refused cannot-bombard'],
    ['building elsewhere than activated', [activate, { order: 'build', units: [{ kind: 'cruiser', count: 1 }], planet: 'arc-prime' }], 1, 'refused dock-not-in-activated'],
    ['retreat to a system that does not exist', [activate, { order: 'retreat', to: '99' }], 1, 'refused unknown-system'],
    ['retreat to where it is not legal now', [activate, { order: 'retreat', to: '1' }], 1, 'warning retreat-illegal'],
    ['somebody else\'s captive', [{ order: 'captive', leader: { class: 'general', of: 'hacan' }, decision: { do: 'execute' } }], 0, 'refused no-such-leader'],
    ['permission to oneself', [{ order: 'permit', seat: 'letnev', answer: 'permit' }], 0, 'refused unknown-seat'],
    ['an escape to a foreign planet', [{ order: 'escape', to: ['abyz'] }], 0, 'warning not-your-planet'],
  ])('%s', (_name, intents, line, problem) => expect(codes(intents)[line]).toEqual([problem]));

  test('A9: the nearest legal order has an escort', () => {
    const [, , , check] = checkOrders({ state: aWorld(spec), rules: thirdEdition, seat: 'letnev', intents: [activate, board, move(), land({ units: [], leaders: [{ class: 'general' }] })] });
    expect(check?.problems[0]).toMatchObject({ cites: ['A9'], suggestion: { order: 'land', planet: 'abyz', units: [{ kind: 'ground-force', count: 1 }] } });
  });
  test('a refusal tells nothing of dice: a landing under an undecided battle stands', () => {
    expect(codes([activate, move(), land()])[2]).toEqual([]);
  });
});
