import { citedBy } from './cited.js';
import { differences } from './compare.js';
import { loadScenario } from './load.js';
import { runScenario, type ScenarioRun } from './run-scenario.js';
import type { Scenario } from './schema.js';

/** What came of one file: it holds when nothing differs and every statement that it claims was cited by the run. */
export type PlayedFile = { readonly file: string; readonly scenario?: Scenario; readonly run?: ScenarioRun; readonly cited: ReadonlySet<string>; readonly differences: readonly string[] };

export async function playFile(file: string): Promise<PlayedFile> {
  const loaded = await loadScenario(file);
  if (!loaded.ok) return { file, cited: new Set(), differences: loaded.problems };
  const { scenario } = loaded;
  try {
    const run = runScenario(scenario);
    const cited = citedBy(run);
    const silent = run.stopped === true ? [] : scenario.proves.filter((statement) => !cited.has(statement)).map((statement) => `nothing in the run cites ${statement}`);
    return { file, scenario, run, cited, differences: [...differences(scenario, run), ...silent] };
  } catch (error) {
    // A mistake of the engine: the file fails and says why; nothing is hidden.
    return { file, scenario, cited: new Set(), differences: [error instanceof Error ? error.stack ?? error.message : String(error)] };
  }
}
