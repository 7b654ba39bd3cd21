/** Plain text in 72 columns: cleaning, measuring, wrapping, aligning. Nothing here knows what it sets. */

export const COLUMNS = 72;

// C0, C1, soft hyphen, zero-width and direction marks: none of them may travel from a name into a mail.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const COMBINING = /\p{M}/u;
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** What `clean` leaves as it is, and what takes a column for each of its characters: nearly all that is written. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/u;

/** A name or sentence without line breaks, control characters and invisible marks. */
export function clean(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFC').replace(/[\t\r\n\u2028\u2029\u00a0]+/gu, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim();
}

/** Columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/u.test(text)) return text.length;
  let width = 0;
  for (const char of text) width += COMBINING.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/** Fills up with blanks on the right. */
export function padRight(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks a word that fits on no line; addresses stay whole, because a broken link is of no use. */
function pieces(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width || /^\(?https?:\/\//.test(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const char of word) {
    if (part !== '' && widthOf(part + char) > width) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return part === '' ? parts : [...parts, part];
}

/** Words, with a number kept beside the word it belongs to: `Dreadnought 1`, `2 fighters`, `(2 fighters)`, `-2 fighters`, `3 -> 2`. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let open = false;
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const before = words.at(-1);
    const toName = before !== undefined && /^\d{1,3}\p{P}*$/u.test(word) && /^\p{Lu}[\p{L}'’-]+$/u.test(before);
    if (before !== undefined && (toName || open)) words[words.length - 1] = `${before} ${word}`;
    else words.push(word);
    open = word === '->' || (!toName && /^[(+-]?\d{1,3}$/.test(word));
  }
  return words;
}

export type Wrap = { /** Columns for the whole line, indents included. */ readonly width?: number; /** What stands before the first line. */ readonly first?: string; /** What stands before the others. */ readonly rest?: string };

/** Lines of at most the width; the first may carry a label and the others hang below its text. */
export function wrap(text: string, { width = COLUMNS, first = '', rest = ' '.repeat(widthOf(first)) }: Wrap = {}): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of wordsOf(text).flatMap((one) => pieces(one, Math.max(8, width - widthOf(rest))))) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].map((one) => one.trimEnd());
}

/** A heading with something at the right margin, or below it when both do not fit on one line. */
export function spread(left: string, right: string | undefined, width: number = COLUMNS): readonly string[] {
  if (right === undefined || right === '') return wrap(left, { width });
  const gap = width - widthOf(left) - widthOf(right);
  if (gap >= 2) return [left + ' '.repeat(gap) + right];
  return [...wrap(left, { width }), ...wrap(right, { width, first: '  ', rest: '  ' })];
}
