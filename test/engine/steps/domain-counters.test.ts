import { describe, expect, test } from '@jest/globals';
import { revealInSpace } from '../../../src/engine/steps/domain-counters.js';
import { landAndInvade } from '../../../src/engine/steps/invasion.js';
import { buildOutcome } from '../../../src/engine/actions/build.js';
import { projectState } from '../../../src/engine/project.js';
import type { GameState } from '../../../src/engine/state.js';
import { aWorld, eventsOf, play, thirdEdition, type PlayOptions, type WorldSpec } from '../../support/world.js';
import { whereabouts } from './abyz.js';

const action = { seat: 'sol', system: '1' };
function world(more: Partial<WorldSpec> = {}): GameState {
  return aWorld({
    seats: ['sol', 'letnev'], systems: { 1: { planets: { abyz: { resources: 2 } } }, 2: { planets: { jord: { owner: 'sol' } } } },
    ships: { 1: { sol: { carrier: 1 } } }, cargo: { 'sol/carrier/1': { 'ground-force': 1 } }, leaders: { 'sol/agent': 'sol/carrier/1' }, round: 2, ...more,
  });
}
const inSpace = (state: GameState, domain: string): GameState => ({ ...state, systems: { ...state.systems, 1: { ...state.systems['1'], domain } as never } });
const onAbyz = (state: GameState, domain: string): GameState => ({ ...state, planets: { ...state.planets, abyz: { ...state.planets['abyz'], domain } as never } });

describe('Fighter Ambush (A73): technically a space battle, but it takes no prisoners', () => {
  test.each([
    ['T122 A73', 9, 'killed'], ['T123 A73', 7, 'jord'], ['T124 A73', 3, 'killed'],
  ])('%s: the Agent of a lost Carrier, die %i: %s', (_row, face, fate) => {
    const played = play(inSpace(world(), 'fighter-ambush'), (turn) => revealInSpace(turn, action), { dice: { 'domain/sol': [9, 1, 1], 'leader-fate/sol/agent': [face] } });
    expect(whereabouts(played.state)).toEqual({ 'sol/agent': fate });
    expect(eventsOf(played, 'piece-lost')).toMatchObject([{ piece: 'sol/carrier/1', cause: 'domain' }]);
    for (const event of [...eventsOf(played, 'leader-killed'), ...eventsOf(played, 'leader-escaped')]) expect(event.cites).toContain('A73');
    expect(played.state.systems['1']?.domain).toBeUndefined();
  });
  test('what hits nobody is gone all the same; without a fleet it stays down', () => {
    const missed = play(inSpace(world(), 'fighter-ambush'), (turn) => revealInSpace(turn, action), { dice: { 'domain/sol': [8, 8, 8] } });
    expect(eventsOf(missed, 'piece-lost')).toEqual([]);
    expect(missed.state.systems['1']?.domain).toBeUndefined();
    const empty = play(inSpace(world({ ships: {}, cargo: {}, leaders: {} }), 'fighter-ambush'), (turn) => revealInSpace(turn, action));
    expect(empty.events).toEqual([]);
  });
  test('face down until then', () => {
    expect(projectState(inSpace(world(), 'fighter-ambush'), 'sol').systems['1']?.domain).toBe('face-down');
    expect(projectState(onAbyz(world(), 'hostile-locals'), 'public').planets['abyz']?.domain).toBe('face-down');
    expect(projectState(inSpace(world(), 'fighter-ambush'), 'moderator').systems['1']?.domain).toBe('fighter-ambush');
  });
});

describe('Distant Suns on a neutral planet (R2.35)', () => {
  const landing: PlayOptions = { intents: { sol: [{ order: 'land', units: [{ kind: 'ground-force', count: 1 }], leaders: [{ class: 'agent' }], planet: 'abyz' }] } };
  const land = (state: GameState, dice: NonNullable<PlayOptions['dice']> = {}) => play(state, (turn) => landAndInvade(turn, action), { ...landing, dice });
  test('T092 X7: the landing is wiped out, the Agent among it is killed', () => {
    const played = land(onAbyz(world(), 'hostile-locals'), { 'domain/sol': [8, 1, 1] });
    expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'killed' });
    expect(played.state.planets['abyz']?.owner).toBeUndefined();
  });
  test('T092 leaders.failedInvasion roll: nobody is there to capture him', () => {
    const played = land(onAbyz(world({ options: { 'leaders.failedInvasion': 'roll' } }), 'hostile-locals'), { 'domain/sol': [8, 1, 1], 'leader-fate/sol/agent': [2] });
    expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'killed' });
  });
  test('who withstands it takes the planet', () => {
    const played = land(onAbyz(world(), 'hostile-locals'), { 'domain/sol': [7, 1, 1] });
    expect(played.state.planets['abyz']?.owner).toBe('sol');
    expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'abyz' });
  });
  test('T070 A62: the dock of an Industrial Society counts as built this round', () => {
    const played = land(onAbyz(world(), 'industrial-society'));
    expect(played.state.planets['abyz']?.dock).toEqual({ builtRound: 2 });
    expect(eventsOf(played, 'structure-placed')[0]?.cites).toContain('A62');
    const order = { order: 'build' as const, units: [{ kind: 'cruiser' as const, count: 1 }], planet: 'abyz' };
    const context = { rules: thirdEdition, seat: 'sol', system: '1' };
    const funds = (round: number): GameState => ({ ...played.state, round, seats: { ...played.state.seats, sol: { ...played.state.seats['sol'], tradeGoods: 5 } as never } });
    expect(buildOutcome({ ...context, state: funds(2) }, order)).toMatchObject({ ok: false, problem: { code: 'dock-new', cites: ['R2.43', 'A62'] } });
    expect(buildOutcome({ ...context, state: funds(3) }, order)).toMatchObject({ ok: true });
  });
  test('A61: whose docks are all on the board gets none', () => {
    const homes = { jord: { owner: 'sol', dock: true }, a: { owner: 'sol', dock: true }, b: { owner: 'sol', dock: true } };
    const played = land(onAbyz(world({ systems: { 1: { planets: { abyz: {} } }, 2: { planets: homes } } }), 'industrial-society'));
    expect(played.state.planets['abyz']?.dock).toBeUndefined();
  });
});
