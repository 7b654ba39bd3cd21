import { describe, expect, test } from '@jest/globals';
import { checkOrders } from '../../../src/engine/check-orders.js';
import type { TurnIntent } from '../../../src/engine/order-intents.js';
import { projectEvents, projectQuestions, projectState } from '../../../src/engine/project.js';
import { publicly } from '../../../src/engine/events.js';
import { playCards } from '../../../src/engine/steps/play-cards.js';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { aWorld, eventsOf, play, shipsOf, thirdEdition, type PlayOptions, type WorldSpec } from '../../support/world.js';
import { whereabouts } from './abyz.js';

const unrest = (planet = 'abyz'): TurnIntent => ({ order: 'play', card: 'local-unrest', on: { planet } });
const letnev = (...hand: readonly string[]): WorldSpec['seat'] => ({ letnev: { hand } });

/** Hacan holds Abyz with one ground force and a Scientist, and a home; Sol has an Agent at Jord. */
function world(more: Partial<WorldSpec> = {}) {
  const abyz = { owner: 'hacan', forces: { hacan: { 'ground-force': 1, pds: 1 } }, dock: true };
  const spec: WorldSpec = {
    seats: ['letnev', 'hacan', 'sol'], seat: { letnev: { hand: ['local-unrest'] } },
    systems: { 1: { planets: { abyz } }, 2: { planets: { arretze: { owner: 'hacan', forces: { hacan: { 'ground-force': 2 } } } } }, 3: { planets: { jord: { owner: 'sol' } } } },
    leaders: { 'hacan/scientist': 'abyz' }, ...more,
  };
  return { ...aWorld(spec), phase: 'cards' as const };
}
const playing = (state: ReturnType<typeof world>, orders: readonly TurnIntent[] = [unrest()], options: PlayOptions = {}) => play(state, playCards, { ...options, intents: { letnev: orders } });

describe('a planet that changes hands by a card', () => {
  test.each([[1], [0]])('T088 A33: with a garrison of %i Local Unrest makes it neutral, its Scientist escapes without a die', (garrison) => {
    const state = world(garrison === 1 ? {} : { systems: { 1: { planets: { abyz: { owner: 'hacan' } } }, 2: { planets: { arretze: { owner: 'hacan' } } } } });
    const played = playing(state);
    expect(whereabouts(played.state)).toEqual({ 'hacan/scientist': 'arretze' });
    expect(played.state.planets['abyz']).toMatchObject({ forces: {} });
    expect(played.state.planets['abyz']?.owner).toBeUndefined();
    expect(played.state.planets['abyz']?.dock).toBeUndefined();
    expect(eventsOf(played, 'leader-escaped')[0]?.cites).toContain('A33');
    expect(eventsOf(played, 'dice-rolled')).toEqual([]);
    expect(played.state.seats['letnev']?.hand).toEqual([]);
  });
  test.each([[true, 'killed'], [false, 'arretze']])('escape.blockadeAlways %s: his only other planet is under blockade', (always, fate) => {
    const played = playing(world({ options: { 'escape.blockadeAlways': always }, ships: { 2: { sol: { cruiser: 1 } } } }));
    expect(whereabouts(played.state)).toEqual({ 'hacan/scientist': fate });
  });
  test('T089 A33 R4.0g: Diplomacy II cannot annex a planet with a leader', () => {
    const state = world({ seat: { letnev: { openCards: ['diplomacy-2'] } }, systems: { 1: { planets: { abyz: { owner: 'hacan' } } }, 2: {} } });
    const order: TurnIntent = { order: 'play', card: 'diplomacy-2', on: { planet: 'abyz' } };
    expect(checkOrders({ state, rules: thirdEdition, seat: 'letnev', intents: [order] })[0]?.problems).toMatchObject([{ code: 'card-target', params: { why: 'leader' }, cites: ['R4.0g', 'A33'] }]);
    const played = playing(state, [order]);
    expect(eventsOf(played, 'order-void')).toHaveLength(1);
    expect(whereabouts(played.state)).toEqual({ 'hacan/scientist': 'abyz' });
  });
  test('an empty one it annexes, and the card stays open', () => {
    const state = world({ seat: { letnev: { openCards: ['diplomacy-2'] } }, systems: { 1: { planets: { abyz: { owner: 'hacan' } } }, 2: {} }, leaders: {} });
    const played = playing(state, [{ order: 'play', card: 'diplomacy-2', on: { planet: 'abyz' } }]);
    expect(played.state.planets['abyz']?.owner).toBe('letnev');
    expect(played.state.seats['letnev']?.openCards).toEqual(['diplomacy-2']);
  });
  test('R5.5: a voluntary annexation lets the leader escape', () => {
    const systems = { 1: { planets: { abyz: { owner: 'hacan', forces: { hacan: { pds: 1 } } } } }, 2: { planets: { arretze: { owner: 'hacan' } } } };
    const played = playing(world({ seat: letnev('voluntary-annexation') ?? {}, systems }), [{ order: 'play', card: 'voluntary-annexation', on: { planet: 'abyz' } }]);
    expect(played.state.planets['abyz']).toMatchObject({ owner: 'letnev', forces: {} });
    expect(whereabouts(played.state)).toEqual({ 'hacan/scientist': 'arretze' });
  });
});

test.each([
  ['not held', { order: 'play', card: 'direct-hit' }, 'card-not-held'],
  ['no target', { order: 'play', card: 'local-unrest' }, 'card-target'],
  ['too strong a garrison', unrest('arretze'), 'card-target'],
  ['nobody owns it', unrest('free'), 'card-target'],
  ['his own', unrest('mine'), 'card-target'],
] as const)('refused: %s', (_why, order, code) => {
  const planets = { abyz: { owner: 'hacan' }, arretze: { owner: 'hacan', forces: { hacan: { 'ground-force': 2 } } }, free: {}, mine: { owner: 'letnev' } };
  const state = world({ systems: { 1: { planets } } });
  expect(checkOrders({ state, rules: thirdEdition, seat: 'letnev', intents: [order] })[0]?.problems).toMatchObject([{ code, severity: 'refused' }]);
  expect(eventsOf(playing(state, [order]), 'order-void')).toMatchObject([{ problem: { code }, audience: ['letnev'] }]);
});

describe('the window for a Sabotage (A23, R4.Ag3)', () => {
  const agent = { leaders: { 'hacan/scientist': 'abyz', 'sol/agent': 'jord' } } as const;
  test('T071 A23: the Agent at home gives himself up, the card has no effect', () => {
    const played = playing(world(agent), [unrest()], { answers: { 'reaction/sol': { with: 'sol/agent' } } });
    expect(whereabouts(played.state)).toEqual({ 'hacan/scientist': 'abyz', 'sol/agent': 'sacrificed' });
    expect(played.state.planets['abyz']?.owner).toBe('hacan');
    expect(played.questions).toMatchObject([{ kind: 'reaction', seat: 'sol', sealed: true, fixedWindow: true, params: { options: ['nothing', 'sol/agent'] }, default: { with: 'nothing' } }]);
    expect(eventsOf(played, 'card-cancelled')).toMatchObject([{ card: 'local-unrest', by: 'sol', means: { leader: 'sol/agent' } }]);
    expect(eventsOf(played, 'card-cancelled')[0]?.cites).toContain('A23');
    expect(played.state.seats['letnev']?.hand).toEqual([]);
  });
  test('T072 A23: a captive Agent cannot, and the order is refused', () => {
    const state = world({ leaders: { 'hacan/scientist': 'abyz', 'sol/agent': { on: 'captive', captor: 'letnev', since: 1 } } });
    expect(playing(state).questions).toEqual([]);
    const [check] = checkOrders({ state, rules: thirdEdition, seat: 'sol', intents: [{ order: 'sabotage', leader: { class: 'agent' } }] });
    expect(check?.problems).toMatchObject([{ code: 'captive-cannot-act' }]);
  });
  test('he is ordered in advance where somebody else holds a card, and only there', () => {
    const codes = (state: ReturnType<typeof world>) => checkOrders({ state, rules: thirdEdition, seat: 'sol', intents: [{ order: 'sabotage', leader: { class: 'agent' } }] }).flatMap((check) => check.problems.map((problem) => problem.code));
    expect(codes(world(agent))).toEqual([]);
    expect(codes(world({ ...agent, seat: {} }))).toEqual(['no-action-cards']);
  });
  test('a Sabotage from the hand leaves it; of two who react the first in order of play does, the other gives nothing up', () => {
    const state = world({ ...agent, seat: { letnev: { hand: ['local-unrest'] }, hacan: { hand: ['sabotage', 'direct-hit'] } } });
    const played = playing(state, [unrest()], { answers: { 'reaction/hacan': { with: 'card' }, 'reaction/sol': { with: 'sol/agent' } } });
    expect(played.state.seats['hacan']?.hand).toEqual(['direct-hit']);
    expect(whereabouts(played.state)).toMatchObject({ 'sol/agent': 'jord' });
    expect(eventsOf(played, 'card-cancelled')).toHaveLength(1);
  });
  test('whoever holds any card is asked, so that the question tells nothing; a strategy card is not cancelled', () => {
    const state = world({ seat: { letnev: { hand: ['local-unrest'] }, hacan: { hand: ['direct-hit'] } } });
    expect(playing(state).questions).toMatchObject([{ seat: 'hacan', params: { options: ['nothing'] } }]);
    const strategy = world({ ...agent, seat: { letnev: { openCards: ['diplomacy-2'] } }, systems: { 1: { planets: { abyz: {} } }, 2: { planets: { jord: { owner: 'sol' } } } }, leaders: { 'sol/agent': 'jord' } });
    expect(playing(strategy, [{ order: 'play', card: 'diplomacy-2', on: { planet: 'abyz' } }]).questions).toEqual([]);
  });
  test('nobody else sees the question, the hand, or what the opening says of it', () => {
    const state = world({ ...agent, seat: { letnev: { hand: ['local-unrest', 'sabotage'] } } });
    const { questions } = playing(state);
    expect([projectQuestions(questions, 'sol'), projectQuestions(questions, 'hacan'), projectQuestions(questions, 'public')].map((seen) => seen.length)).toEqual([1, 0, 0]);
    expect(projectState(state, 'hacan').seats['letnev']).toMatchObject({ handSize: 2 });
    expect(projectState(state, 'hacan').seats['letnev']?.hand).toBeUndefined();
    expect(projectState(state, 'letnev').seats['letnev']?.hand).toHaveLength(2);
    const [opened] = projectEvents([publicly('game-opened', { state })], 'public');
    expect(JSON.stringify(opened)).not.toContain('sabotage"');
  });
});

test('R5.23: the Ancient Artifact kills leaders in the system of Mecatol Rex on 1 to 5, on planets and ships', () => {
  const state = world({
    seat: letnev('ancient-artifact') ?? {}, systems: { 1: { planets: { 'mecatol-rex': { owner: 'hacan' } } }, 2: { planets: { arretze: { owner: 'hacan' } } } },
    ships: { 1: { sol: { carrier: 1 } } }, leaders: { 'hacan/general': 'mecatol-rex', 'hacan/scientist': 'mecatol-rex', 'hacan/diplomat': 'arretze', 'sol/agent': 'sol/carrier/1' },
  });
  const dice = { 'artifact/hacan/general': [5], 'artifact/hacan/scientist': [6], 'artifact/sol/agent': [1] };
  const played = playing(state, [{ order: 'play', card: 'ancient-artifact' }], { dice });
  expect(whereabouts(played.state)).toEqual({ 'hacan/general': 'killed', 'hacan/scientist': 'mecatol-rex', 'hacan/diplomat': 'arretze', 'sol/agent': 'killed' });
});

describe('Direct Hit (R2.16)', () => {
  /** Letnev attacks Sol's Dreadnought with the Agent aboard and damages it. */
  const battle = (hands: NonNullable<WorldSpec['seat']>) => aWorld({
    seats: ['letnev', 'sol'], seat: hands, systems: { 1: {}, 2: { planets: { jord: { owner: 'sol' } } } },
    ships: { 1: { letnev: { cruiser: 2 }, sol: { dreadnought: 1 } } }, leaders: { 'sol/agent': 'sol/dreadnought/1' },
  });
  const fight = (state: ReturnType<typeof battle>, options: PlayOptions) => play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '1' }), options);
  const hit = { use: { card: 'direct-hit', on: 'sol/dreadnought/1' } };
  test('the ship is lost in battle: its Agent rolls (A26)', () => {
    const played = fight(battle({ letnev: { hand: ['direct-hit'] } }), { dice: { 'space-combat/1/letnev': [7, 1], 'space-combat/1/sol': [1], 'leader-fate/sol/agent': [3] }, answers: { 'direct-hit/letnev': hit } });
    expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'killed' });
    expect(shipsOf(played.state, 'sol')).toEqual([]);
  });
  test('A23: inside the very window in which his ship is lost the Agent saves it by giving himself up', () => {
    const dice = { 'space-combat/1/letnev': [7, 1], 'space-combat/1/sol': [1], 'space-combat/2/letnev': [7, 1], 'space-combat/2/sol': [1] };
    const played = fight(battle({ letnev: { hand: ['direct-hit'] } }), { dice, answers: { '1/direct-hit/letnev': hit, 'direct-hit/letnev/reaction/sol': { with: 'sol/agent' } } });
    expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'sacrificed' });
    expect(eventsOf(played, 'card-cancelled')).toHaveLength(1);
  });
  test('without a card in the hand nobody is asked', () => {
    const played = fight(battle({}), { dice: { 'space-combat/1/letnev': [7, 7], 'space-combat/1/sol': [1], 'leader-fate/sol/agent': [3] } });
    expect(played.questions).toEqual([]);
  });
});
