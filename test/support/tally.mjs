const OTHER = 'another reason';

/** How many tests were skipped, by what the machine lacks for them (see needs.ts). */
function skippedByNeed(result) {
  const counts = new Map();
  for (const test of result.testResults.flatMap((suite) => suite.assertionResults)) {
    if (test.status === 'passed' || test.status === 'failed') continue;
    const need = /\(needs ([^)]+)\)/u.exec(test.fullName)?.[1] ?? OTHER;
    counts.set(need, (counts.get(need) ?? 0) + 1);
  }
  return counts;
}

/** The last lines of a run and its exit code, from Jest's result file and Jest's own exit status. */
export function tally(result, { status, requireAll }) {
  const skipped = result.numPendingTests + result.numTodoTests;
  // A file that does not even load holds tests nobody counted: it is one failure. So is an end that Jest cannot explain.
  let failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (failed === 0 && status !== 0) failed = 1;
  const lines = [...skippedByNeed(result)].map(([need, count]) =>
    need === OTHER ? `skipped for another reason: ${count}` : `skipped because this machine lacks ${need}: ${count}`,
  );
  const tooMany = requireAll && skipped > 0;
  if (tooMany) lines.push('REQUIRE_ALL is set: a skipped test is a failure');
  lines.push(`${result.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return { lines, exitCode: failed > 0 || tooMany ? 1 : 0 };
}
