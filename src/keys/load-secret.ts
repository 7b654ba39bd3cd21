import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const SECRET_FILE = 'secret';

/**
 * The server's secret: the configured one, else the one kept in the data folder, which is made once, readable by its
 * owner alone. The file's line can be put into SECRET as it is and gives the same keys.
 */
export function loadSecret({ SECRET, dataDir }: { readonly SECRET?: string | undefined; readonly dataDir: string }): string {
  if (SECRET !== undefined && SECRET !== '') return SECRET;
  const path = join(dataDir, SECRET_FILE);
  if (!existsSync(path)) makeSecretFile(dataDir, path);
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600); // restored from a backup
  const secret = readFileSync(path, 'utf8').trim();
  if (secret === '') throw new Error(`The secret file ${path} is empty; restore it, or delete it to make new keys for everybody.`);
  return secret;
}

/** Written beside and linked into place, so that of several processes starting at once all read the same whole file. */
function makeSecretFile(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error; // else another process was first: its secret counts
  } finally {
    rmSync(draft);
  }
}
