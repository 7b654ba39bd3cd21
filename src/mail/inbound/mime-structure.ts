import { firstField, headerFields, type HeaderField } from './header-fields.js';
import { parameterisedValue } from './header-params.js';
import type { InboundLimits, LimitCode, LimitProblem } from './limits.js';

/** One MIME part: its header and where its bytes are. An attached message is a leaf: nothing looks inside. */
export type MimePart = Readonly<{
  fields: readonly HeaderField[];
  contentType: string;
  params: ReadonlyMap<string, string>;
  disposition: string | undefined;
  filename: string | undefined;
  encoding: string;
  headerEnd: number;
  bodyStart: number;
  bodyEnd: number;
  children: readonly MimePart[];
}>;

export type Structure = Readonly<{ ok: true; root: MimePart }> | Readonly<{ ok: false; problem: LimitProblem }>;

type OpenPart = { -readonly [K in keyof MimePart]: MimePart[K] } & { children: OpenPart[] };
type Open = { part: OpenPart; delimiter: Buffer };
type Scan = {
  raw: Buffer;
  limits: InboundLimits;
  stack: Open[];
  /** The part whose header is being read, or the leaf whose body is; none in preambles and epilogues. */
  current: OpenPart | undefined;
  inHeader: boolean;
  headerStart: number;
  headerLines: number;
  parts: number;
};

/**
 * Finds the tree of parts in one pass over the lines of the raw mail and stops at the first limit that is passed:
 * no decoder and no library sees a mail beyond the limits.
 */
export function scanStructure(raw: Buffer, limits: InboundLimits): Structure {
  if (raw.length > limits.totalBytes) return refused('total-bytes', limits);
  const root = newPart();
  const scan: Scan = { raw, limits, stack: [], current: root, inHeader: true, headerStart: 0, headerLines: 0, parts: 1 };
  let start = 0;
  while (start < raw.length) {
    const newline = raw.indexOf(0x0a, start);
    const next = newline < 0 ? raw.length : newline + 1;
    const code = readLine(scan, start, next);
    if (code !== undefined) return refused(code, limits);
    start = next;
  }
  const code = scan.inHeader ? endHeader(scan, raw.length, raw.length) : endBody(scan, raw.length);
  return code === undefined ? { ok: true, root } : refused(code, limits);
}

function refused(code: LimitCode, limits: InboundLimits): Structure {
  return { ok: false, problem: { code, limit: limits[limitOf[code]] } };
}

const limitOf: Readonly<Record<LimitCode, keyof InboundLimits>> = {
  'total-bytes': 'totalBytes',
  'header-bytes': 'headerBytes',
  'header-count': 'headerCount',
  'header-line-bytes': 'headerLineBytes',
  'body-line-bytes': 'bodyLineBytes',
  parts: 'parts',
  depth: 'depth',
  'text-bytes': 'textBytes',
  'html-depth': 'htmlDepth',
  'html-length': 'htmlLength',
};

function readLine(scan: Scan, start: number, next: number): LimitCode | undefined {
  if (next - start > (scan.inHeader ? scan.limits.headerLineBytes : scan.limits.bodyLineBytes)) {
    return scan.inHeader ? 'header-line-bytes' : 'body-line-bytes';
  }
  const delimiter = delimiterAt(scan, start, next);
  if (delimiter !== undefined) return endAtDelimiter(scan, { ...delimiter, start, next });
  if (!scan.inHeader) return undefined;
  if (isBlank(scan.raw, start, next)) return endHeader(scan, start, next);
  scan.headerLines += 1;
  if (scan.headerLines > scan.limits.headerCount) return 'header-count';
  return next - scan.headerStart > scan.limits.headerBytes ? 'header-bytes' : undefined;
}

function isBlank(raw: Buffer, start: number, next: number): boolean {
  return raw[start] === 0x0a || (raw[start] === 0x0d && next - start === 2);
}

function delimiterAt(scan: Scan, start: number, next: number): { index: number; closing: boolean } | undefined {
  const { raw, stack } = scan;
  if (stack.length === 0 || raw[start] !== 0x2d || raw[start + 1] !== 0x2d) return undefined;
  for (let index = stack.length - 1; index >= 0; index -= 1) {
    const delimiter = stack[index]?.delimiter;
    if (delimiter === undefined || start + delimiter.length > next) continue;
    const after = start + delimiter.length;
    if (raw.compare(delimiter, 0, delimiter.length, start, after) !== 0) continue;
    const tail = raw.toString('latin1', after, Math.min(next, after + 80)).trim();
    if (tail === '' || tail === '--') return { index, closing: tail === '--' };
  }
  return undefined;
}

type Delimiter = Readonly<{ index: number; closing: boolean; start: number; next: number }>;

function endAtDelimiter(scan: Scan, at: Delimiter): LimitCode | undefined {
  const code = scan.inHeader ? endHeader(scan, at.start, at.start) : undefined;
  if (code !== undefined) return code;
  endBody(scan, at.start);
  scan.stack.length = at.closing ? at.index : at.index + 1;
  const parent = scan.stack[at.index]?.part;
  if (at.closing || parent === undefined) return undefined;
  scan.parts += 1;
  if (scan.parts > scan.limits.parts) return 'parts';
  const part = newPart();
  parent.children.push(part);
  Object.assign(scan, { current: part, inHeader: true, headerStart: at.next, headerLines: 0 });
  return undefined;
}

function endHeader(scan: Scan, headerEnd: number, bodyStart: number): LimitCode | undefined {
  const part = scan.current;
  scan.inHeader = false;
  if (part === undefined) return undefined;
  fillHeader(part, scan.raw.subarray(scan.headerStart, headerEnd));
  Object.assign(part, { headerEnd, bodyStart, bodyEnd: scan.raw.length });
  const boundary = part.params.get('boundary');
  if (!part.contentType.startsWith('multipart/') || boundary === undefined || boundary === '') return undefined;
  scan.stack.push({ part, delimiter: Buffer.from(`--${boundary.trimEnd()}`, 'latin1') });
  scan.current = undefined;
  return scan.stack.length > scan.limits.depth ? 'depth' : undefined;
}

function endBody(scan: Scan, end: number): undefined {
  const part = scan.current;
  scan.current = undefined;
  if (part === undefined) return undefined;
  // The line end before a delimiter belongs to the delimiter (RFC 2046).
  let bodyEnd = end;
  if (end < scan.raw.length && scan.raw[bodyEnd - 1] === 0x0a) bodyEnd -= scan.raw[bodyEnd - 2] === 0x0d ? 2 : 1;
  part.bodyEnd = Math.max(part.bodyStart, bodyEnd);
  return undefined;
}

function newPart(): OpenPart {
  return {
    fields: [],
    contentType: 'text/plain',
    params: new Map(),
    disposition: undefined,
    filename: undefined,
    encoding: '7bit',
    headerEnd: 0,
    bodyStart: 0,
    bodyEnd: 0,
    children: [],
  };
}

function fillHeader(part: OpenPart, block: Buffer): void {
  part.fields = headerFields(block);
  const type = parameterisedValue(firstField(part.fields, 'content-type') ?? 'text/plain');
  const disposition = parameterisedValue(firstField(part.fields, 'content-disposition') ?? '');
  part.contentType = /^[^/\s]+\/[^/\s]+$/.test(type.value) ? type.value : 'text/plain';
  part.params = type.params;
  part.disposition = disposition.value === '' ? undefined : disposition.value;
  part.filename = disposition.params.get('filename') ?? type.params.get('name');
  part.encoding = (firstField(part.fields, 'content-transfer-encoding') ?? '7bit').toLowerCase();
}
