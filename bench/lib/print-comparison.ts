import { keepsBound, medianRound, ratioOf, type Comparison } from './benchmark.js';

const ratio = (value: number): string => (value < 0.1 ? value.toPrecision(2) : value.toFixed(2));
const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

/** `name: ratio`, and below it both figures of the median round, the other ratios and the bound. */
export function printComparison(comparison: Comparison, print: (line: string) => void): void {
  const { name, unit, ours, baseline, bound, rounds, facts = [] } = comparison;
  const median = medianRound(rounds);
  const width = Math.max(ours.length, baseline.length);
  print(`${name}: ${ratio(ratioOf(median))}`);
  print(`  ${ours.padEnd(width)}  ${figure(median.ours)} ${unit}`);
  print(`  ${baseline.padEnd(width)}  ${figure(median.baseline)} ${unit}`);
  print(`  rounds ${rounds.map((round) => ratio(ratioOf(round))).join(', ')}${bound === undefined ? '' : `; bound ${'least' in bound ? `>= ${String(bound.least)}` : `<= ${String(bound.most)}`}: ${keepsBound(comparison) ? 'kept' : 'MISSED'}`}`);
  for (const fact of facts) print(`  ${fact}`);
}
