import { describe, expect, test } from '@jest/globals';
import { brokenBetweenTurns, fold, newGame, nextTurn, resolveOptions, ruleSetOf, run, stepsOf, type GameState, type TurnIntent } from '../../../../src/engine/index.js';
import type { RuleOptions } from '../../../../src/engine/rules/options.js';
import { eventsOf, shipsOf, type WorldSpec } from '../../../support/world.js';
import { aGermanWorld, checked, citedBy, germanPbem, leader, move, playPhase, ship, some, whereIs } from './german-world.js';

const held = { on: 'captive', captor: 'hacan', since: 1 } as const;
const execute = { order: 'captive' as const, leader: leader('agent', 'sol'), decision: { do: 'execute' as const } };
const handTo = (to: string): TurnIntent => ({ order: 'captive', leader: leader('agent', 'sol'), decision: { do: 'hand', to } });

describe('captives (B24-B26)', () => {
  const world: WorldSpec = { seats: ['hacan', 'sol', 'letnev'], systems: { 11: { planets: { jord: { owner: 'sol' } } } }, ships: { 11: { hacan: { cruiser: 1 } } }, leaders: { 'sol/agent': held } };
  test.each([
    ['T146, T169 B24: handed to a third player', handTo('letnev'), 'captive of letnev', 'B24'],
    ['T147 B25: back to his owner he is free, blockade or not', handTo('sol'), 'jord', 'B25'],
    ['B25: released', { order: 'captive', leader: leader('agent', 'sol'), decision: { do: 'release' } }, 'jord', 'B25'],
    ['B26: executed', execute, 'executed', 'B26'],
  ] as const)('%s', (_name, order, where, cite) => {
    const played = playPhase(aGermanWorld(world, 'politics'), { intents: { hacan: [order] } });
    expect([whereIs(played.state, 'sol/agent'), citedBy(played)]).toEqual([where, expect.arrayContaining([cite])]);
  });
  test('who says nothing keeps him, and nobody is asked', () => {
    const played = playPhase(aGermanWorld(world, 'politics'));
    expect([whereIs(played.state, 'sol/agent'), played.questions]).toEqual(['captive of hacan', []]);
  });
  test('B24: who receives one may not pass him on in the same phase', () => {
    const played = playPhase(aGermanWorld(world, 'politics'), { intents: { hacan: [handTo('letnev')], letnev: [handTo('sol')] } });
    expect([whereIs(played.state, 'sol/agent'), eventsOf(played, 'order-void').length]).toEqual(['captive of letnev', 1]);
  });
  test('T146 B24: not after the Politikphase', () => {
    expect(checked(aGermanWorld(world, 'movement'), 'hacan', [handTo('letnev')])).toEqual([['refused captive-not-now [B24]']]);
  });
  test.each(germanPbem.steps.round)('T148 B26: an execution in the phase %s', (phase) => {
    const state = aGermanWorld({ ...world, ships: {} }, phase);
    expect(checked(state, 'hacan', [execute])).toEqual([[]]);
    expect(whereIs(playPhase(state, { intents: { hacan: [execute] } }).state, 'sol/agent')).toBe('executed');
  });
  test('somebody else\'s captive', () => {
    expect(checked(aGermanWorld(world, 'movement'), 'letnev', [execute])).toEqual([['refused not-your-captive [B26]']]);
  });
  test('an execution that was sent for an earlier phase is not told again', () => {
    const state = aGermanWorld({ ...world, leaders: { 'sol/agent': { on: 'out', how: 'executed' } }, ships: {} }, 'movement');
    expect(playPhase(state, { intents: { hacan: [execute] } }).events).toEqual([]);
  });
});

describe('income and purchases (S4.6, S4.13, RZ7, B33)', () => {
  const buy = (planet: string, ...units: readonly (readonly ['pds' | 'space-dock' | 'cruiser' | 'fighter' | 'ground-force', number])[]): TurnIntent => ({ order: 'build', planet, units: units.map(([kind, count]) => ({ kind, count })) });
  const world: WorldSpec = {
    seats: ['hacan', 'sol'], systems: { 11: { planets: { hercant: { owner: 'hacan', resources: 3, dock: true }, abyz: { owner: 'hacan', resources: 2 } } }, 12: { planets: { fria: { owner: 'hacan', resources: 0 } } } },
    seat: { hacan: { credits: 10 } }, leaders: { 'hacan/scientist': 'abyz' },
  };
  const bought = (state: GameState): readonly string[] => (state.seats['hacan']?.purchases ?? []).map(({ kind, count, planet, cheap }) => `${String(count)} ${kind} ${planet}${cheap === true ? ' cheap' : ''}`);
  const play = (orders: readonly TurnIntent[], spec: WorldSpec = world): ReturnType<typeof playPhase> => playPhase(aGermanWorld(spec, 'economy'), { intents: { hacan: orders } });
  test('S4.6: the resources of all controlled planets', () => {
    expect(eventsOf(play([]), 'income-received').map(({ seat, credits }) => [seat, credits])).toEqual([['hacan', 5], ['sol', 0]]);
  });
  test('S4.13: paid at once, placed later', () => {
    const played = play([buy('hercant', ['cruiser', 1], ['fighter', 2])]);
    expect([bought(played.state), played.state.seats['hacan']?.credits]).toEqual([['1 cruiser hercant', '2 fighter hercant'], 1]);
  });
  test('RZ7: what the money does not reach is cut from the end; more than the dock makes is bought all the same', () => {
    const played = play([buy('hercant', ['cruiser', 1], ['fighter', 5])]);
    expect([bought(played.state), eventsOf(played, 'order-void').map(({ problem }) => problem.code)]).toEqual([['1 cruiser hercant', '2 fighter hercant'], ['cut-to-credits']]);
    const state = aGermanWorld({ ...world, seat: { hacan: { credits: 100 } } }, 'economy');
    expect(checked(state, 'hacan', [buy('hercant', ['fighter', 4])])).toEqual([['warning production-limit [RZ7 S13.1]']]);
    expect(checked(state, 'hacan', [buy('hercant', ['fighter', 40])])[0]).toContain('warning cut-to-credits [RZ7]');
  });
  test.each([
    ['no dock there', buy('fria', ['cruiser', 1]), 'no-dock'], ['not his planet', buy('jord', ['cruiser', 1]), 'not-your-planet'],
    ['a second dock', buy('hercant', ['space-dock', 1]), 'dock-limit'], ['no money', buy('hercant', ['cruiser', 1]), 'not-enough-credits'],
  ] as const)('refused: %s', (_name, order, code) => {
    const state = aGermanWorld({ ...world, seat: { hacan: { credits: -5 } } }, 'economy');
    expect(checked(state, 'hacan', [order])[0]?.[0]).toContain(`refused ${code}`);
  });
  test('T153 B33: a dock for 5 beside a Scientist, and not a PDS too', () => {
    const played = play([buy('abyz', ['space-dock', 1]), buy('abyz', ['pds', 1])]);
    expect([bought(played.state), played.state.seats['hacan']?.credits]).toEqual([['1 space-dock abyz cheap'], 10]);
    expect(eventsOf(played, 'order-void')).toMatchObject([{ problem: { code: 'cheap-build-used', cites: ['B33', 'scientist.cheapBuild'] } }]);
    expect(citedBy(played)).toContain('B33');
  });
  test('two PDS in one line: the first alone is cheap, so that the second has no dock', () => {
    expect(checked(aGermanWorld(world, 'economy'), 'hacan', [buy('abyz', ['pds', 2])])).toEqual([['refused cheap-build-used [B33 scientist.cheapBuild]']]);
  });
  test.each([['perPlanet', ['1 pds jol cheap', '1 pds nar cheap']], ['perPlayer', ['1 pds jol cheap']]] as const)('T153 scientist.cheapBuild=%s: two planets with a Scientist', (option, list) => {
    const spec: WorldSpec = { seats: ['jol-nar'], systems: { 11: { planets: { jol: { owner: 'jol-nar' }, nar: { owner: 'jol-nar' } } } }, seat: { 'jol-nar': { credits: 20 } }, leaders: { 'jol-nar/scientist/1': 'jol', 'jol-nar/scientist/2': 'nar' }, options: { 'scientist.cheapBuild': option } };
    const played = playPhase(aGermanWorld(spec, 'economy'), { intents: { 'jol-nar': [buy('jol', ['pds', 1]), buy('nar', ['pds', 1])] } });
    expect((played.state.seats['jol-nar']?.purchases ?? []).map(({ kind, count, planet, cheap }) => `${String(count)} ${kind} ${planet}${cheap === true ? ' cheap' : ''}`)).toEqual(list);
  });
  test('without a Scientist a dock costs 15, and orders for it count with the income of the same phase', () => {
    const spec: WorldSpec = { ...world, leaders: {}, seat: { hacan: { credits: 10 } } };
    expect(play([buy('abyz', ['space-dock', 1])], spec).state.seats['hacan']?.credits).toBe(0);
    expect(checked(aGermanWorld(spec, 'politics'), 'hacan', [buy('abyz', ['space-dock', 1])])).toEqual([[]]);
    expect(checked(aGermanWorld(spec, 'movement'), 'hacan', [buy('abyz', ['space-dock', 1])])).toEqual([['refused phase-is-over [S2.1]']]);
  });
});

describe('placement (S13, RZ28, RZ29, S4.15)', () => {
  const purchases = (list: readonly (readonly [string, 'cruiser' | 'fighter' | 'ground-force' | 'pds' | 'space-dock', number, true?])[]): WorldSpec['seat'] => ({ hacan: { purchases: list.map(([planet, kind, count, cheap]) => ({ planet, kind, count, ...(cheap === undefined ? {} : { cheap }) })) } });
  const systems: WorldSpec['systems'] = { 11: { planets: { hercant: { owner: 'hacan', resources: 2, dock: true } } }, 12: { planets: { abyz: { owner: 'hacan', resources: 1 } } }, 13: { planets: { fria: { owner: 'hacan', resources: 2, dock: true } } } };
  test('ships in the hex, ground forces on the planet; beyond the dock at the nearest with room, the rest is lost', () => {
    const played = playPhase(aGermanWorld({ seats: ['hacan'], systems, seat: purchases([['hercant', 'cruiser', 1], ['hercant', 'ground-force', 2], ['hercant', 'cruiser', 3]]) }, 'placement'));
    expect([shipsOf(played.state, 'hacan', '11').length, shipsOf(played.state, 'hacan', '13').length, played.state.planets['hercant']?.forces['hacan'], played.state.planets['fria']?.forces['hacan']]).toEqual([1, 1, { 'ground-force': 1 }, { 'ground-force': 1 }]);
    expect(eventsOf(played, 'purchases-settled')).toMatchObject([{ lost: [{ kind: 'cruiser', count: 2 }] }]);
    expect(played.state.seats['hacan']?.purchases).toEqual([]);
  });
  test('RZ29: a foreign ship keeps ships away, ground forces not', () => {
    const played = playPhase(aGermanWorld({ seats: ['hacan', 'sol'], systems: { 11: systems[11] ?? {} }, ships: { 11: { sol: { fighter: 1 } } }, seat: purchases([['hercant', 'cruiser', 1], ['hercant', 'ground-force', 1]]), technologies: {} }, 'placement'));
    expect([shipsOf(played.state, 'hacan'), played.state.planets['hercant']?.forces['hacan']]).toEqual([[], { 'ground-force': 1 }]);
  });
  test('S13.3, S4.15: a new dock makes nothing yet; what a Scientist made cheap stands where he was', () => {
    const played = playPhase(aGermanWorld({ seats: ['hacan'], systems: { 12: systems[12] ?? {}, 13: { planets: { lor: { owner: 'hacan' } } } }, seat: purchases([['abyz', 'space-dock', 1], ['abyz', 'cruiser', 1], ['lor', 'pds', 1, true]]) }, 'placement'));
    expect([played.state.planets['abyz']?.dock, shipsOf(played.state, 'hacan'), played.state.planets['lor']?.forces['hacan']]).toEqual([{ builtRound: 1 }, [], { pds: 1 }]);
    expect(citedBy(played)).toContain('B33');
  });
  test('S5.3: Fighters beyond the berths of dock and Carrier die at once', () => {
    const played = playPhase(aGermanWorld({ seats: ['hacan'], systems: { 11: { planets: { hercant: { owner: 'hacan', resources: 3, dock: true } } } }, seat: purchases([['hercant', 'fighter', 3]]) }, 'placement'));
    expect(shipsOf(played.state, 'hacan')).toHaveLength(2);
  });
});

describe('technology (S12, B31, B32)', () => {
  const research = { order: 'research' as const, technology: 'antimass-deflectors' };
  const world: WorldSpec = {
    seats: ['hacan'], systems: { 11: { homeOf: 'hacan', planets: { hercant: { owner: 'hacan', resources: 3 } } }, 12: { planets: { abyz: { owner: 'hacan', resources: 3, specialties: ['blue'] } } } },
    seat: { hacan: { credits: 40 } },
  };
  test.each([
    ['T152 B31, B32: a Scientist on a planet of 3 outside home, no symbol of its own counted', { 'hacan/scientist': 'abyz' }, 24],
    ['T152: in the home system he gives nothing; the blue planet gives its resources (S12.4)', { 'hacan/scientist': 'hercant' }, 27],
    ['S12.4 alone', {}, 27],
  ] as const)('%s', (_name, leaders, price) => {
    const played = playPhase(aGermanWorld({ ...world, leaders }, 'technology'), { intents: { hacan: [research] } });
    expect(eventsOf(played, 'technology-researched')).toMatchObject([{ price }]);
    expect([played.state.seats['hacan']?.credits, played.state.seats['hacan']?.technologies]).toEqual([40 - price, ['antimass-deflectors']]);
    if (price === 24) expect(citedBy(played)).toEqual(expect.arrayContaining(['B31', 'B32', 'RZ27']));
  });
  test('S12.2: Jol-Nar pay 20', () => {
    const played = playPhase(aGermanWorld({ seats: ['jol-nar'], systems: { 11: {} }, seat: { 'jol-nar': { credits: 20 } } }, 'technology'), { intents: { 'jol-nar': [research] } });
    expect(played.state.seats['jol-nar']?.credits).toBe(0);
  });
  test.each([
    ['no money', { credits: 5 }, research, 'not-enough-credits'], ['known already', { technologies: ['antimass-deflectors'] }, research, 'technology-known'],
    ['without what comes before', {}, { order: 'research' as const, technology: 'xrd-transporters' }, 'prerequisite-missing'],
  ] as const)('refused: %s', (_name, seat, order, code) => {
    expect(checked(aGermanWorld({ ...world, seat: { hacan: { credits: 40, ...seat } } }, 'technology'), 'hacan', [order])[0]?.[0]).toContain(`refused ${code}`);
  });
  test('S12.1: one a phase', () => {
    const played = playPhase(aGermanWorld({ ...world, seat: { hacan: { credits: 90 } } }, 'technology'), { intents: { hacan: [research, { order: 'research', technology: 'enviro-compensator' }] } });
    expect(eventsOf(played, 'order-void').map(({ problem }) => problem.code)).toEqual(['already-ordered']);
  });
});

describe('a whole game', () => {
  const options = ((): RuleOptions => {
    const resolved = resolveOptions(germanPbem.options);
    if (!resolved.ok) throw new Error('no options');
    return resolved.options;
  })();
  test.each(Object.keys(germanPbem.galaxies))('RZ40: %s opens and its rounds go on', (galaxy) => {
    const preset = germanPbem.galaxies[galaxy];
    const seats = preset?.races ?? Object.keys(germanPbem.races).slice(0, preset?.seats ?? 0);
    const game = newGame({ name: 'Test', rules: germanPbem, options, galaxy, seats });
    if (!game.ok) throw new Error(JSON.stringify(game.problems));
    let state = game.event.state;
    expect(brokenBetweenTurns(state, germanPbem)).toEqual([]);
    for (const seat of seats) expect(new Set(Object.values(state.leaders).filter((one) => one.seat === seat).map((one) => whereIs(state, one.id))).size).toBe(1);
    const seen: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      state = nextTurn(state, germanPbem).reduce(fold, state);
      seen.push(`${String(state.round)} ${state.phase}`);
      const played = run({ opening: state, rules: germanPbem, steps: stepsOf(state, germanPbem), intents: {}, answers: [], dice: { roll: () => { throw new Error('no dice'); } } });
      expect([played.questions, brokenBetweenTurns(played.state, germanPbem)]).toEqual([[], []]);
      state = played.state;
    }
    expect(seen.slice(0, 10)).toEqual([...germanPbem.steps.round.map((phase) => `1 ${phase}`), '2 politics']);
    expect(seats.every((seat) => (state.seats[seat]?.credits ?? 0) > 35)).toBe(true);
  });
  test('the rule set is known by its id, and all phases of its round have steps and orders', () => {
    expect(ruleSetOf('german-pbem')).toBe(germanPbem);
    for (const phase of germanPbem.steps.round) expect([germanPbem.steps.phases[phase] === undefined, germanPbem.steps.ordersOf[phase] === undefined]).toEqual([false, false]);
  });
  test('one mail for a whole round: purchases, loading, moves, landing and technology hang together', () => {
    const state = aGermanWorld({
      seats: ['sol', 'hacan'], systems: { 11: { homeOf: 'sol', planets: { jord: { owner: 'sol', resources: 4, dock: true, forces: { sol: { 'ground-force': 3 } } } } }, 12: { planets: { abyz: { owner: 'hacan' } } } },
      ships: { 11: { sol: { carrier: 1, dreadnought: 1 } } }, leaders: { 'sol/admiral': 'jord', 'sol/agent': 'jord' }, seat: { sol: { credits: 40 } },
    }, 'politics');
    expect(checked(state, 'sol', [
      { order: 'build', planet: 'jord', units: [{ kind: 'cruiser', count: 1 }] },
      { order: 'transfer', leaders: [leader('agent')], from: { planet: 'jord' }, to: ship('carrier', 1) },
      move([ship('carrier', 1), ship('dreadnought', 1), some('ground-force', 2)], '11', '12'),
      { order: 'land', planet: 'abyz', units: [some('ground-force', 2)], leaders: [leader('agent')] },
      { order: 'bombard', planet: 'abyz', with: [ship('dreadnought', 1)] },
      { order: 'research', technology: 'enviro-compensator' },
      { order: 'activate', system: '12' },
      { order: 'pass' },
    ])).toEqual([[], [], [], [], [], [], ['refused wrong-phase [S2.1]'], ['refused wrong-phase [S2.1]']]);
  });
  test('T126 B3: leaders that begin on two planets are refused', () => {
    const galaxy = { start: true as const, systems: { 1: { tile: 'home-letnev', homeOf: 'letnev', planets: { 'arc-prime': { owner: 'letnev' }, 'wren-terra': { owner: 'letnev' } } } }, leaders: { 'letnev/general': 'arc-prime', 'letnev/admiral': 'arc-prime', 'letnev/diplomat': 'wren-terra' } };
    const game = newGame({ name: 'Test', rules: germanPbem, options, galaxy, seats: ['letnev'] });
    expect(game.ok ? [] : game.problems.map(({ code }) => code)).toEqual(['leader-wrong-start', 'leader-wrong-start', 'leader-wrong-start']);
    expect(newGame({ name: 'Test', rules: germanPbem, options, galaxy: { ...galaxy, leaders: { ...galaxy.leaders, 'letnev/diplomat': 'arc-prime' } }, seats: ['letnev'] }).ok).toBe(true);
  });
});
