import type { Round } from './benchmark.js';

export type Slice = { readonly done: number; readonly seconds: number };

const TURNS = 4;

/** The figures of one round, each side measured in short turns with the other: a busy moment of the machine hits both alike. */
export async function inTurns(sides: { readonly ours: () => Promise<Slice>; readonly baseline: () => Promise<Slice> }): Promise<Round> {
  const taken: { readonly ours: Slice; readonly baseline: Slice }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Who begins changes, so that neither always follows the other.
    if (turn % 2 === 0) taken.push({ ours: await sides.ours(), baseline: await sides.baseline() });
    else {
      const baseline = await sides.baseline();
      taken.push({ ours: await sides.ours(), baseline });
    }
  }
  return { ours: rate(taken.map(({ ours }) => ours)), baseline: rate(taken.map(({ baseline }) => baseline)) };
}

function rate(slices: readonly Slice[]): number {
  return slices.reduce((sum, { done }) => sum + done, 0) / slices.reduce((sum, { seconds }) => sum + seconds, 0);
}
