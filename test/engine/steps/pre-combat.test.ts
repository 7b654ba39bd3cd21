import { describe, expect, test } from '@jest/globals';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { aWorld, eventsOf, play, type PlayOptions, type WorldSpec } from '../../support/world.js';
import { whereabouts } from './abyz.js';

function world(more: Partial<WorldSpec> & Pick<WorldSpec, 'ships'>) {
  return aWorld({ seats: ['mentak', 'hacan'], systems: { 1: {}, 2: { planets: { arretze: { owner: 'hacan' } } } }, ...more });
}
const fight = (state: ReturnType<typeof world>, options: PlayOptions) => play(state, (turn) => spaceBattle(turn, { seat: 'mentak', system: '1' }), options);

test('T039 A59: a Mentak Cruiser with an Admiral and a second one fire two dice, not three', () => {
  const state = world({ ships: { 1: { mentak: { cruiser: 2 }, hacan: { carrier: 2 } } }, leaders: { 'mentak/admiral': 'mentak/cruiser/1' } });
  const played = fight(state, { dice: { 'pre-combat/mentak': [7, 8] } });
  expect(eventsOf(played, 'dice-rolled')).toMatchObject([{ reason: 'pre-combat', hits: 2, dice: [{ of: 'mentak/cruiser/1' }, { of: 'mentak/cruiser/2' }] }]);
  expect(eventsOf(played, 'dice-rolled')[0]?.cites).toContain('A59');
  expect(eventsOf(played, 'piece-lost')).toMatchObject([{ cause: 'pre-combat' }, { cause: 'pre-combat' }]);
});

test('at most two of his ships fire, those that hit best; the Fighters of others do not', () => {
  const state = world({ ships: { 1: { mentak: { cruiser: 2, destroyer: 2 }, hacan: { carrier: 1 } } } });
  const played = fight(state, { dice: { 'pre-combat/mentak': [1, 1], 'space-combat/1/mentak': [9, 9, 7, 7], 'space-combat/1/hacan': [1] } });
  expect(eventsOf(played, 'dice-rolled')[0]?.dice.map((die) => die.of)).toEqual(['mentak/cruiser/1', 'mentak/cruiser/2']);
});

test('Assault Cannon: each Dreadnought of whoever has it fires once, both sides at once', () => {
  const state = world({ technologies: { hacan: ['assault-cannon'] }, ships: { 1: { mentak: { cruiser: 1 }, hacan: { dreadnought: 2 } } } });
  const played = fight(state, { dice: { 'pre-combat/mentak': [1], 'pre-combat/hacan': [5, 1] } });
  expect(eventsOf(played, 'piece-lost')).toMatchObject([{ piece: 'mentak/cruiser/1', cause: 'pre-combat' }]);
});

describe('space-battle.preCombatCounts (R2.32, R5.2): a leader on a ship lost to a shot before the battle', () => {
  const ships = { 1: { mentak: { cruiser: 1 }, hacan: { carrier: 1 } } };
  test.each([[true, { 'leader-fate/hacan/general': [7] }, 'arretze'], [false, {}, 'killed']])('%s', (counts, dice, fate) => {
    const state = world({ ships, leaders: { 'hacan/general': 'hacan/carrier/1' }, options: { 'space-battle.preCombatCounts': counts } });
    const played = fight(state, { dice: { 'pre-combat/mentak': [7], ...dice } });
    expect(whereabouts(played.state)).toEqual({ 'hacan/general': fate });
  });
});

describe('jolnar.rerollsFate (R4.0k)', () => {
  const lost: Partial<WorldSpec> & Pick<WorldSpec, 'ships'> = { seats: ['mentak', 'jol-nar'], systems: { 1: {}, 2: { planets: { jol: { owner: 'jol-nar' } } } }, ships: { 1: { mentak: { cruiser: 1 }, 'jol-nar': { carrier: 1 } } }, leaders: { 'jol-nar/admiral': 'jol-nar/carrier/1' } };
  const dice = { 'pre-combat/mentak': [7], 'leader-fate/jol-nar/admiral': [3] };
  test('off: the die stands', () => {
    const played = fight(world(lost), { dice });
    expect(whereabouts(played.state)).toEqual({ 'jol-nar/admiral': 'killed' });
    expect(played.questions).toEqual([]);
  });
  test('on: for a Strategy counter it is rolled again, and the second face stands', () => {
    const played = fight(world({ ...lost, options: { 'jolnar.rerollsFate': true } }), { dice: { ...dice, 'leader-fate/jol-nar/admiral/reroll': [7] }, answers: { 'admiral/again': 'reroll' } });
    expect(played.questions).toMatchObject([{ kind: 'fate-reroll', seat: 'jol-nar', params: { face: 3, fate: 'killed' }, default: 'stand' }]);
    expect(whereabouts(played.state)).toEqual({ 'jol-nar/admiral': 'jol' });
    expect(played.state.seats['jol-nar']?.counters.strategy).toBe(1);
    expect(eventsOf(played, 'dice-rolled').at(-1)).toMatchObject({ reason: 'reroll', dice: [{ face: 7, first: 3 }] });
  });
  test('on, but unasked for, without a counter, or for another race: the die stands', () => {
    const on = { options: { 'jolnar.rerollsFate': true } };
    expect(whereabouts(fight(world({ ...lost, ...on }), { dice }).state)).toEqual({ 'jol-nar/admiral': 'killed' });
    const poor = fight(world({ ...lost, ...on, seat: { 'jol-nar': { counters: { command: 3, strategy: 0, fleet: 3 } } } }), { dice });
    expect(poor.questions).toEqual([]);
    const hacan = fight(world({ ...on, ships: { 1: { mentak: { cruiser: 1 }, hacan: { carrier: 1 } } }, leaders: { 'hacan/general': 'hacan/carrier/1' } }), { dice: { 'pre-combat/mentak': [7], 'leader-fate/hacan/general': [3] } });
    expect(hacan.questions).toEqual([]);
  });
});
