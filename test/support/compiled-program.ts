import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

export type CompiledProgram = { readonly file: string; readonly remove: () => Promise<void> };

/** Below the packages, so that they are found, and where nobody looks for sources. */
const FOLDER = path.resolve('reports');
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](?<name>\.{1,2}\/[^"']+)\.js["']/gu;

/**
 * A TypeScript program of the tests as plain JavaScript, with all of our own that it imports: it then starts in a fraction of the time
 * that it would need to be compiled while it starts, again for each process.
 */
export async function compiledProgram(entry: string): Promise<CompiledProgram> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(path.join(FOLDER, 'program-'));
  const target = (source: string): string => path.join(folder, path.relative(path.resolve('.'), source).replace(/\.ts$/u, '.js'));
  const done = new Set<string>();
  const compile = async (source: string): Promise<void> => {
    if (done.has(source)) return;
    done.add(source);
    const { code } = await transform(await readFile(source, 'utf8'), { filename: source, swcrc: false, jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } });
    await mkdir(path.dirname(target(source)), { recursive: true });
    await writeFile(target(source), code);
    for (const { groups } of code.matchAll(IMPORT)) await compile(path.resolve(path.dirname(source), `${groups?.['name'] ?? ''}.ts`));
  };
  await compile(path.resolve(entry));
  return { file: target(path.resolve(entry)), remove: async () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
