import { describe, expect, test } from '@jest/globals';
import { casualtiesInOrder, isLegalCasualties } from '../../../src/engine/calc/casualty-choice.js';
import type { PieceId } from '../../../src/engine/ids.js';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { sufferCasualties } from '../../../src/engine/steps/casualties.js';
import { aWorld, eventsOf, play, type FleetSpec, type PlayOptions, type Played, type WorldSpec } from '../../support/world.js';

type Case = { readonly fleet: FleetSpec; readonly hits: number; readonly more?: Partial<WorldSpec>; readonly cause?: 'space-battle' | 'pds' | 'barrage' };

function world(fleet: FleetSpec, more: Partial<WorldSpec> = {}): ReturnType<typeof aWorld> {
  return aWorld({ seats: ['letnev', 'hacan'], systems: { 14: { planets: { arretze: { owner: 'hacan' } } }, 27: {} }, ships: { 27: { hacan: fleet } }, ...more });
}
function suffer({ fleet, hits, more, cause = 'space-battle' }: Case, options: PlayOptions = {}): Played<void> {
  return play(world(fleet, more), (turn) => sufferCasualties(turn, [{ system: '27', seat: 'hacan', enemy: 'letnev', cause, round: 1, hits, question: '27/casualties/hacan' }]), options);
}
const told = (played: Played<void>): readonly string[] => played.events.flatMap((event) => (event.type === 'piece-lost' || event.type === 'piece-damaged' ? `${event.type.slice(6)} ${event.piece.slice(6)}` : []));

describe('losses without an order: the cheapest first, ships with leaders last', () => {
  const rows: readonly (readonly [string, Case, readonly string[]])[] = [
    ['no hits, no losses', { fleet: { cruiser: 2 }, hits: 0 }, []],
    ['Fighters before everything', { fleet: { fighter: 2, cruiser: 1, dreadnought: 1 }, hits: 1 }, ['lost fighter/1']],
    ['then damage on what sustains it', { fleet: { fighter: 1, cruiser: 1, dreadnought: 1 }, hits: 2 }, ['damaged dreadnought/1', 'lost fighter/1']],
    ['then Destroyers, Cruisers, Carriers', { fleet: { destroyer: 1, cruiser: 1, carrier: 1, 'war-sun': 1 }, hits: 3 }, ['damaged war-sun/1', 'lost destroyer/1', 'lost cruiser/1']],
    ['a damaged ship before its undamaged like, which takes damage first', { fleet: { dreadnought: 2 }, hits: 2, more: { damaged: ['hacan/dreadnought/2'] } }, ['damaged dreadnought/1', 'lost dreadnought/2']],
    ['the second hit destroys what took the first', { fleet: { dreadnought: 1 }, hits: 2 }, ['lost dreadnought/1']],
    ['more hits than can be taken destroy all', { fleet: { dreadnought: 1, fighter: 1 }, hits: 9 }, ['lost fighter/1', 'lost dreadnought/1']],
    ['of two Carriers the empty one', { fleet: { carrier: 2 }, hits: 1, more: { cargo: { 'hacan/carrier/1': { 'ground-force': 1 } } } }, ['lost carrier/2']],
    ['a ship with a leader after dearer ones', { fleet: { cruiser: 1, carrier: 1 }, hits: 1, more: { leaders: { 'hacan/general': 'hacan/cruiser/1' } } }, ['lost carrier/1']],
    ["the Admiral's last of all", { fleet: { destroyer: 1, carrier: 1 }, hits: 1, more: { leaders: { 'hacan/admiral': 'hacan/destroyer/1', 'hacan/general': 'hacan/carrier/1' } } }, ['lost carrier/1']],
    ['a Fighter with a leader is not the first', { fleet: { fighter: 2 }, hits: 1, more: { leaders: { 'hacan/general': 'hacan/fighter/1' } } }, ['lost fighter/2']],
    ['the barrage hits Fighters only (R2.20)', { fleet: { fighter: 1, cruiser: 3 }, hits: 4, cause: 'barrage' }, ['lost fighter/1']],
    ['PDS may be answered with damage (R2.15)', { fleet: { dreadnought: 1, cruiser: 1 }, hits: 1, cause: 'pds' }, ['damaged dreadnought/1']],
  ];
  test.each(rows)('%s', (_name, given, expected) => {
    const fates = { dice: { 'leader-fate/hacan/general': [1] } };
    const leaderDies = given.more?.leaders !== undefined && expected.some((line) => Object.entries(given.more?.leaders ?? {}).some(([id, on]) => id === 'hacan/general' && on === `hacan/${line.slice(5)}`));
    expect(told(suffer(given, leaderDies ? fates : {}))).toEqual(expected);
  });
});

describe('when the owner is asked: only for two choices that differ', () => {
  const rows: readonly (readonly [string, Case, number])[] = [
    ['ships of one kind are no choice', { fleet: { cruiser: 3 }, hits: 1 }, 0],
    ['undamaged Dreadnoughts are none', { fleet: { dreadnought: 3 }, hits: 2 }, 0],
    ['one of them damaged is one', { fleet: { dreadnought: 2 }, hits: 1, more: { damaged: ['hacan/dreadnought/1'] } }, 1],
    ['two kinds are one', { fleet: { cruiser: 1, destroyer: 1 }, hits: 1 }, 1],
    ['a leader aboard makes one', { fleet: { cruiser: 2 }, hits: 1, more: { leaders: { 'hacan/general': 'hacan/cruiser/1' } } }, 1],
    ['cargo makes one', { fleet: { carrier: 2 }, hits: 1, more: { cargo: { 'hacan/carrier/1': { 'ground-force': 1 } } } }, 1],
    ['the same cargo is none', { fleet: { carrier: 2 }, hits: 1, more: { cargo: { 'hacan/carrier/1': { 'ground-force': 1 }, 'hacan/carrier/2': { 'ground-force': 1 } } } }, 0],
    ['all lost is none', { fleet: { cruiser: 1, destroyer: 1 }, hits: 2 }, 0],
    ['Fighters alike under a barrage are none', { fleet: { fighter: 3, cruiser: 1 }, hits: 1, cause: 'barrage' }, 0],
    ['no hits are none', { fleet: { cruiser: 1, destroyer: 1 }, hits: 0 }, 0],
  ];
  test.each(rows)('%s', (_name, given, asked) => {
    expect(suffer(given).questions).toHaveLength(asked);
  });
  test('what he answers happens', () => {
    const played = suffer({ fleet: { cruiser: 1, dreadnought: 1 }, hits: 1 }, { answers: { 'casualties/hacan': { damaged: [], lost: ['hacan/cruiser/1'] } } });
    expect(told(played)).toEqual(['lost cruiser/1']);
    expect(played.questions).toMatchObject([{ params: { hits: 1, candidates: ['hacan/cruiser/1', 'hacan/dreadnought/1'], sustain: ['hacan/dreadnought/1'] } }]);
  });
  test('an answer that does not fit is a mistake of the program', () => {
    expect(() => suffer({ fleet: { cruiser: 1, dreadnought: 1 }, hits: 1 }, { answers: { 'casualties/hacan': { damaged: [], lost: [] } } })).toThrow('do not fit');
  });
});

describe('legal choices', () => {
  const given = { hits: 2, candidates: ['c1', 'd1'], sustain: ['d1'] };
  const rows: readonly (readonly [readonly PieceId[], readonly PieceId[], boolean])[] = [
    [['d1'], ['c1'], true], [['d1'], ['d1'], true], [[], ['c1', 'd1'], true],
    [['d1'], [], false], [[], ['c1'], false], [['c1'], ['d1'], false], [[], ['c1', 'c1'], false], [['d1'], ['c1', 'd1'], false], [[], ['c1', 'x'], false],
  ];
  test.each(rows)('damage %j, lost %j: %s', (damaged, lost, legal) => {
    expect(isLegalCasualties(given, { damaged, lost })).toBe(legal);
  });
  test('an order of preference is followed as far as it goes, then the default', () => {
    const state = world({ fighter: 1, cruiser: 2, dreadnought: 1 });
    const all = { candidates: Object.keys(state.pieces), sustain: ['hacan/dreadnought/1'] };
    const wanted = [{ take: 'loss', piece: 'hacan/cruiser/2' }, { take: 'damage', piece: 'hacan/cruiser/1' }] as const;
    expect(casualtiesInOrder(state, { ...all, hits: 1 }, wanted)).toEqual({ damaged: [], lost: ['hacan/cruiser/2'] });
    expect(casualtiesInOrder(state, { ...all, hits: 3 }, wanted)).toEqual({ damaged: ['hacan/dreadnought/1'], lost: ['hacan/cruiser/2', 'hacan/fighter/1'] });
  });
});

describe('both sides (casualties.together, R2.21)', () => {
  const state = (together: boolean): ReturnType<typeof aWorld> => aWorld({
    seats: ['letnev', 'hacan'], systems: { 27: {} }, ships: { 27: { letnev: { destroyer: 1, cruiser: 1 }, hacan: { destroyer: 1, cruiser: 1 } } }, options: { 'casualties.together': together },
  });
  const dice = { 'space-combat/1/letnev': [9, 1], 'space-combat/1/hacan': [9, 1] };
  test.each([[true, ['letnev', 'hacan']], [false, ['letnev']]] as const)('together %s: asked at once are %j', (together, asked) => {
    const played = play(state(together), (turn) => spaceBattle(turn, { seat: 'letnev', system: '27' }), { dice, stop: true });
    expect(played.questions.map((question) => question.seat)).toEqual(asked);
    expect(eventsOf(played, 'piece-lost')).toEqual([]);
  });
});
