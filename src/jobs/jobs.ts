import { handleWaitingMail } from '../games/receive-mail.js';
import type { GameDeps } from '../games/ports.js';
import { fireDeadlines } from './deadlines.js';
import { singleFlight } from './single-flight.js';

export type WakeUp = 'outbox' | 'mail' | 'deadlines';

export type JobSettings = {
  readonly deps: GameDeps;
  readonly sendOutbox: () => Promise<unknown>;
  /** Removes old mail bodies: at the start, and every hour. */
  readonly purge: () => Promise<unknown>;
  /** Wake-ups of other processes and of this one; the function that is given back ends it. */
  readonly listen: (onWakeUp: (what: string) => void) => Promise<() => Promise<void>>;
  /** How often everything is looked through: what is due stands in rows, so a lost wake-up costs this much time and nothing else. */
  readonly sweepMs: number;
  readonly onError: (error: unknown, job: string) => void;
};
export type Jobs = { /** One sweep now. */ readonly sweep: () => Promise<void>; readonly stop: () => Promise<void> };

const PURGE_MS = 3_600_000;

/** Starts the jobs: a sweep at once and at intervals, and wake-ups between. */
export async function startJobs({ deps, sendOutbox, purge, listen, sweepMs, onError }: JobSettings): Promise<Jobs> {
  const guarded = (job: WakeUp | 'purge', work: () => Promise<unknown>) =>
    singleFlight(async () => {
      try {
        await work();
      } catch (error) {
        // The next sweep tries again; a job must not end the program, nor a database that is away for a moment.
        onError(error, job);
      }
    });
  const jobs = {
    mail: guarded('mail', async () => handleWaitingMail(deps)),
    deadlines: guarded('deadlines', async () => fireDeadlines(deps, (error, gameId) => onError(error, `deadline of ${gameId}`))),
    outbox: guarded('outbox', sendOutbox),
  };
  const purging = guarded('purge', purge);
  const sweep = async (): Promise<void> => {
    await jobs.mail.run();
    await jobs.deadlines.run();
    await jobs.outbox.run();
  };
  const unlisten = await listen((what) => {
    if (what === 'mail' || what === 'deadlines' || what === 'outbox') void jobs[what].run();
  });
  const timer = setInterval(() => void sweep(), sweepMs);
  const purgeTimer = setInterval(() => void purging.run(), PURGE_MS);
  void sweep();
  void purging.run();
  return {
    sweep,
    stop: async () => {
      clearInterval(timer);
      clearInterval(purgeTimer);
      await unlisten();
      await Promise.all([jobs.mail.stop(), jobs.deadlines.stop(), jobs.outbox.stop(), purging.stop()]);
    },
  };
}
