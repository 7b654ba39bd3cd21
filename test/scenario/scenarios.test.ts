import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
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
