import { describe, expect, test } from '@jest/globals';
import { checkOrders } from '../../src/engine/check-orders.js';
import type { Intent } from '../../src/engine/order-intents.js';
import { aGermanWorld, checked, germanPbem, land, leader, move, ship, some } from './steps/german/german-world.js';

// What the scenario files do not play of contradictory leader orders: where nothing legal is left to offer, and longer lists.

const world = aGermanWorld({
  seats: ['sol', 'hacan'], systems: { 11: { planets: { jord: { owner: 'sol', forces: { sol: { 'ground-force': 1 } } } } }, 12: { planets: { abyz: { owner: 'hacan' }, fria: {} } }, 13: {} },
  ships: { 11: { sol: { cruiser: 1, carrier: 2, dreadnought: 1 } }, 12: { sol: { carrier: 1 }, hacan: { cruiser: 2 } } }, cargo: { 'sol/carrier/1': { 'ground-force': 2 } },
  leaders: { 'sol/agent': 'jord', 'sol/admiral': 'sol/carrier/3', 'sol/diplomat': 'sol/carrier/1' }, technologies: { sol: [] },
});
const transfer = (who: 'agent' | 'admiral' | 'diplomat', from: Extract<Intent, { order: 'transfer' }>['from'], to: Extract<Intent, { order: 'transfer' }>['to']): Intent => ({ order: 'transfer', leaders: [leader(who)], from, to });
const suggested = (intents: readonly Intent[], state = world): readonly (Intent | undefined)[] =>
  checkOrders({ state, rules: germanPbem, seat: 'sol', intents }).map(({ problems }) => problems.find((problem) => problem.suggestion !== undefined)?.suggestion);
const codes = (intents: readonly Intent[]): readonly (string | undefined)[] => checked(world, 'sol', intents).map(([problem]) => problem?.split(' [')[0]);

describe('one leader, two places (B4)', () => {
  test('landed twice alone: the first holds, nothing is left of the second', () => {
    const orders = [land('abyz', [some('ground-force', 1)], [leader('admiral')]), land('fria', [], [leader('admiral')])];
    const state = { ...world, phase: 'invasion' as const, pieces: { ...world.pieces, 'sol/carrier/3': { ...world.pieces['sol/carrier/3'], cargo: { 'ground-force': 1 } } } } as typeof world;
    expect(checked(state, 'sol', orders).map(([problem]) => problem?.split(' [')[0])).toEqual([undefined, 'refused leader-elsewhere-ordered']);
    expect(suggested(orders, state)).toEqual([undefined, undefined]);
  });
  test('aboard, on to another ship and off with it is one way', () => {
    const orders = [transfer('agent', { planet: 'jord' }, ship('cruiser', 1)), transfer('agent', ship('cruiser', 1), ship('carrier', 2)), { ...move([ship('carrier', 2)], '11', '12'), leaders: [leader('agent')] }];
    expect(codes(orders)).toEqual([undefined, undefined, undefined]);
  });
  test('his ship moves, and another line wants him along from where he was', () => {
    const orders = [move([ship('carrier', 1)], '11', '12'), { ...move([ship('carrier', 2)], '11', '12'), leaders: [leader('diplomat')] }];
    expect(codes(orders)).toEqual([undefined, 'refused leader-elsewhere-ordered']);
    expect(suggested(orders)[1]).toEqual(move([ship('carrier', 2)], '11', '12'));
  });
  test('the same ship named twice is no second place', () => {
    expect(codes([transfer('agent', { planet: 'jord' }, ship('carrier', 2)), { ...move([ship('carrier', 2)], '11', '12'), leaders: [leader('agent')] }])).toEqual([undefined, undefined]);
  });
});

describe('on a ship that does not go there (B8)', () => {
  test('he may change to a ship that does', () => {
    const orders = [move([ship('carrier', 2)], '11', '12'), land('abyz', [], [leader('diplomat')])];
    expect(suggested(orders)[1]).toEqual({ order: 'transfer', leaders: [leader('diplomat')], from: { system: '11' }, to: ship('carrier', 2) });
  });
  test('nobody goes there: the troops may land without him', () => {
    const orders = [land('abyz', [some('ground-force', 1)], [leader('agent')])];
    const state = { ...world, phase: 'invasion' as const, pieces: { ...world.pieces, 'sol/carrier/3': { ...world.pieces['sol/carrier/3'], cargo: { 'ground-force': 1 } } } } as typeof world;
    expect(suggested(orders, state)[0]).toEqual(land('abyz', [some('ground-force', 1)]));
  });
});

describe('the nearest legal move', () => {
  test.each([
    ['the ships that reach the target', move([ship('carrier', 1), ship('cruiser', 1), ship('dreadnought', 1)], '11', '13'), move([ship('cruiser', 1)], '11', '13')],
    ['what only the slow ship carries stays with it', move([ship('carrier', 2), ship('cruiser', 1), some('ground-force', 1)], '11', '13'), move([ship('cruiser', 1)], '11', '13')],
    ['as far as it comes', move([ship('dreadnought', 1)], '11', '13'), move([ship('dreadnought', 1)], '11', '12')],
  ] as const)('%s', (_name, order, nearest) => {
    const alone = { ...world, pieces: Object.fromEntries(Object.entries(world.pieces).filter(([, piece]) => piece.seat === 'sol')) };
    expect(suggested([order], { ...alone, leaders: {} })).toEqual([nearest]);
  });
});

describe('onto what is not his (B4, B9)', () => {
  test.each([
    ['a foreign ship, with an own one beside him', transfer('agent', { planet: 'jord' }, ship('cruiser', 2)), { order: 'transfer', leaders: [leader('agent')], from: { planet: 'jord' }, to: ship('cruiser', 1) }],
    ['a foreign ship, with no other where he is', transfer('admiral', ship('carrier', 3), ship('cruiser', 2)), undefined],
    ['a planet without troops near it', transfer('admiral', ship('carrier', 3), { planet: 'fria' }), undefined],
    ['an own planet', transfer('diplomat', ship('carrier', 1), { planet: 'jord' }), land('jord', [], [leader('diplomat')])],
  ] as const)('%s', (_name, order, instead) => expect(suggested([order])).toEqual([instead]));
});
