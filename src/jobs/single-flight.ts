/** Runs work one at a time: a call in the middle of a run makes one more run afterwards, however many calls there were. */
export type SingleFlight = { readonly run: () => Promise<void>; /** Resolves when nothing runs any more; later calls do nothing. */ readonly stop: () => Promise<void> };

export function singleFlight(work: () => Promise<void>): SingleFlight {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const loop = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again && !stopped);
  };
  const run = async (): Promise<void> => {
    if (stopped) return;
    if (running !== undefined) {
      again = true;
      return running;
    }
    running = loop().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    run,
    stop: async () => {
      stopped = true;
      await running?.catch(() => undefined); // its caller has been told already
    },
  };
}
