import { describe, expect, test } from '@jest/globals';
import { pdsFire } from '../../../src/engine/steps/pds-fire.js';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { aWorld, eventsOf, play, shipsOf, type PlayOptions, type Played, type SystemSpec, type WorldSpec } from '../../support/world.js';

/** Letnev has activated 27; Hacan holds Abyz there with PDS. */
function world(more: Partial<WorldSpec> = {}, pds = 1, system: SystemSpec = {}): ReturnType<typeof aWorld> {
  return aWorld({
    seats: ['letnev', 'hacan', 'sol'],
    systems: { 27: { planets: { abyz: { owner: 'hacan', forces: { hacan: { pds } } }, fria: { owner: 'hacan' } }, ...system } },
    ships: { 27: { letnev: { cruiser: 2 } } }, ...more,
  });
}
function fire(state: ReturnType<typeof aWorld>, options: PlayOptions = {}): Played<void> {
  return play(state, (turn) => pdsFire(turn, { seat: 'letnev', system: '27' }), options);
}
const hits = (played: Played<void>): readonly number[] => eventsOf(played, 'dice-rolled').map((event) => event.hits);

describe('what a PDS rolls (A19, R4.S3)', () => {
  const rows: readonly (readonly [string, Partial<WorldSpec>, number, number])[] = [
    ['alone it hits with 6', {}, 6, 1], ['alone it misses with 5', {}, 5, 0],
    ['T058 with a Scientist on its planet it hits with 5', { leaders: { 'hacan/scientist': 'abyz' } }, 5, 1],
    ['T058 and misses with 4', { leaders: { 'hacan/scientist': 'abyz' } }, 4, 0],
    ['T059 Magen and Scientist: 4 hits', { leaders: { 'hacan/scientist': 'abyz' }, technologies: { hacan: ['magen-defense-grid'] } }, 4, 1],
    ['T060 a Scientist elsewhere in the system helps nothing', { leaders: { 'hacan/scientist': 'fria' } }, 5, 0],
    ['A69 two Scientists give +1 once', { leaders: { 'hacan/scientist/1': 'abyz', 'hacan/scientist/2': 'abyz' } }, 4, 0],
    ["ships with Maneuvering Jets: 6 misses", { technologies: { letnev: ['maneuvering-jets'] } }, 6, 0],
    ["they cancel the Scientist", { technologies: { letnev: ['maneuvering-jets'] }, leaders: { 'hacan/scientist': 'abyz' } }, 6, 1],
  ];
  test.each(rows)('%s', (_name, more, face, expected) => {
    expect(hits(fire(world(more), { dice: { 'pds/hacan': [face] } }))).toEqual([expected]);
  });
  test('the statement is cited', () => {
    const played = fire(world({ leaders: { 'hacan/scientist': 'abyz' } }), { dice: { 'pds/hacan': [5] } });
    expect(eventsOf(played, 'dice-rolled')[0]).toMatchObject({ label: '27/pds/hacan', reason: 'pds-ships', against: 'letnev', cites: expect.arrayContaining(['A19', 'R2.12']) });
  });
  test('Graviton Lasers roll each miss once more', () => {
    const played = fire(world({ technologies: { hacan: ['graviton-laser-system'] } }, 2), { dice: { 'pds/hacan': [6, 2], 'pds/hacan/reroll': [6] } });
    expect(hits(played)).toEqual([1, 1]);
    expect(eventsOf(played, 'dice-rolled')[1]?.dice).toMatchObject([{ face: 6, first: 2, hit: true }]);
    expect(shipsOf(played.state, 'letnev')).toEqual([]);
  });
});

describe('what is in range (R2.13, R2.8)', () => {
  const beside = (more: Partial<SystemSpec>, technologies: readonly string[], here: SystemSpec = {}): ReturnType<typeof aWorld> => aWorld({
    seats: ['letnev', 'hacan'], ships: { 27: { letnev: { cruiser: 1 } } }, technologies: { hacan: technologies },
    systems: { 27: { hex: [0, 0], ...here }, 28: { hex: [1, 0], planets: { abyz: { owner: 'hacan', forces: { hacan: { pds: 1 } } } }, ...more } },
  });
  const cannon = ['deep-space-cannon'];
  const rows: readonly (readonly [string, ReturnType<typeof aWorld>, number])[] = [
    ['beside without Deep Space Cannon: no', beside({}, []), 0],
    ['beside with it: yes', beside({}, cannon), 1],
    ['two away: no', beside({ hex: [2, 0] }, cannon), 0],
    ['through a wormhole: no', beside({ hex: [5, 0], wormholes: ['alpha'] }, cannon, { wormholes: ['alpha'] }), 0],
    ['into an ion storm: no', beside({}, cannon, { anomaly: 'ion-storm' }), 0],
    ['out of one: yes', beside({ anomaly: 'ion-storm' }, cannon), 1],
  ];
  test.each(rows)('%s', (_name, state, asked) => {
    const played = fire(state, asked === 0 ? {} : { dice: { 'pds/hacan': [1] } });
    expect(played.questions).toHaveLength(asked);
  });
  test('from beside, Maneuvering Jets take 2', () => {
    const state = aWorld({
      seats: ['letnev', 'hacan'], ships: { 27: { letnev: { cruiser: 1 } } }, technologies: { hacan: cannon, letnev: ['maneuvering-jets'] },
      systems: { 27: {}, 28: { planets: { abyz: { owner: 'hacan', forces: { hacan: { pds: 1 } } } } } },
    });
    expect(eventsOf(fire(state, { dice: { 'pds/hacan': [7] } }), 'dice-rolled')[0]).toMatchObject({ hits: 0, dice: [{ modifiers: [{ why: 'maneuvering-jets', by: -2 }] }] });
  });
});

describe('who fires at whom (R2.12, R2.14)', () => {
  test('all enemies first, then the active player at enemy ships', () => {
    const state = aWorld({
      seats: ['letnev', 'hacan', 'sol'], technologies: { sol: ['deep-space-cannon'] },
      systems: { 27: { planets: { abyz: { owner: 'hacan', forces: { hacan: { pds: 1 } } }, fria: { owner: 'letnev', forces: { letnev: { pds: 1 } } } } }, 28: { planets: { jord: { owner: 'sol', forces: { sol: { pds: 1 } } } } } },
      ships: { 27: { letnev: { cruiser: 1 }, hacan: { cruiser: 1 } } },
    });
    const played = fire(state, { dice: { 'pds/hacan': [1], 'pds/sol': [1], 'pds/letnev': [6] } });
    expect(eventsOf(played, 'dice-rolled').map((event) => [event.seat, event.against])).toEqual([['hacan', 'letnev'], ['sol', 'letnev'], ['letnev', 'hacan']]);
    expect(shipsOf(played.state, 'hacan')).toEqual([]);
  });
  test('nobody is asked without a target', () => {
    expect(fire(world({ ships: {} })).questions).toEqual([]);
  });
  test('who holds fire says so and rolls nothing', () => {
    const played = fire(world(), { answers: { 'pds/hacan': 'hold' } });
    expect(eventsOf(played, 'pds-silent')).toMatchObject([{ planet: 'abyz', seat: 'hacan', why: 'held' }]);
    expect(hits(played)).toEqual([]);
  });
  test('what the first destroyed the second need not shoot at', () => {
    const state = aWorld({
      seats: ['letnev', 'hacan', 'sol'], technologies: { sol: ['deep-space-cannon'] },
      systems: { 27: { planets: { abyz: { owner: 'hacan', forces: { hacan: { pds: 1 } } } } }, 28: { planets: { jord: { owner: 'sol', forces: { sol: { pds: 1 } } } } } },
      ships: { 27: { letnev: { cruiser: 1 } } },
    });
    expect(hits(fire(state, { dice: { 'pds/hacan': [6] } }))).toEqual([1]);
  });
  test('of several enemies the active player may spare the first', () => {
    const state = aWorld({
      seats: ['letnev', 'hacan', 'sol'], systems: { 27: { planets: { fria: { owner: 'letnev', forces: { letnev: { pds: 1 } } } } } }, ships: { 27: { sol: { cruiser: 1 }, hacan: { cruiser: 1 } } },
    });
    const played = fire(state, { dice: { 'pds/letnev': [6] }, answers: { '27/pds/letnev': 'hold' } });
    expect(shipsOf(played.state, 'sol')).toEqual([]);
    expect(shipsOf(played.state, 'hacan')).toHaveLength(1);
  });
});

describe('what is lost (R2.15, A29)', () => {
  test('the owner of the ships picks', () => {
    const played = fire(world({ ships: { 27: { letnev: { cruiser: 1, destroyer: 1 } } } }), { dice: { 'pds/hacan': [6] }, answers: { 'pds/hacan/casualties/letnev': { damaged: [], lost: ['letnev/cruiser/1'] } } });
    expect(shipsOf(played.state, 'letnev')).toEqual(['letnev/destroyer/1']);
  });
  test('T079 an Admiral on a ship lost to PDS is killed without a die', () => {
    const played = fire(world({ ships: { 27: { letnev: { cruiser: 1 } } }, leaders: { 'letnev/admiral': 'letnev/cruiser/1' } }), { dice: { 'pds/hacan': [6] } });
    expect(played.state.leaders['letnev/admiral']?.at).toEqual({ on: 'out', how: 'killed' });
    expect(eventsOf(played, 'leader-killed')).toMatchObject([{ cause: 'pds', cites: ['A29'] }]);
    expect(eventsOf(played, 'dice-rolled')).toHaveLength(1);
  });
  test('Fighters whose Carrier fell to PDS die after the battle step, even without a battle', () => {
    const state = world({ ships: { 27: { letnev: { carrier: 1, fighter: 1 } } } });
    const played = play(state, function* (turn) {
      yield* pdsFire(turn, { seat: 'letnev', system: '27' });
      yield* spaceBattle(turn, { seat: 'letnev', system: '27' });
    }, { dice: { 'pds/hacan': [6] }, answers: { 'pds/hacan/casualties/letnev': { damaged: [], lost: ['letnev/carrier/1'] } } });
    expect(eventsOf(played, 'piece-lost').map((event) => [event.piece, event.cause])).toEqual([['letnev/carrier/1', 'pds'], ['letnev/fighter/1', 'no-support']]);
  });
});
