import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopServerOf } from './stop-server.mjs';

const PREFIX = 'sternenpost-test-';

/**
 * Names the folder of this run's PostgreSQL; the first test that needs a database starts it there (see database.ts),
 * so a run of pure tests pays nothing. Leftovers of runs that were killed are cleared away.
 */
export default async function globalSetup() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    if (Number.isInteger(pid) && pid > 0 && !isAlive(pid)) await clear(path.join(tmpdir(), name));
  }
  process.env.STERNENPOST_TEST_RUN = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Somebody else's leftovers stay. */
async function clear(folder) {
  try {
    await stopServerOf(path.join(folder, 'data'));
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
  }
}
