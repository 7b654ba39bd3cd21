import { attributionLength, isQuoted, nextFilled } from './attribution.js';
import { beginsQuotedHeader, isOriginalSeparator } from './quoted-header.js';

/** A line that `htmlText` puts where a mail program marks the beginning of the original; no text can hold it. */
export const ORIGINAL_BELOW = '\u0000original';

export type OwnRuns = Readonly<{ runs: readonly (readonly string[])[]; foreign: boolean }>;

/**
 * Splits off everything that others wrote: lines marked as quoted, the lines that introduce them, and whatever is below
 * the header of an original that is not marked. What is left are the runs of own lines between quotations.
 */
export function ownRuns(lines: readonly string[]): OwnRuns {
  const runs: string[][] = [];
  let run: string[] = [];
  let foreign = false;
  for (let at = 0; at < lines.length; ) {
    const step = foreignAt(lines, at);
    if (step === undefined) {
      run.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    foreign = true;
    if (run.length > 0) runs.push(run);
    run = [];
    at = step;
  }
  if (run.length > 0) runs.push(run);
  return { runs: runs.filter((lines) => lines.some((line) => line.trim() !== '')), foreign };
}

/** Where own text may go on if line `at` is foreign; undefined if it is not. */
function foreignAt(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? '';
  if (line.trim() === '') return undefined;
  if (isQuoted(line)) return at + 1;
  if (line === ORIGINAL_BELOW || beginsQuotedHeader(lines, at)) return lines.length;
  if (isOriginalSeparator(line)) return afterSeparator(lines, at);
  if (/^[-_*=]{5,}\s*$/.test(line.trim()) && beginsHeaderBelow(lines, at)) return lines.length;
  if (isNotesHead(line) && beginsHeaderBelow(lines, at)) return lines.length;
  const attribution = attributionLength(lines, at);
  if (attribution === 0) return undefined;
  return isQuoted(nextFilled(lines, at + attribution)) ? at + attribution : lines.length;
}

/** Below a separator all is foreign, except where an attribution shows that the original is marked line by line (Proton). */
function afterSeparator(lines: readonly string[], at: number): number {
  let next = at + 1;
  while (next < lines.length && lines[next]?.trim() === '') next += 1;
  const attribution = attributionLength(lines, next);
  const marked = attribution > 0 && isQuoted(nextFilled(lines, next + attribution));
  return marked ? next + attribution : lines.length;
}

function beginsHeaderBelow(lines: readonly string[], at: number): boolean {
  for (let next = at + 1; next < Math.min(lines.length, at + 4); next += 1) {
    if (beginsQuotedHeader(lines, next)) return true;
  }
  return false;
}

function isNotesHead(line: string): boolean {
  return line.length < 300 && /\S --- .*---$/.test(line.trim());
}
