import { describe, expect, test } from '@jest/globals';
import type { GameEvent } from '../../../src/engine/events.js';
import type { RuleSet } from '../../../src/engine/rules/rule-set.js';
import type { LeaderPlace } from '../../../src/engine/state.js';
import { rescueCaptives } from '../../../src/engine/steps/rescue.js';
import { aWorld, eventsOf, play, thirdEdition, type PlayOptions, type Played, type WorldSpec } from '../../support/world.js';

// A rescue as the report gets it: the whole of every event, with the statements and options that decided.

const held = (since: number): LeaderPlace => ({ on: 'captive', captor: 'hacan', since });
/** Letnev took Abyz from Hacan, who has Hope left. */
const base: WorldSpec = { seats: ['letnev', 'hacan', 'sol', 'xxcha'], systems: { 1: { planets: { hope: { owner: 'hacan' } } }, 27: { planets: { abyz: { owner: 'letnev' } } } } };
const one = { 'sol/agent': held(1) };
const two = { 'sol/agent': held(1), 'sol/admiral': held(2) };
const perCaptive = { 'captives.rescueDice': 'perCaptive' } as const;

function rescue(leaders: WorldSpec['leaders'], { spec = {}, ...options }: PlayOptions & { readonly spec?: Partial<WorldSpec> } = {}): Played<void> {
  return play(aWorld({ ...base, ...spec, leaders: leaders ?? {} }), (turn) => rescueCaptives(turn, { planet: 'abyz', from: 'hacan', by: 'letnev' }), options);
}
const all = (type: string, facts: object, cites: readonly string[]): object => ({ type, audience: 'all', ...facts, cites });
const die = (label: string, face: number, hit: boolean, more: { readonly of?: string; readonly cites?: readonly string[] } = {}): object => all('dice-rolled', {
  label, reason: 'rescue', seat: 'letnev', against: 'hacan', planet: 'abyz', dice: [{ face, of: more.of ?? 'sol/agent', target: 9, modifiers: [], hit }], hits: hit ? 1 : 0,
}, ['A36', 'A38', ...(more.cites ?? [])]);
const passed = (leader: string, how: string, cites: readonly string[]): object => all('captive-passed', { leader, from: 'hacan', to: 'letnev', how }, cites);

describe('one die for a captive (A36-A41)', () => {
  test.each<[string, WorldSpec['leaders'], PlayOptions & { readonly spec?: Partial<WorldSpec> }, readonly object[]]>([
    ['A36, A39 found', one, { dice: { rescue: [9] } }, [die('abyz/rescue', 9, true), passed('sol/agent', 'found', ['A36', 'A39'])]],
    ['A37 missed', one, { dice: { rescue: [8] } }, [die('abyz/rescue', 8, false), all('leader-killed', { leader: 'sol/agent', cause: 'rescue-missed' }, ['A37', 'captives.missKills'])]],
    ['A37 missed, which kills nobody', one, { dice: { rescue: [1] }, spec: { options: { 'captives.missKills': false } } }, [die('abyz/rescue', 1, false), all('captive-kept', { leader: 'sol/agent', captor: 'hacan' }, ['A37', 'captives.missKills'])]],
    ['A38 of two the first by default; the option is named', two, { dice: { rescue: [10] } }, [die('abyz/rescue', 10, true, { cites: ['captives.rescueDice'] }), passed('sol/agent', 'found', ['A36', 'A39'])]],
    ['a die each', two, { dice: { 'rescue/sol/agent': [10], 'rescue/sol/admiral': [9] }, spec: { options: perCaptive } }, [
      die('abyz/rescue/sol/agent', 10, true, { cites: ['captives.rescueDice'] }), passed('sol/agent', 'found', ['A36', 'A39']),
      die('abyz/rescue/sol/admiral', 9, true, { of: 'sol/admiral' }), passed('sol/admiral', 'found', ['A36', 'A39']),
    ]],
    ['A40 the invader\'s own', { 'letnev/general': held(1) }, { dice: { rescue: [9] } }, [die('abyz/rescue', 9, true, { of: 'letnev/general' }), all('leader-freed', { leader: 'letnev/general', to: 'abyz', from: 'hacan' }, ['A36', 'A40'])]],
    ['A41 with the last planet all pass', two, { spec: { systems: { 27: { planets: { abyz: { owner: 'letnev' } } } } } }, [passed('sol/agent', 'last-planet', ['A41', 'A39']), passed('sol/admiral', 'last-planet', ['A41', 'A39'])]],
    ['no captives', {}, {}, []],
    ['captives of others', { 'sol/agent': { on: 'captive', captor: 'xxcha', since: 1 } }, {}, []],
  ])('%s', (_name, leaders, options, expected) => {
    expect(rescue(leaders, options).events).toStrictEqual(expected);
  });

  test('a table that ends below ten finds nothing above it', () => {
    const rules = withRescue({ found: { from: 5, to: 7, cites: ['A36'] } });
    expect([4, 5, 7, 8].map((face) => eventsOf(rescue(one, { rules, dice: { rescue: [face] } }), 'captive-passed').length)).toEqual([0, 1, 1, 0]);
  });
});

describe('a die draws the captive (S19.11)', () => {
  const drawing = withRescue({ choice: { by: 'die', cites: ['S19.11'] } });
  const drawn = (label: string, faces: readonly number[], of: string): object => all('dice-rolled', { label, reason: 'drawn-captive', seat: 'letnev', against: 'hacan', planet: 'abyz', dice: faces.map((face) => ({ face, of, modifiers: [] })), hits: 0 }, ['S19.11']);
  const three = { ...two, 'xxcha/admiral': held(3) };
  test('of three; the die of the rescue is nobody\'s', () => {
    const played = rescue(three, { rules: drawing, dice: { rescue: [9], 'drawn-captive/1': [10], 'drawn-captive/2': [4] } });
    expect(played.events.map(withoutCites)).toStrictEqual([
      withoutCites(die('abyz/rescue', 9, true, { of: 'letnev' })), withoutCites(drawn('abyz/drawn-captive/1', [10], 'letnev')), withoutCites(drawn('abyz/drawn-captive/2', [4], 'sol/admiral')), withoutCites(passed('sol/admiral', 'found', [])),
    ]);
    expect(played.events.map((event) => event.cites)).toEqual([['A36', 'S19.11', 'captives.rescueDice'], ['S19.11'], ['S19.11'], ['A36', 'A39']]);
  });
  test.each([[1, 'sol/agent'], [3, 'sol/agent'], [4, 'sol/admiral'], [6, 'sol/admiral'], [7, 'xxcha/admiral'], [9, 'xxcha/admiral']])('of three, face %i: %s', (face, leader) => {
    expect(eventsOf(rescue(three, { rules: drawing, dice: { rescue: [9], 'drawn-captive/1': [face] } }), 'captive-passed')).toMatchObject([{ leader }]);
  });
  test('one alone needs no die, a miss none either', () => {
    expect(eventsOf(rescue(one, { rules: drawing, dice: { rescue: [9] } }), 'captive-passed')).toMatchObject([{ leader: 'sol/agent' }]);
    expect(eventsOf(rescue(three, { rules: drawing, dice: { rescue: [8] } }), 'leader-killed').map((event) => event.leader)).toEqual(['sol/agent', 'sol/admiral', 'xxcha/admiral']);
  });
  const crowd = (count: number): NonNullable<WorldSpec['leaders']> => Object.fromEntries(Array.from({ length: count }, (_, at) => [`sol/agent/${String(at + 1).padStart(2, '0')}`, held(at + 1)]));
  test('ten share the faces of one die', () => {
    expect(eventsOf(rescue(crowd(10), { rules: drawing, dice: { rescue: [9], 'drawn-captive/1': [10] } }), 'captive-passed')).toMatchObject([{ leader: 'sol/agent/10' }]);
  });
  test.each([[[1, 9], 'sol/agent/01'], [[1, 10], 'sol/agent/02'], [[10, 9], 'sol/agent/11']])('eleven share two dice, nine numbers each: %j is %s', (faces, leader) => {
    const played = rescue(crowd(11), { rules: drawing, dice: { rescue: [9], 'drawn-captive/1': faces } });
    expect(eventsOf(played, 'captive-passed')).toMatchObject([{ leader }]);
    expect(eventsOf(played, 'dice-rolled')[1]?.dice).toHaveLength(2);
  });
});

describe('jolnar.rerollsFate (R4.0k)', () => {
  const spec: Partial<WorldSpec> = { seats: ['jol-nar', 'hacan', 'sol'], systems: { 1: { planets: { hope: { owner: 'hacan' } } }, 27: { planets: { abyz: { owner: 'jol-nar' } } } }, options: { 'jolnar.rerollsFate': true } };
  const go = (rules: RuleSet, face: number, second?: number) => play(aWorld({ ...base, ...spec, leaders: two }), (turn) => rescueCaptives(turn, { planet: 'abyz', from: 'hacan', by: 'jol-nar' }),
    { rules, dice: { rescue: [face], ...(second === undefined ? {} : { 'abyz/rescue/reroll': [second] }) }, answers: second === undefined ? {} : { 'rescue/again': 'reroll', ...(rules === thirdEdition ? { 'rescue/jol-nar': { leader: 'sol/admiral' } } : {}) } });
  test.each([[8, 9, 1, true], [1, 8, 0, false]])('a missed %i may be rolled again: %i', (face, second, hits, hit) => {
    const played = go(thirdEdition, face, second);
    expect(played.questions.at(-1)).toMatchObject({ kind: 'fate-reroll', id: 'abyz/rescue/again', seat: 'jol-nar', params: { leader: 'sol/admiral', face, fate: 'missed' }, default: 'stand' });
    expect(eventsOf(played, 'dice-rolled')[1]).toStrictEqual(all('dice-rolled', {
      label: 'abyz/rescue/reroll', reason: 'reroll', seat: 'jol-nar', against: 'hacan', planet: 'abyz', hits, dice: [{ face: second, of: 'sol/admiral', modifiers: [], first: face, target: 9, hit }],
    }, ['A36', 'jolnar.rerollsFate', 'R4.0k']));
    expect(played.events.at(-1)).toMatchObject(hit ? { type: 'captive-passed', leader: 'sol/admiral' } : { type: 'leader-killed', leader: 'sol/admiral' });
  });
  test('the question says found; where a die will draw the captive it is about the first', () => {
    expect(go(thirdEdition, 9).questions.at(-1)).toMatchObject({ params: { leader: 'sol/agent', face: 9, fate: 'found' } });
    expect(go(withRescue({ choice: { by: 'die', cites: [] } }), 8).questions).toMatchObject([{ params: { leader: 'sol/agent', face: 8, fate: 'missed' } }]);
  });
});

function withRescue(rescueRules: Partial<RuleSet['leaders']['rescue']>): RuleSet {
  return { ...thirdEdition, leaders: { ...thirdEdition.leaders, rescue: { ...thirdEdition.leaders.rescue, ...rescueRules } } };
}
function withoutCites(event: GameEvent | object): object {
  return { ...event, cites: [] };
}
