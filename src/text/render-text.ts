import type { Block, EchoRow, Field, MailDocument, RollRow } from './document.js';
import { clean, COLUMNS, padRight, spread, widthOf, wrap } from './layout.js';

const MAX_LABEL = 20;
const SUGGESTION = '> ';

function fieldLines({ label, lines }: Field, { width, indent }: { readonly width: number; readonly indent: number }): readonly string[] {
  const name = ' '.repeat(indent) + clean(label);
  const blank = ' '.repeat(width);
  const body = lines.map(clean);
  if (widthOf(name) + 2 > width) return [...wrap(name.trimStart(), { first: ' '.repeat(indent) }), ...body.flatMap((line) => wrap(line, { first: blank, rest: blank }))];
  return body.flatMap((line, index) => wrap(line, { first: index === 0 ? padRight(name, width) : blank, rest: blank }));
}

function fields(rows: readonly Field[], indent: number): readonly string[] {
  const widest = indent + Math.max(...rows.map(({ label }) => widthOf(clean(label)) + 2));
  return rows.flatMap((row) => fieldLines(row, { width: Math.min(MAX_LABEL, widest), indent }));
}

type RollColumns = { readonly indent: number; readonly who: number; readonly what: number; readonly faces: number; readonly result: number };

function rollLines({ who, what, faces, result }: RollRow, columns: RollColumns): readonly string[] {
  const lead = ' '.repeat(columns.indent) + padRight(clean(who), columns.who);
  const left = wrap(clean(what), { first: lead, rest: ' '.repeat(columns.indent + columns.who + 2), width: columns.indent + columns.who + columns.what - 1 });
  const right = wrap(clean(faces), { width: columns.faces });
  const outcome = clean(result);
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => {
    const start = padRight(left[index] ?? '', columns.indent + columns.who + columns.what);
    const end = index === 0 && outcome !== '' ? padRight(right[index] ?? '', columns.faces) + ' '.repeat(Math.max(1, columns.result - widthOf(outcome))) + outcome : (right[index] ?? '');
    return `${start}${end}`.trimEnd();
  });
}

function rolls(rows: readonly RollRow[], indent: number): readonly string[] {
  const widest = (of: (row: RollRow) => string): number => Math.max(0, ...rows.map((row) => widthOf(clean(of(row)))));
  const who = widest((row) => row.who) === 0 ? 0 : Math.min(14, widest((row) => row.who) + 2);
  const result = Math.max(8, Math.min(14, widest((row) => row.result) + 2));
  const faces = Math.max(6, Math.min(20, widest((row) => row.faces) + 1));
  const what = COLUMNS - indent - who - faces - result;
  return rows.flatMap((row) => rollLines(row, { indent, who, what, faces, result }));
}

function echo(rows: readonly EchoRow[]): readonly string[] {
  const number = Math.max(2, ...rows.map((row) => row.number.length)) + 1;
  const status = Math.max(...rows.map((row) => widthOf(row.status))) + 2;
  const blank = ' '.repeat(number + 1 + status);
  return rows.flatMap((row) => [
    ...wrap(clean(row.text), { first: `${row.number.padStart(number - 1)}  ${padRight(row.status, status)}`, rest: blank }),
    ...row.remarks.flatMap((remark) => wrap(clean(remark), { first: blank, rest: blank })),
    ...row.suggestions.flatMap((suggestion) => wrap(clean(suggestion), { first: blank + SUGGESTION, rest: `${blank}${SUGGESTION}  ` })),
  ]);
}

/** Tables of dice with nothing between them have the same columns. */
function together(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before?.kind === 'rolls' && block.kind === 'rolls' && before.indent === block.indent) joined[joined.length - 1] = { ...before, rows: [...before.rows, ...block.rows] };
    else joined.push(block);
  }
  return joined;
}

function blockLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading': return ['', ...spread(clean(block.left), block.right === undefined ? undefined : clean(block.right))];
    case 'text': {
      const lead = ' '.repeat(block.indent ?? 0);
      return wrap(clean(block.text), { first: lead, rest: lead });
    }
    case 'rolls': return rolls(block.rows, block.indent ?? 2);
    case 'fields': return block.rows.length === 0 ? [] : fields(block.rows, block.indent ?? 0);
    case 'list': return block.items.flatMap((item) => wrap(clean(item), { first: '  - ', rest: '    ' }));
    case 'echo': return block.rows.length === 0 ? [] : echo(block.rows);
    case 'order': return [...wrap(clean(block.text), { first: `    ${SUGGESTION}`, rest: `    ${SUGGESTION}  ` }), ...(block.note === undefined ? [] : wrap(clean(block.note), { first: '        ', rest: '        ' }))];
    case 'code': return block.lines.flatMap((line) => wrap(clean(line), { first: '    ', rest: '    ' }));
    case 'link': return linkLines(`${' '.repeat(block.indent ?? 0)}${clean(block.label)}`, { url: clean(block.url), indent: block.indent ?? 0 });
    case 'gap': return [''];
  }
}

/** An address is never broken: it may be longer than the line. */
function linkLines(label: string, { url, indent }: { readonly url: string; readonly indent: number }): readonly string[] {
  const one = `${label}: ${url}`;
  return widthOf(one) <= COLUMNS ? [one] : [...wrap(`${label.trimStart()}:`, { first: ' '.repeat(indent) }), `${' '.repeat(indent)}${url}`];
}

/** A mail as plain text: complete by itself, at most 72 columns but for links. */
export function renderText({ title, titleRight, blocks }: MailDocument): string {
  const head = title === undefined ? [] : [...spread(clean(title), titleRight === undefined ? undefined : clean(titleRight)), ''];
  const lines: string[] = [];
  for (const line of [...head, ...together(blocks).flatMap(blockLines)]) {
    if (line === '' && (lines.length === 0 || lines.at(-1) === '')) continue;
    lines.push(line);
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
