import { describe, expect, test } from '@jest/globals';
import { eventsOf, on, type PlanetSpec, type PlayOptions, type WorldSpec } from '../../../support/world.js';
import { aGermanWorld, checked, citedBy, land, leader, playPhase, ship, some, whereIs } from './german-world.js';

type Setting = { readonly abyz?: PlanetSpec; readonly planets?: Readonly<Record<string, PlanetSpec>>; readonly world?: Partial<WorldSpec>; readonly cargo?: number };

/** Hacan above Abyz of Sol, with ground forces aboard a Carrier; Sol's home is Jord, Hacan's Hercant. */
function above({ abyz = {}, planets = {}, world = {}, cargo = 4 }: Setting = {}): ReturnType<typeof aGermanWorld> {
  return aGermanWorld({
    seats: ['hacan', 'sol', 'letnev'],
    systems: { 11: { planets: { jord: { owner: 'sol' } } }, 12: { planets: { abyz: { owner: 'sol', forces: { sol: { 'ground-force': 2 } }, ...abyz }, ...planets } }, 13: { planets: { hercant: { owner: 'hacan' } } }, 14: { planets: { 'arc-prime': { owner: 'letnev' } } } },
    ships: { 12: { hacan: { carrier: 1, dreadnought: 1 } } }, cargo: { 'hacan/carrier/1': { 'ground-force': cargo } },
    ...world,
  }, 'invasion');
}
/** Lands on Abyz; the Dreadnought is kept busy elsewhere unless the test bombards. */
const invade = (count: number, leaders: readonly Parameters<typeof leader>[0][] = []): PlayOptions['intents'] => ({ hacan: [land('abyz', count === 0 ? [] : [some('ground-force', count)], leaders.map((kind) => leader(kind)))] });
const noDreadnought: Partial<WorldSpec> = { ships: { 12: { hacan: { carrier: 1 } } } };

describe('landing (B4, B9-B11, B22)', () => {
  test.each([
    ['T134 B11: two ground forces with the General', {}, [land('abyz', [some('ground-force', 2)], [leader('general')])], []],
    ['T134 B11: the General alone', {}, [land('abyz', [], [leader('general')])], ['refused leader-needs-escort [B4 B11 B22]']],
    ['T127 B4, B22: alone on a neutral planet', { abyz: { owner: undefined, forces: {} } }, [land('abyz', [], [leader('general')])], ['refused leader-on-neutral-planet [B4 B11 B22]']],
    ['T133 B10: ashore on an own planet', { abyz: { owner: 'hacan', forces: {} } }, [land('abyz', [], [leader('general')])], []],
  ] as const)('%s', (_name, setting, intents, problems) => {
    const state = above({ ...(setting as Setting), world: { leaders: { 'hacan/general': 'hacan/carrier/1' } } });
    expect(checked(state, 'hacan', intents)).toEqual([problems]);
  });
  test('T133 B10: he stands on the friendly planet', () => {
    const played = playPhase(above({ abyz: { owner: 'hacan', forces: {} }, world: { leaders: { 'hacan/general': 'hacan/carrier/1' } } }), { intents: invade(0, ['general']) });
    expect([whereIs(played.state, 'hacan/general'), citedBy(played)]).toEqual(['abyz', expect.arrayContaining(['B10'])]);
  });
  test('T132 B9: a landing ordered in the Bewegungsphase is kept for the Invasionsphase', () => {
    const state = above({ abyz: { owner: 'hacan', forces: {} }, world: { leaders: { 'hacan/general': 'hacan/carrier/1' } } });
    expect(checked({ ...state, phase: 'movement' }, 'hacan', [land('abyz', [], [leader('general')])])).toEqual([[]]);
    expect(whereIs(playPhase(state, { intents: invade(0, ['general']) }, 'movement').state, 'hacan/general')).toBe('hacan/carrier/1');
  });
  test('S10.2: one Carrier lands on one planet, two on two', () => {
    const orders = [land('abyz', [some('ground-force', 2)]), land('fria', [some('ground-force', 2)])];
    const one = above({ abyz: { owner: undefined, forces: {} }, planets: { fria: {} } });
    expect(checked(one, 'hacan', orders)).toEqual([[], ['refused ship-lands-once [S10.2]']]);
    const played = playPhase(one, { intents: { hacan: orders } });
    expect([played.state.planets['abyz']?.owner, played.state.planets['fria']?.owner]).toEqual(['hacan', undefined]);
    const two = above({ abyz: { owner: undefined, forces: {} }, planets: { fria: {} }, world: { ships: { 12: { hacan: { carrier: 2 } } }, cargo: { 'hacan/carrier/1': { 'ground-force': 2 }, 'hacan/carrier/2': { 'ground-force': 2 } } } });
    expect(playPhase(two, { intents: { hacan: orders } }).state.planets['fria']?.owner).toBe('hacan');
  });
  test('RZ22: nobody lands where foreign ships are left', () => {
    const played = playPhase(above({ world: { ships: { 12: { hacan: { carrier: 1 }, sol: { cruiser: 1 } } } } }), { intents: invade(2) });
    expect(eventsOf(played, 'order-void').map(({ problem }) => problem.code)).toEqual(['enemies-over-landing']);
  });
});

describe('the Diplomat (B34-B37)', () => {
  const diplomat: Setting = { world: { ...noDreadnought, leaders: { 'sol/diplomat': 'abyz', 'hacan/general': 'hacan/carrier/1' } } };
  test('T154 B34, B35: everything goes back, nobody is captured, no die', () => {
    const played = playPhase(above(diplomat), { intents: invade(4, ['general']) });
    expect([on(played.state, 'abyz', 'hacan', 'ground-force'), played.state.pieces['hacan/carrier/1']?.cargo, whereIs(played.state, 'hacan/general')]).toEqual([0, { 'ground-force': 4 }, 'hacan/carrier/1']);
    expect(eventsOf(played, 'dice-rolled')).toEqual([]);
    expect(citedBy(played)).toEqual(expect.arrayContaining(['B34', 'B35', 'B36']));
  });
  test('S10.18: bombardment goes on', () => {
    const played = playPhase(above({ world: { leaders: { 'sol/diplomat': 'abyz' } } }), { intents: { hacan: [land('abyz', [some('ground-force', 4)]), { order: 'bombard', planet: 'abyz', with: [] }] }, dice: { bombardment: [4] } });
    expect([on(played.state, 'abyz', 'sol', 'ground-force'), played.state.planets['abyz']?.owner]).toEqual([1, 'sol']);
  });
  test.each([
    ['in the round of use', 2, 2, false], ['T155 in the next round', 3, 2, false], ['T155 in the round after', 4, 2, true],
  ] as const)('B36 %s', (_name, round, used, asked) => {
    const state = above({ ...diplomat, world: { ...noDreadnought, round, leaders: { 'sol/diplomat': 'abyz' } } });
    const locked = { ...state, leaders: { ...state.leaders, 'sol/diplomat': { ...state.leaders['sol/diplomat'] as NonNullable<(typeof state.leaders)[string]>, usedRound: used } } };
    const played = playPhase(locked, { intents: invade(4), stop: true, dice: asked ? {} : { 'invasion-combat/1/hacan': [8, 8, 1, 1], 'invasion-combat/1/sol': [1, 1], 'leader-fate/sol/diplomat': [1] } });
    expect(played.questions.map(({ kind }) => kind)).toEqual(asked ? ['diplomat'] : []);
  });
  test('T156 B37: never on Mecatol Rex', () => {
    const state = aGermanWorld({
      seats: ['hacan', 'sol'], systems: { 12: { planets: { 'mecatol-rex': { owner: 'sol', forces: { sol: { 'ground-force': 1 } } } } } },
      ships: { 12: { hacan: { carrier: 1 } } }, cargo: { 'hacan/carrier/1': { 'ground-force': 1 } }, leaders: { 'sol/diplomat': 'mecatol-rex' },
    }, 'invasion');
    const order = { order: 'diplomat' as const, answer: 'delay' as const, planet: 'mecatol-rex' };
    expect(checked(state, 'sol', [order])).toEqual([['refused diplomat-never-here [B37]']]);
    const played = playPhase(state, { intents: { hacan: [land('mecatol-rex', [some('ground-force', 1)])], sol: [order] }, dice: { 'invasion-combat/1/hacan': [1], 'invasion-combat/1/sol': [8] } });
    expect([played.questions.length, eventsOf(played, 'diplomat-silent').map(({ cites }) => cites), played.state.planets['mecatol-rex']?.owner]).toEqual([0, [['B37']], 'sol']);
  });
});

describe('bombardment (B7, B20, B42, S10.4, S10.5)', () => {
  const bombard: PlayOptions['intents'] = { hacan: [{ order: 'bombard', planet: 'abyz', with: [ship('dreadnought', 1)] }] };
  test.each([['T160 B42: 7 - 4 misses', 7, 2], ['T160 B42: 8 - 4 hits', 8, 1]] as const)('%s', (_name, face, left) => {
    const played = playPhase(above({ world: { seats: ['hacan', 'letnev'], leaders: { 'letnev/general': 'abyz' } }, abyz: { owner: 'letnev', forces: { letnev: { 'ground-force': 2 } } } }), { intents: bombard, dice: { bombardment: [face] } });
    expect([on(played.state, 'abyz', 'letnev', 'ground-force'), citedBy(played)]).toEqual([left, expect.arrayContaining(['B42'])]);
  });
  test('T129 B7, T143 B20: a hit on the bare marker makes the planet neutral, the leader escapes without a die', () => {
    const played = playPhase(above({ abyz: { forces: {}, dock: true }, world: { leaders: { 'sol/diplomat': 'abyz' } } }), { intents: bombard, dice: { bombardment: [4] } });
    expect([played.state.planets['abyz']?.owner, played.state.planets['abyz']?.dock, whereIs(played.state, 'sol/diplomat')]).toEqual([undefined, undefined, 'jord']);
    expect(citedBy(played)).toEqual(expect.arrayContaining(['B7', 'B20']));
  });
  test('S10.5: one ground force and the marker take two hits', () => {
    const two: Partial<WorldSpec> = { ships: { 12: { hacan: { dreadnought: 2 } } }, cargo: {} };
    const order: PlayOptions['intents'] = { hacan: [{ order: 'bombard', planet: 'abyz', with: [] }] };
    const fall = (faces: readonly [number, number]): string | undefined => playPhase(above({ abyz: { forces: { sol: { 'ground-force': 1 } } }, world: two }), { intents: order, dice: { bombardment: faces } }).state.planets['abyz']?.owner;
    expect([fall([4, 3]), fall([4, 4])]).toEqual(['sol', undefined]);
  });
  test('S8.1: not where a PDS stands', () => {
    const played = playPhase(above({ abyz: { forces: { sol: { pds: 1 } } } }), { intents: bombard });
    expect(eventsOf(played, 'bombardment-refused')).toMatchObject([{ why: 'shield' }]);
  });
  test('the marker is shot off and the landing force finds nobody', () => {
    const played = playPhase(above({ abyz: { forces: {} } }), { intents: { hacan: [land('abyz', [some('ground-force', 1)]), { order: 'bombard', planet: 'abyz', with: [] }] }, dice: { bombardment: [4] } });
    expect(eventsOf(played, 'planet-taken')).toMatchObject([{ by: 'hacan', how: 'unopposed', ready: true }]);
  });
});

describe('PDS and the Agent (B46)', () => {
  test('T166 B46: with an Agent no PDS fires at the landing', () => {
    const state = aGermanWorld({ seats: ['sol', 'hacan'], systems: { 12: { planets: { abyz: { owner: 'hacan', forces: { hacan: { pds: 2 } } } } } }, ships: { 12: { sol: { carrier: 1 } } }, cargo: { 'sol/carrier/1': { 'ground-force': 3 } }, leaders: { 'sol/agent': 'sol/carrier/1' } }, 'invasion');
    const played = playPhase(state, { intents: { sol: [land('abyz', [some('ground-force', 3)], [leader('agent')])] } });
    expect([eventsOf(played, 'dice-rolled'), citedBy(played), played.state.planets['abyz']?.forces]).toEqual([[], expect.arrayContaining(['B46']), { sol: { 'ground-force': 3 } }]);
  });
  test('S8.5, S10.12: else each PDS of the planet fires once', () => {
    const played = playPhase(above({ abyz: { forces: { sol: { pds: 2 } } }, world: noDreadnought }), { intents: invade(3), dice: { 'pds-landing/sol': [7, 6] } });
    expect(on(played.state, 'abyz', 'hacan', 'ground-force')).toBe(2);
  });
});

describe('ground combat with a General (B40, B41)', () => {
  const fight = (leaders: Readonly<Record<string, string>>, seats: readonly string[] = ['norr', 'letnev']): ReturnType<typeof aGermanWorld> => aGermanWorld({
    seats, systems: { 12: { planets: { abyz: { owner: 'letnev', forces: { letnev: { 'ground-force': 2 } } } } }, 13: { planets: { quinarra: { owner: 'norr' } } }, 14: { planets: { 'arc-prime': { owner: 'letnev' } } } },
    ships: { 12: { norr: { carrier: 1 } } }, cargo: { 'norr/carrier/1': { 'ground-force': 2 } }, leaders,
  }, 'invasion');
  const orders = (leaders: readonly ReturnType<typeof leader>[]): PlayOptions['intents'] => ({ norr: [land('abyz', [some('ground-force', 2)], leaders)] });
  test('T158 B40: one die a round, also for the defender', () => {
    const played = playPhase(fight({ 'letnev/general': 'abyz' }), { intents: orders([]), answers: { 'reroll/letnev': { dice: [0, 1] } }, dice: { 'invasion-combat/1/norr': [1, 1], 'invasion-combat/1/letnev': [2, 6], 'invasion-combat/1/letnev/reroll': [6] } });
    expect(played.questions).toMatchObject([{ kind: 'reroll', seat: 'letnev', params: { most: 1 }, default: { dice: [0] } }]);
    expect(eventsOf(played, 'dice-rolled').find(({ reason }) => reason === 'reroll')).toMatchObject({ dice: [{ face: 6, first: 2, hit: true }], cites: ['B40', 'B41'] });
    expect(played.state.planets['abyz']?.owner).toBe('letnev');
  });
  test('T159 B41: two Generals repeat one die, the second value stands', () => {
    const played = playPhase(fight({ 'norr/general/1': 'norr/carrier/1', 'norr/general/2': 'norr/carrier/1' }), {
      intents: orders([{ class: 'general', number: 1 }, { class: 'general', number: 2 }]), answers: { 'reroll/norr': { dice: [0, 1] } },
      dice: { 'invasion-combat/1/norr': [1, 7], 'invasion-combat/1/letnev': [1, 1], 'invasion-combat/1/norr/reroll': [8] },
    });
    expect(eventsOf(played, 'dice-rolled').filter(({ reason }) => reason === 'reroll')).toMatchObject([{ dice: [{ face: 8, first: 1 }], cites: ['B40', 'B41'] }]);
    expect(played.state.planets['abyz']?.owner).toBe('norr');
  });
  test('S10.13: Letnev ground forces have +2, those of N\'orr +1; a General defends with no bonus', () => {
    const played = playPhase(fight({ 'letnev/general': 'abyz' }), { intents: orders([]), dice: { 'invasion-combat/1/norr': [6, 7], 'invasion-combat/1/letnev': [6, 6] } });
    expect(eventsOf(played, 'dice-rolled').map(({ dice }) => dice.map(({ hit }) => hit))).toEqual([[false, true], [true, true]]);
  });
});

describe('what becomes of leaders (B12, B17-B19, B27-B30)', () => {
  test('T135 B12: the landing fails, its General is the defender\'s captive without a die', () => {
    const played = playPhase(above({ world: { ...noDreadnought, leaders: { 'hacan/general': 'hacan/carrier/1' } } }), { intents: invade(1, ['general']), answers: { 'reroll/hacan': { dice: [] } }, dice: { 'invasion-combat/1/hacan': [1], 'invasion-combat/1/sol': [8, 1] } });
    expect([whereIs(played.state, 'hacan/general'), citedBy(played)]).toEqual(['captive of sol', expect.arrayContaining(['B12', 'B23'])]);
  });
  test.each([
    ['T140 B17', 5, 'captive of hacan', 'B17'], ['T141 B18', 6, 'jord', 'B18'], ['T141 B18', 9, 'jord', 'B18'], ['T142 B19: 0 is ten', 10, 'killed', 'B19'],
  ] as const)('%s: the planet falls, face %i; no blockade test', (_name, face, where, cite) => {
    const state = above({ abyz: { forces: {} }, world: { ships: { 11: { hacan: { cruiser: 1 } }, 12: { hacan: { carrier: 1 } } }, leaders: { 'sol/agent': 'abyz' } } });
    const played = playPhase(state, { intents: invade(1), dice: { 'leader-fate/sol/agent': [face] } });
    expect([whereIs(played.state, 'sol/agent'), citedBy(played)]).toEqual([where, expect.arrayContaining([cite])]);
  });
  test.each([
    ['T149 B28: nine finds nobody', 'letnev/agent', 9, 'captive of sol', 'B28'],
    ['T151 B27, B30: ten finds a third player\'s', 'letnev/general', 10, 'captive of hacan', 'B30'],
    ['T150 B29: ten finds the invader\'s own', 'hacan/general', 10, 'hercant', 'B29'],
  ] as const)('%s', (_name, captive, face, where, cite) => {
    const state = above({ abyz: { forces: {} }, world: { ...noDreadnought, leaders: { [captive]: { on: 'captive', captor: 'sol', since: 0 } } } });
    const played = playPhase(state, { intents: invade(1), dice: { 'abyz/rescue': [face] } });
    // Abyz is his too by then, so that the freed leader's owner is asked.
    expect([whereIs(played.state, captive), citedBy(played)]).toEqual([where, expect.arrayContaining([cite])]);
  });
  test('S19.11: of three captives the die draws one in equal shares', () => {
    const held = { on: 'captive', captor: 'sol', since: 0 } as const;
    const state = above({ abyz: { forces: {} }, world: { ...noDreadnought, leaders: { 'letnev/admiral': held, 'letnev/diplomat': held, 'letnev/general': held } } });
    const played = playPhase(state, { intents: invade(1), dice: { 'abyz/rescue': [10], 'drawn-captive/1': [10], 'drawn-captive/2': [4] } });
    expect(['admiral', 'diplomat', 'general'].map((kind) => whereIs(played.state, `letnev/${kind}`))).toEqual(['captive of sol', 'captive of hacan', 'captive of sol']);
  });
  test('RZ23: the higher in influence order invades first, and his result holds', () => {
    const state = aGermanWorld({
      seats: ['hacan', 'sol'], systems: { 11: { planets: { jord: { owner: 'sol', influence: 9 } } }, 12: { planets: { abyz: { owner: 'hacan' } } }, 13: { planets: { fria: { owner: 'sol' } } } },
      ships: { 12: { sol: { carrier: 1 } }, 13: { hacan: { carrier: 1 } } }, cargo: { 'sol/carrier/1': { 'ground-force': 1 }, 'hacan/carrier/1': { 'ground-force': 1 } },
    }, 'invasion');
    const played = playPhase(state, { intents: { hacan: [land('fria', [some('ground-force', 1)])], sol: [land('abyz', [some('ground-force', 1)])] } });
    expect(eventsOf(played, 'planet-taken').map(({ by, planet }) => `${by} ${planet}`)).toEqual(['sol abyz', 'hacan fria']);
  });
  test('an escape by default does not lead to a planet that others land on in this phase', () => {
    const state = aGermanWorld({
      seats: ['hacan', 'sol', 'letnev'], systems: { 11: { planets: { jord: { owner: 'sol' } } }, 12: { planets: { abyz: { owner: 'sol' } } }, 13: { planets: { fria: { owner: 'sol' } } }, 14: { planets: { hercant: { owner: 'hacan', influence: 9 } } } },
      ships: { 11: { letnev: { carrier: 1 } }, 12: { hacan: { carrier: 1 } } }, cargo: { 'hacan/carrier/1': { 'ground-force': 1 }, 'letnev/carrier/1': { 'ground-force': 1 } }, leaders: { 'sol/agent': 'abyz' },
    }, 'invasion');
    const played = playPhase(state, { intents: { hacan: [land('abyz', [some('ground-force', 1)])], letnev: [land('jord', [some('ground-force', 1)])] }, dice: { 'abyz/leader-fate/sol/agent': [6] } });
    expect(whereIs(played.state, 'sol/agent')).toBe('fria');
  });
});
