/** Works through items, so many at a time, and waits for all that was begun whatever one of them throws: then it throws the first of it. */
export async function atATime<T>(most: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, lane));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
