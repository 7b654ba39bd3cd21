import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { playFile } from '../../src/scenario/play-file.js';
import { scenarioSchema } from '../../src/scenario/schema.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const text = await readFile('docs/scenarios.md', 'utf8');
const blocks = (language: string): readonly string[] => [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, body = '']) => body);
const whole = blocks('yaml').map((body) => [(parse(body) as { readonly name: string }).name, body] as const);

describe('the examples of docs/scenarios.md', () => {
  test.each(whole)('hold: %s', async (_name, body) => {
    const { folder, remove } = await temporaryFolder();
    const file = path.join(folder, 'example.yaml');
    await writeFile(file, body);
    const { differences } = await playFile(file);
    await remove();
    expect(differences).toEqual([]);
  });

  test.each(blocks('yaml-part').map((body) => [body.split('\n')[0] ?? '', body] as const))('have the right form: %s', (_first, body) => {
    const frame = { name: 'x', proves: ['A1'], ruleset: 'third-edition', seats: ['letnev'], galaxy: 'demo-3' };
    expect(scenarioSchema.safeParse({ ...frame, ...(parse(body) as object) }).error?.issues ?? []).toEqual([]);
  });

  test('there are as many as the document needs', () => expect([whole.length, blocks('yaml-part').length]).toEqual([3, 4]));

  test('every key of the format is explained', () => {
    const keys = [...Object.keys(scenarioSchema.shape), ...Object.keys(scenarioSchema.shape.turn.unwrap().shape), ...Object.keys(scenarioSchema.shape.expect.unwrap().shape)];
    for (const key of new Set(keys)) expect(text).toMatch(new RegExp(`\\b${key}\\b`));
  });
});
