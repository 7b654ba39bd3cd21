import { describe, expect, test } from '@jest/globals';
import type { ActionIntent, TurnIntent } from '../../../src/engine/order-intents.js';
import { moveFleets } from '../../../src/engine/steps/move-fleets.js';
import { transferLeaders } from '../../../src/engine/steps/transfer-leaders.js';
import type { Step, TurnView } from '../../../src/engine/step.js';
import { aWorld, eventsOf, on, play, shipsOf, type PlayOptions, type Played, type WorldSpec } from '../../support/world.js';

// A row of systems 1 - 2 - 3 - 4; Letnev activates 4 or what the case says.
type Move = Extract<ActionIntent, { order: 'move' }>;
const move = (units: Move['units'], from = '1', more: Partial<Move> = {}): Move => ({ order: 'move', units, leaders: [], from, via: [], ...more });
const ship = (kind: 'cruiser' | 'carrier' | 'dreadnought' | 'destroyer' | 'fighter' | 'war-sun', number = 1): Move['units'][number] => ({ kind, number });
const some = (kind: 'fighter' | 'ground-force' | 'pds', count: number): Move['units'][number] => ({ kind, count });

function row(spec: Partial<WorldSpec> & { readonly systems?: WorldSpec['systems'] } = {}): WorldSpec {
  return { seats: ['letnev', 'hacan'], ...spec, systems: { 1: {}, 2: {}, 3: {}, 4: {}, ...spec.systems } };
}
function go(spec: WorldSpec, orders: readonly TurnIntent[], { system = '3', ...options }: PlayOptions & { readonly system?: string } = {}): Played<void> {
  const action = { seat: 'letnev', system };
  function* both(turn: TurnView): Step<void> { yield* transferLeaders(turn, action); yield* moveFleets(turn, action); }
  return play(aWorld(spec), both, { ...options, intents: { letnev: orders } });
}
const voids = (played: Played<void>): readonly string[] => eventsOf(played, 'order-void').map((event) => event.problem.code);
const arrived = (played: Played<void>, system = '3'): readonly string[] => shipsOf(played.state, 'letnev', system);

describe('range (R2.5, A13)', () => {
  test.each([
    ['a Cruiser makes two steps', { cruiser: 1 }, 'cruiser', [], {}, []],
    ['a Carrier makes one', { carrier: 1 }, 'carrier', [], {}, ['too-far']],
    ['a Carrier with XRD Transporters makes two', { carrier: 1 }, 'carrier', ['xrd-transporters'], {}, []],
    ['T031 a Dreadnought with the Admiral makes two', { dreadnought: 1 }, 'dreadnought', [], { 'letnev/admiral': 'letnev/dreadnought/1' }, []],
    ['T033 two Admirals give no more than one', { dreadnought: 1 }, 'dreadnought', [], { 'letnev/admiral/1': 'letnev/dreadnought/1', 'letnev/admiral/2': 'letnev/dreadnought/1' }, []],
    ['a Dreadnought alone makes one', { dreadnought: 1 }, 'dreadnought', [], {}, ['too-far']],
  ] as const)('%s', (_name, fleet, kind, technologies, leaders, problems) => {
    const played = go(row({ ships: { 1: { letnev: fleet } }, technologies: { letnev: technologies }, leaders }), [move([ship(kind)])]);
    expect(voids(played)).toEqual(problems);
    expect(arrived(played)).toEqual(problems.length === 0 ? [`letnev/${kind}/1`] : []);
  });
  test.each([
    ['T032 a Cruiser gets nothing from the Admiral', { cruiser: 1 }, 'cruiser', ['letnev/cruiser/1'], []],
    ['T033 a Dreadnought with two Admirals does not make three', { dreadnought: 1 }, 'dreadnought', ['letnev/dreadnought/1'], []],
    ['T034 with Type IV Drive and the Admiral it does', { dreadnought: 1 }, 'dreadnought', ['letnev/dreadnought/1'], ['type-iv-drive']],
  ] as const)('three steps: %s', (_name, fleet, kind, [place], technologies) => {
    const leaders = { 'letnev/admiral/1': place, 'letnev/admiral/2': place };
    const played = go(row({ ships: { 1: { letnev: fleet } }, technologies: { letnev: technologies }, leaders }), [move([ship(kind)])], { system: '4' });
    expect(voids(played)).toEqual(technologies.length > 0 ? [] : ['too-far']);
  });
  test('one slow ship keeps its whole line at home, other lines stand', () => {
    const played = go(row({ ships: { 1: { letnev: { cruiser: 1, destroyer: 1, carrier: 1 } } } }), [move([ship('cruiser'), ship('carrier')]), move([ship('destroyer')])]);
    expect(voids(played)).toEqual(['too-far']);
    expect(arrived(played)).toEqual(['letnev/destroyer/1']);
  });
});

describe('the way (R2.4-R2.8)', () => {
  const cruiser = { 1: { letnev: { cruiser: 1 } } };
  test.each([
    ['enemy ships are not passed', { 2: {} }, { ...cruiser, 2: { hacan: { cruiser: 1 } } }, [], ['path-blocked']],
    ['enemy Fighters alone are', { 2: {} }, { ...cruiser, 2: { hacan: { fighter: 1 } } }, [], []],
    ['with a Light/Wave Deflector enemy ships are', { 2: {} }, { ...cruiser, 2: { hacan: { cruiser: 1 } } }, ['light-wave-deflector'], []],
    ['an asteroid field is not passed', { 2: { anomaly: 'asteroid-field' } }, cruiser, [], ['no-path']],
    ['with Antimass Deflectors it is', { 2: { anomaly: 'asteroid-field' } }, cruiser, ['antimass-deflectors'], []],
    ['a nebula is not passed', { 2: { anomaly: 'nebula' } }, cruiser, [], ['no-path']],
    ['an ion storm is not passed', { 2: { anomaly: 'ion-storm' } }, cruiser, [], ['no-path']],
    ['a supernova is not passed', { 2: { anomaly: 'supernova' } }, cruiser, [], ['no-path']],
    ['a nebula is entered when activated', { 3: { anomaly: 'nebula' } }, cruiser, [], []],
    ['a ship leaves a nebula by one step only', { 1: { anomaly: 'nebula' } }, cruiser, [], ['too-far']],
    ['a system with an own counter is not left', { 1: { counters: ['letnev'] } }, cruiser, [], ['starts-in-activated']],
    ['a system with an own counter is passed', { 2: { counters: ['letnev'] } }, cruiser, [], []],
    ['the same letter of wormhole joins two systems', { 1: { wormholes: ['alpha'], hex: [9, 9] }, 3: { wormholes: ['alpha'] } }, cruiser, [], []],
    ['different letters do not', { 1: { wormholes: ['alpha'], hex: [9, 9] }, 3: { wormholes: ['beta'] } }, cruiser, [], ['no-path']],
  ] as const)('%s', (_name, systems, ships, technologies, problems) => {
    const played = go(row({ systems, ships, technologies: { letnev: technologies } }), [move([ship('cruiser')])]);
    expect(voids(played)).toEqual(problems);
    expect(arrived(played)).toEqual(problems.length === 0 ? ['letnev/cruiser/1'] : []);
  });
  test('VIA chooses the way, a free way is found without it', () => {
    const hexes = { 1: { hex: [0, 0] as const }, 2: { hex: [1, 0] as const }, 3: { hex: [1, 1] as const }, 5: { hex: [0, 1] as const } };
    const spec = row({ systems: hexes, ships: { 1: { letnev: { cruiser: 2 } }, 2: { hacan: { cruiser: 1 } } } });
    const played = go(spec, [move([ship('cruiser', 1)]), move([ship('cruiser', 2)], '1', { via: ['2'] })]);
    expect(eventsOf(played, 'fleet-moved').map((event) => event.path)).toEqual([['1', '5', '3']]);
    expect(voids(played)).toEqual(['path-blocked']);
  });
});

describe('gravity rift (R2.8, A29, T080)', () => {
  const spec = row({ systems: { 2: { anomaly: 'gravity-rift' } }, ships: { 1: { letnev: { cruiser: 1, destroyer: 1 } } }, leaders: { 'letnev/admiral': 'letnev/cruiser/1' } });
  test('each ship that leaves it rolls; 1-5 loses it, and its leader is killed without a die', () => {
    const played = go(spec, [move([ship('destroyer'), ship('cruiser')])], { dice: { '2/gravity-rift/letnev': [6, 5] } });
    expect(arrived(played)).toEqual(['letnev/destroyer/1']);
    expect(eventsOf(played, 'leader-killed')).toMatchObject([{ leader: 'letnev/admiral', cause: 'gravity-rift', cites: ['A29'] }]);
  });
});

describe('passage of a Diplomat (R4.D4)', () => {
  const spec = (leaders: WorldSpec['leaders'] = {}): WorldSpec => row({ ships: { 1: { letnev: { cruiser: 1 } }, 2: { hacan: { cruiser: 1 } } }, leaders });
  const diplomat = { 'letnev/diplomat': 'letnev/cruiser/1' };
  test.each([
    ['permitted', 'permit', []],
    ['refused', 'refuse', ['passage-refused']],
  ] as const)('%s', (_name, answer, problems) => {
    const played = go(spec(diplomat), [move([ship('cruiser')])], { answers: { '2/passage/hacan': answer } });
    expect(voids(played)).toEqual(problems);
    expect(eventsOf(played, 'passage-decided')).toMatchObject([{ by: 'hacan', permitted: answer === 'permit' }]);
  });
  test('silence refuses', () => expect(voids(go(spec(diplomat), [move([ship('cruiser')])]))).toEqual(['passage-refused']));
  test('without a Diplomat nobody is asked', () => expect(go(spec(), [move([ship('cruiser')])]).questions).toEqual([]));
  test('switched off nobody is asked', () => {
    const played = go({ ...spec(diplomat), options: { 'diplomat.passage': false } }, [move([ship('cruiser')])]);
    expect([played.questions, voids(played)]).toEqual([[], ['path-blocked']]);
  });
});

describe('what ships carry (R2.9, R2.11, A8)', () => {
  const home = { systems: { 1: { planets: { 'arc-prime': { owner: 'letnev', forces: { letnev: { 'ground-force': 4, pds: 1 } } }, 'wren-terra': { owner: 'letnev', forces: { letnev: { 'ground-force': 2 } } } } } } } as const;
  const near = { system: '2' };
  test('T009 six units fill a Carrier, leaders beside them need no room', () => {
    const played = go(row({ ...home, ships: { 1: { letnev: { carrier: 1, fighter: 4 } } }, leaders: { 'letnev/general': 'arc-prime', 'letnev/diplomat': 'arc-prime' } }),
      [move([ship('carrier'), some('fighter', 4), some('ground-force', 2)], '1', { leaders: [{ class: 'general' }, { class: 'diplomat' }] })], near);
    expect(voids(played)).toEqual([]);
    expect(arrived(played, '2')).toHaveLength(5);
    expect(eventsOf(played, 'leader-boarded').map((event) => event.to)).toEqual(['letnev/carrier/1', 'letnev/carrier/1']);
  });
  test.each([
    ['more than six', [ship('carrier'), some('fighter', 5), some('ground-force', 2)], 'fighters-need-support'],
    ['more ground forces than room', [ship('carrier'), some('ground-force', 6), some('pds', 1)], 'over-capacity'],
    ['more than are there', [ship('carrier'), some('ground-force', 7)], 'not-enough'],
    ['a Cruiser carries nothing', [ship('cruiser'), some('ground-force', 1)], 'cannot-carry'],
    ['Fighters do not fly alone', [some('fighter', 1)], 'fighters-need-support'],
    ['a ship that is not there', [ship('carrier', 7)], 'no-such-piece'],
  ] as const)('refused: %s', (_name, units, problem) => {
    const played = go(row({ ...home, ships: { 1: { letnev: { carrier: 1, cruiser: 1, fighter: 6 } } } }), [move(units)], near);
    expect(voids(played)).toEqual([problem]);
    expect(on(played.state, 'arc-prime', 'letnev', 'ground-force')).toBe(4);
  });
  test('the planet named gives the troops and stays owned without them', () => {
    const played = go(row({ ...home, ships: { 1: { letnev: { carrier: 1 } } } }), [move([ship('carrier'), some('ground-force', 2)], '1', { planet: 'wren-terra' })], near);
    expect([on(played.state, 'arc-prime', 'letnev', 'ground-force'), on(played.state, 'wren-terra', 'letnev', 'ground-force'), played.state.planets['wren-terra']?.owner]).toEqual([4, 0, 'letnev']);
  });
  test('a line without ships is picked up by the fleet that passes', () => {
    const systems = { 2: { planets: { abyz: { owner: 'letnev', forces: { letnev: { 'ground-force': 2 } } } } } } as const;
    const spec = row({ systems, ships: { 1: { letnev: { carrier: 1 } } }, technologies: { letnev: ['xrd-transporters'] }, leaders: { 'letnev/general': 'abyz' } });
    const played = go(spec, [move([some('ground-force', 2)], '2', { leaders: [{ class: 'general' }] }), move([ship('carrier')])]);
    expect(voids(played)).toEqual([]);
    expect(played.state.pieces['letnev/carrier/1']?.cargo).toEqual({ 'ground-force': 2 });
    expect(played.state.leaders['letnev/general']?.at).toEqual({ on: 'piece', piece: 'letnev/carrier/1' });
  });
  test.each([
    ['in a system activated earlier', { counters: ['letnev'] }, {}, 'transfer-from-activated'],
    ['beside enemy Fighters', {}, { 2: { hacan: { fighter: 1 } } }, 'transfer-with-enemies'],
  ] as const)('nothing is picked up %s', (_name, extra, enemies, problem) => {
    const systems = { 2: { planets: { abyz: { owner: 'letnev', forces: { letnev: { 'ground-force': 2 } } } }, ...extra } } as const;
    const spec = row({ systems, ships: { 1: { letnev: { carrier: 1 } }, ...enemies }, technologies: { letnev: ['xrd-transporters'] } });
    expect(voids(go(spec, [move([some('ground-force', 2)], '2'), move([ship('carrier')])]))).toEqual([problem]);
  });
});

describe('transfers before movement (A6, A7, B8, B9, leaders.shipToShip)', () => {
  const systems = { 1: { planets: { 'arc-prime': { owner: 'letnev' } } } } as const;
  const three = { 'letnev/general': 'arc-prime', 'letnev/admiral': 'arc-prime', 'letnev/diplomat': 'arc-prime' };
  const board = (classes: readonly ('general' | 'admiral' | 'diplomat')[], more: Partial<Extract<ActionIntent, { order: 'transfer' }>> = {}): TurnIntent =>
    ({ order: 'transfer', leaders: classes.map((one) => ({ class: one })), from: { planet: 'arc-prime' }, to: { kind: 'destroyer', number: 1 }, ...more });
  const base = row({ systems, ships: { 1: { letnev: { destroyer: 1, cruiser: 1, fighter: 1 } } }, leaders: three });
  test('T007 three leaders board one Destroyer', () => {
    const played = go(base, [board(['general', 'admiral', 'diplomat'])]);
    expect(eventsOf(played, 'leader-boarded')).toHaveLength(3);
  });
  test('T008 a Fighter carries a Diplomat', () => {
    expect(voids(go(base, [board(['diplomat'], { to: { kind: 'fighter', number: 1 } })]))).toEqual([]);
  });
  test.each([
    ['onto a ship of somebody else', row({ ...base, ships: { 1: { hacan: { destroyer: 1 } } } }), board(['general']), 'transfer-onto-enemy'],
    ['to a ship elsewhere', row({ ...base, ships: { 2: { letnev: { destroyer: 1 } } } }), board(['general']), 'transfer-not-in-system'],
    ['where an earlier counter lies', row({ ...base, systems: { 1: { ...systems[1], counters: ['letnev'] } } }), board(['general']), 'transfer-from-activated'],
    ['beside enemy ships', row({ ...base, ships: { 1: { letnev: { destroyer: 1 }, hacan: { cruiser: 1 } } } }), board(['general']), 'transfer-with-enemies'],
    ['of a leader who is not there', row({ ...base, leaders: { 'letnev/general': 'letnev/cruiser/1' } }), board(['general']), 'leader-not-there'],
    ['of a captive', row({ ...base, leaders: { 'letnev/general': { on: 'captive', captor: 'hacan', since: 1 } } }), board(['general']), 'leader-is-captive'],
    ['of a dead leader', row({ ...base, leaders: { 'letnev/general': { on: 'out', how: 'killed' } } }), board(['general']), 'leader-is-out'],
  ] as const)('refused: %s', (_name, spec, order, problem) => expect(voids(go(spec, [order]))).toEqual([problem]));
  test.each([[true, []], [false, ['ship-to-ship-not-allowed']]] as const)('from ship to ship under leaders.shipToShip=%s', (allowed, problems) => {
    const spec = row({ ...base, leaders: { 'letnev/general': 'letnev/cruiser/1' }, options: { 'leaders.shipToShip': allowed } });
    expect(voids(go(spec, [board(['general'], { from: { kind: 'cruiser', number: 1 } })]))).toEqual(problems);
  });
});

describe('fleet supply (R2.10, R5.24)', () => {
  const spec = row({ ships: { 2: { letnev: { destroyer: 2, cruiser: 1 } } }, seat: { letnev: { counters: { command: 3, strategy: 2, fleet: 1 } } }, leaders: { 'letnev/admiral': 'letnev/destroyer/1' } });
  const all = [move([ship('destroyer', 1), ship('destroyer', 2), ship('cruiser')], '2')];
  test('the excess is lost at once, the cheapest without leaders first; Letnev may have one ship more', () => {
    const played = go(spec, all);
    expect(arrived(played)).toEqual(['letnev/destroyer/1', 'letnev/cruiser/1']);
    expect(played.questions.map((question) => question.kind)).toEqual(['supply']);
  });
  test('T080 the owner may give up the leader\'s ship: he is killed without a die', () => {
    const played = go(spec, all, { answers: { 'supply/letnev': { lost: ['letnev/destroyer/1'] } } });
    expect(eventsOf(played, 'leader-killed')).toMatchObject([{ cause: 'fleet-supply', cites: ['A29'] }]);
  });
});
