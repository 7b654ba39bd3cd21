import './lib/use-built.mjs';
import { keepsBound, type Benchmark } from './lib/benchmark.js';
import { printComparison } from './lib/print-comparison.js';

// `npm run bench [name]...`: each figure beside that of its baseline, measured in the same run; median of three.

/** Loaded one by one, so that one benchmark does not pay for what another needs. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  orders: async () => (await import('./orders.js')).orders,
  resolve: async () => (await import('./resolve.js')).resolve,
  start: async () => (await import('./start.js')).start,
  'mail-in': async () => (await import('./mail-in.js')).mailIn,
  'mail-out': async () => (await import('./mail-out.js')).mailOut,
  hostile: async () => (await import('./hostile.js')).hostile,
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => BENCHMARKS[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`No benchmark is called ${unknown.join(', ')}. There are ${Object.keys(BENCHMARKS).join(', ')}.\n`);
  process.exit(2);
}

let missed = 0;
for (const [name, load] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const run = await load();
  for (const comparison of await run()) {
    printComparison(comparison, print);
    if (!keepsBound(comparison)) missed += 1;
  }
}
if (missed > 0) print(`${String(missed)} bound${missed === 1 ? '' : 's'} missed`);
process.exitCode = missed > 0 ? 1 : 0;
