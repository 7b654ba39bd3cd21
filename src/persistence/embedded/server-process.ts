import { spawn } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import type { Binaries } from './binaries.js';
import { clusterFolder } from './cluster.js';
import { readPidFile } from './pid-file.js';
import { isAlive } from './process-state.js';
import { CLEAN_ENVIRONMENT, type RunAs } from './run-as.js';

const LOG_LIMIT = 1_000_000;
const POLL_MS = 15;
const START_LIMIT_MS = 60_000; // WAL recovery after a crash can take its time
const STOP_LIMIT_MS = 30_000;

type Launch = {
  readonly dataDir: string;
  readonly port: number;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  readonly durable: boolean;
};

export type Launched = { readonly ok: true; readonly pid: number } | { readonly ok: false; readonly complaint: string };

/** Starts a server and waits until it takes connections or has ended; what it said then is the complaint. */
export async function launchServer(launch: Launch): Promise<Launched> {
  const cluster = clusterFolder(launch.dataDir);
  const log = path.join(launch.dataDir, 'postgres.log');
  const before = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  const from = before > LOG_LIMIT ? 0 : before;
  const output = await open(log, from === 0 ? 'w' : 'a', 0o600);
  let ended: string | undefined;
  const [program = '', ...args] = [...launch.runAs.prefix, launch.binaries.postgres, ...serverArguments(launch, cluster)];
  // Detached, and with a file for its words: Ctrl-C must not reach the server before the program has drained, and the
  // server must outlive a program that is killed.
  const child = spawn(program, args, {
    ...launch.runAs.ids,
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `ended with ${String(code ?? signal)}`));
  child.unref();
  await output.close();
  const limit = performance.now() + START_LIMIT_MS;
  while (ended === undefined && performance.now() < limit) {
    const file = await readPidFile(cluster);
    if (file?.ready === true && file.pid === child.pid) return { ok: true, pid: file.pid };
    await pause(POLL_MS);
  }
  return {
    ok: false,
    complaint: `${ended ?? 'not ready in time'}: ${(await readFile(log, 'utf8')).slice(from).trim().slice(-1000)}`,
  };
}

function serverArguments(launch: Launch, cluster: string): string[] {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'max_connections=200'];
  if (!launch.durable) settings.push('fsync=off', 'full_page_writes=off');
  return ['-D', cluster, '-p', String(launch.port), ...settings.flatMap((setting) => ['-c', setting])];
}

/** Stops a server (ours or adopted): no new work, what runs is rolled back, everything is written. */
export async function stopServer(server: { pid: number; dataDir: string; binaries: Binaries }): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(server.binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', clusterFolder(server.dataDir)]);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    send(server.pid, signal);
    if (await diesWithin(server.pid, STOP_LIMIT_MS)) return;
  }
  throw new Error(`the embedded PostgreSQL (process ${String(server.pid)}) does not stop`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it is gone already: that is what we want
  }
}

async function diesWithin(pid: number, limitMs: number): Promise<boolean> {
  const limit = performance.now() + limitMs;
  while (performance.now() < limit) {
    if (!(await isAlive(pid))) return true;
    await pause(POLL_MS);
  }
  return false;
}
