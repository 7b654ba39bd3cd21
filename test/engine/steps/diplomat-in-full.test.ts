import { describe, expect, test } from '@jest/globals';
import type { GameEvent } from '../../../src/engine/events.js';
import type { RuleSet } from '../../../src/engine/rules/rule-set.js';
import { diplomatDelays } from '../../../src/engine/steps/diplomat.js';
import type { Landing } from '../../../src/engine/steps/landing.js';
import type { Forces, Leader } from '../../../src/engine/state.js';
import { aWorld, play, thirdEdition, type PlanetSpec, type Played, type WorldSpec } from '../../support/world.js';
import { germanPbem } from '../../../src/engine/rulesets/german-pbem/index.js';

// A delay as the report gets it: the whole of every event, with the statements that decided.

type Case = { readonly abyz?: PlanetSpec; readonly landed?: Forces; readonly from?: Landing['from']; readonly leaders?: WorldSpec['leaders']; readonly options?: WorldSpec['options']; readonly round?: number; readonly used?: number; readonly rules?: RuleSet; readonly answer?: 'allow' };
const ashore = { 'letnev/general': 'abyz', 'hacan/diplomat': 'abyz' } as const;
const troops = { 'ground-force': 3 };
/** Letnev has landed on Abyz of Hacan from two Carriers, its General from the first. */
function delay({ abyz = { owner: 'hacan' }, landed = troops, from = [{ piece: 'letnev/carrier/1', forces: landed }], leaders = ashore, options = {}, round = 5, used, rules = thirdEdition, answer }: Case): Played<boolean> {
  const state = aWorld({
    seats: ['letnev', 'hacan'], systems: { 27: { planets: { abyz: { ...abyz, forces: { hacan: { 'ground-force': 1 }, letnev: landed } } } } }, ships: { 27: { letnev: { carrier: 2 } } }, leaders, options, round, rules,
  });
  const diplomat = state.leaders['hacan/diplomat'];
  const world = used === undefined || diplomat === undefined ? state : { ...state, leaders: { ...state.leaders, 'hacan/diplomat': { ...diplomat, usedRound: used } satisfies Leader } };
  const landing: Landing = { planet: 'abyz', invader: 'letnev', from, leaders: leaders === ashore ? [{ leader: 'letnev/general', piece: 'letnev/carrier/1' }] : [] };
  return play(world, (turn) => diplomatDelays(turn, landing), { rules, answers: answer === undefined ? {} : { 'diplomat/hacan': answer } });
}
const all = (type: string, facts: object, cites: readonly string[]): object => ({ type, audience: 'all', ...facts, cites });
const why = ['A15', 'A63', 'A64'];
const lock = ['A16', 'diplomat.lock'];
const delayed = all('diplomat-delayed', { planet: 'abyz', leader: 'hacan/diplomat', seat: 'hacan', invader: 'letnev', round: 5 }, [...why, ...lock]);
const silent = (cites: readonly string[]): object => all('diplomat-silent', { planet: 'abyz', leader: 'hacan/diplomat', seat: 'hacan' }, cites);
const back = (to: Landing['from'], cites: readonly string[] = []): object => all('forces-returned', { seat: 'letnev', planet: 'abyz', to }, [...why, ...cites]);
const general = all('leader-returned', { leader: 'letnev/general', planet: 'abyz', to: 'letnev/carrier/1' }, [...why, 'R4.D5']);
const carriers = (first: Forces, second: Forces): Landing['from'] => [{ piece: 'letnev/carrier/1', forces: first }, { piece: 'letnev/carrier/2', forces: second }];

describe('what goes back (A15, R4.D5, R4.0i)', () => {
  const stops = { 'diplomat.stopsMechanized': true } as const;
  const mechanized = ['R4.0i', 'diplomat.stopsMechanized'];
  const mixed = { 'ground-force': 1, 'mechanized-unit': 2 };
  const some = carriers({ 'ground-force': 1, 'mechanized-unit': 1 }, { 'mechanized-unit': 1 });
  test.each<[string, Case, readonly object[]]>([
    ['all, with the leader', {}, [delayed, back([{ piece: 'letnev/carrier/1', forces: troops }]), general]],
    ['to two ships', { from: carriers({ 'ground-force': 1 }, { 'ground-force': 2 }) }, [delayed, back(carriers({ 'ground-force': 1 }, { 'ground-force': 2 })), general]],
    ['not the Mechanized Units', { landed: mixed, from: some }, [delayed, back([{ piece: 'letnev/carrier/1', forces: { 'ground-force': 1 } }], mechanized), general]],
    ['by option the Mechanized Units too', { landed: mixed, from: some, options: stops }, [delayed, back(some, mechanized), general]],
    ['the option is named where there are any', { landed: { 'ground-force': 1, 'mechanized-unit': 1 }, from: carriers({ 'ground-force': 1 }, { 'mechanized-unit': 1 }) }, [delayed, back([{ piece: 'letnev/carrier/1', forces: { 'ground-force': 1 } }], mechanized), general]],
  ])('%s', (_name, spec, expected) => {
    const played = delay(spec);
    expect([played.events, played.result]).toStrictEqual([expected, true]);
  });
});

describe('who is asked (A15, A16, B36, B37, R4.D3)', () => {
  const asked = { kind: 'diplomat', id: 'abyz/diplomat/hacan', seat: 'hacan', params: { planet: 'abyz', leader: 'hacan/diplomat', invader: 'letnev', invaders: 3, defenders: 1 }, default: 'delay', cites: [...why, ...lock] };
  test('the owner, who may allow it', () => {
    const played = delay({ answer: 'allow' });
    expect([played.questions, played.events, played.result]).toMatchObject([[asked], [], false]);
  });
  const byDiplomat = { options: { 'diplomat.lock': 'diplomat' } } as const;
  const rex: RuleSet = { ...thirdEdition, leaders: { ...thirdEdition.leaders, diplomat: { ...thirdEdition.leaders.diplomat, never: { planets: ['abyz'], cites: ['B37'] } } } };
  test.each<[string, Case, boolean, readonly object[]]>([
    ['a neutral planet', { abyz: {} }, false, []],
    ['no Diplomat there', { leaders: { 'hacan/general': 'abyz' } }, false, []],
    ['a Diplomat of another', { leaders: { 'letnev/diplomat': 'abyz' } }, false, []],
    ['against Mechanized Units alone', { landed: { 'mechanized-unit': 1 } }, false, []],
    ['used this round', { abyz: { owner: 'hacan', diplomatRound: 5 } }, false, [silent([...lock, ...why])]],
    ['used in the round before', { abyz: { owner: 'hacan', diplomatRound: 4 } }, false, [silent([...lock, ...why])]],
    ['used two rounds ago', { abyz: { owner: 'hacan', diplomatRound: 3 } }, true, []],
    ['the planet is locked, not the Diplomat', { used: 5 }, true, []],
    ['the Diplomat is locked by option', { ...byDiplomat, used: 4 }, false, [silent([...lock, ...why])]],
    ['the Diplomat was', { ...byDiplomat, used: 3 }, true, []],
    ['the Diplomat is locked, not the planet', { ...byDiplomat, abyz: { owner: 'hacan', diplomatRound: 5 } }, true, []],
    ['a planet that none protects', { rules: rex }, false, [silent(['B37'])]],
  ])('%s: %#', (_name, spec, isAsked, events) => {
    const played = delay(spec);
    expect([played.questions.length > 0, played.result]).toEqual([isAsked, isAsked]);
    expect(isAsked ? types(played.events) : played.events).toStrictEqual(isAsked ? ['diplomat-delayed', 'forces-returned', ...(spec.leaders === undefined ? ['leader-returned'] : [])] : events);
  });
  test('the German statements', () => {
    expect(delay({ rules: germanPbem }).events[0]?.cites).toEqual(['B34', 'B35', 'B36', 'RZ24']);
  });
});

function types(events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => event.type);
}
