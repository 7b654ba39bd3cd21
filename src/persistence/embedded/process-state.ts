import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Whether a process lives. A zombie is dead: where process 1 does not collect them it stays in the table for ever. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => undefined);
  // The state stands after the name, which is in brackets and may itself hold brackets and blanks.
  return stat !== undefined && stat.slice(stat.lastIndexOf(')') + 2).charAt(0) !== 'Z';
}

/** Whether a process is a PostgreSQL server of this cluster: after a restart its number may belong to anybody. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const words = await commandLine(pid);
  const program = path.basename(words[0] ?? '').replace(/\.exe$/iu, '');
  return program === 'postgres' && words.join(' ').includes(cluster);
}

async function commandLine(pid: number): Promise<string[]> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => '');
    return text.split('\0');
  }
  if (process.platform === 'win32') return [];
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const [program = ''] = stdout.split(' -D ');
  return [program.trim(), stdout];
}
