import { expect, test } from '@jest/globals';
import { tally } from './tally.mjs';

const RESULT = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const SKIPPED = {
  ...RESULT,
  numPendingTests: 3,
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: 'a' },
        { status: 'pending', fullName: 'pages (needs chromium) open' },
        { status: 'pending', fullName: 'pages (needs chromium) close' },
        { status: 'pending', fullName: 'something put off' },
      ],
    },
  ],
};

test.each([
  ['all passed', RESULT, 0, false, ['7 passed, 0 failed'], 0],
  ['some failed', { ...RESULT, numFailedTests: 2 }, 1, false, ['7 passed, 2 failed'], 1],
  ['a file that does not load', { ...RESULT, numRuntimeErrorTestSuites: 1 }, 1, false, ['7 passed, 1 failed'], 1],
  ['an end that Jest does not explain', RESULT, 1, false, ['7 passed, 1 failed'], 1],
])('%s', (_name, result, status, requireAll, lines, exitCode) => {
  expect(tally(result, { status, requireAll })).toEqual({ lines, exitCode });
});

test('what the machine lacks is named, and is no failure', () => {
  expect(tally(SKIPPED, { status: 0, requireAll: false })).toEqual({
    lines: ['skipped because this machine lacks chromium: 2', 'skipped for another reason: 1', '7 passed, 0 failed, 3 skipped'],
    exitCode: 0,
  });
});

test('where all is required a skipped test is a failure', () => {
  const { lines, exitCode } = tally(SKIPPED, { status: 0, requireAll: true });
  expect(exitCode).toBe(1);
  expect(lines.at(-1)).toBe('7 passed, 0 failed, 3 skipped');
});
