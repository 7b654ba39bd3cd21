import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Child<Answer> = { readonly answer: Answer; readonly end: () => Promise<void> };

/** Another program of the benchmarks in a process of its own, so that it has its own core; `answer` is the first thing it tells. */
export async function startChild<Answer>(module: string, args: readonly string[]): Promise<Child<Answer>> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), args, { execArgv: ['--import', 'tsx', '--import', new URL('./use-built.mjs', import.meta.url).href], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const gone = new Promise<number | null>((resolve) => { child.once('exit', resolve); });
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Answer));
    child.once('error', reject);
    void gone.then((code) => reject(new Error(`${module} ended with ${String(code)} before it was ready`)));
  });
  return { answer, end: async () => { child.kill('SIGTERM'); await gone; } };
}

/** In the child: tells the parent. */
export function tellParent(answer: unknown): void {
  if (process.send === undefined) throw new Error('this program is started by a benchmark');
  process.send(answer);
}
