import { describe, expect, test } from '@jest/globals';
import { newGame, resolveOptions, ruleSetOf, type GalaxyInput } from '../../src/engine/index.js';

type Opening = { readonly problems: readonly string[]; readonly cites: readonly string[] };
function open(ruleset: string, leaders: GalaxyInput['leaders'], more: Partial<GalaxyInput> = {}): Opening {
  const rules = ruleSetOf(ruleset);
  const options = rules === undefined ? undefined : resolveOptions(rules.options);
  if (rules === undefined || options?.ok !== true) throw new Error(`no rule set ${ruleset}`);
  const systems: GalaxyInput['systems'] = {
    12: { planets: { 'arc-prime': { owner: 'letnev' }, 'wren-terra': { owner: 'letnev' } }, ships: { letnev: { cruiser: 1 } } },
    14: { planets: { lodor: { owner: 'letnev' }, abyz: {} }, ships: { letnev: { cruiser: 1 }, hacan: { cruiser: 1 } } },
    31: { planets: { arretze: { owner: 'hacan' } } },
  };
  const game = newGame({ name: 'x', rules, options: options.options, galaxy: { systems, ...(leaders === undefined ? {} : { leaders }), ...more }, seats: ['letnev', 'hacan'] });
  return game.ok ? { problems: [], cites: game.event.cites } : { problems: game.problems.map(({ code }) => code), cites: game.problems.flatMap((problem) => problem.cites ?? []) };
}

describe('leaders of a galaxy written out', () => {
  test('a game cites the roster of each race (A42-A58) and the rules of the set-up', () => expect(open('third-edition', {}).cites).toEqual(expect.arrayContaining(['A1', 'A3', 'A4', 'A5', 'A43', 'A46'])));

  test.each([
    ['T003 A3: a class that does not exist', { 'letnev/spy': 'arc-prime' }, 'unknown-leader', 'A3'],
    ['T105 A43: a class that the race has not', { 'letnev/scientist': 'arc-prime' }, 'unknown-leader', 'A43'],
    ['A1: a race that does not play', { 'sol/agent': 'arc-prime' }, 'unknown-leader', 'A1'],
    ['A6: a neutral planet', { 'letnev/general': 'abyz' }, 'leader-not-his-place', 'A6'],
    ["A6: somebody else's planet", { 'letnev/general': 'arretze' }, 'leader-not-his-place', 'A6'],
    ["A6: somebody else's ship", { 'letnev/general': 'hacan/cruiser/1' }, 'leader-not-his-place', 'A6'],
  ] as const)('%s', (_name, leaders, code, statement) => {
    const opened = open('third-edition', leaders);
    expect(opened.problems).toEqual([code]);
    expect(opened.cites).toContain(statement);
  });

  test.each([['a planet that is not there', 'mellon'], ['a ship that is not there', 'letnev/cruiser/3'], ['no ship at all', 'letnev/cruiser/0']] as const)('%s', (_name, place) => {
    expect(open('third-edition', { 'letnev/general': place }).problems).toEqual(['unknown-place']);
  });
  test('a captor who does not play', () => expect(open('third-edition', { 'letnev/general': { captor: 'sol' } }).problems).toEqual(['unknown-seat']));
  test('ships count system after system', () => expect(open('third-edition', { 'letnev/general': 'letnev/cruiser/2' }).problems).toEqual([]));
});

describe('where a game begins (A5, B3)', () => {
  const begin = { start: true };
  test.each([
    ['T004 different planets of the home system', { 'letnev/general': 'arc-prime', 'letnev/admiral': 'wren-terra' }, [], ['leader-wrong-start', 'leader-wrong-start']],
    ['one planet of the home system', { 'letnev/general': 'arc-prime', 'letnev/admiral': 'arc-prime' }, [], []],
    ['a ship in the home system', { 'letnev/admiral': 'letnev/cruiser/1' }, [], ['leader-wrong-start']],
    ['T005 a planet elsewhere', { 'letnev/general': 'lodor' }, ['leader-wrong-start'], ['leader-wrong-start']],
    ['a ship elsewhere', { 'letnev/admiral': 'letnev/cruiser/2' }, ['leader-wrong-start'], ['leader-wrong-start']],
  ] as const)('%s', (_name, leaders, third, german) => {
    expect(open('third-edition', leaders, begin).problems).toEqual(third);
    expect(open('german-pbem', leaders, begin).problems).toEqual(german);
  });
  test('in the middle of a game they stand anywhere', () => expect(open('third-edition', { 'letnev/general': 'lodor' }).problems).toEqual([]));
});
