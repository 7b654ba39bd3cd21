import { describe, expect, test } from '@jest/globals';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { aWorld, eventsOf, play, shipsOf, type FleetSpec, type PlayOptions, type Played, type WorldSpec } from '../../support/world.js';

const seats = ['letnev', 'hacan', 'sol'] as const;

/** Letnev attacks in system 27; 14 lies beside it. */
function world(letnev: FleetSpec, hacan: FleetSpec, more: Partial<WorldSpec> = {}): ReturnType<typeof aWorld> {
  return aWorld({ seats, systems: { 14: { planets: { jord: { owner: 'sol' } } }, 27: {} }, ships: { 27: { letnev, hacan } }, ...more });
}
function fight(state: ReturnType<typeof aWorld>, options: PlayOptions = {}): Played<void> {
  return play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '27' }), options);
}
const diceOf = (played: Played<void>, label: string): readonly number[] =>
  eventsOf(played, 'dice-rolled').filter((event) => event.label === label).flatMap((event) => event.dice.map((die) => die.face));

describe('who fights (R2.18, R2.29)', () => {
  test('without enemy ships there is no battle', () => {
    expect(fight(world({ cruiser: 1 }, {})).events).toEqual([]);
  });
  test('a single Fighter is enough', () => {
    const played = fight(world({ cruiser: 1 }, { fighter: 1 }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [8] } });
    expect(eventsOf(played, 'battle-closed')).toMatchObject([{ winner: 'letnev' }]);
    expect(shipsOf(played.state, 'hacan')).toEqual([]);
  });
  test('the battle goes on until one side is gone', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }), {
      dice: { 'space-combat/1/letnev': [6], 'space-combat/1/hacan': [6], 'space-combat/2/letnev': [1], 'space-combat/2/hacan': [7] },
    });
    expect(eventsOf(played, 'battle-round-opened').map((event) => event.round)).toEqual([1, 2]);
    expect(eventsOf(played, 'battle-closed')).toMatchObject([{ winner: 'hacan' }]);
  });
  test('both fleets can be wiped out at once, and nobody wins', () => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }), { dice: { 'space-combat/1/letnev': [10], 'space-combat/1/hacan': [10] } });
    expect(played.state.pieces).toEqual({});
    expect(eventsOf(played, 'battle-closed')[0]).not.toHaveProperty('winner');
  });
  test('several enemies are fought one after another, the second battle under labels of its own', () => {
    const state = aWorld({ seats, systems: { 27: {} }, ships: { 27: { letnev: { 'war-sun': 1 }, sol: { cruiser: 1 }, hacan: { cruiser: 1 } } } });
    const played = fight(state, { dice: {
      '27/space-combat/1/letnev': [3, 1, 1], '27/space-combat/1/hacan': [7],
      '27/against/sol/space-combat/1/letnev': [3, 1, 1], '27/against/sol/space-combat/1/sol': [1],
    } });
    expect(eventsOf(played, 'battle-opened').map((event) => event.defender)).toEqual(['hacan', 'sol']);
    expect(shipsOf(played.state, 'letnev')).toEqual(['letnev/war-sun/1']);
  });
});

describe("the Admiral's die (A12, A59, A69)", () => {
  const sides = { systems: { 27: {} } };
  test.each([
    ['T027 a Cruiser with an Admiral rolls 2 dice', { cruiser: 1 }, { 'letnev/admiral': 'letnev/cruiser/1' }, 2],
    ['T028 a War Sun with an Admiral rolls 4 dice', { 'war-sun': 1 }, { 'letnev/admiral': 'letnev/war-sun/1' }, 4],
    ['T029 two Admirals on one Cruiser: 2 dice, not 3', { cruiser: 1 }, { 'letnev/admiral/1': 'letnev/cruiser/1', 'letnev/admiral/2': 'letnev/cruiser/1' }, 2],
    ['R4.0j a captive Admiral adds nothing', { cruiser: 1 }, { 'letnev/admiral': { on: 'captive', captor: 'hacan', since: 1 } as const }, 1],
    ['RULINGS an Admiral on a Fighter rolls 2 dice', { fighter: 1 }, { 'letnev/admiral': 'letnev/fighter/1' }, 2],
  ])('%s', (_name, letnev, leaders, dice) => {
    const faces = Array.from({ length: dice }, () => 10);
    const played = fight(world(letnev, { fighter: 1 }, { ...sides, leaders }), { dice: { 'space-combat/1/letnev': faces, 'space-combat/1/hacan': [1] } });
    expect(diceOf(played, '27/space-combat/1/letnev')).toHaveLength(dice);
  });
  test('T030 no die for him in the barrage', () => {
    const state = world({ destroyer: 1 }, { fighter: 4 }, { ...sides, leaders: { 'letnev/admiral': 'letnev/destroyer/1' } });
    const played = fight(state, { dice: { 'barrage/letnev': [9, 1], 'space-combat/1/letnev': [10, 10], 'space-combat/1/hacan': [1, 1, 1], 'space-combat/2/letnev': [10, 1], 'space-combat/2/hacan': [1] } });
    expect(diceOf(played, '27/barrage/letnev')).toEqual([9, 1]);
  });
  test('the statement is cited by the roll that has his die', () => {
    const played = fight(world({ cruiser: 1 }, { fighter: 1 }, { ...sides, leaders: { 'letnev/admiral': 'letnev/cruiser/1' } }), { dice: { 'space-combat/1/letnev': [7, 7], 'space-combat/1/hacan': [1] } });
    expect(eventsOf(played, 'dice-rolled')[0]?.cites).toContain('A12');
  });
});

describe('what modifies the dice (R2.8, R2.31)', () => {
  const lone = { 27: {} };
  const rolled = (played: Played<void>, seat: string): { readonly by: number; readonly hits: number } => {
    const event = eventsOf(played, 'dice-rolled').find((one) => one.seat === seat && one.reason === 'space-combat');
    return { by: event?.dice[0]?.modifiers.reduce((sum, modifier) => sum + modifier.by, 0) ?? 0, hits: event?.hits ?? 0 };
  };
  test.each([
    ['in a nebula the defender has +1, the attacker not', { 27: { anomaly: 'nebula' as const } }, {}, { letnev: 0, hacan: 1 }],
    ['elsewhere nobody has', lone, {}, { letnev: 0, hacan: 0 }],
    ['Hylar V gives Cruisers +1', lone, { letnev: ['hylar-v-assault-laser'] }, { letnev: 1, hacan: 0 }],
    ['both add up', { 27: { anomaly: 'nebula' as const } }, { hacan: ['hylar-v-assault-laser'] }, { letnev: 0, hacan: 2 }],
  ])('%s', (_name, systems, technologies, by) => {
    const played = fight(world({ cruiser: 1 }, { cruiser: 1 }, { systems, technologies }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [7] } });
    expect(rolled(played, 'letnev').by).toBe(by.letnev);
    expect(rolled(played, 'hacan').by).toBe(by.hacan);
  });
  test.each([
    ['norr', 6, 1], ['norr', 5, 0], ['jol-nar', 8, 1], ['jol-nar', 7, 0],
  ] as const)('a Cruiser of %s that rolls %i makes %i hits', (race, face, hits) => {
    const state = aWorld({ seats: ['letnev', race], systems: lone, ships: { 27: { letnev: { cruiser: 1 }, [race]: { cruiser: 1 } } } });
    const played = play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '27' }), { dice: { 'space-combat/1/letnev': [10], [`space-combat/1/${race}`]: [face] } });
    expect(rolled(played, race).hits).toBe(hits);
  });
  test('the Xxcha take 1 from every enemy die in the first round only', () => {
    const state = aWorld({ seats: ['letnev', 'xxcha'], systems: lone, ships: { 27: { letnev: { cruiser: 1 }, xxcha: { cruiser: 1 } } } });
    const played = play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '27' }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/xxcha': [1], 'space-combat/2/letnev': [7], 'space-combat/2/xxcha': [1] } });
    expect(eventsOf(played, 'dice-rolled').filter((event) => event.seat === 'letnev').map((event) => event.hits)).toEqual([0, 1]);
  });
  test('a flagship fights with the numbers of its race', () => {
    const played = fight(world({ flagship: 1 }, { cruiser: 1 }, { systems: lone }), { dice: { 'space-combat/1/letnev': [5, 4], 'space-combat/1/hacan': [1] } });
    expect(rolled(played, 'letnev').hits).toBe(1);
  });
  test('in an ion storm Fighters roll no dice, not even with an Admiral', () => {
    const state = world({ fighter: 1, carrier: 1 }, { cruiser: 1 }, { systems: { 27: { anomaly: 'ion-storm' } }, leaders: { 'letnev/admiral': 'letnev/fighter/1' } });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [9], 'space-combat/1/hacan': [1] } });
    expect(eventsOf(played, 'dice-rolled')[0]?.dice.map((die) => die.of)).toEqual(['letnev/carrier/1']);
  });
});

describe('the barrage (R2.20)', () => {
  test('both sides fire at the same time and only Fighters fall', () => {
    const state = world({ destroyer: 1, fighter: 1, carrier: 1 }, { destroyer: 1, fighter: 1 }, { systems: { 27: {} }, technologies: { letnev: ['automated-defense-turrets'] } });
    const played = fight(state, { dice: { 'barrage/letnev': [7, 1, 1], 'barrage/hacan': [9, 9], 'space-combat/1/letnev': [9, 1], 'space-combat/1/hacan': [1] } });
    expect(eventsOf(played, 'piece-lost').map((event) => [event.piece, event.cause])).toEqual([
      ['letnev/fighter/1', 'barrage'], ['hacan/fighter/1', 'barrage'], ['hacan/destroyer/1', 'space-battle'],
    ]);
  });
  test('without Fighters to hit nobody fires', () => {
    const played = fight(world({ destroyer: 1 }, { cruiser: 1 }, { systems: { 27: {} } }), { dice: { 'space-combat/1/letnev': [9], 'space-combat/1/hacan': [1] } });
    expect(eventsOf(played, 'dice-rolled').map((event) => event.reason)).toEqual(['space-combat', 'space-combat']);
  });
  test.each([
    ['T082 the leader of a Fighter hit by it rolls: escapes', true, 7, 'leader-escaped'],
    ['R2.32 without the option he is killed without a die', false, undefined, 'leader-killed'],
  ] as const)('%s', (_name, counts, face, type) => {
    const state = world({ destroyer: 1 }, { fighter: 1 }, {
      systems: { 14: { planets: { arretze: { owner: 'hacan' } } }, 27: {} }, leaders: { 'hacan/diplomat': 'hacan/fighter/1' }, options: { 'space-battle.preCombatCounts': counts },
    });
    const played = fight(state, { dice: { 'barrage/letnev': [9, 1], ...(face === undefined ? {} : { 'leader-fate/hacan/diplomat': [face] }) } });
    expect(eventsOf(played, type)).toHaveLength(1);
    expect(eventsOf(played, 'battle-round-opened')).toEqual([]);
  });
});

describe('leaders of ships lost in battle (A24, A26-A28)', () => {
  const systems = { 14: { planets: { arretze: { owner: 'hacan' }, kamdorn: { owner: 'hacan' } } }, 15: { planets: { hercant: { owner: 'hacan' } } }, 27: {} };
  const shot = (face: number, more: Partial<WorldSpec> = {}, ships: FleetSpec = { cruiser: 1 }): Played<void> => fight(
    world(ships, { cruiser: 1 }, { systems: { 14: { planets: { arretze: { owner: 'hacan' } } }, 27: {} }, leaders: { 'hacan/diplomat': 'hacan/cruiser/1' }, ...more }),
    { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1], 'leader-fate/hacan/diplomat': [face] } },
  );
  test.each([
    ['T074', 1, { on: 'out', how: 'killed' }], ['T073', 5, { on: 'out', how: 'killed' }],
    ['T075', 6, { on: 'planet', planet: 'arretze' }], ['T076', 8, { on: 'planet', planet: 'arretze' }],
    ['T077', 9, { on: 'captive', captor: 'letnev', since: 1 }], ['T078', 10, { on: 'captive', captor: 'letnev', since: 1 }],
  ])('%s: die %i', (_row, face, at) => {
    expect(shot(face).state.leaders['hacan/diplomat']?.at).toEqual(at);
  });
  test('T075 only the planet without blockade takes him in', () => {
    const state = world({ cruiser: 1 }, { cruiser: 1 }, { systems, ships: { 15: { sol: { cruiser: 1 } }, 27: { letnev: { cruiser: 1 }, hacan: { cruiser: 1 } } }, leaders: { 'hacan/diplomat': 'hacan/cruiser/1' } });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1], 'leader-fate/hacan/diplomat': [6] } });
    expect(played.questions).toMatchObject([{ kind: 'escape', params: { options: ['arretze', 'kamdorn'] } }]);
  });
  test("T077 the defender captures the attacker's leader too (X8)", () => {
    const state = world({ cruiser: 1 }, { cruiser: 1 }, { leaders: { 'letnev/general': 'letnev/cruiser/1' } });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [1], 'space-combat/1/hacan': [7], 'leader-fate/letnev/general': [9] } });
    expect(played.state.leaders['letnev/general']?.at).toMatchObject({ on: 'captive', captor: 'hacan' });
  });
  test('T081 three leaders aboard: one die each in the order of the race', () => {
    const state = aWorld({
      seats: ['letnev', 'sol'], systems: { 14: { planets: { jord: { owner: 'sol' } } }, 27: {} }, ships: { 27: { letnev: { cruiser: 1 }, sol: { cruiser: 1 } } },
      leaders: { 'sol/agent': 'sol/cruiser/1', 'sol/diplomat': 'sol/cruiser/1', 'sol/admiral': 'sol/cruiser/1' },
    });
    const played = play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '27' }), { dice: {
      'space-combat/1/letnev': [7], 'space-combat/1/sol': [1, 1], 'leader-fate/sol/admiral': [5], 'leader-fate/sol/diplomat': [6], 'leader-fate/sol/agent': [9],
    } });
    expect(played.events.map((event) => event.type).filter((type) => type.startsWith('leader-'))).toEqual(['leader-killed', 'leader-escaped', 'leader-captured']);
    expect(Object.values(played.state.leaders).map((leader) => leader.at.on)).toEqual(['out', 'planet', 'captive']);
  });
  test('R5.19 both fleets die together: the roll counts all the same', () => {
    const state = world({ cruiser: 1 }, { cruiser: 1 }, { leaders: { 'hacan/diplomat': 'hacan/cruiser/1' } });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [7], 'leader-fate/hacan/diplomat': [9] } });
    expect(played.state.leaders['hacan/diplomat']?.at).toMatchObject({ on: 'captive', captor: 'letnev' });
  });
});

describe('what is carried (R2.29)', () => {
  test('ground forces die with their Carrier', () => {
    const state = world({ cruiser: 1 }, { carrier: 1 }, { systems: { 27: {} }, cargo: { 'hacan/carrier/1': { 'ground-force': 3 } } });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1] } });
    expect(eventsOf(played, 'piece-lost')).toMatchObject([{ piece: 'hacan/carrier/1', cargo: { 'ground-force': 3 } }]);
  });
  test('Fighters without support fight on and die after the battle', () => {
    const state = world({ fighter: 2, carrier: 1 }, { cruiser: 1 }, { systems: { 27: {} } });
    const played = fight(state, {
      answers: { 'space-combat/1/casualties/letnev': { damaged: [], lost: ['letnev/carrier/1'] } },
      dice: { 'space-combat/1/letnev': [1, 1, 1], 'space-combat/1/hacan': [7], 'space-combat/2/letnev': [9, 1], 'space-combat/2/hacan': [1] },
    });
    const types = played.events.map((event) => event.type);
    expect(eventsOf(played, 'piece-lost').map((event) => [event.piece, event.cause])).toEqual([
      ['letnev/carrier/1', 'space-battle'], ['hacan/cruiser/1', 'space-battle'], ['letnev/fighter/2', 'no-support'], ['letnev/fighter/1', 'no-support'],
    ]);
    expect(types.indexOf('battle-closed')).toBeLessThan(types.lastIndexOf('piece-lost'));
  });
});

describe('stalemate (R2.30)', () => {
  const storm = { 14: { counters: ['letnev'] }, 27: { anomaly: 'ion-storm' as const } };
  test('where nobody can hit the attacker must leave', () => {
    const played = fight(world({ fighter: 1 }, { fighter: 1 }, { systems: storm }));
    expect(eventsOf(played, 'fleet-retreated')).toMatchObject([{ seat: 'letnev', to: '14' }]);
    expect(shipsOf(played.state, 'hacan', '27')).toHaveLength(0); // its own Fighter has no support either
  });
  test('and is destroyed where he cannot', () => {
    const played = fight(world({ fighter: 1 }, { fighter: 1 }, { systems: { 27: { anomaly: 'ion-storm' } } }));
    expect(eventsOf(played, 'piece-lost').map((event) => [event.piece, event.cause])).toEqual([['letnev/fighter/1', 'space-battle'], ['hacan/fighter/1', 'no-support']]);
    expect(eventsOf(played, 'battle-closed')).toMatchObject([{ winner: 'hacan' }]);
  });
});
