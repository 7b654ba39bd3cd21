import { describe, expect, test } from '@jest/globals';
import { eventsOf, shipsOf, type WorldSpec } from '../../../support/world.js';
import { aGermanWorld, checked, citedBy, leader, move, playPhase, ship, some, whereIs } from './german-world.js';

const row: WorldSpec['systems'] = { 11: {}, 12: {}, 13: {}, 14: {} };
const threeDiplomats: WorldSpec = {
  seats: ['hacan', 'sol'], systems: row,
  ships: { 11: { hacan: { cruiser: 1 } }, 12: { sol: { cruiser: 1 } } }, leaders: { 'hacan/diplomat': 'hacan/cruiser/1' },
};

describe('loading directly before the Bewegungsphase (B5, B6, B8, B9)', () => {
  const world: WorldSpec = {
    seats: ['sol'], systems: { 11: { planets: { jord: { owner: 'sol' } } }, 12: {} },
    ships: { 11: { sol: { cruiser: 1, carrier: 1 } }, 12: { sol: { dreadnought: 1 } } }, cargo: { 'sol/carrier/1': { 'ground-force': 5 } },
    leaders: { 'sol/agent': 'jord', 'sol/admiral': 'sol/cruiser/1', 'sol/diplomat': 'jord' },
  };
  test('T130 B8: from a planet aboard, then from ship to ship of the same system', () => {
    const played = playPhase(aGermanWorld(world), { intents: { sol: [
      { order: 'transfer', leaders: [leader('agent')], from: { planet: 'jord' }, to: ship('cruiser', 1) },
      { order: 'transfer', leaders: [leader('agent')], from: ship('cruiser', 1), to: ship('carrier', 1) },
    ] } });
    expect(whereIs(played.state, 'sol/agent')).toBe('sol/carrier/1');
    expect(citedBy(played)).toEqual(expect.arrayContaining(['B5', 'B6', 'B8']));
  });
  test('T128 B5, B6: a Cruiser takes two leaders and a full Carrier one more', () => {
    const played = playPhase(aGermanWorld(world), { intents: { sol: [
      { order: 'transfer', leaders: [leader('agent')], from: { planet: 'jord' }, to: ship('cruiser', 1) },
      { order: 'transfer', leaders: [leader('diplomat')], from: { planet: 'jord' }, to: ship('carrier', 1) },
    ] } });
    expect([whereIs(played.state, 'sol/agent'), whereIs(played.state, 'sol/admiral'), whereIs(played.state, 'sol/diplomat')]).toEqual(['sol/cruiser/1', 'sol/cruiser/1', 'sol/carrier/1']);
  });
  test('T131 B9: what would be possible only after the move is refused, the move stands', () => {
    const state = aGermanWorld(world);
    const orders = [move([ship('cruiser', 1)], '11', '12'), { order: 'transfer' as const, leaders: [leader('admiral')], from: ship('cruiser', 1), to: ship('dreadnought', 1) }];
    expect(checked(state, 'sol', orders)).toEqual([[], ['refused transfer-not-in-system [B8 B9]']]);
    expect(shipsOf(playPhase(state, { intents: { sol: orders } }).state, 'sol', '12')).toEqual(['sol/cruiser/1', 'sol/dreadnought/1']);
  });
  test('T131 B9: written below the move but legal before it, it is done before, with a warning', () => {
    const below = [move([ship('cruiser', 1)], '11', '12'), { order: 'transfer' as const, leaders: [leader('agent')], from: { planet: 'jord' }, to: ship('cruiser', 1) }];
    expect(checked(aGermanWorld(world), 'sol', below)).toEqual([[], ['warning done-before-movement [B8 B9]']]);
  });
  test('T132 B9: onto a planet only with the landings', () => {
    expect(checked(aGermanWorld(world), 'sol', [{ order: 'transfer', leaders: [leader('admiral')], from: ship('cruiser', 1), to: { planet: 'jord' } }])).toEqual([['refused transfer-needs-ship [B8 B9]']]);
  });
  test('B9: a leader named in a MOVE line does not go aboard on the way', () => {
    const played = playPhase(aGermanWorld(world), { intents: { sol: [{ ...move([ship('cruiser', 1)], '11', '12'), leaders: [leader('agent')] }] } });
    expect(eventsOf(played, 'order-void').map(({ problem }) => problem.code)).toEqual(['transfer-only-before-movement']);
  });
  test('B9: after the Bewegungsphase nobody changes ship any more', () => {
    const transfer = { order: 'transfer' as const, leaders: [leader('agent')], from: { planet: 'jord' }, to: ship('cruiser', 1) };
    expect(checked(aGermanWorld(world, 'invasion'), 'sol', [transfer])).toEqual([['refused phase-is-over [B8 B9]']]);
  });
});

describe('sealed orders in influence order (RZ10-RZ13)', () => {
  const world: WorldSpec = {
    seats: ['hacan', 'sol'], systems: { 11: { planets: { jord: { owner: 'sol', influence: 5 } } }, 12: {}, 13: { planets: { hercant: { owner: 'hacan', influence: 1 } } }, 14: {} },
    ships: { 11: { sol: { cruiser: 1 } }, 13: { hacan: { cruiser: 1 } } },
  };
  test('RZ10: the higher influence moves first, whatever the seats', () => {
    const played = playPhase(aGermanWorld(world), { intents: { hacan: [move([ship('cruiser', 1)], '13', '14')], sol: [move([ship('cruiser', 1)], '11', '12')] } });
    expect(eventsOf(played, 'fleet-moved').map(({ seat }) => seat)).toEqual(['sol', 'hacan']);
  });
  test('RZ11, RZ12: fleets change places, and one that has been reached still leaves', () => {
    const played = playPhase(aGermanWorld(world), { intents: { sol: [move([ship('cruiser', 1)], '11', '13')], hacan: [move([ship('cruiser', 1)], '13', '11')] } });
    expect([shipsOf(played.state, 'sol', '13'), shipsOf(played.state, 'hacan', '11')]).toEqual([['sol/cruiser/1'], ['hacan/cruiser/1']]);
  });
  test('RZ12: beside enemy ships it still takes its ground forces along', () => {
    const state = aGermanWorld({ ...world, systems: { ...world.systems, 13: { planets: { hercant: { owner: 'hacan', influence: 1, forces: { hacan: { 'ground-force': 2 } } } } } }, ships: { 11: { sol: { cruiser: 1 } }, 13: { hacan: { carrier: 1 } } } });
    const played = playPhase(state, { intents: { sol: [move([ship('cruiser', 1)], '11', '13')], hacan: [move([ship('carrier', 1), some('ground-force', 2)], '13', '14')] } });
    expect(played.state.pieces['hacan/carrier/1']).toMatchObject({ system: '14', cargo: { 'ground-force': 2 }, cameFrom: { system: '13', round: 1 } });
  });
  test('RZ13: who finds ships in the way stops with them', () => {
    const played = playPhase(aGermanWorld(world), { intents: { sol: [move([ship('cruiser', 1)], '11', '12')], hacan: [move([ship('cruiser', 1)], '13', '11')] } });
    expect(played.state.pieces['hacan/cruiser/1']?.system).toBe('12');
    expect(eventsOf(played, 'order-void').map(({ problem }) => [problem.code, problem.cites])).toEqual([['path-blocked', ['RZ13']]]);
  });
  test.each([
    ['no target', { ...move([ship('cruiser', 1)], '13', '12'), to: undefined }, 'target-needed'],
    ['too far', move([ship('cruiser', 1)], '13', '11', ['14']), 'too-far'],
    ['past ships that lie there now', move([ship('cruiser', 1)], '13', '10'), 'unknown-system'],
  ] as const)('a line is refused alone: %s', (_name, order, code) => {
    const { to, ...rest } = order;
    expect(checked(aGermanWorld(world), 'hacan', [to === undefined ? rest : { ...rest, to }])[0]?.[0]).toContain(`refused ${code}`);
  });
});

describe('passage with a Diplomat (B38, B39)', () => {
  const order = move([ship('cruiser', 1)], '11', '13');
  test.each([
    ['T157 permitted', [{ order: 'permit', seat: 'hacan', answer: 'permit' }], {}, '13', []],
    ['permitted here', [{ order: 'permit', seat: 'hacan', system: '12', answer: 'permit' }], {}, '13', []],
    ['T157 silent: waits in the hex before', [], {}, '11', ['passage-refused']],
    ['RZ14 taken back', [{ order: 'permit', seat: 'hacan', answer: 'permit' }, { order: 'permit', seat: 'hacan', answer: 'refuse' }], {}, '11', ['passage-refused']],
    ['permitted to somebody else', [{ order: 'permit', seat: 'letnev', answer: 'permit' }], {}, '11', ['passage-refused']],
    ['silent under stopIn', [], { 'passage.refused': 'stopIn' as const }, '12', ['passage-refused']],
  ] as const)('%s', (_name, permits, options, system, voids) => {
    const played = playPhase(aGermanWorld({ ...threeDiplomats, options }), { intents: { hacan: [order], sol: permits } });
    expect(played.state.pieces['hacan/cruiser/1']?.system).toBe(system);
    expect(eventsOf(played, 'order-void').map(({ problem }) => problem.code)).toEqual(voids);
    expect(citedBy(played)).toEqual(expect.arrayContaining(['B38', 'B39']));
  });
  test('the check warns that permission is needed; without a Diplomat the line is refused', () => {
    expect(checked(aGermanWorld(threeDiplomats), 'hacan', [order])).toEqual([['warning passage-needed [B38 B39 passage.refused]']]);
    expect(checked(aGermanWorld({ ...threeDiplomats, leaders: {} }), 'hacan', [order])).toEqual([['refused path-blocked [RZ13]']]);
  });
  test('holdBefore does not wait its way into a battle', () => {
    const state = aGermanWorld({ ...threeDiplomats, ships: { 11: { hacan: { cruiser: 1 } }, 12: { sol: { cruiser: 1 } }, 13: { letnev: { cruiser: 1 } } }, seats: ['hacan', 'sol', 'letnev'], technologies: { hacan: ['type-iv-drive'] } });
    const played = playPhase(state, { intents: { hacan: [move([ship('cruiser', 1)], '11', '14')], sol: [{ order: 'permit', seat: 'hacan', answer: 'permit' }] } });
    expect(played.state.pieces['hacan/cruiser/1']?.system).toBe('11');
  });
});

describe('an Admiral leads Dreadnoughts (B45)', () => {
  const fleet: WorldSpec = { seats: ['sol'], systems: row, ships: { 11: { sol: { dreadnought: 4, cruiser: 1 } }, 12: {} }, leaders: { 'sol/admiral': 'sol/dreadnought/2' } };
  const four = [1, 2, 3, 4].map((number) => ship('dreadnought', number));
  const at = (state: ReturnType<typeof aGermanWorld>): readonly string[] => shipsOf(state, 'sol', '13').map((id) => id.replace('sol/dreadnought/', ''));
  test('T164: his own counts first, then the order of the line; the fourth stays and the others stand', () => {
    const played = playPhase(aGermanWorld(fleet), { intents: { sol: [move(four, '11', '13')] } });
    expect(at(played.state)).toEqual(['1', '2', '3']);
    expect(eventsOf(played, 'order-void').map(({ problem }) => [problem.code, problem.params, problem.cites.includes('B45')])).toEqual([['too-far', { unit: { kind: 'dreadnought', number: 4 }, steps: 2, move: 1 }, true]]);
    expect(checked(aGermanWorld(fleet), 'sol', [move(four, '11', '13')])[0]?.[0]).toMatch(/^warning too-far .*B45/);
  });
  test('his own counts first even if it is named last', () => {
    const named = [1, 3, 4, 2].map((number) => ship('dreadnought', number));
    expect(at(playPhase(aGermanWorld(fleet), { intents: { sol: [move(named, '11', '13')] } }).state)).toEqual(['1', '2', '3']);
  });
  test('he leads from a Cruiser too, and over two lines with the same way', () => {
    const state = aGermanWorld({ ...fleet, leaders: { 'sol/admiral': 'sol/cruiser/1' } });
    const orders = [move([ship('cruiser', 1), ship('dreadnought', 1)], '11', '13'), move([ship('dreadnought', 2), ship('dreadnought', 3)], '11', '13')];
    expect(at(playPhase(state, { intents: { sol: orders } }).state)).toEqual(['sol/cruiser/1', '1', '2', '3']);
  });
  test('T165: who joins him half way is no faster', () => {
    const state = aGermanWorld({ ...fleet, ships: { 11: { sol: { dreadnought: 1 } }, 12: { sol: { dreadnought: 1 } } }, leaders: { 'sol/admiral': 'sol/dreadnought/1' } });
    const played = playPhase(state, { intents: { sol: [move([ship('dreadnought', 1)], '11', '13'), move([ship('dreadnought', 2)], '12', '14')] } });
    expect([played.state.pieces['sol/dreadnought/1']?.system, played.state.pieces['sol/dreadnought/2']?.system]).toEqual(['13', '12']);
    expect(eventsOf(played, 'order-void').map(({ problem }) => problem.code)).toEqual(['too-far']);
  });
  test('without him they move one hex', () => {
    const played = playPhase(aGermanWorld({ ...fleet, leaders: {} }), { intents: { sol: [move(four, '11', '13')] } });
    expect(at(played.state)).toEqual([]);
  });
});
