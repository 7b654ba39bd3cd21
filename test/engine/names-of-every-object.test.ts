import { expect, test } from '@jest/globals';
import { at } from '../../src/engine/calc/at.js';
import { checkCorrection, newGame, resolveOptions, ruleSetOf, type GalaxyInput } from '../../src/engine/index.js';
import type { Change } from '../../src/engine/events.js';
import { aWorld, thirdEdition } from '../support/world.js';

// What every object has, though nobody put it there.
const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty'] as const;

function problemsOf(galaxy: GalaxyInput | string, seats: readonly string[] = ['letnev']): readonly string[] {
  const rules = ruleSetOf('third-edition');
  const options = rules === undefined ? undefined : resolveOptions(rules.options);
  if (rules === undefined || options?.ok !== true) throw new Error('no rule set');
  const game = newGame({ name: 'x', rules, options: options.options, galaxy, seats });
  return game.ok ? [] : game.problems.map(({ code }) => code);
}

const state = aWorld({ seats: ['letnev', 'hacan'], systems: { 27: { planets: { abyz: { owner: 'letnev' } } } }, ships: { 27: { letnev: { cruiser: 2 } } }, leaders: { 'letnev/general': { on: 'planet', planet: 'abyz' } } });
const correct = (...changes: readonly Change[]): readonly string[] => {
  const checked = checkCorrection(state, thirdEdition, { reason: 'x', changes });
  return checked.ok ? [] : checked.problems;
};

test.each(NAMES)('%s is in no table', (name) => {
  expect(at({}, name)).toBeUndefined();
  expect(at({ [name]: 1 }, name)).toBe(1);
});

test.each(NAMES)('a game cannot be made of %s', (name) => {
  expect(problemsOf('demo-3', [name])).toEqual(['unknown-race']);
  expect(problemsOf(name)).toEqual(['unknown-galaxy']);
  expect(problemsOf({ systems: { 1: { tile: name } } })).toEqual(['unknown-tile']);
  expect(problemsOf({ systems: { 1: { domain: name, planets: { abyz: { domain: name } } } } })).toEqual(['unknown-domain', 'unknown-domain']);
  expect(problemsOf({ systems: { 1: {} }, seats: { letnev: { hand: [name], technologies: [name] } } })).toEqual(['unknown-card', 'unknown-technology']);
  expect(problemsOf({ systems: { 1: {} }, leaders: { 'letnev/general': name } })).toEqual(['unknown-place']);
  expect(problemsOf({ systems: { 1: {} }, leaders: { 'letnev/general': `${name}/cruiser/1` } })).toEqual(['unknown-place']);
});

test.each(NAMES)('a correction of %s is refused', (name) => {
  const changes: readonly Change[] = [
    { change: 'planet-owner', planet: name }, { change: 'planet-owner', planet: 'abyz', owner: name }, { change: 'planet-exhausted', planet: name, exhausted: true },
    { change: 'forces', planet: 'abyz', seat: name, kind: 'pds', count: 1 }, { change: 'cargo', piece: name, kind: 'pds', count: 1 }, { change: 'dock', planet: name, present: true },
    { change: 'piece-added', seat: 'letnev', kind: 'cruiser', system: name }, { change: 'piece-added', seat: name, kind: 'cruiser', system: '27' }, { change: 'piece-removed', piece: name },
    { change: 'piece-moved', piece: 'letnev/cruiser/1', system: name }, { change: 'piece-damaged', piece: name, damaged: true },
    { change: 'leader', leader: name, at: { on: 'limbo' } }, { change: 'leader', leader: 'letnev/general', at: { on: 'planet', planet: name } },
    { change: 'leader', leader: 'letnev/general', at: { on: 'piece', piece: name } }, { change: 'leader', leader: 'letnev/general', at: { on: 'captive', captor: name, since: 0 } },
    { change: 'counters', seat: name, command: 1, strategy: 1, fleet: 1 }, { change: 'system-counter', system: '27', seat: name, present: true }, { change: 'trade-goods', seat: name, count: 1 },
    { change: 'technology', seat: 'letnev', technology: name, known: true }, { change: 'passed', seat: name, passed: true },
  ];
  for (const change of changes) expect(correct(change)).toEqual([expect.stringMatching(new RegExp(`^there is no .* ${name}$`, 'u'))]);
});

test('a change cannot name what an earlier one removed, but what it added', () => {
  expect(correct({ change: 'piece-removed', piece: 'letnev/cruiser/1' }, { change: 'piece-damaged', piece: 'letnev/cruiser/1', damaged: true })).toEqual(['there is no ship letnev/cruiser/1']);
  expect(correct({ change: 'piece-removed', piece: 'letnev/cruiser/1' }, { change: 'piece-removed', piece: 'letnev/cruiser/1' })).toEqual(['there is no ship letnev/cruiser/1']);
  expect(correct({ change: 'piece-added', seat: 'letnev', kind: 'dreadnought', system: '27' }, { change: 'piece-damaged', piece: 'letnev/dreadnought/1', damaged: true })).toEqual([]);
});
