import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withGames } from '../cli/with-database.js';
import { readConfig, type Config } from '../config.js';
import { addModerator } from '../games/add-moderator.js';
import type { DiceKeeper } from '../games/ports.js';
import { createLog } from '../log.js';
import { startProgram } from '../compose/start-program.js';
import { openSink, type Sink } from './sink.js';

export type World = {
  readonly web: string;
  readonly mailIn: { readonly host: string; readonly port: number };
  readonly sink: Sink;
  /** Bearer token of the moderator. */
  readonly token: string;
  /** The lines that the program prints at its start. */
  readonly printed: readonly string[];
};

const LONGEST_WAIT_MS = 20_000;

/** The whole program in a folder of its own, with a mail provider behind it. Whatever `work` does, everything is gone afterwards. */
export async function inOwnWorld(dice: DiceKeeper, signal: AbortSignal, work: (world: World) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sternenpost-demo-'));
  const closers: (() => Promise<void>)[] = [async () => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  try {
    // PostgreSQL may run as another user, who has to pass through.
    await chmod(folder, 0o711);
    const sink = await openSink(LONGEST_WAIT_MS);
    closers.unshift(sink.close);
    const config = settings(path.join(folder, 'data'), sink.url);
    const printed: string[] = [];
    let close = async (): Promise<void> => undefined;
    closers.unshift(async () => close());
    const lost = new AbortController();
    const log = createLog({ level: config.logLevel });
    await startProgram({ config, log, dice, signal: AbortSignal.any([signal, lost.signal]), print: (line) => void printed.push(line), onLost: () => lost.abort(), onClose: (closing) => { close = closing; } });
    const { token = '' } = await withGames(config, async (deps) => addModerator(deps, { email: 'moderator@demo.example', withToken: true }));
    await Promise.race([ended(signal), work({ web: found(printed, /^web, API +(?<found>http\S+)/u), mailIn: mailInOf(printed), sink, token, printed })]);
  } finally {
    for (const closing of closers) await closing();
  }
}

/** Rejects when the demonstration is to end early. */
async function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function settings(dataDir: string, smtpUrl: string): Config {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', SMTP_LISTEN: '127.0.0.1:0', SMTP_URL: smtpUrl, DEMO: 'off', LOG_LEVEL: 'error' });
  if (!read.ok) throw new Error(read.problem);
  return read.config;
}

function mailInOf(printed: readonly string[]): World['mailIn'] {
  const { hostname, port } = new URL(found(printed, /^mail in +(?<found>smtp:\S+)/u));
  return { host: hostname, port: Number(port) };
}

function found(lines: readonly string[], pattern: RegExp): string {
  const hit = lines.map((line) => pattern.exec(line)?.groups?.['found']).find((one) => one !== undefined);
  if (hit === undefined) throw new Error(`The program prints nothing like ${pattern.source}.`);
  return hit;
}
