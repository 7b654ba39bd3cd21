import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own (with a blank in its name, as users have them) that other users may pass through. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sternenpost a b '));
  await chmod(folder, 0o711);
  return { folder, remove: async () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
