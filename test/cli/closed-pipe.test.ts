import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

const testWithShell = process.platform === 'win32' ? test.skip : test;

testWithShell('who reads only the first lines of a command breaks nothing', () => {
  const command = `"${process.execPath}" --import tsx src/cli/index.ts scenario test/scenarios/third-edition/bad-transfer-after-movement.yaml`;
  // `true` reads nothing and is gone before the first line comes.
  const run = spawnSync('sh', ['-c', `{ ${command}; echo "ended $?" >&2; } | true`], { encoding: 'utf8' });
  expect(run.stderr).toBe('ended 0\n');
});
