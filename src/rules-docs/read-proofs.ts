import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadScenario } from '../scenario/load.js';
import type { Proof } from './proof.js';

const folder = 'test/scenarios';

/** All scenario files that can be read; what is wrong with the others is for `npm run scenarios` to say. */
export async function readProofs(root: string): Promise<readonly Proof[]> {
  const names = (await readdir(path.join(root, folder), { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  const files = names.map((name) => `${folder}/${name.split(path.sep).join('/')}`);
  const loaded = await Promise.all(files.map(async (file) => ({ file, read: await loadScenario(path.join(root, file)) })));
  return loaded.flatMap(({ file, read }) => (read.ok ? [{ file, ruleset: read.scenario.ruleset, proves: read.scenario.proves, options: read.scenario.options ?? {} }] : []));
}
