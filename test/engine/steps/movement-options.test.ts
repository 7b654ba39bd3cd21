import { describe, expect, test } from '@jest/globals';
import type { ActionIntent, TurnIntent } from '../../../src/engine/order-intents.js';
import { moveFleets } from '../../../src/engine/steps/move-fleets.js';
import { aWorld, eventsOf, play, shipsOf, type PlayOptions, type Played, type WorldSpec } from '../../support/world.js';

// A row of systems 1 - 2 - 3 - 4 - 5; Letnev activates the last one that the case names.
type Move = Extract<ActionIntent, { order: 'move' }>;
const move = (units: Move['units'], from: string, more: Partial<Move> = {}): Move => ({ order: 'move', units, leaders: [], from, via: [], ...more });
const cruiser: Move['units'] = [{ kind: 'cruiser', number: 1 }];
const dreadnought: Move['units'] = [{ kind: 'dreadnought', number: 1 }];

function go(spec: Partial<WorldSpec>, orders: readonly TurnIntent[], { system, ...options }: PlayOptions & { readonly system: string }): Played<void> {
  const world = aWorld({ seats: ['letnev', 'hacan'], ...spec, systems: { 1: {}, 2: {}, 3: {}, 4: {}, 5: {}, ...spec.systems } });
  return play(world, (turn) => moveFleets(turn, { seat: 'letnev', system }), { ...options, intents: { letnev: orders } });
}
const voids = (played: Played<void>): readonly string[] => eventsOf(played, 'order-void').map((event) => event.problem.code);
const where = (played: Played<void>): readonly string[] => ['1', '2', '3', '4', '5'].filter((system) => shipsOf(played.state, 'letnev', system).length > 0);

describe('passage.refused (R4.D4)', () => {
  const fleet = { ships: { 1: { letnev: { cruiser: 1 } }, 3: { hacan: { carrier: 1 } } }, leaders: { 'letnev/diplomat': 'letnev/cruiser/1' }, technologies: { letnev: ['type-iv-drive'] } } as const;
  test.each([
    ['void: the fleet stays at home', 'void', '1', ['1'], ['passage-refused']],
    ['holdBefore: it goes as far as the system before', 'holdBefore', '1', ['2'], []],
  ] as const)('%s', (_name, value, from, at, problems) => {
    const played = go({ ...fleet, options: { 'passage.refused': value } }, [move(cruiser, from)], { system: '4' });
    expect([where(played), voids(played)]).toEqual([at, problems]);
    expect(played.events.flatMap((event) => event.cites)).toContain('passage.refused');
  });
  test('holdBefore: with the foreign ships next door the line is void', () => {
    const played = go({ ...fleet, ships: { 2: { letnev: { cruiser: 1 } }, 3: { hacan: { carrier: 1 } } }, options: { 'passage.refused': 'holdBefore' } }, [move(cruiser, '2')], { system: '4' });
    expect([where(played), voids(played)]).toEqual([['2'], ['passage-refused']]);
  });
  test('a fleet that is held up needs supply where it is (R2.10)', () => {
    const ships = { 1: { letnev: { cruiser: 1 } }, 2: { letnev: { destroyer: 1 } }, 3: { hacan: { carrier: 1 } } } as const;
    const seat = { letnev: { counters: { command: 3, strategy: 2, fleet: 0 } } };
    const played = go({ ...fleet, ships, seat, options: { 'passage.refused': 'holdBefore' } }, [move(cruiser, '1')], { system: '4' });
    expect(eventsOf(played, 'piece-lost')).toMatchObject([{ cause: 'fleet-supply', system: '2' }]);
  });
});

describe('admiral.speed (A13)', () => {
  const waiting = { systems: { 2: { planets: { abyz: { owner: 'letnev' } } } }, ships: { 1: { letnev: { dreadnought: 1, cruiser: 1 } } }, leaders: { 'letnev/admiral': 'abyz' } } as const;
  const pickUp = move([], '2', { leaders: [{ class: 'admiral' }] });
  test.each([
    ['fromStart: who joins on the way speeds nobody up', 'fromStart', '3', ['too-far', 'leader-cannot-stay-in-space'], ['1']],
    ['whileAboard: he does', 'whileAboard', '3', [], ['1', '3']],
    ['whileAboard: by one step alone', 'whileAboard', '4', ['too-far', 'leader-cannot-stay-in-space'], ['1']],
  ] as const)('%s', (_name, value, system, problems, at) => {
    const played = go({ ...waiting, options: { 'admiral.speed': value } }, [move(dreadnought, '1'), pickUp], { system });
    expect([voids(played), where(played)]).toEqual([problems, at]);
  });
  test('whileAboard: nobody who is not named to board', () => expect(voids(go({ ...waiting, options: { 'admiral.speed': 'whileAboard' } }, [move(dreadnought, '1')], { system: '3' }))).toEqual(['too-far']));
  test('whileAboard: a leader of another class does not help', () => {
    const spec = { ...waiting, leaders: { 'letnev/general': 'abyz' }, options: { 'admiral.speed': 'whileAboard' } } as const;
    expect(voids(go(spec, [move(dreadnought, '1'), move([], '2', { leaders: [{ class: 'general' }] })], { system: '3' }))[0]).toBe('too-far');
  });
  test('the move says who made it possible, and only then', () => {
    const cites = (leaders: WorldSpec['leaders'], system: string): readonly string[] => eventsOf(go({ ...waiting, ...(leaders === undefined ? {} : { leaders }) }, [move(dreadnought, '1')], { system }), 'fleet-moved').flatMap((event) => event.cites);
    const aboard = { 'letnev/admiral': 'letnev/dreadnought/1' };
    expect([cites(aboard, '3').includes('A13'), cites(aboard, '2').includes('A13')]).toEqual([true, false]);
  });
  test('out of a nebula it is one step, with an Admiral too (R2.8)', () => {
    const spec = { systems: { 1: { anomaly: 'nebula' } }, ships: { 1: { letnev: { dreadnought: 1 } } }, leaders: { 'letnev/admiral': 'letnev/dreadnought/1' } } as const;
    expect(voids(go(spec, [move(dreadnought, '1')], { system: '3' }))).toEqual(['too-far']);
  });
});
