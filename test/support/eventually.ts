import { setTimeout as pause } from 'node:timers/promises';

/** Tries until the work succeeds; after the limit its last error is thrown. For what another process does in its own time. */
export async function eventually<T>(work: () => Promise<T>, limitMs = 20_000): Promise<T> {
  const limit = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > limit) throw error;
      await pause(20);
    }
  }
}
