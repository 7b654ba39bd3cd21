import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { mail } from '../../src/cli/mail.js';
import { scenario } from '../../src/cli/scenario.js';
import type { Command } from '../../src/cli/command.js';
import { listening } from '../../src/compose/start-problem.js';
import { readConfig } from '../../src/config.js';
import { temporaryFolder } from '../support/temporary-folder.js';

async function run(command: Command, args: readonly string[], env: Record<string, string> = {}): Promise<{ readonly code: number; readonly complaints: readonly string[] }> {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problem);
  const complaints: string[] = [];
  const code = await command({ args, config: read.config, say: () => undefined, complain: (line) => void complaints.push(line) });
  return { code, complaints };
}

/** A port on which nobody listens any more, or somebody does. */
async function aPort(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, close: async () => new Promise((resolve) => { server.close(() => resolve()); }) };
}

test.each([
  ['mail', mail, ['send', 'none.eml'], 'Cannot read none.eml: there is no such file.'],
  ['mail', mail, ['send', 'src'], 'Cannot read src: it is a folder.'],
  ['scenario', scenario, ['none.yaml'], 'Cannot read none.yaml: there is no such file.'],
] as const)('%s says in one line that it cannot read a file', async (_name, command, args, line) => {
  expect(await run(command, args)).toEqual({ code: 1, complaints: [line] });
});

test('a mail for a server that does not run is answered with the setting to look at', async () => {
  const { folder, remove } = await temporaryFolder();
  const file = path.join(folder, 'orders.eml');
  await writeFile(file, 'From: a@example.org\r\nTo: x@pbem.localhost\r\n\r\nPASS\r\n');
  const { port, close } = await aPort();
  await close();
  const { code, complaints } = await run(mail, ['send', file], { SMTP_LISTEN: `127.0.0.1:${String(port)}` });
  await remove();
  expect(code).toBe(1);
  expect(complaints).toEqual([expect.stringMatching(/is the server running\? \(SMTP_LISTEN/u)]);
});

test('a port that is taken is named with the settings that choose another', async () => {
  const { port, close } = await aPort();
  const second = createServer();
  const open = async (): Promise<void> => new Promise((resolve, reject) => { second.once('error', reject).listen(port, '127.0.0.1', resolve); });
  const said = await listening({ settings: 'PORT or HOST', host: '127.0.0.1', port }, open).catch((error: unknown) => String(error));
  await close();
  expect(said).toContain(`Cannot listen on 127.0.0.1:${String(port)} (EADDRINUSE): another program listens there. End it, or choose another PORT or HOST.`);
});
