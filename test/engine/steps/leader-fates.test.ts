import { expect, test } from '@jest/globals';
import type { DiceScript } from '../../../src/dice/scripted.js';
import type { LossCause } from '../../../src/engine/events.js';
import type { AnswerValue } from '../../../src/engine/questions.js';
import { fatesOfChangedOwner, freeLeader, loseShips } from '../../../src/engine/steps/leader-fates.js';
import { aWorld, eventsOf, play, type Played, type WorldSpec } from '../../support/world.js';
import { whereabouts } from './abyz.js';

const cruiser = 'letnev/cruiser/1';
const sinking: WorldSpec = {
  seats: ['letnev', 'hacan'],
  systems: { 1: { planets: { 'arc-prime': { owner: 'letnev' } } }, 5: { planets: { retillion: { owner: 'letnev' } } }, 27: {} },
  ships: { 27: { letnev: { cruiser: 1 }, hacan: { cruiser: 1 } }, 5: { hacan: { cruiser: 1 } } },
  leaders: { 'letnev/admiral': cruiser },
};

type Sinking = { readonly cause?: LossCause; readonly opponent?: boolean; readonly dice?: DiceScript; readonly answers?: Readonly<Record<string, AnswerValue>> };
function sink(spec: WorldSpec, { cause = 'space-battle', opponent = true, dice = {}, answers = {} }: Sinking = {}): Played<void> {
  const loss = { piece: cruiser, cause, ...(opponent ? { opponent: 'hacan' } : {}) };
  return play(aWorld(spec), (turn) => loseShips(turn, { system: '27', path: '27', losses: [loss] }), { dice, answers });
}

test.each([
  ['T074 A26', 1, 'killed'], ['T073 A26', 5, 'killed'],
  ['T075 A27', 6, 'arc-prime'], ['T076 A27', 8, 'arc-prime'],
  ['T077 A28 X8', 9, 'captive of hacan'], ['T078 A28', 10, 'captive of hacan'],
])('%s: the ship is lost in a space battle and the die shows %i: %s', (_row, face, fate) => {
  const played = sink(sinking, { dice: { 'leader-fate/letnev/admiral': [face] } });
  expect(whereabouts(played.state)).toEqual({ 'letnev/admiral': fate });
  expect(played.state.pieces[cruiser]).toBeUndefined();
  expect(played.questions).toEqual([]);
  expect(eventsOf(played, 'dice-rolled')[0]).toMatchObject({ label: '27/leader-fate/letnev/admiral', seat: 'letnev', against: 'hacan', hits: 0, dice: [{ face, of: 'letnev/admiral' }] });
});

test('A24: a leader meets his fate before his ship goes, and ships without leaders go first', () => {
  const state = aWorld({ ...sinking, ships: { 27: { letnev: { cruiser: 2 } } } });
  const losses = ['letnev/cruiser/1', 'letnev/cruiser/2'].map((piece) => ({ piece, cause: 'space-battle' as const, opponent: 'hacan' }));
  const played = play(state, (turn) => loseShips(turn, { system: '27', path: '27', losses }), { dice: { 'leader-fate/letnev/admiral': [3] } });
  expect(played.events.map((event) => event.type)).toEqual(['piece-lost', 'dice-rolled', 'leader-killed', 'piece-lost']);
  expect(eventsOf(played, 'piece-lost').map((event) => event.piece)).toEqual(['letnev/cruiser/2', 'letnev/cruiser/1']);
});

test.each<[string, LossCause]>([
  ['T079', 'pds'], ['T080', 'gravity-rift'], ['T080', 'fleet-supply'], ['T080', 'scuttled'], ['R5.24', 'no-support'],
])('%s A29: lost to %s his ship takes him along without a die', (_row, cause) => {
  const played = sink(sinking, { cause });
  expect(whereabouts(played.state)).toEqual({ 'letnev/admiral': 'killed' });
  expect(eventsOf(played, 'leader-killed')[0]?.cites).toEqual(['A29']);
});

test('T081 A26 A27 A28: one die each, in the order in which the race lists them', () => {
  const state = aWorld({
    seats: ['sol', 'hacan'], systems: { 1: { planets: { jord: { owner: 'sol' } } }, 27: {} }, ships: { 27: { sol: { cruiser: 1 }, hacan: { cruiser: 1 } } },
    leaders: { 'sol/agent': 'sol/cruiser/1', 'sol/diplomat': 'sol/cruiser/1', 'sol/admiral': 'sol/cruiser/1' },
  });
  const played = play(state, (turn) => loseShips(turn, { system: '27', path: '27', losses: [{ piece: 'sol/cruiser/1', cause: 'space-battle', opponent: 'hacan' }] }),
    { dice: { 'leader-fate/sol/admiral': [5], 'leader-fate/sol/diplomat': [6], 'leader-fate/sol/agent': [9] } });
  expect(eventsOf(played, 'dice-rolled').map((event) => event.dice[0]?.of)).toEqual(['sol/admiral', 'sol/diplomat', 'sol/agent']);
  expect(whereabouts(played.state)).toEqual({ 'sol/admiral': 'killed', 'sol/diplomat': 'jord', 'sol/agent': 'captive of hacan' });
});

test.each([
  ['T082 A24', true, { 'leader-fate/letnev/admiral': [7] }, 'arc-prime'],
  ['space-battle.preCombatCounts', false, {}, 'killed'],
])('%s: lost to the barrage, which counts as the battle: %s', (_row, counts, dice, fate) => {
  const played = sink({ ...sinking, options: { 'space-battle.preCombatCounts': counts } }, { cause: 'barrage', dice });
  expect(whereabouts(played.state)).toEqual({ 'letnev/admiral': fate });
});

test('R5.18: where nobody is there to take him, captured is killed', () => {
  const played = sink(sinking, { opponent: false, dice: { 'leader-fate/letnev/admiral': [9] } });
  expect(whereabouts(played.state)).toEqual({ 'letnev/admiral': 'killed' });
});

test('T075 A27 R5.13: he is asked only where two planets take him; under blockade or a Trade Station none does', () => {
  const wide: WorldSpec = { ...sinking, systems: { ...sinking.systems, 6: { planets: { hope: { owner: 'letnev', resources: 5 } } }, 7: { planets: { station: { owner: 'letnev', tradeStation: true } } } } };
  const dice = { 'leader-fate/letnev/admiral': [6] };
  const byDefault = sink(wide, { dice });
  expect(byDefault.questions).toMatchObject([{ kind: 'escape', id: '27/escape/letnev/admiral', seat: 'letnev', params: { options: ['arc-prime', 'hope'] }, default: { to: 'arc-prime' } }]);
  expect(whereabouts(byDefault.state)).toEqual({ 'letnev/admiral': 'arc-prime' });
  expect(whereabouts(sink(wide, { dice, answers: { 'escape/letnev/admiral': { to: 'hope' } } }).state)).toEqual({ 'letnev/admiral': 'hope' });
});

test.each([
  [true, 0, undefined], [false, 1, 'escape'],
])('R5.11 blockade.fightersCount %s: a planet under enemy Fighters', (counts, questions, kind) => {
  const spec: WorldSpec = { ...sinking, ships: { ...sinking.ships, 5: { hacan: { fighter: 1 } } }, options: { 'blockade.fightersCount': counts } };
  const played = sink(spec, { dice: { 'leader-fate/letnev/admiral': [6] } });
  expect(played.questions).toHaveLength(questions);
  expect(played.questions[0]?.kind).toBe(kind);
});

const homeless: WorldSpec = { ...sinking, systems: { 5: { planets: { retillion: { owner: 'letnev' } } }, 27: {} } };
test.each([
  ['T090 R5.12 killed', {}, 'killed'],
  ['captured', { 'escape.noPlanet': 'captured' as const }, 'captive of hacan'],
  ['blockaded', { 'escape.noPlanet': 'blockaded' as const }, 'retillion'],
])('no planet takes him in: the moderator is asked, silence is %s', (_row, options, fate) => {
  const played = sink({ ...homeless, options }, { dice: { 'leader-fate/letnev/admiral': [7] } });
  expect(played.questions).toMatchObject([{ kind: 'no-refuge', seat: 'moderator', params: { options: ['killed', 'captured', 'retillion'] } }]);
  expect(whereabouts(played.state)).toEqual({ 'letnev/admiral': fate });
});

test('R5.12: the moderator may decide otherwise', () => {
  const played = sink(homeless, { dice: { 'leader-fate/letnev/admiral': [7] }, answers: { 'no-refuge/letnev/admiral': { outcome: 'retillion' } } });
  expect(whereabouts(played.state)).toEqual({ 'letnev/admiral': 'retillion' });
});

test.each([
  ['T088 A33', {}, 'hope'],
  ['escape.blockadeAlways off', { 'escape.blockadeAlways': false }, 'hope'],
])('%s: his planet changes its owner without an invasion, he escapes without a die', (_row, options, to) => {
  const state = aWorld({
    seats: ['hacan', 'letnev'], options,
    systems: { 5: { planets: { retillion: { owner: 'hacan', resources: 1 } } }, 6: { planets: { hope: { owner: 'hacan', resources: 4 } } }, 27: { planets: { abyz: {} } } },
    ships: { 5: { letnev: { cruiser: 1 } } }, leaders: { 'hacan/scientist': 'abyz' },
  });
  const played = play(state, (turn) => fatesOfChangedOwner(turn, { planet: 'abyz', loser: 'hacan' }));
  expect(whereabouts(played.state)).toEqual({ 'hacan/scientist': to });
  expect(played.questions).toHaveLength('escape.blockadeAlways' in options ? 1 : 0);
});

test('T096 A35: freed on a planet without blockade, the blockaded one is not offered', () => {
  const state = aWorld({ ...sinking, leaders: { 'letnev/admiral': { on: 'captive', captor: 'hacan', since: 1 } } });
  const played = play(state, (turn) => freeLeader(turn, 'letnev/admiral', { path: 'status', from: 'hacan', cites: ['A35'] }));
  expect(played.questions).toEqual([]);
  expect(whereabouts(played.state)).toEqual({ 'letnev/admiral': 'arc-prime' });
});
