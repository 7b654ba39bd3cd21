import { describe, expect, test } from '@jest/globals';
import type { TurnIntent } from '../../../src/engine/order-intents.js';
import { chooseRefuge, refugeCites, refugesOf, withoutRefuge, type NoRefuge } from '../../../src/engine/steps/refuge.js';
import type { Leader } from '../../../src/engine/state.js';
import type { TurnView } from '../../../src/engine/step.js';
import { aWorld, play, thirdEdition, type Played, type WorldSpec } from '../../support/world.js';
import { germanPbem } from '../../../src/engine/rulesets/german-pbem/index.js';
import { land } from './abyz.js';

const seats = ['letnev', 'hacan'] as const;
type Visit = Readonly<Partial<Record<'fighter' | 'cruiser', number>>>;
/** Letnev's planets, each in a system of its own, with the ships of Hacan over them. */
function planets(some: Readonly<Record<string, { readonly resources?: number; readonly over?: Visit; readonly own?: Visit; readonly station?: true }>>, options: WorldSpec['options'] = {}): WorldSpec {
  const each = Object.entries(some);
  return {
    seats, options, leaders: { 'letnev/admiral': { on: 'limbo' } },
    systems: Object.fromEntries(each.map(([id, { resources = 1, station }], at) => [String(at + 1), { planets: { [id]: { owner: 'letnev', resources, ...(station === undefined ? {} : { tradeStation: station }) } } }])),
    ships: Object.fromEntries(each.map(([, { over = {}, own = {} }], at) => [String(at + 1), { hacan: over, letnev: own }])),
  };
}
function viewOf(spec: WorldSpec, rules = thirdEdition): { readonly turn: TurnView; readonly leader: Leader } {
  const state = aWorld({ ...spec, rules });
  const leader = state.leaders['letnev/admiral'];
  if (leader === undefined) throw new Error('no Admiral in this world');
  return { turn: { state, rules, options: state.options, intents: {} }, leader };
}
const fighters = { fighter: 2 };
const cruiser = { cruiser: 1 };

describe('which planets take him in, and which options are named for it (R5.11, A33, A71)', () => {
  const fightersCount = 'blockade.fightersCount';
  const always = 'escape.blockadeAlways';
  test.each<[string, WorldSpec, { readonly except?: string; readonly ownerChanged?: boolean }, readonly string[], readonly string[]]>([
    ['nobody over them', planets({ zeta: {}, alpha: {} }), {}, ['alpha', 'zeta'], []],
    ['own ships over one', planets({ zeta: { own: cruiser }, alpha: {} }), { ownerChanged: true }, ['alpha', 'zeta'], []],
    ['a Cruiser over one', planets({ zeta: {}, alpha: { over: cruiser } }), {}, ['zeta'], []],
    ['Fighters over one', planets({ zeta: {}, alpha: { over: fighters } }), {}, ['zeta'], [fightersCount]],
    ['Fighters over one, which do not count', planets({ zeta: {}, alpha: { over: fighters } }, { [fightersCount]: false }), {}, ['alpha', 'zeta'], [fightersCount]],
    ['Fighters with a Cruiser', planets({ zeta: {}, alpha: { over: { ...fighters, ...cruiser } } }), {}, ['zeta'], []],
    ['Fighters over one and a Cruiser over another', planets({ zeta: { over: cruiser }, alpha: { over: fighters } }), {}, [], [fightersCount]],
    ['the planet he flees from', planets({ zeta: {}, alpha: { over: fighters } }), { except: 'alpha', ownerChanged: true }, ['zeta'], []],
    ['the other planet', planets({ zeta: {}, alpha: { over: fighters } }), { except: 'zeta', ownerChanged: true }, [], [fightersCount, always]],
    ['a Trade Station', planets({ zeta: {}, alpha: { station: true, over: fighters } }), {}, ['zeta'], []],
    ['his planet changed its owner', planets({ zeta: {}, alpha: { over: cruiser } }), { ownerChanged: true }, ['zeta'], [always]],
    ['his planet changed its owner, and that is exempt', planets({ zeta: {}, alpha: { over: cruiser } }, { [always]: false }), { ownerChanged: true }, ['alpha', 'zeta'], [always]],
    ['it did not: the exemption does not hold', planets({ zeta: {}, alpha: { over: cruiser } }, { [always]: false }), { ownerChanged: false }, ['zeta'], []],
  ])('%s', (_name, spec, search, open, cites) => {
    const { turn, leader } = viewOf(spec);
    expect([refugesOf(turn, leader, search), refugeCites(turn, leader, search)]).toEqual([open, cites]);
  });
  test('in the German game a blockade closes none (B15, B18)', () => {
    const { turn, leader } = viewOf(planets({ zeta: { over: fighters }, alpha: { over: cruiser } }), germanPbem);
    expect([refugesOf(turn, leader, { ownerChanged: true }), refugeCites(turn, leader, { ownerChanged: true })]).toEqual([['alpha', 'zeta'], []]);
  });
});

describe('where he goes without an answer (R5.13)', () => {
  function choose(spec: WorldSpec, intents: Readonly<Record<string, readonly TurnIntent[]>> = {}, common = false): Played<string | undefined> {
    const { leader } = viewOf(spec);
    const { active, ...rest } = aWorld(spec);
    return play(common || active === undefined ? rest : { ...rest, active }, (turn) => chooseRefuge(turn, leader, { path: '27', cites: ['A27'] }), { intents });
  }
  test.each<[string, WorldSpec, string, readonly string[]]>([
    ['his home planet before a richer one', planets({ alpha: { resources: 9 }, 'wren-terra': {} }), 'wren-terra', ['alpha', 'wren-terra']],
    ['the first of his home planets', planets({ 'arc-prime': {}, 'wren-terra': { resources: 9 }, alpha: {} }), 'arc-prime', ['alpha', 'arc-prime', 'wren-terra']],
    ['the richest of the others', planets({ alpha: { resources: 1 }, beta: { resources: 3 }, gamma: { resources: 2 } }), 'beta', ['alpha', 'beta', 'gamma']],
    ['the richest of the others, whatever their order', planets({ alpha: { resources: 4 }, beta: { resources: 3 }, gamma: { resources: 5 } }), 'gamma', ['alpha', 'beta', 'gamma']],
    ['of two alike the first by name', planets({ beta: {}, alpha: {} }), 'alpha', ['alpha', 'beta']],
  ])('%s', (_name, spec, to, options) => {
    const played = choose(spec);
    expect(played.questions).toMatchObject([{ kind: 'escape', id: '27/escape/letnev/admiral', seat: 'letnev', params: { leader: 'letnev/admiral', options }, default: { to }, cites: ['A27'] }]);
    expect(played.result).toBe(to);
  });
  test('the question names the options that closed a planet', () => {
    expect(choose(planets({ alpha: {}, beta: {}, gamma: { over: fighters } })).questions[0]?.cites).toEqual(['A27', 'blockade.fightersCount']);
  });
  test.each([[{ alpha: {} }, 'alpha'], [{ alpha: { over: cruiser } }, undefined]])('of %j nobody is asked: %s', (some, to) => {
    const played = choose(planets(some));
    expect([played.questions, played.result]).toEqual([[], to]);
  });

  const three = planets({ alpha: {}, beta: { resources: 2 }, gamma: { resources: 3 } });
  const troops = { 'ground-force': 1 };
  const bombard: TurnIntent = { order: 'bombard', planet: 'gamma', with: [] };
  test.each<[string, Readonly<Record<string, readonly TurnIntent[]>>, boolean, string]>([
    ['another lands on the richest', { hacan: [land('gamma', troops)] }, true, 'beta'],
    ['another lands there with other orders', { hacan: [bombard, land('gamma', troops), { order: 'pass' }] }, true, 'beta'],
    ['another lands on both of the richest', { hacan: [land('gamma', troops), land('beta', troops)] }, true, 'alpha'],
    ['another lands on the poorest', { hacan: [land('alpha', troops)] }, true, 'gamma'],
    ['another lands on all', { hacan: [land('gamma', troops), land('beta', troops), land('alpha', troops)] }, true, 'gamma'],
    ['he himself lands there', { letnev: [land('gamma', troops)] }, true, 'gamma'],
    ['another bombards it', { hacan: [bombard] }, true, 'gamma'],
    ['another lands elsewhere', { hacan: [land('delta', troops)] }, true, 'gamma'],
    ['orders are sealed until the turn of their seat', { hacan: [land('gamma', troops)] }, false, 'gamma'],
  ])('in a common phase a planet that others land on is the last choice: %s', (_name, intents, common, to) => {
    expect(choose(three, intents, common).result).toBe(to);
  });
});

describe('no planet takes him in (R5.12)', () => {
  function none(spec: WorldSpec, search: { readonly captor?: string; readonly except?: string } = {}, outcome?: string): Played<NoRefuge> {
    const { leader } = viewOf(spec);
    return play(aWorld(spec), (turn) => withoutRefuge(turn, leader, { path: '27', cites: ['A27'], ...search }), outcome === undefined ? {} : { answers: { 'no-refuge/letnev/admiral': { outcome } } });
  }
  const rule = (value: 'killed' | 'captured' | 'blockaded' | 'limbo') => ({ 'escape.noPlanet': value } as const);
  const closed = { alpha: { over: cruiser }, beta: { over: cruiser, resources: 2 } };
  const captor = 'hacan';
  test.each<[string, WorldSpec, Parameters<typeof none>[1], readonly string[], NoRefuge]>([
    ['killed', planets(closed, rule('killed')), { captor }, ['killed', 'captured', 'alpha', 'beta'], { fate: 'killed' }],
    ['killed, without a captor', planets(closed, rule('killed')), {}, ['killed', 'alpha', 'beta'], { fate: 'killed' }],
    ['captured', planets(closed, rule('captured')), { captor }, ['killed', 'captured', 'alpha', 'beta'], { fate: 'captured', by: 'hacan' }],
    ['captured, without a captor', planets(closed, rule('captured')), {}, ['killed', 'alpha', 'beta'], { fate: 'killed' }],
    ['blockaded', planets(closed, rule('blockaded')), { captor }, ['killed', 'captured', 'alpha', 'beta'], { fate: 'placed', on: 'beta' }],
    ['blockaded, but not on the planet he flees from', planets(closed, rule('blockaded')), { except: 'beta' }, ['killed', 'alpha'], { fate: 'placed', on: 'alpha' }],
    ['blockaded, without a planet', planets({}, rule('blockaded')), { captor }, ['killed', 'captured'], { fate: 'killed' }],
    ['limbo', planets(closed, rule('limbo')), {}, ['killed', 'limbo', 'alpha', 'beta'], { fate: 'limbo' }],
  ])('%s', (_name, spec, search, options, expected) => {
    const played = none(spec, search);
    const byOption = expected.fate === 'placed' ? expected.on : expected.fate;
    expect(played.questions).toMatchObject([{ kind: 'no-refuge', id: '27/no-refuge/letnev/admiral', seat: 'moderator', params: { leader: 'letnev/admiral', options }, default: { outcome: byOption }, cites: ['escape.noPlanet', 'R5.12'] }]);
    expect(played.result).toEqual(expected);
  });
  test('without a choice the moderator is not asked', () => {
    const played = none(planets({}, rule('killed')));
    expect([played.questions, played.result]).toEqual([[], { fate: 'killed' }]);
  });
  test.each<[string, NoRefuge]>([['killed', { fate: 'killed' }], ['captured', { fate: 'captured', by: 'hacan' }], ['limbo', { fate: 'limbo' }], ['alpha', { fate: 'placed', on: 'alpha' }]])('the moderator decides: %s', (outcome, expected) => {
    expect(none(planets(closed, rule('limbo')), { captor }, outcome).result).toEqual(expected);
  });
});
