import type { Citation } from '../engine/ids.js';

/** A statement as it stands in a sentence: `A26`, `R2.37`, or the name of an option. */
export function cite(citation: Citation): string {
  return citation;
}

function numbered(citation: Citation): { readonly series: string; readonly number: number } | undefined {
  const match = /^(A|B|RZ)(\d+)$/.exec(citation);
  return match === null ? undefined : { series: match[1] ?? '', number: Number(match[2]) };
}

/** Several statements, neighbours drawn together: `A26-A28, R2.37`. */
export function citeAll(citations: readonly Citation[]): string {
  const runs: { readonly from: Citation; to: Citation; next: string }[] = [];
  for (const citation of [...new Set(citations)]) {
    const last = runs.at(-1);
    const here = numbered(citation);
    if (last !== undefined && last.next === citation) last.to = citation;
    else runs.push({ from: citation, to: citation, next: '' });
    const run = runs.at(-1);
    if (run !== undefined && here !== undefined) run.next = `${here.series}${here.number + 1}`;
  }
  return runs.map(({ from, to }) => (from === to ? cite(from) : `${cite(from)}-${cite(to)}`)).join(', ');
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
