/** Two figures of one round, the higher the better, taken one right after the other. */
export type Round = { readonly ours: number; readonly baseline: number };

export type Comparison = {
  readonly name: string;
  readonly unit: string;
  /** What each figure is the figure of. */
  readonly ours: string;
  readonly baseline: string;
  /** `start` counts times: there less is better, and the bound is from above. */
  readonly bound?: { readonly least: number } | { readonly most: number };
  readonly rounds: readonly Round[];
  /** Lines of facts beside the ratio. */
  readonly facts?: readonly string[];
};

export type Benchmark = () => Promise<readonly Comparison[]>;

export const ROUNDS = 3;

/** Runs the rounds one after the other; each takes both figures, so that a busy moment hits both. */
export async function rounds(round: () => Promise<Round>): Promise<readonly Round[]> {
  const taken: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1) taken.push(await round());
  return taken;
}

/** The round whose ratio is the median. */
export function medianRound(all: readonly Round[]): Round {
  const sorted = [...all].sort((left, right) => left.ours / left.baseline - right.ours / right.baseline);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new Error('no round was run');
  return median;
}

export function ratioOf({ ours, baseline }: Round): number {
  return ours / baseline;
}

/** Whether the median keeps the bound; what has none keeps it. */
export function keepsBound({ bound, rounds: all }: Comparison): boolean {
  const ratio = ratioOf(medianRound(all));
  if (bound === undefined) return true;
  return 'least' in bound ? ratio >= bound.least : ratio <= bound.most;
}
