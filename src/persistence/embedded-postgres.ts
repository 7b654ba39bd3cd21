import { setTimeout as pause } from 'node:timers/promises';
import { removeDrafts } from './embedded/cluster.js';
import { ensureServer, type RunningServer } from './embedded/ensure-server.js';
import { takeHolderLock, type HolderLock } from './embedded/holder-lock.js';
import { stopServer } from './embedded/server-process.js';
import { connect, databaseUrl } from './embedded/sign-in.js';

const DATABASE = 'sternenpost';

export type EmbeddedSettings = {
  readonly dataDir: string;
  /**
   * `owner` (the program itself) is alone on the data folder, watches the server and starts it again when it dies;
   * `guest` (a command beside a running program) uses what runs and stops only what it started.
   */
  readonly role: 'owner' | 'guest';
  /** How long an owner waits for another one to leave. */
  readonly waitMs?: number;
  readonly onWarning?: (warning: string) => void;
  /** The data folder now belongs to another process: this one must end. */
  readonly onLost?: (error: Error) => void;
  /** False (tests): faster, and lost after a power cut. */
  readonly durable?: boolean;
  /** For tests that kill it. */
  readonly onInitdb?: (pid: number) => void;
};

export type EmbeddedPostgres = {
  /** The program's database, which exists. The same for as long as this process lives. */
  readonly url: string;
  /** The server's process at this moment. */
  readonly pid: () => number;
  /** To be called when the program has drained. */
  readonly stop: () => Promise<void>;
};

/** Starts or adopts the PostgreSQL under the data folder. */
export async function openEmbeddedPostgres(settings: EmbeddedSettings): Promise<EmbeddedPostgres> {
  return settings.role === 'owner' ? openAsOwner(settings) : openAsGuest(settings);
}

type Held = { readonly server: RunningServer; readonly lock: HolderLock };

async function openAsOwner(settings: EmbeddedSettings): Promise<EmbeddedPostgres> {
  let held = await hold(settings);
  let stopping = false;
  let recovery = Promise.resolve();
  const { port } = held.server;
  const url = databaseUrl(held.server, DATABASE);
  const watch = () => {
    held.lock.onLost(() => {
      if (!stopping) recovery = recover();
    });
  };
  const recover = async () => {
    settings.onWarning?.('the embedded PostgreSQL ended; starting it again');
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        // The pools know the port, so it must be the same one.
        held = await hold({ ...settings, port });
        watch();
        return;
      } catch (error) {
        if (error instanceof DataFolderInUse) return settings.onLost?.(error);
        settings.onWarning?.((error as Error).message);
        await pause(wait);
      }
    }
  };
  watch();
  return {
    url,
    pid: () => held.server.pid,
    stop: async () => {
      stopping = true;
      await recovery;
      // The lock stays until the server is gone, so nobody adopts one that is about to stop.
      await stopServer(held.server);
      await held.lock.release();
    },
  };
}

/** Says which folder is taken; the caller prints it and ends. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another process`);
  }
}

async function hold(settings: EmbeddedSettings & { port?: number }): Promise<Held> {
  const limit = performance.now() + (settings.waitMs ?? 10_000);
  for (;;) {
    const server = await ensureServer(settings);
    const held = await tryToHold(server, limit - performance.now());
    if (held === 'in use') throw new DataFolderInUse(settings.dataDir);
    if (held !== 'gone') {
      await removeDrafts(settings.dataDir);
      return held;
    }
  }
}

/** `gone`: the server ended under our hands, because the holder before us has just stopped it. */
async function tryToHold(server: RunningServer, waitMs: number): Promise<Held | 'in use' | 'gone'> {
  try {
    const lock = await takeHolderLock(server, waitMs);
    if (lock === undefined) return 'in use';
    await makeDatabase(server);
    return { server, lock };
  } catch (error) {
    if (isConnectionLoss(error)) return 'gone';
    throw error;
  }
}

function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  return code === undefined ? /terminated|closed|timeout/iu.test(message) : /^(?:ECONN|EPIPE|57P|08)/u.test(code);
}

async function makeDatabase(server: RunningServer): Promise<void> {
  const client = await connect(server);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function openAsGuest(settings: EmbeddedSettings): Promise<EmbeddedPostgres> {
  const server = await ensureServer(settings);
  const held = await tryToHold(server, 0);
  if (held === 'gone') return openAsGuest(settings);
  return {
    url: databaseUrl(server, DATABASE),
    pid: () => server.pid,
    stop: async () => {
      if (held === 'in use') return;
      if (server.started) await stopServer(server);
      await held.lock.release();
    },
  };
}
