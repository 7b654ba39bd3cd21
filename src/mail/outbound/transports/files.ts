import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { MailTransport } from '../transport.js';

/** Without a relay: every mail as a file that only its owner can read. The row in the outbox stays as it is. */
export function createFileTransport(folder: string): MailTransport {
  return {
    width: 1,
    deliver: async ({ id, createdAt, raw }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The name comes from the row: a mail that is written again after a kill replaces itself.
      const file = path.join(folder, `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`);
      const half = `${file}.${String(process.pid)}.half`;
      const handle = await open(half, 'w', 0o600);
      try {
        await handle.writeFile(raw);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(half, file);
      return { result: 'accepted' };
    },
    close: async () => undefined,
  };
}
