import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret from which links and mailbox keys are derived: the one that is set, or one made once and kept in the
 * data folder. A backup without it is worth little: every link in every mail would be dead.
 */
export async function loadSecret(settings: { secret: string | undefined; dataDir: string }): Promise<string> {
  if (settings.secret !== undefined) return settings.secret;
  const file = path.join(settings.dataDir, 'secret');
  const kept = await read(file);
  if (kept !== undefined) return kept;
  await mkdir(settings.dataDir, { recursive: true, mode: 0o711 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // Two processes may start at once: only one link succeeds, and both then read the same whole file.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const made = await read(file);
  if (made === undefined) throw new Error(`cannot read ${file}`);
  return made;
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
