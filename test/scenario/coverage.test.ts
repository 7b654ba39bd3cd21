import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { coverageLines, coverageOf, provenElsewhere, seedStatements } from '../../src/scenario/coverage.js';
import type { PlayedFile } from '../../src/scenario/play-file.js';
import { scenarioSchema } from '../../src/scenario/schema.js';

const file = (change: object, cited: readonly string[], differences: readonly string[] = []): PlayedFile => ({
  file: 'x.yaml', differences, cited: new Set(cited),
  scenario: scenarioSchema.parse({ name: 'x', proves: ['A12'], ruleset: 'third-edition', seats: ['letnev'], galaxy: 'demo-3', ...change }),
});

describe('what no run can cite', () => {
  test.each(Object.entries(provenElsewhere))('%s has its own test', async (_statement, proof) => {
    expect(await readFile(proof.file, 'utf8')).toContain(proof.test);
  });
});

describe('coverage', () => {
  const missing = (files: readonly PlayedFile[]): readonly string[] => coverageOf(files).missing.A;
  test('there are 73 and 48 statements', () => expect([seedStatements.A.at(-1), seedStatements.B.at(-1)]).toEqual(['A73', 'B48']));
  test('a statement counts if a file that holds names it', () => {
    expect(missing([file({}, ['A12'])])).not.toContain('A12');
    expect(missing([file({}, ['A12'], ['something differs'])])).toContain('A12');
    expect(missing([file({ proves: ['A13'] }, ['A12', 'A13'])])).toContain('A12');
  });
  test('a value of an option counts if it was chosen and the run names the option', () => {
    const open = (files: readonly PlayedFile[]): boolean => coverageOf(files).options.missing.includes('third-edition admiral.speed=whileAboard');
    const chosen = { options: { 'admiral.speed': 'whileAboard' } };
    expect([open([]), open([file(chosen, ['A12'])]), open([file({}, ['admiral.speed'])]), open([file(chosen, ['admiral.speed'])])]).toEqual([true, true, true, false]);
  });
  test('the last line counts', () => expect(coverageLines(coverageOf([file({}, ['A12'])])).at(-1)).toMatch(/^A 2\/73, B 1\/48, options 0\/\d+ both ways$/));
});
