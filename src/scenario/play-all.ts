import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { coverageLines, coverageOf } from './coverage.js';
import { playFile, type PlayedFile } from './play-file.js';

/** All scenario files below a folder, in the order of their names. */
export async function scenarioFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml')).map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** Plays every file, one line each, then what they prove together. Holds only when every file holds and no statement is without proof. */
export async function playAll(folder: string, say: (line: string) => void): Promise<boolean> {
  const files: PlayedFile[] = [];
  for (const file of await scenarioFiles(folder)) {
    const played = await playFile(file);
    files.push(played);
    say(`${played.differences.length === 0 ? 'holds  ' : 'DIFFERS'} ${path.relative(folder, file)}  ${played.scenario?.name ?? ''}`);
    played.differences.forEach((difference) => say(`          ${difference}`));
  }
  const coverage = coverageOf(files);
  coverageLines(coverage).forEach(say);
  return files.every((file) => file.differences.length === 0) && coverage.missing.A.length + coverage.missing.B.length + coverage.options.missing.length === 0;
}
