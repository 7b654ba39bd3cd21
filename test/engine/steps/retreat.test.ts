import { describe, expect, test } from '@jest/globals';
import { retreatDestinations, whyNoRetreat } from '../../../src/engine/calc/retreats.js';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { aWorld, eventsOf, play, shipsOf, type FleetSpec, type PlayOptions, type Played, type SystemSpec, type WorldSpec } from '../../support/world.js';

/** Letnev attacks Hacan in 27 between 14 and 28, which both have activated before. */
function world(letnev: FleetSpec, hacan: FleetSpec, more: Partial<WorldSpec> = {}): ReturnType<typeof aWorld> {
  return aWorld({
    seats: ['letnev', 'hacan', 'sol'],
    systems: { 14: { counters: ['letnev'] }, 27: { counters: ['letnev'] }, 28: { counters: ['hacan'] } },
    ships: { 27: { letnev, hacan } }, ...more,
  });
}
function fight(state: ReturnType<typeof aWorld>, options: PlayOptions): Played<void> {
  return play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '27' }), options);
}
const quiet = { 'space-combat/1/letnev': [1], 'space-combat/1/hacan': [1] };

describe('where to (R2.23, R2.24)', () => {
  const around: Readonly<Record<string, SystemSpec>> = {
    10: { hex: [0, 0], counters: ['hacan'], wormholes: ['alpha'] },
    11: { hex: [1, 0], counters: ['hacan'] }, 12: { hex: [0, 1] }, 13: { hex: [-1, 0], counters: ['hacan'] },
    14: { hex: [0, -1], counters: ['letnev'] }, 15: { hex: [5, 5], counters: ['hacan'], wormholes: ['alpha'] }, 16: { hex: [6, 5], counters: ['hacan'] },
    17: { hex: [1, -1], counters: ['hacan'], planets: { abyz: { owner: 'letnev', forces: { letnev: { 'ground-force': 1, pds: 1 } } } } },
  };
  const state = aWorld({ seats: ['letnev', 'hacan'], systems: around, ships: { 13: { letnev: { fighter: 1 } } } });
  test.each([
    ['11', undefined], ['12', 'not-activated'], ['13', 'enemy-ships'], ['14', 'not-activated'], ['16', 'not-adjacent'], ['10', 'same-system'],
    ['15', undefined], // by wormhole, R2.7
    ['17', undefined], // enemy planets do not matter
  ])('from 10 to %s: %s', (to, why) => {
    expect(whyNoRetreat(state, { seat: 'hacan', from: '10', to })).toBe(why);
  });
  test('the list of all', () => {
    expect([...retreatDestinations(state, { seat: 'hacan', from: '10' })].sort()).toEqual(['11', '15', '17']);
  });
});

describe('who is asked (R2.21, R2.24)', () => {
  test('the attacker first, then the defender', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [7] } });
    expect(played.questions.map((question) => question.id)).toEqual(['27/space-combat/1/retreat/letnev', '27/space-combat/1/retreat/hacan']);
    expect(played.questions).toMatchObject([
      { params: { as: 'withdrawal', options: ['14'], ships: 1, enemyShips: 1, losses: 0, enemyLosses: 0 }, default: { to: null } },
      { params: { as: 'retreat', options: ['28'] } },
    ]);
  });
  test('not the defender once the attacker withdraws', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }), { dice: quiet, answers: { 'retreat/letnev': { to: '14' } } });
    expect(played.questions.map((question) => question.seat)).toEqual(['letnev']);
    expect(eventsOf(played, 'battle-closed')).toMatchObject([{ winner: 'hacan' }]);
    expect(shipsOf(played.state, 'letnev', '14')).toEqual(['letnev/cruiser/1']);
  });
  test('nobody without a destination', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }, { systems: { 14: {}, 27: {} } }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [7] } });
    expect(played.questions).toEqual([]);
  });
  test('losses so far are told', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 2 }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1, 1], 'space-combat/2/letnev': [7], 'space-combat/2/hacan': [1] } });
    expect(played.questions.filter((question) => question.id === '27/space-combat/2/retreat/hacan')).toMatchObject([{ params: { ships: 1, losses: 1, enemyShips: 1, enemyLosses: 0 } }]);
  });
});

describe('the Admiral (A14, R4.A3, R4.A4)', () => {
  const banned = (played: Played<void>): number => eventsOf(played, 'retreat-banned').length;
  test('T035 attacker with Admiral: the defender is not asked, and told why', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }, { leaders: { 'letnev/admiral': 'letnev/cruiser/1' } }), { dice: { 'space-combat/1/letnev': [7, 1], 'space-combat/1/hacan': [1] } });
    expect(played.questions.map((question) => question.seat)).toEqual(['letnev']);
    expect(eventsOf(played, 'retreat-banned')).toMatchObject([{ seat: 'hacan', by: 'letnev', cites: expect.arrayContaining(['A14']) }]);
  });
  test('T035 nothing is said where he could not retreat anyway', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }, { systems: { 27: {} }, leaders: { 'letnev/admiral': 'letnev/cruiser/1' } }), { dice: { 'space-combat/1/letnev': [7, 1], 'space-combat/1/hacan': [1] } });
    expect(banned(played)).toBe(0);
  });
  test('T036 both with Admiral: the retreat is accepted', () => {
    const state = aWorld({
      seats: ['letnev', 'sol'], systems: { 27: {}, 28: { counters: ['sol'] } }, ships: { 27: { letnev: { cruiser: 1 }, sol: { cruiser: 1 } } },
      leaders: { 'letnev/admiral': 'letnev/cruiser/1', 'sol/admiral': 'sol/cruiser/1' },
    });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [1, 1], 'space-combat/1/sol': [1, 1] }, answers: { 'retreat/sol': { to: '28' } } });
    expect(shipsOf(played.state, 'sol', '28')).toEqual(['sol/cruiser/1']);
    expect(played.state.leaders['sol/admiral']?.at).toEqual({ on: 'piece', piece: 'sol/cruiser/1' });
  });
  test('T037 an Admiral of the defender does not keep the attacker from withdrawing', () => {
    const state = aWorld({
      seats: ['letnev', 'sol'], systems: { 14: { counters: ['letnev'] }, 27: {} }, ships: { 27: { letnev: { cruiser: 1 }, sol: { cruiser: 1 } } }, leaders: { 'sol/admiral': 'sol/cruiser/1' },
    });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [1], 'space-combat/1/sol': [1, 1] }, answers: { 'retreat/letnev': { to: '14' } } });
    expect(eventsOf(played, 'fleet-retreated')).toMatchObject([{ seat: 'letnev', to: '14' }]);
  });
  test('T038 his ship lost in round 1, the defender may retreat in round 2', () => {
    const state = world({ cruiser: 1, destroyer: 1 }, { cruiser: 2 }, { systems: { 27: {}, 28: { counters: ['hacan'] } }, leaders: { 'letnev/admiral': 'letnev/cruiser/1' } });
    const played = fight(state, {
      dice: { 'space-combat/1/letnev': [1, 1, 1], 'space-combat/1/hacan': [7, 1], 'leader-fate/letnev/admiral': [1], 'space-combat/2/letnev': [1], 'space-combat/2/hacan': [1, 1] },
      answers: { 'casualties/letnev': { damaged: [], lost: ['letnev/cruiser/1'] }, 'space-combat/2/retreat/hacan': { to: '28' } },
    });
    expect(banned(played)).toBe(1);
    expect(shipsOf(played.state, 'hacan', '28')).toHaveLength(2);
  });
});

describe('leaving (R2.22, R2.23, R2.26)', () => {
  test('one round is fought before', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }), { dice: quiet, answers: { 'retreat/hacan': { to: '28' } } });
    const types = played.events.map((event) => event.type);
    expect(types.indexOf('retreat-announced')).toBeLessThan(types.indexOf('dice-rolled'));
    expect(types.indexOf('dice-rolled')).toBeLessThan(types.indexOf('fleet-retreated'));
    expect(eventsOf(played, 'battle-closed')).toMatchObject([{ winner: 'letnev' }]);
  });
  test('announced, it does not happen once no enemy remains', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }), { dice: { 'space-combat/1/letnev': [1], 'space-combat/1/hacan': [7] }, answers: { 'retreat/hacan': { to: '28' } } });
    expect(eventsOf(played, 'fleet-retreated')).toEqual([]);
    expect(shipsOf(played.state, 'hacan', '27')).toHaveLength(1);
  });
  test('nor when nobody is left to go', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1] }, answers: { 'retreat/hacan': { to: '28' } } });
    expect(eventsOf(played, 'fleet-retreated')).toEqual([]);
  });
  test('the whole fleet goes, with cargo; what exceeds supply there is lost at once', () => {
    const state = world({ cruiser: 1 }, { carrier: 1, cruiser: 2, fighter: 2 }, {
      ships: { 27: { letnev: { cruiser: 1 }, hacan: { carrier: 1, cruiser: 2, fighter: 2 } }, 28: { hacan: { destroyer: 1 } } },
      cargo: { 'hacan/carrier/1': { 'ground-force': 1 } }, seat: { hacan: { counters: { command: 0, strategy: 0, fleet: 3 } } },
    });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [1], 'space-combat/1/hacan': [1, 1, 1, 1, 1] }, answers: { 'retreat/hacan': { to: '28' } } });
    expect(eventsOf(played, 'fleet-retreated')[0]?.pieces).toHaveLength(5);
    expect(eventsOf(played, 'piece-lost').map((event) => [event.piece, event.cause])).toEqual([['hacan/destroyer/1', 'fleet-supply']]);
    expect(played.state.pieces['hacan/carrier/1']?.cargo).toEqual({ 'ground-force': 1 });
  });
  test('Fighters that nothing carries there are lost', () => {
    const state = world({ cruiser: 1 }, { cruiser: 1, fighter: 1 });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [1], 'space-combat/1/hacan': [1, 1] }, answers: { 'retreat/hacan': { to: '28' } } });
    expect(eventsOf(played, 'piece-lost').map((event) => [event.piece, event.cause, event.system])).toEqual([['hacan/fighter/1', 'no-support', '28']]);
  });
  test('out of a gravity rift every ship rolls (R2.8)', () => {
    const state = world({ cruiser: 1 }, { cruiser: 2 }, { systems: { 27: { anomaly: 'gravity-rift' }, 28: { counters: ['hacan'] } } });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [1], 'space-combat/1/hacan': [1, 1], 'retreat/gravity-rift/hacan': [5, 6] }, answers: { 'retreat/hacan': { to: '28' } } });
    expect(eventsOf(played, 'piece-lost').map((event) => [event.piece, event.cause])).toEqual([['hacan/cruiser/1', 'gravity-rift']]);
  });
});
