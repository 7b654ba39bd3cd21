import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { ruleSetIds, ruleSetOf, shipKinds } from '../engine/index.js';
import { scenarioSchema, type Scenario } from './schema.js';

export type LoadedScenario = { readonly ok: true; readonly file: string; readonly scenario: Scenario } | { readonly ok: false; readonly file: string; readonly problems: readonly string[] };

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly code?: string };

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
  if (!read.success) return { ok: false, file, problems: read.error.issues.map(issueLine) };
  const { ruleset } = read.data;
  if (ruleSetOf(ruleset) === undefined) return { ok: false, file, problems: [`ruleset: there is no ${ruleset}; possible: ${ruleSetIds.join(', ')}`] };
  return { ok: true, file, scenario: read.data };
}

/** Where a word of a fixed list is wrong, the list is named. */
function issueLine({ path, message, ...issue }: Issue): string {
  const kinds = issue.code === 'unrecognized_keys' && path.at(-2) === 'ships' ? `; kinds of ships: ${shipKinds.join(', ')}` : '';
  return `${path.join('.') || 'file'}: ${message}${kinds}`;
}
