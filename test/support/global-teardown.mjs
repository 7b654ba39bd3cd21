import { rmSync } from 'node:fs';
import path from 'node:path';
import { stopServerOf } from './stop-server.mjs';

export default async function globalTeardown() {
  const folder = process.env.STERNENPOST_TEST_RUN;
  if (folder === undefined) return;
  await stopServerOf(path.join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
