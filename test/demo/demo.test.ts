import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Ended = { readonly code: number | null; readonly printed: string };

async function runDemo(whenPrinted?: { readonly words: string; readonly signal: NodeJS.Signals }): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join('src', 'demo', 'index.ts')], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } });
  let printed = '';
  let signalled = false;
  const take = (some: string): void => {
    printed += some;
    if (signalled || whenPrinted === undefined || !printed.includes(whenPrinted.words)) return;
    signalled = true;
    child.kill(whenPrinted.signal);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, printed }));
  });
}

const leftFolders = async (): Promise<readonly string[]> => (await readdir(tmpdir())).filter((name) => name.startsWith('sternenpost-demo-'));
const folderOf = (printed: string): string => /sternenpost-demo-\w+/u.exec(printed)?.[0] ?? 'none was printed';

test('the demonstration plays its two rounds, every mail arrives, and nothing is left', async () => {
  const { code, printed } = await runDemo();
  expect(printed).not.toContain('The demonstration failed');
  expect(code).toBe(0);
  for (const words of [
    'Round 1', 'Round 2',
    // A refused line, with its rule, in the player's language.
    'ABGELEHNT', 'Mecatol Rex liegt nicht in 5',
    'SPACE BATTLE in 5 (Abyz, Fria)', 'RAUMKAMPF in 5 (Abyz, Fria)', 'INVASION OF ABYZ', 'INVASION VON ABYZ',
    "Letnev's Admiral is captured", 'Letnevs Admiral ist gefangen', 'ESCAPES to Arc Prime',
    // A question by mail in German, one on the page in English.
    'Eine Frage an dich', 'Ada answers on her page',
    'each of them expected, none missing',
  ]) expect(printed).toContain(words);
  const counted = (what: string): number => Number(new RegExp(`^${what} +(\\d+)`, 'mu').exec(printed)?.[1]);
  expect(counted('space battles')).toBeGreaterThanOrEqual(1);
  expect(counted('invasions')).toBeGreaterThanOrEqual(1);
  expect(counted('leaders captured')).toBeGreaterThanOrEqual(1);
  expect(counted('leaders escaped')).toBeGreaterThanOrEqual(1);
  expect(counted('mails arrived')).toBe(printed.match(/^┌─ Mail \d+ to /gmu)?.length);
  expect(await leftFolders()).not.toContain(folderOf(printed));
}, 240_000);

test('a demonstration that is ended early leaves nothing behind', async () => {
  const { code, printed } = await runDemo({ words: 'Mail 1 to', signal: 'SIGTERM' });
  expect(code).toBe(1);
  expect(printed).toContain('stopped by SIGTERM');
  expect(await leftFolders()).not.toContain(folderOf(printed));
}, 240_000);
