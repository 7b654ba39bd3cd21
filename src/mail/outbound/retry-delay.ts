const FIRST_MS = 30_000;
const LONGEST_MS = 4 * 60 * 60_000;

/** Milliseconds to the next attempt: doubled each time, and spread by chance so that mails which failed together do not return together. */
export function retryDelay(attempts: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));
  return Math.round(full * (0.5 + random() / 2));
}
