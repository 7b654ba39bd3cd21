// A test runner for Stryker that loads the engine and the tests once and then plays them mutant by mutant: Jest would load everything anew each time.
// In place of `@jest/globals` the tests get jest-globals.mjs, with Jest's own `expect`.
import { register as registerHooks } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { register as registerTypeScript } from 'tsx/esm/api';

const here = (file) => pathToFileURL(path.resolve('test/mutation', file)).href;
const hooks = (globals) => `export const resolve = (name, context, next) => name === '@jest/globals' ? { url: '${globals}', shortCircuit: true } : next(name, context);`;

function inProcessRunner() {
  const context = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
  let tests;

  async function load() {
    if (tests !== undefined) return;
    registerTypeScript();
    registerHooks(`data:text/javascript,${encodeURIComponent(hooks(here('jest-globals.mjs')))}`);
    await import(here('leader-steps.mutation.ts'));
    tests = (await import(here('jest-globals.mjs'))).collected;
  }

  async function playOne({ id, body }) {
    const begun = performance.now();
    try {
      context.currentTestId = id;
      await body();
      return { id, name: id, status: TestStatus.Success, timeSpentMs: performance.now() - begun };
    } catch (error) {
      return { id, name: id, status: TestStatus.Failed, failureMessage: String(error), timeSpentMs: performance.now() - begun };
    } finally {
      context.currentTestId = undefined;
    }
  }

  /** One failure is enough to kill a mutant. */
  async function play(wanted, untilFailure) {
    const results = [];
    for (const test of wanted) {
      results.push(await playOne(test));
      if (untilFailure && results.at(-1).status === TestStatus.Failed) break;
    }
    return { status: DryRunStatus.Complete, tests: results };
  }

  return {
    // Node keeps what it has imported: for a mutant that works while the files are loaded Stryker starts another process.
    capabilities: () => ({ reloadEnvironment: false }),
    async dryRun() {
      await load();
      return { ...(await play(tests, false)), mutantCoverage: context.mutantCoverage };
    },
    async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, disableBail }) {
      if (mutantActivation === 'static') context.activeMutant = activeMutant.id;
      await load();
      Object.assign(context, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
      const result = await play(testFilter === undefined ? tests : tests.filter(({ id }) => testFilter.includes(id)), !disableBail);
      context.activeMutant = undefined;
      return toMutantRunResult(determineHitLimitReached(context.hitCount, hitLimit) ?? result, disableBail);
    },
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', inProcessRunner)];
