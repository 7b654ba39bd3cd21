import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rounds, type Benchmark } from './lib/benchmark.js';
import { startChild } from './lib/child.js';
import { inFolder } from './lib/database.js';
import { hostileCases } from './mail/hostile-cases.js';
import type { HostileReading } from './mail/read-hostile.js';

const ORDINARY = 'ordinary mail';

/** The mail comes as a file, so that making it costs the reader nothing. */
async function readCase(name: string): Promise<HostileReading> {
  return inFolder(async (folder) => {
    const file = path.join(folder, 'hostile.eml');
    await writeFile(file, hostileCases[name]?.() ?? '');
    const child = await startChild<HostileReading>('../mail/read-hostile.ts', [file]);
    await child.end();
    return child.answer;
  });
}

function row(name: string, { ms, megabytes, answer }: HostileReading): string {
  return `${name.padEnd(40)} ${ms.toFixed(1).padStart(8)} ms ${megabytes.toFixed(1).padStart(7)} MB more  ${answer}`;
}

/** Time and memory that each hostile mail takes; the ratio is that of the slowest to an ordinary mail. */
export const hostile: Benchmark = async () => {
  const readings: [string, HostileReading][] = [];
  for (const name of Object.keys(hostileCases)) readings.push([name, await readCase(name)]);
  const [slowest = ORDINARY] = readings.toSorted(([, left], [, right]) => right.ms - left.ms).map(([name]) => name);
  const taken = await rounds(async () => ({ ours: (await readCase(slowest)).ms, baseline: (await readCase(ORDINARY)).ms }));
  return [{ name: 'hostile', unit: 'ms', ours: `slowest: ${slowest}`, baseline: ORDINARY, rounds: taken, facts: readings.map(([name, reading]) => row(name, reading)) }];
};
