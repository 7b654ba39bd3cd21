import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, link } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries, type Binaries } from './binaries.js';
import { clusterFolder, loadPassword, makeCluster, makeDataFolder } from './cluster.js';
import { choosePort } from './free-port.js';
import { pidFilePath, readPidFile, type PidFile } from './pid-file.js';
import { isAlive, servesCluster } from './process-state.js';
import { chooseRunAs, type RunAs } from './run-as.js';
import { launchServer, stopServer } from './server-process.js';
import { signIn } from './sign-in.js';

export type ServerSettings = {
  readonly dataDir: string;
  /** The port that pools already know; unset: that of the last start. */
  readonly port?: number;
  /** False (tests): faster, and lost after a power cut. */
  readonly durable?: boolean;
  readonly onWarning?: (warning: string) => void;
  /** For tests that kill it. */
  readonly onInitdb?: (pid: number) => void;
};

export type RunningServer = {
  readonly dataDir: string;
  readonly pid: number;
  readonly port: number;
  readonly password: string;
  readonly binaries: Binaries;
  /** False: it ran already. */
  readonly started: boolean;
};

const LIMIT_MS = 60_000;

/** Complaints of a server that another try can mend: another one starts or stops, or somebody else has the port. */
const PASSING = /lock file|shared memory|could not bind|address already in use|could not create any TCP/iu;
const PORT_TAKEN = /could not bind|address already in use|could not create any TCP/iu;

/**
 * A running server of the cluster under the data folder: one that runs already, if it is proven ours, or a new one.
 * Takes no lock: any number of processes may call this together.
 */
export async function ensureServer(settings: ServerSettings): Promise<RunningServer> {
  const prepared = await prepare(settings);
  const limit = performance.now() + LIMIT_MS;
  let freshPort = false;
  for (;;) {
    const adopted = await adopt(settings.dataDir, prepared);
    if (adopted !== undefined) return adopted;
    const port = settings.port ?? (await choosePort(settings.dataDir, freshPort));
    const launched = await launchServer({ ...prepared, dataDir: settings.dataDir, port, durable: settings.durable ?? true });
    if (launched.ok) return proven({ ...prepared, dataDir: settings.dataDir, port, pid: launched.pid, started: true });
    if (!PASSING.test(launched.complaint) || performance.now() > limit) {
      throw new Error(`the embedded PostgreSQL under DATA_DIR ${settings.dataDir} does not start: ${launched.complaint}`);
    }
    freshPort = PORT_TAKEN.test(launched.complaint);
    await pause(100);
  }
}

type Prepared = { readonly binaries: Binaries; readonly runAs: RunAs; readonly password: string };

async function prepare(settings: ServerSettings): Promise<Prepared> {
  const { dataDir } = settings;
  await makeDataFolder(dataDir);
  const binaries = await findBinaries();
  const programs = [binaries.initdb, binaries.postgres];
  const runAs = await chooseRunAs({ cluster: clusterFolder(dataDir), dataDir, programs });
  if (runAs.warning !== undefined) settings.onWarning?.(runAs.warning);
  const password = await loadPassword(dataDir);
  await makeCluster({ dataDir, binaries, runAs, password, durable: settings.durable ?? true, onInitdb: settings.onInitdb });
  return { binaries, runAs, password };
}

/** The server that runs already, or undefined when none does; a leftover process file that PostgreSQL would stumble over is removed. */
async function adopt(dataDir: string, prepared: Prepared): Promise<RunningServer | undefined> {
  const cluster = clusterFolder(dataDir);
  const limit = performance.now() + LIMIT_MS;
  while (performance.now() < limit) {
    const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => undefined);
    const file = await readPidFile(cluster);
    if (text === undefined || file === undefined) return undefined;
    if (!(await isAlive(file.pid)) || !(await mayBeOurs(file, cluster))) {
      await removeStale(pidFilePath(cluster), text);
      return undefined;
    }
    const server = { ...prepared, dataDir, pid: file.pid, port: file.port, started: false };
    if (file.ready) {
      const result = await signIn(server);
      if (result === 'ours') return server;
      if (result === 'foreign') return proven(server);
    }
    await pause(25); // it is starting or stopping
  }
  throw new Error(`the PostgreSQL that runs under DATA_DIR ${dataDir} does not answer`);
}

async function mayBeOurs(file: PidFile, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  return servesCluster(file.pid, cluster);
}

async function proven(server: RunningServer): Promise<RunningServer> {
  if ((await signIn(server)) === 'ours') return server;
  if (server.started) await stopServer(server);
  throw new Error(
    `the PostgreSQL under DATA_DIR ${server.dataDir} does not accept the password in ${server.dataDir}/pg.password: put the right file back`,
  );
}

/** Another process may just have put a new file there, so it is taken away first and looked at then. */
async function removeStale(file: string, expected: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== expected) {
    await link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  await rm(aside);
}
