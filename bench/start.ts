import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rounds, type Benchmark } from './lib/benchmark.js';
import { inFolder } from './lib/database.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Seconds from the start of the program to its line `ready`; then it is ended, and waited for. */
async function secondsToReady(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => { child.once('exit', () => resolve()); });
  const seconds = await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (some: string) => {
      printed += some;
      if (/^ready$/mu.test(printed)) resolve((performance.now() - begun) / 1000);
    });
    void ended.then(() => reject(new Error(`${args.join(' ')} ended before it was ready:\n${printed}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** Warm start to `ready` of the built program, against bare Fastify with the same plugins, Prisma connected and the embedded PostgreSQL started. */
export const start: Benchmark = async () => inFolder(async (folder) => {
  const ours = async (): Promise<number> => secondsToReady(['dist/server.js'], { DATA_DIR: path.join(folder, 'ours'), PORT: '0', SMTP_LISTEN: '127.0.0.1:0', LOG_LEVEL: 'error', DATABASE_URL: '', SMTP_URL: '', IMAP_URL: '' });
  const bare = async (): Promise<number> => secondsToReady(['bench/start/bare.mjs', path.join(folder, 'bare')], {});
  // The first start of each makes the cluster, the tables and the demonstration game.
  await ours();
  await bare();
  const taken = await rounds(async () => ({ ours: await ours(), baseline: await bare() }));
  return [{ name: 'start', unit: 's', ours: 'warm start to ready', baseline: 'bare Fastify, Prisma, PostgreSQL', bound: { most: 2 }, rounds: taken }];
});
