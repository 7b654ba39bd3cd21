import { aWorld, play, thirdEdition, type Played } from '../support/world.js';
import type { DiceSource } from '../../src/engine/dice.js';
import type { TurnIntent } from '../../src/engine/order-intents.js';
import type { GameState } from '../../src/engine/state.js';
import { tacticalAction } from '../../src/engine/steps/tactical-action.js';
import { print } from '../../src/orders/print.js';
import type { Intent } from '../../src/engine/order-intents.js';
import type { Locale } from '../../src/text/locale.js';

const world = aWorld({
    seats: ['letnev', 'hacan', 'sol'],
    round: 3, turn: 14,
    systems: {
      1: { hex: [0, 0], homeOf: 'letnev', planets: { 'arc-prime': { owner: 'letnev', resources: 4, forces: { letnev: { 'ground-force': 3 } }, dock: true }, 'wren-terra': { owner: 'letnev', resources: 2 } } },
      14: { hex: [1, 0], counters: ['letnev'] },
      18: { hex: [1, 1] },
      27: { hex: [2, 0], planets: { abyz: { owner: 'hacan', resources: 3, forces: { hacan: { 'ground-force': 1, pds: 1 } } }, fria: { resources: 2 } } },
      33: { hex: [3, 0], homeOf: 'hacan', planets: { arretze: { owner: 'hacan', resources: 2, forces: { hacan: { 'ground-force': 2 } }, dock: true } } },
      40: { hex: [0, 2], homeOf: 'sol', planets: { jord: { owner: 'sol', resources: 4, forces: { sol: { 'ground-force': 2 } } } } },
    },
    ships: {
      1: { letnev: { dreadnought: 1, carrier: 1, fighter: 2 } },
      27: { hacan: { cruiser: 1, destroyer: 2, fighter: 1 } },
      18: { hacan: { carrier: 1 } },
      40: { sol: { carrier: 1 } },
    },
    technologies: { letnev: ['xrd-transporters'], hacan: [] , sol: [] },
    leaders: {
      'letnev/general': 'arc-prime', 'letnev/admiral': 'arc-prime', 'letnev/diplomat': 'wren-terra',
      'hacan/general': 'hacan/cruiser/1', 'hacan/scientist': 'arretze', 'hacan/diplomat': 'hacan/destroyer/2',
      'sol/admiral': 'sol/carrier/1', 'sol/diplomat': 'jord', 'sol/agent': { on: 'captive', captor: 'hacan', since: 2 },
    },
});
const names: Readonly<Record<string, string>> = { 'letnev/general': 'Farran', 'letnev/admiral': 'Unlenn', 'letnev/diplomat': 'Ciel', 'hacan/general': 'Harrugh', 'hacan/scientist': 'Carth', 'hacan/diplomat': 'Gila' };
/** A game with a battle, two landings, leaders and captives: what a long report has to tell. */
export const rimWar: GameState = {
  ...world, name: 'Rim War', action: 2,
  leaders: Object.fromEntries(Object.entries(world.leaders).map(([id, leader]) => [id, { ...leader, name: names[id] ?? leader.name }])),
};

const orders: readonly TurnIntent[] = [
  { order: 'activate', system: '27' },
  { order: 'transfer', leaders: [{ class: 'admiral' }], from: { planet: 'arc-prime' }, to: { kind: 'dreadnought', number: 1 } },
  { order: 'move', units: [{ kind: 'dreadnought', number: 1 }, { kind: 'carrier', number: 1 }, { kind: 'fighter', count: 2 }, { kind: 'ground-force', count: 3 }], leaders: [{ class: 'general' }], from: '1', via: ['14'] },
  { order: 'land', units: [{ kind: 'ground-force', count: 2 }], leaders: [{ class: 'general' }], planet: 'abyz' },
  { order: 'land', units: [{ kind: 'ground-force', count: 1 }], leaders: [], planet: 'fria' },
];

const faces: Readonly<Record<string, readonly number[]>> = {
  '27/pds/hacan': [4],
  '27/barrage/hacan': [4, 7, 9, 3],
  '27/space-combat/1/letnev': [3, 9, 2, 9],
  '27/space-combat/1/hacan': [8, 5, 2, 9],
  '27/space-combat/2/letnev': [3, 9, 10],
  '27/space-combat/2/hacan': [8, 5],
  '27/leader-fate/hacan/general': [9],
  '27/leader-fate/hacan/diplomat': [7],
  'abyz/pds-landing/hacan': [7],
  'abyz/invasion-combat/1/letnev': [3],
  'abyz/invasion-combat/1/letnev/reroll': [8],
  'abyz/invasion-combat/1/hacan': [5],
  'abyz/rescue': [9],
};

/** Faces by label; where the story goes another way, fives. */
const dice: DiceSource = { roll: ({ label, count }) => Array.from({ length: count }, (_, index) => faces[label]?.[index] ?? 5) };

/** Letnev's action in the Rim War, played by the engine. */
export function playRimWar(): Played<void> {
  return play(rimWar, tacticalAction, { dice, intents: { letnev: orders } });
}

/** Order lines as the order language prints them. */
export function printer(state: GameState, seat: string): (intent: Intent, locale: Locale) => string {
  return (intent, locale) => print(intent, locale, { state, rules: thirdEdition, seat, vocabulary: 'third' });
}
export { thirdEdition };
