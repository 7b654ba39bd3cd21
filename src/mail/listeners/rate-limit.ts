/** Counts what each address did in the running minute. Only this process's own: it protects itself. */
export type RateLimit = { readonly take: (address: string) => boolean };

const MINUTE_MS = 60_000;

/** True while the address is within its number a minute. */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()): RateLimit {
  let began = now();
  let counts = new Map<string, number>();
  return {
    take: (address) => {
      if (now() - began >= MINUTE_MS) {
        began = now();
        counts = new Map();
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= perMinute;
    },
  };
}
