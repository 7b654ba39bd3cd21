import { hasBullet } from './normalise.js';
import { beginsOrder, beginsWithNoun, mayBeginOrder, type OrderWords } from './order-words.js';

export type JoinedLines = Readonly<{ lines: readonly string[]; joined: number }>;

/** The narrowest width at which mail programs break lines by themselves. */
const NARROWEST_WRAP = 60;

/**
 * Joins order lines that a mail program broke: only after a line that begins an order, only a line that cannot begin
 * one itself, and only where the break shows (the next word had no room, or the line ends with a comma).
 */
export function joinWrapped(lines: readonly string[], words: OrderWords): JoinedLines {
  const out: string[][] = [];
  let open = false;
  let joined = 0;
  for (const [index, line] of lines.entries()) {
    const pieces = out.at(-1);
    if (open && pieces !== undefined && isContinuation({ physical: lines[index - 1] ?? '', line, words })) {
      pieces.push(line.trim());
      joined += 1;
      continue;
    }
    out.push([line.trim()]);
    open = beginsOrder(withoutMark(line), words);
  }
  return { lines: out.map((pieces) => pieces.join(' ')), joined };
}

type Break = Readonly<{ physical: string; line: string; words: OrderWords }>;

function isContinuation({ physical, line, words }: Break): boolean {
  const next = line.trim();
  const previous = physical.trim();
  if (next === '' || previous === '' || /[.!?;]$/.test(previous) || /^(#|\/\/)/.test(next)) return false;
  if (previous.includes('#') || previous.includes('//')) return false;
  if (hasBullet(next)) return false;
  // A list goes on after its comma: `..., General,` and below it `Diplomat FROM ...`.
  if (mayBeginOrder(next, words) && !(previous.endsWith(',') && beginsWithNoun(next, words))) return false;
  const firstWord = next.split(' ', 1)[0] ?? '';
  return previous.endsWith(',') || previous.length + 1 + firstWord.length > NARROWEST_WRAP;
}

function withoutMark(line: string): string {
  return line.replace(/^\s*(?:[-*+•]|\(?\d{1,3}[.)])\s+/, '');
}
