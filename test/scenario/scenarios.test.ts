import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { citesIn } from '../../src/engine/calc/statements.js';
import { germanPbem } from '../../src/engine/rulesets/german-pbem/index.js';
import { thirdEdition } from '../../src/engine/rulesets/third-edition/index.js';
import { scenarioFiles } from '../../src/scenario/play-all.js';
import { playFile } from '../../src/scenario/play-file.js';

const folder = path.resolve('test/scenarios');
const files = await scenarioFiles(folder);

describe('every scenario file holds', () => {
  test.each(files.map((file) => [path.relative(folder, file), file] as const))('%s', async (_name, file) => {
    const { differences } = await playFile(file);
    expect(differences).toEqual([]);
  });
});

test('there are files, and a row of the trace is the beginning of a file\'s name', async () => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const { scenario } = await playFile(file);
    if (typeof scenario?.trace === 'string') expect(path.basename(file)).toMatch(new RegExp(`^${scenario.trace}[a-z]?-`));
  }
});


test('each edition cites its own leader rules and never those of the other', async () => {
  const foreign = await Promise.all(files.map(async (file) => {
    const { scenario, cited } = await playFile(file);
    const other = scenario?.ruleset === 'german-pbem' ? /^A\d/ : /^B\d/;
    return [...cited].filter((cite) => other.test(cite)).map((cite) => `${path.relative(folder, file)} cites ${cite}`);
  }));
  expect(foreign.flat()).toEqual([]);
});

test('what shared steps say of both editions, each says in its own numbers', () => {
  expect(citesIn(thirdEdition, ['A27', 'A31', 'B15', 'B18'])).toEqual(['A27', 'A31']);
  expect(citesIn(thirdEdition, ['B8', 'A7', 'A8'])).toEqual(['R4.0d', 'A7', 'A8']);
  expect(citesIn(germanPbem, ['A27', 'A31', 'B15', 'B18'])).toEqual(['B15', 'B18']);
});
