import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { scenarioSchema, type Scenario } from './schema.js';

export type LoadedScenario = { readonly ok: true; readonly file: string; readonly scenario: Scenario } | { readonly ok: false; readonly file: string; readonly problems: readonly string[] };

/** Reads one scenario file; a file of the wrong form is a value that says where. */
export async function loadScenario(file: string): Promise<LoadedScenario> {
  const text = await readFile(file, 'utf8');
  let written: unknown;
  try {
    written = parse(text);
  } catch (error) {
    return { ok: false, file, problems: [error instanceof Error ? error.message : String(error)] };
  }
  const read = scenarioSchema.safeParse(written);
  if (read.success) return { ok: true, file, scenario: read.data };
  return { ok: false, file, problems: read.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`) };
}
