import { describe, expect, test } from '@jest/globals';
import type { ActionIntent } from '../../../src/engine/order-intents.js';
import { produce } from '../../../src/engine/steps/production.js';
import { aWorld, eventsOf, on, play, shipsOf, type PlanetSpec, type Played, type WorldSpec } from '../../support/world.js';

type Build = Extract<ActionIntent, { order: 'build' }>;
const build = (units: Build['units'], more: Partial<Build> = {}): Build => ({ order: 'build', units, planet: 'jord', ...more });

/** Sol has Jord (4 resources, a dock) and Quann (2) in 1; a bank of 6. */
function world(jord: PlanetSpec = {}, more: Partial<WorldSpec> = {}): WorldSpec {
  return {
    seats: ['sol', 'hacan'], round: 2, ...more,
    systems: { 1: { planets: { jord: { owner: 'sol', resources: 4, dock: true, forces: { sol: { 'ground-force': 1 } }, ...jord }, quann: { owner: 'sol', resources: 2 } } }, 2: { planets: { abyz: { owner: 'sol', resources: 3 } } } },
  };
}
function make(spec: WorldSpec, ...orders: readonly Build[]): Played<void> {
  return play(aWorld(spec), (turn) => produce(turn, { seat: 'sol', system: '1' }), { intents: { sol: orders } });
}
const voids = (played: Played<void>): readonly string[] => eventsOf(played, 'order-void').map((event) => event.problem.code);

describe('what a dock makes (R2.42)', () => {
  test('ships come into space, ground forces and PDS onto the planet; the planets that waste least pay', () => {
    const played = make(world(), build([{ kind: 'cruiser', count: 1 }, { kind: 'ground-force', count: 2 }, { kind: 'pds', count: 1 }]));
    expect(voids(played)).toEqual([]);
    expect(shipsOf(played.state, 'sol', '1')).toEqual(['sol/cruiser/1']);
    expect([on(played.state, 'jord', 'sol', 'ground-force'), on(played.state, 'jord', 'sol', 'pds')]).toEqual([3, 1]);
    expect(eventsOf(played, 'paid')).toMatchObject([{ cost: 5, planets: ['quann', 'abyz'], tradeGoods: 0 }]);
  });
  test.each([
    ['two Fighters cost one resource', [{ kind: 'fighter', count: 2 }], 1],
    ['an odd third one costs another', [{ kind: 'fighter', count: 3 }], 2],
    ['a Dreadnought costs five', [{ kind: 'dreadnought', count: 1 }], 5],
  ] as const)('%s', (_name, units, cost) => expect(eventsOf(make(world(), build(units)), 'paid')[0]?.cost).toBe(cost));
  test.each([
    ['six units at 4 resources are the limit', {}, [{ kind: 'ground-force', count: 7 }], 'production-limit'],
    ['no dock, nothing', { dock: false }, [{ kind: 'cruiser', count: 1 }], 'no-dock'],
    ['A62 a dock that came this round makes nothing', { dock: { builtRound: 2 } }, [{ kind: 'cruiser', count: 1 }], 'dock-new'],
    ['at most two PDS a planet', { forces: { sol: { pds: 2 } } }, [{ kind: 'pds', count: 1 }], 'pds-limit'],
    ['more than the planets pay', {}, [{ kind: 'dreadnought', count: 2 }], 'not-enough-resources'],
    ['not without War Sun technology', {}, [{ kind: 'war-sun', count: 1 }], 'not-buildable'],
    ['no flagship', {}, [{ kind: 'flagship', count: 1 }], 'not-buildable'],
    ['Fighters beyond three berths need a Carrier', {}, [{ kind: 'fighter', count: 4 }], 'fighters-need-support'],
  ] as const)('refused: %s', (_name, jord, units, problem) => expect(voids(make(world(jord), build(units)))).toEqual([problem]));
  test('a planet named pays, trade goods fill up', () => {
    const played = make(world({}, { seat: { sol: { tradeGoods: 2 } } }), build([{ kind: 'dreadnought', count: 1 }], { pay: ['jord'] }));
    expect(eventsOf(played, 'paid')).toMatchObject([{ planets: ['jord'], tradeGoods: 1 }]);
    expect(played.state.seats['sol']?.tradeGoods).toBe(1);
  });
  test('an exhausted planet pays nothing, and a dock produces once', () => {
    expect(voids(make(world({ exhausted: true }), build([{ kind: 'cruiser', count: 1 }], { pay: ['jord'] })))).toEqual(['cannot-pay-with']);
    expect(voids(make(world(), build([{ kind: 'cruiser', count: 1 }]), build([{ kind: 'cruiser', count: 1 }])))).toEqual(['already-ordered']);
  });
});

describe('blockade and supply (R2.43, R2.10)', () => {
  const ships = { 1: { hacan: { fighter: 1 } } };
  test.each([
    ['no ships under enemy Fighters', [{ kind: 'cruiser', count: 1 }], ['blockaded']],
    ['ground forces and PDS all the same', [{ kind: 'ground-force', count: 2 }, { kind: 'pds', count: 1 }], []],
  ] as const)('%s', (_name, units, problems) => expect(voids(make(world({}, { ships }), build(units)))).toEqual(problems));
  test('not over fleet supply', () => {
    const spec = world({}, { seat: { sol: { counters: { command: 3, strategy: 2, fleet: 1 } } }, ships: { 1: { sol: { carrier: 1 } } } });
    expect(voids(make(spec, build([{ kind: 'cruiser', count: 1 }])))).toEqual(['over-fleet-supply']);
  });
});

describe('a new dock (R2.43, A18)', () => {
  const dock = build([{ kind: 'space-dock', count: 1 }], { planet: 'quann' });
  test.each([
    ['T055 a Scientist on the planet makes it cost 2', { leaders: { 'sol/scientist': 'quann' } }, 2],
    ['T056 without one it costs 4', {}, 4],
    ['a Scientist on another planet is of no use', { leaders: { 'sol/scientist': 'jord' } }, 4],
  ] as const)('%s', (_name, more, cost) => {
    const played = make(world({}, more), dock);
    expect(eventsOf(played, 'paid')[0]?.cost).toBe(cost);
    expect(played.state.planets['quann']?.dock).toEqual({ builtRound: 2 });
    expect(eventsOf(played, 'units-built')[0]?.cites.includes('A18')).toBe(cost === 2);
  });
  const bare = (quann: PlanetSpec, more: Partial<WorldSpec> = {}): WorldSpec => ({ seats: ['sol', 'hacan'], round: 2, systems: { 1: { planets: { quann: { owner: 'sol', ...quann } } } }, ...more });
  test.each([
    ['T056 two resources do not buy one without a Scientist', bare({ resources: 2 }), 'not-enough-resources'],
    ['not on a planet taken this round', bare({ resources: 5, ownedSince: 2 }), 'planet-not-held-all-round'],
    ['one a planet', bare({ resources: 5, dock: true }), 'dock-limit'],
    ['not under enemy ships', bare({ resources: 5 }, { ships: { 1: { hacan: { cruiser: 1 } } } }), 'blockaded'],
  ] as const)('refused: %s', (_name, spec, problem) => expect(voids(make(spec, dock))).toEqual([problem]));
});
