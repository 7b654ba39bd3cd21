export type Lanes<T> = {
  /** Lanes in work at a time. */
  readonly most: number;
  /** Items of one lane are worked through one after the other. */
  readonly laneOf: (item: T) => string;
  /** What has come since; nothing that was given out before and is not done. */
  readonly more: (given: readonly T[]) => Promise<readonly T[]>;
  readonly work: (item: T) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
};

/** While some are slow, how often it is looked for what has come since. */
const LOOK_AGAIN_MS = 250;
/** Items that wait here for a lane that is busy; more of them stay where they come from. */
const MOST_QUEUED = 100;

/**
 * Works through items that may go on coming, until none is left and nobody works. Who is slow holds up his own lane alone, and who throws
 * nobody: in the end the first error is thrown.
 */
export async function inLanes<T>({ most, laneOf, more, work, pause }: Lanes<T>): Promise<void> {
  const queue: T[] = [];
  const given = new Set<T>();
  const busy = new Set<string>();
  const failures: unknown[] = [];
  let ended = signal();
  let looking: Promise<number> | undefined;
  let rested = true;

  const look = async (): Promise<number> => {
    const came = queue.length < MOST_QUEUED ? await more([...given]) : [];
    rested = false;
    void pause(LOOK_AGAIN_MS).then(() => { rested = true; });
    for (const item of came) { given.add(item); queue.push(item); }
    return came.length;
  };
  const next = async (): Promise<T | undefined> => {
    for (;;) {
      const index = queue.findIndex((item) => !busy.has(laneOf(item)));
      const [item] = index < 0 ? [] : queue.splice(index, 1);
      if (item !== undefined) {
        busy.add(laneOf(item));
        return item;
      }
      // Not for every item that is done: what comes meanwhile is fetched together.
      if (looking !== undefined || rested || busy.size === 0) {
        looking ??= look().finally(() => { looking = undefined; });
        if ((await looking) > 0) continue;
        if (busy.size === 0) return undefined;
      }
      await Promise.race([ended.given, pause(LOOK_AGAIN_MS)]);
    }
  };
  const worker = async (): Promise<void> => {
    for (let item = await next(); item !== undefined; item = await next()) {
      try {
        await work(item);
        given.delete(item);
      } catch (error) {
        failures.push(error);
      }
      busy.delete(laneOf(item));
      ended.give();
      ended = signal();
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const end of workers) if (end.status === 'rejected') failures.push(end.reason);
  if (failures.length > 0) throw failures[0];
}

type Signal = { readonly given: Promise<void>; readonly give: () => void };
function signal(): Signal {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => { give = resolve; });
  return { given, give };
}
