/**
 * Undoes format=flowed (RFC 3676): paragraphs become one line again; quoted lines keep one `>` a level. With DelSp the
 * blank at a soft break goes away, unless no soft break of the mail has a second one: such a sender meant the blank.
 */
export function unflow(text: string, delSp: boolean): string[] {
  const lines = text.split('\n').map(readFlowedLine);
  const drop = delSp && lines.some(({ content, soft }) => soft && content.endsWith('  '));
  const out: string[] = [];
  let open: { depth: number; pieces: string[] } | undefined;
  for (const line of lines) {
    if (open !== undefined && (open.depth !== line.depth || line.content === '-- ')) {
      out.push(joined(open));
      open = undefined;
    }
    open ??= { depth: line.depth, pieces: [] };
    open.pieces.push(line.soft && drop ? line.content.slice(0, -1) : line.content);
    if (line.soft) continue;
    out.push(joined(open));
    open = undefined;
  }
  if (open !== undefined) out.push(joined(open));
  return out;
}

type FlowedLine = Readonly<{ depth: number; content: string; soft: boolean }>;

function readFlowedLine(line: string): FlowedLine {
  let depth = 0;
  while (line[depth] === '>') depth += 1;
  const rest = line.slice(depth);
  const content = rest.startsWith(' ') ? rest.slice(1) : rest;
  // "-- " introduces a signature and never flows, although it ends with a blank.
  return { depth, content, soft: content.endsWith(' ') && content !== '-- ' };
}

function joined({ depth, pieces }: { depth: number; pieces: readonly string[] }): string {
  return `${depth > 0 ? '>'.repeat(depth) + ' ' : ''}${pieces.join('')}`;
}
