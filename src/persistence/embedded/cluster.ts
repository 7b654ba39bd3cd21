import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.js';
import { CLEAN_ENVIRONMENT, type RunAs } from './run-as.js';

export const DATABASE_USER = 'app';

export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'pg');
}

/**
 * Makes the data folder, open to be passed through and to nothing else: as root PostgreSQL runs as another user, and a
 * folder that let nobody pass would cost it the right to read every file (see run-as.ts).
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`cannot make DATA_DIR ${dataDir}: ${error.message}`);
  });
  const { mode, uid } = await stat(dataDir);
  if (process.getuid?.() === 0 && uid === 0 && (mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o777) | 0o011);
}

/** The password of the embedded server: made once, readable to us alone. */
export async function loadPassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'pg.password');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  if (!(await exists(file))) {
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error; // another process was faster: its password counts
    });
    await rm(draft);
  }
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`cannot read ${file}: ${error.message}. Start as the user who owns DATA_DIR`);
  });
}

type Making = {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  readonly password: string;
  readonly durable: boolean;
  readonly onInitdb?: ((pid: number) => void) | undefined;
};

/**
 * Makes the cluster unless it is there. An initdb that was killed leaves something that looks like a cluster and never
 * starts, so it works in a folder of another name, which gets its own name only when it is whole.
 */
export async function makeCluster(making: Making): Promise<void> {
  const cluster = clusterFolder(making.dataDir);
  if (await exists(cluster)) return;
  const draft = `${cluster}.new.${randomBytes(6).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, making.password, { mode: 0o600 });
    if (making.runAs.owner !== undefined) {
      for (const file of [draft, passwordFile]) await chown(file, making.runAs.owner, making.runAs.owner);
    }
    await runInitdb({ ...making, draft, passwordFile });
    await rename(draft, cluster);
  } catch (error) {
    // Two processes started on an empty folder: the other one's cluster stands, so ours is not needed.
    if (!(await exists(cluster))) throw error;
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes what a killed initdb left behind. Only the holder of the data folder may do this. */
export async function removeDrafts(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith('pg.new.'));
  for (const name of left) {
    await rm(path.join(dataDir, name), { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY') throw error; // an orphan still writes there; the next start finds it again
    });
  }
}

async function runInitdb(run: Making & { draft: string; passwordFile: string }): Promise<void> {
  const [program = '', ...args] = [
    ...run.runAs.prefix,
    run.binaries.initdb,
    ...['-D', run.draft, '-U', DATABASE_USER, '--auth=scram-sha-256', `--pwfile=${run.passwordFile}`],
    ...[
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
      ...(run.durable ? [] : ['--no-sync']),
    ],
  ];
  const child = spawn(program, args, { ...run.runAs.ids, cwd: '/', env: CLEAN_ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid !== undefined) run.onInitdb?.(child.pid);
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  const code = await new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => resolve(status ?? signal ?? 'unknown'));
  });
  if (code !== 0) throw new Error(`initdb ended with ${String(code)}: ${complaint.trim().slice(-500)}`);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
