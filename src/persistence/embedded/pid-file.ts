import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type PidFile = { readonly pid: number; readonly port: number; readonly ready: boolean };

export function pidFilePath(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

/** What PostgreSQL says of itself: line 1 its process, line 4 its port, line 8 whether it takes connections. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return { pid: 0, port: 0, ready: false };
  return { pid, port: Number(lines[3] ?? 0), ready: (lines[7] ?? '').trim() === 'ready' };
}
