// Runs every test (or those named on the command line) and ends with `N passed, N failed[, N skipped]`, counted from
// Jest's own result file. With REQUIRE_ALL=1 a skipped test is a failure.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tally } from './tally.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const resultFile = path.join(root, 'reports', 'jest.json');

function runNode(args, options = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
}

function runJest() {
  mkdirSync(path.dirname(resultFile), { recursive: true });
  rmSync(resultFile, { force: true });
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const env = {
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
  };
  // Into a file of its own: `--json` would otherwise print the whole result here.
  const { status } = runNode([jest, '--json', `--outputFile=${resultFile}`, ...process.argv.slice(2)], {
    env,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  return status ?? 1;
}

function readResult() {
  try {
    return JSON.parse(readFileSync(resultFile, 'utf8'));
  } catch {
    return undefined; // Jest ended before it could write one
  }
}

const prepared = runNode([path.join(root, 'scripts', 'prepare.mjs')]);
if (prepared.status !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const status = runJest();
const result = readResult();
if (result === undefined) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const { lines, exitCode } = tally(result, { status, requireAll: process.env.REQUIRE_ALL === '1' });
console.log(lines.join('\n'));
process.exit(exitCode);
