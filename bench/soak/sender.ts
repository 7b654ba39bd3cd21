import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/persistence/client.js';
import type { Relay } from './relay.js';

/** Over so many connections a sender has a mail each on its way. */
export const CONNECTIONS = 3;

const PATIENCE_MS = 10_000;

export type World = { readonly database: Database; readonly url: string; readonly relay: Relay; readonly random: () => number; readonly program: string; readonly folder: string };
export type Sender = { readonly child: ChildProcess; readonly worker: string; readonly ready: Promise<void>; readonly gone: Promise<void>; /** The last point that it wrote down. */ readonly last: () => string };

let number = 0;

/** A sender in a process of its own. It begins when it gets a word. */
export function startSender({ url, relay, program, folder }: World): Sender {
  number += 1;
  const worker = `soak-${String(number)}`;
  const journal = path.join(folder, worker);
  const child = fork(program, [url, relay.url, worker, journal, String(CONNECTIONS)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = new Promise<void>((resolve) => { child.once('exit', () => resolve()); });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    void gone.then(() => reject(new Error('a sender ended before it began')));
  });
  ready.catch(() => undefined); // told to whoever waits for it
  return { child, worker, ready, gone, last: () => readFileSync(journal, 'utf8').trim().split('\n').at(-1) ?? '' };
}

/** Kills a sender and waits until what it had begun has come to its end, here and in the database. */
export async function killed({ database: { pool }, relay }: World, { child, gone, worker }: Sender): Promise<void> {
  child.kill('SIGKILL');
  await gone;
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rowCount } = await pool.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [worker]);
    if (rowCount === 0 && relay.connections() === 0) break;
    if (performance.now() > limit) throw new Error('a dead sender is still connected');
    await pause(5);
  }
  await pause(20);
}
