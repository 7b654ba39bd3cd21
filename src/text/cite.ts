import type { Citation } from '../engine/ids.js';

/** A statement as it stands in a sentence: `A26`, `R2.37`, or the name of an option. */
export function cite(citation: Citation): string {
  return citation;
}

function numbered(citation: Citation): { readonly series: string; readonly number: number } | undefined {
  const match = /^(A|B|RZ)(\d+)$/.exec(citation);
  return match === null ? undefined : { series: match[1] ?? '', number: Number(match[2]) };
}

/** Several statements; three neighbours and more are drawn together: `A26-A28, R2.37`. */
export function citeAll(citations: readonly Citation[]): string {
  const runs: Citation[][] = [];
  for (const citation of new Set(citations)) {
    const last = runs.at(-1);
    if (last !== undefined && follows(last.at(-1), citation)) last.push(citation);
    else runs.push([citation]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(cite) : [`${cite(run[0] ?? '')}-${cite(run.at(-1) ?? '')}`])).join(', ');
}

function follows(before: Citation | undefined, citation: Citation): boolean {
  const one = before === undefined ? undefined : numbered(before);
  const next = numbered(citation);
  return one !== undefined && next !== undefined && one.series === next.series && one.number + 1 === next.number;
}

/** Leader statements and options decide what players argue about; printed rules of the base game are named only where they forbid something. */
export function decisive(citations: readonly Citation[]): readonly Citation[] {
  return citations.filter((citation) => !/^[RSX]\d/.test(citation));
}

/** Puts the statements in brackets before the full stop. */
export function withCites(sentence: string, citations: readonly Citation[]): string {
  const missing = [...new Set(citations)].filter((citation) => !sentence.includes(citation));
  if (missing.length === 0) return sentence;
  const match = /^(.*?)([.!?])$/su.exec(sentence);
  return match === null ? `${sentence} (${citeAll(missing)})` : `${match[1] ?? ''} (${citeAll(missing)})${match[2] ?? ''}`;
}
