import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { describe } from '@jest/globals';

/** Programs that some tests need and `npm ci` does not bring. */
const PROGRAMS = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  dovecot: ['dovecot'],
} as const;

export type Need = keyof typeof PROGRAMS;

/** Where a program is, or undefined when this machine lacks it. */
export function findProgram(need: Need): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return PROGRAMS[need].flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A group of tests that is skipped, and named as such in the last lines of the run, when the machine lacks a program. */
export function describeWith(need: Need, name: string, body: (program: string) => void): void {
  const program = findProgram(need);
  // The words in brackets are what test/support/run.mjs looks for.
  if (program === undefined) describe.skip(`${name} (needs ${need})`, () => body(''));
  else describe(name, () => body(program));
}
