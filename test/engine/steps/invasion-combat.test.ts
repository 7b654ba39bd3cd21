import { expect, test } from '@jest/globals';
import { legalRerolls } from '../../../src/engine/steps/invasion-combat.js';
import { eventsOf, on, thirdEdition } from '../../support/world.js';
import { invade, land, overAbyz, type AbyzSpec } from './abyz.js';

const general = { 'hacan/general': 'abyz' };
const ours = { 'letnev/general': 'letnev/carrier/1' };
const first = 'abyz/invasion-combat/1';

/** Hits of the defender in the first round; the attackers all roll ones and are too many to die. */
function defenderHits(spec: AbyzSpec, faces: readonly number[]): number {
  const state = overAbyz({ cargo: { 'ground-force': 6 }, ...spec });
  const defender = spec.defender ?? 'hacan';
  const played = invade(state, [land('abyz', { 'ground-force': 6 })], {
    dice: { roll: ({ label, count }) => (label === `${first}/${defender}` ? faces : Array.from({ length: count }, () => (label.startsWith(`${first}/`) ? 1 : 10))) },
  });
  const roll = eventsOf(played, 'dice-rolled').find((event) => event.label === `${first}/${defender}`);
  return roll?.hits ?? -1;
}

const rounds: readonly (readonly [string, AbyzSpec, readonly number[], number])[] = [
  ['T016 A11', { garrison: { 'ground-force': 3 }, more: { leaders: general } }, [6, 7, 8], 2],
  ['T017 A11', { garrison: { 'shock-troop': 1, 'ground-force': 1 }, more: { leaders: general } }, [6, 4], 1],
  ["T019 A11 A69", { defender: 'norr', garrison: { 'ground-force': 2 }, more: { leaders: { 'norr/general/1': 'abyz', 'norr/general/2': 'abyz' } } }, [5, 6], 1],
  ['T020 A11 R4.0i', { garrison: { 'mechanized-unit': 1 }, more: { leaders: general } }, [5], 0],
  ['R2.39', { garrison: { 'ground-force': 2 } }, [7, 8], 1],
  ['Magen Defense Grid', { garrison: { 'ground-force': 2, pds: 1 }, more: { technologies: { hacan: ['magen-defense-grid'] } } }, [6, 7], 1],
  ['R4.G4', { garrison: { 'ground-force': 2, pds: 1 }, more: { leaders: general, technologies: { hacan: ['magen-defense-grid', 'gen-synthesis'] } } }, [4, 5], 1],
];
test.each(rounds)('%s: the defender hits (%#)', (_row, spec, faces, hits) => {
  expect(defenderHits(spec, faces)).toBe(hits);
});

test('T018 A11 R4.G5: an attacking General adds nothing', () => {
  const state = overAbyz({ cargo: { 'ground-force': 1 }, garrison: { 'ground-force': 1 }, more: { leaders: ours } });
  const played = invade(state, [land('abyz', { 'ground-force': 1 }, ['general'])], { answers: { 'reroll/letnev': { dice: [] } }, dice: { [`${first}/letnev`]: [7], [`${first}/hacan`]: [8] } });
  expect(eventsOf(played, 'dice-rolled')[0]).toMatchObject({ hits: 0, dice: [{ face: 7, target: 8, modifiers: [], hit: false }] });
});

test('T021 A65: one General re-rolls two dice and no third; the second value stands', () => {
  const state = overAbyz({ cargo: { 'ground-force': 4 }, garrison: { 'ground-force': 3 }, more: { leaders: ours } });
  const dice = { [`${first}/letnev`]: [2, 3, 4, 9], [`${first}/hacan`]: [1, 1, 1], [`${first}/letnev/reroll`]: [8, 1], 'abyz/invasion-combat/2/letnev': [8, 8, 8, 8], 'abyz/invasion-combat/2/hacan': [1] };
  const played = invade(state, [land('abyz', { 'ground-force': 4 }, ['general'])], { dice, answers: { 'abyz/invasion-combat/1/reroll/letnev': { dice: [0, 1, 2] } } });
  expect(eventsOf(played, 'dice-rolled').find((event) => event.reason === 'reroll')).toMatchObject({ dice: [{ face: 8, first: 2, hit: true }, { face: 1, first: 3, hit: false }], hits: 1 });
  expect(eventsOf(played, 'forces-lost')[0]).toMatchObject({ seat: 'hacan', forces: { 'ground-force': 2 } });
});

test("T022 A65: two N'orr Generals re-roll four dice, by default the misses", () => {
  const state = overAbyz({
    invader: 'norr', cargo: { 'ground-force': 5 }, garrison: { 'ground-force': 9 }, more: { leaders: { 'norr/general/1': 'norr/carrier/1', 'norr/general/2': 'norr/carrier/1' } },
  });
  const scripted: Readonly<Record<string, readonly number[]>> = { [`${first}/norr`]: [1, 2, 3, 4, 5], [`${first}/norr/reroll`]: [7, 6, 7, 1] };
  const orders = [land('abyz', { 'ground-force': 5 }, ['general', 'general'])].map((order) => ({ ...order, leaders: [{ class: 'general' as const, number: 1 }, { class: 'general' as const, number: 2 }] }));
  const played = invade(state, orders, { dice: { roll: ({ label, count }) => scripted[label] ?? Array.from({ length: count }, () => (label.includes('/hacan') ? 10 : 1)) } });
  expect(played.questions[0]).toMatchObject({ kind: 'reroll', params: { most: 4 }, default: { dice: [0, 1, 2, 3] } });
  expect(eventsOf(played, 'forces-lost').find((event) => event.seat === 'hacan')).toMatchObject({ forces: { 'ground-force': 2 } });
});

test.each([
  ['T021 A65', [0, 1, 2], [0, 1]], ['T023 A65', [0, 0], [0]], ['T025 A66', [0, 7], [0]], ['R4.0i', [3, 1], [1]],
])('%s: of a re-roll only own dice count, each once, two a General (%#)', (_row, chosen, legal) => {
  const dice = [2, 3, 4, 5].map((face, index) => ({ face, of: index === 3 ? 'mechanized-unit' : 'ground-force', target: 8, modifiers: [], hit: false }));
  expect(legalRerolls({ dice, most: 2 }, chosen)).toEqual(legal);
});

test('T024 A65: two re-rolls in each round', () => {
  const state = overAbyz({ cargo: { 'ground-force': 2 }, garrison: { 'ground-force': 2 }, more: { leaders: ours } });
  const dice = {
    [`${first}/letnev`]: [1, 1], [`${first}/hacan`]: [1, 1], [`${first}/letnev/reroll`]: [8, 1],
    'abyz/invasion-combat/2/letnev': [1, 1], 'abyz/invasion-combat/2/hacan': [1], 'abyz/invasion-combat/2/letnev/reroll': [1, 8],
  };
  const played = invade(state, [land('abyz', { 'ground-force': 2 }, ['general'])], { dice });
  expect(played.questions.map((question) => question.id)).toEqual(['abyz/invasion-combat/1/reroll/letnev', 'abyz/invasion-combat/2/reroll/letnev']);
  expect(played.state.planets['abyz']?.owner).toBe('letnev');
});

test('T026 A66 R4.G5: a defending General re-rolls nothing', () => {
  const state = overAbyz({ cargo: { 'ground-force': 1 }, garrison: { 'ground-force': 1 }, more: { leaders: general } });
  const played = invade(state, [land('abyz', { 'ground-force': 1 })], { dice: { [`${first}/letnev`]: [8], [`${first}/hacan`]: [1], 'leader-fate/hacan/general': [10] } });
  expect(played.questions).toEqual([]);
});

test('B40 B41: where the rules give both sides one re-roll, both are asked at once', () => {
  const state = overAbyz({ cargo: { 'ground-force': 1 }, garrison: { 'ground-force': 1 }, more: { leaders: { ...general, ...ours } } });
  const rerolls = { dice: 1, side: 'both' as const, stacks: false, cites: ['B40', 'B41'] };
  const rules = { ...thirdEdition, leaders: { ...thirdEdition.leaders, general: { ...thirdEdition.leaders.general, rerolls } } };
  const played = invade(state, [land('abyz', { 'ground-force': 1 }, ['general'])], {
    rules, dice: { [`${first}/letnev`]: [1], [`${first}/hacan`]: [1], [`${first}/letnev/reroll`]: [8], [`${first}/hacan/reroll`]: [2], 'leader-fate/hacan/general': [10] },
  });
  expect(played.questions.map((question) => [question.seat, question.kind])).toEqual([['letnev', 'reroll'], ['hacan', 'reroll']]);
});

test('L1Z1X ground forces add 1 when attacking only; Xxcha takes 1 off the first round of who fights them', () => {
  const state = overAbyz({ invader: 'l1z1x', defender: 'xxcha', cargo: { 'ground-force': 1 }, garrison: { 'ground-force': 1 } });
  const played = invade(state, [land('abyz', { 'ground-force': 1 })], { dice: { [`${first}/l1z1x`]: [7], [`${first}/xxcha`]: [7], 'abyz/invasion-combat/2/l1z1x': [7], 'abyz/invasion-combat/2/xxcha': [7] } });
  expect(eventsOf(played, 'dice-rolled').map((event) => event.hits)).toEqual([0, 0, 1, 0]);
});

test('R2.39: both sides choose their losses sealed and at once, where their units differ', () => {
  const mixed = { 'ground-force': 1, 'shock-troop': 1 };
  const state = overAbyz({ cargo: mixed, garrison: mixed });
  const dice = { [`${first}/letnev`]: [8, 1], [`${first}/hacan`]: [1, 5], 'abyz/invasion-combat/2/letnev': [5], 'abyz/invasion-combat/2/hacan': [1] };
  const played = invade(state, [land('abyz', mixed)], { dice, answers: { [`${first}/casualties/hacan`]: { 'shock-troop': 1 } } });
  expect(played.questions.map((question) => question.id)).toEqual([`${first}/casualties/letnev`, `${first}/casualties/hacan`]);
  expect(on(played.state, 'abyz', 'letnev', 'shock-troop')).toBe(1);
  expect(eventsOf(played, 'forces-lost').map((event) => event.forces)).toEqual([{ 'ground-force': 1 }, { 'shock-troop': 1 }, { 'ground-force': 1 }]);
});
