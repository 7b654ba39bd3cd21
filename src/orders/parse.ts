import type { OrderContext } from './context.js';
import { dictionaryOf } from './names.js';
import { findOrderWord } from './order-word.js';
import { refuses } from './problems.js';
import { blank, note, readLine, type Tools, type Understood } from './read-line.js';
import { isIdle, linksOf, toTerms } from './terms.js';
import { splitLines, tokenizeLine } from './tokenize.js';

/** One line of an order text, as it was understood. */
export type ParsedLine = Understood & {
  /** Number of the line in the text, from 1. */
  readonly line: number;
  readonly text: string;
};
export type ParsedOrders = { readonly lines: readonly ParsedLine[]; /** What the parser did, counted; grows with the length only. */ readonly steps: number };

/** Lines with something on them that are read; no turn needs a tenth of it, and nobody shall keep the server busy with more. */
const mostLines = 1000;

/** Reads an order text of either language. Whatever it holds, every line gets an answer; nothing is thrown. */
export function parse(text: string, context: OrderContext): ParsedOrders {
  const tools: Tools = { context, dictionary: dictionaryOf(context), steps: { count: 0 } };
  const written = splitLines(text);
  const lines: ParsedLine[] = [];
  const add = (line: string, understood: Understood): number => lines.push({ line: lines.length + 1, text: line.trim(), ...understood });
  let ended = false;
  let read = 0;
  while (lines.length < written.length) {
    const at = lines.length;
    const line = written[at] ?? '';
    tools.steps.count += 1;
    const wrapped = ended || read >= mostLines ? undefined : readWrapped(written, at, tools);
    if (wrapped === undefined) {
      const understood = ended ? blank : read >= mostLines ? unreadLine(line) : readLine(line, tools);
      if (understood.order === 'end') ended = true;
      if (understood.kind !== 'blank') read += 1;
      add(line, understood);
      continue;
    }
    read += wrapped.lines.length;
    add(wrapped.text, wrapped.understood);
    for (const rest of wrapped.lines.slice(1)) add(rest, blank);
  }
  return { lines, steps: tools.steps.count };
}

function unreadLine(line: string): Understood {
  return line.trim() === '' ? blank : note;
}

type Wrapped = { readonly text: string; readonly lines: readonly string[]; readonly understood: Understood };

/** An order that a mail program has broken: it ends open (`..., and the`), and together with the next line it can be carried out. */
function readWrapped(written: readonly string[], at: number, tools: Tools): Wrapped | undefined {
  const lines = [written[at] ?? ''];
  if (!endsOpen(lines[0] ?? '', tools, true)) return undefined;
  for (let next = at + 1; next < written.length; next += 1) {
    const line = written[next] ?? '';
    const { tokens, quoted } = tokenizeLine(line);
    if (quoted || tokens.length === 0 || /^\s*[-*•+]\s/u.test(line) || findOrderWord(tokens, 0, tools.steps)?.how === 'exact') break;
    lines.push(line);
    if (!endsOpen(line, tools, false)) break;
  }
  if (lines.length === 1) return undefined;
  const text = lines.map((line) => line.trim()).join(' ');
  const understood = readLine(text, tools);
  return understood.intent === undefined || refuses(understood.problems) ? undefined : { text, lines, understood };
}

/** Whether a line stops where an order cannot: at a comma, or at a word that connects. */
function endsOpen(line: string, tools: Tools, withOrder: boolean): boolean {
  const { tokens } = tokenizeLine(line);
  tools.steps.count += tokens.length;
  if (tokens.length < 2 || (withOrder && findOrderWord(tokens, 0, tools.steps)?.how !== 'exact')) return false;
  const last = toTerms(tokens.slice(-3), tools.dictionary, tools.steps).findLast((term) => !isIdle(term));
  return last?.kind === 'separator' || linksOf(last).some((link) => link !== 'passage');
}
