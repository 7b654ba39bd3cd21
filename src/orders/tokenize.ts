import { fold } from './fold.js';

/** A piece of a line. `start` and `end` are positions in the line as it was written. */
export type Token = {
  readonly kind: 'word' | 'number' | 'operator' | 'separator';
  /** As written. */
  readonly text: string;
  /** Folded, for comparing. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
};

export type TokenLine = { readonly quoted: boolean; readonly asks: boolean; readonly exclaims: boolean; readonly colonAfterFirst: boolean; readonly tokens: readonly Token[] };

/** Soft hyphens, zero-width and direction marks: format characters, and the joiner that is none. */
const invisible = /^[\p{Cf}\u034F]$/u;
const quotes = /[’‘‚‛`´′＇]/u;
const dashes = /[‐‑‒–—―−]/u;
const pattern = /\p{L}(?:\.\p{L})+(?!\p{L})\.?|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:'[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*|<=|>=|=<|=>|==|[<>=≤≥]|[,;+&]/gu;
const operators: Readonly<Record<string, string>> = { '=<': '<=', '=>': '>=', '==': '=', '≤': '<=', '≥': '>=' };

/** Splits a text into lines, whatever ends them. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
}

/** Reads one line into tokens: without comment, bullet, numbering and what the eye does not see. */
export function tokenizeLine(line: string): TokenLine {
  const { text, at } = clean(line);
  const trimmed = text.trimStart();
  if (trimmed.startsWith('>')) return { quoted: true, asks: false, exclaims: false, colonAfterFirst: false, tokens: [] };
  const body = text.slice(0, commentStart(text));
  const tokens: Token[] = [];
  for (const match of body.matchAll(pattern)) tokens.push(token(match[0], match.index, at));
  const plain = withoutNumbering(tokens, line);
  const [first] = plain;
  const ending = body.trimEnd().at(-1);
  return { quoted: false, asks: body.includes('?'), exclaims: ending === '!' || ending === '.' || ending === '?', colonAfterFirst: first !== undefined && line[first.end] === ':', tokens: plain };
}

function token(raw: string, index: number, at: (index: number) => number): Token {
  const start = at(index);
  const end = at(index + raw.length);
  if (/^[,;+&]$/.test(raw)) return { kind: 'separator', text: raw, word: ',', start, end };
  if (/^[<>=≤≥]/.test(raw)) return { kind: 'operator', text: raw, word: operators[raw] ?? raw, start, end };
  const word = fold(raw.replaceAll('.', ''));
  return /^[0-9]+$/.test(word) ? { kind: 'number', text: raw, word: word.replace(/^0+(?=.)/, ''), start, end } : { kind: 'word', text: raw, word, start, end };
}

/** One character at a time, so that every kept character knows its place in the line. */
function clean(line: string): { readonly text: string; readonly at: (index: number) => number } {
  if (/^[\t -~]*$/.test(line)) return { text: line.replaceAll('\t', ' '), at: (index) => index };
  const parts: string[] = [];
  const at: number[] = [];
  let position = 0;
  for (const char of line) {
    if (!invisible.test(char)) {
      const plain = plainOf(char);
      parts.push(plain);
      for (let unit = 0; unit < plain.length; unit += 1) at.push(position);
    }
    position += char.length;
  }
  at.push(position);
  return { text: parts.join(''), at: (index) => at[index] ?? position };
}

function plainOf(char: string): string {
  if (quotes.test(char)) return "'";
  if (dashes.test(char)) return '-';
  return /\s/u.test(char) ? ' ' : char.normalize('NFKC');
}

function commentStart(text: string): number {
  const starts = [text.indexOf('#'), text.indexOf('//')].filter((index) => index >= 0);
  return starts.length === 0 ? text.length : Math.min(...starts);
}

/** `4. LAND`, `4) LAND`, `4: LAND`: a number before the order, followed by a mark and a word. Leading separators are bullets. */
function withoutNumbering(tokens: readonly Token[], line: string): readonly Token[] {
  let from = 0;
  while (tokens[from]?.kind === 'separator') from += 1;
  const first = tokens[from];
  if (first?.kind === 'number' && tokens[from + 1]?.kind === 'word' && /^[.):]$/.test(line.charAt(first.end))) from += 1;
  return tokens.slice(from);
}
