import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Stops the PostgreSQL that a test run left under a data folder, if one runs. */
export async function stopServerOf(dataDir) {
  const file = path.join(dataDir, 'pg', 'postmaster.pid');
  const pid = () => {
    try {
      return Number(readFileSync(file, 'utf8').split('\n')[0]);
    } catch (error) {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }
  };
  const running = pid();
  if (running === undefined || !isPostgres(running)) return;
  process.kill(running, 'SIGINT');
  for (let waited = 0; waited < 10_000 && pid() !== undefined && isPostgres(running); waited += 20) await pause(20);
}

/** Numbers of processes are used again, so a leftover one may mean anybody by now. */
function isPostgres(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0].endsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}
