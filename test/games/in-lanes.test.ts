import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { inLanes } from '../../src/games/in-lanes.js';

type Item = { readonly lane: string; readonly name: string };
const items = (...names: readonly string[]): readonly Item[] => names.map((name) => ({ lane: name.charAt(0), name }));

/** Gives out what is there and not given yet, as a table would. */
function source(all: Item[]): (given: readonly Item[]) => Promise<readonly Item[]> {
  return async (given) => all.filter((item) => !given.includes(item));
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => { resolve = done; });
  return { promise, resolve };
}

test('what is in one lane is done in its order, never two at a time, and not more lanes than allowed', async () => {
  const all = [...items('a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'd1')];
  const done: string[] = [];
  const busy = new Set<string>();
  let most = 0;
  await inLanes({
    most: 2, pause, laneOf: ({ lane }) => lane, more: source(all),
    work: async (item) => {
      expect(busy.has(item.lane)).toBe(false);
      busy.add(item.lane);
      most = Math.max(most, busy.size);
      await new Promise((resolve) => setImmediate(resolve));
      busy.delete(item.lane);
      all.splice(all.indexOf(item), 1);
      done.push(item.name);
    },
  });
  expect(most).toBe(2);
  expect([...done].sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1']);
  expect(done.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
});

test('a slow one holds up its own lane alone, also for what comes later', async () => {
  const all = [...items('slow1', 'slow2', 'x1')];
  const done: string[] = [];
  const slow = deferred();
  await inLanes({
    most: 2, pause, laneOf: ({ lane }) => lane, more: source(all),
    work: async (item) => {
      if (item.name === 'slow1') await slow.promise;
      all.splice(all.indexOf(item), 1);
      done.push(item.name);
      if (item.name === 'x1') all.push(...items('y1', 'x2'));
      if (done.includes('y1') && done.includes('x2')) slow.resolve();
    },
  });
  expect(done.slice(0, 3).sort()).toEqual(['x1', 'x2', 'y1']);
  expect(done.slice(3)).toEqual(['slow1', 'slow2']);
});

test('an error stops nobody else, is not tried again in the same run, and is thrown in the end', async () => {
  const all = [...items('a1', 'b1', 'a2')];
  const tried: string[] = [];
  const run = inLanes({ most: 2, pause, laneOf: ({ lane }) => lane, more: source(all), work: async (item) => { tried.push(item.name); if (item.name.endsWith('1')) throw new Error(item.name); all.splice(all.indexOf(item), 1); } });
  await expect(run).rejects.toThrow('a1');
  expect([...tried].sort()).toEqual(['a1', 'a2', 'b1']);
  await expect(inLanes({ most: 2, pause, laneOf: () => '', more: async () => Promise.reject(new Error('away')), work: async () => undefined })).rejects.toThrow('away');
});
