import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** Below the ports that systems hand out for outgoing connections, so that ours is still free at the next start. */
const RANGE = [20_000, 32_000] as const;

/** The port of the last start, kept in the data folder; a fresh free one when there is none or it is wanted. */
export async function choosePort(dataDir: string, fresh: boolean): Promise<number> {
  const file = path.join(dataDir, 'pg.port');
  const kept = fresh ? Number.NaN : Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(kept) && kept > 0) return kept;
  const port = await freePort();
  await writeFile(file, `${String(port)}\n`, { mode: 0o600 });
  return port;
}

async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(...RANGE);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port found for the embedded PostgreSQL');
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
