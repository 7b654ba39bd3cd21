/** Undoes the Content-Transfer-Encoding of a part; an unknown one is taken as it stands. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer {
  switch (encoding.trim()) {
    case 'base64':
      // Node's decoder skips line ends and foreign characters.
      return Buffer.from(bytes.toString('latin1'), 'base64');
    case 'quoted-printable':
      return decodeQuotedPrintable(bytes);
    default:
      return bytes;
  }
}

const EQUALS = 0x3d;
const LF = 0x0a;
const CR = 0x0d;

function decodeQuotedPrintable(bytes: Buffer): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let from = 0;
  for (let at = bytes.indexOf(EQUALS); at >= 0; at = bytes.indexOf(EQUALS, from)) {
    length += bytes.copy(out, length, from, at);
    const escape = escapeAt(bytes, at);
    if (escape.byte !== undefined) {
      out[length] = escape.byte;
      length += 1;
    }
    from = escape.end;
  }
  length += bytes.copy(out, length, from);
  return out.subarray(0, length);
}

function escapeAt(bytes: Buffer, at: number): { byte: number | undefined; end: number } {
  const high = hexValue(bytes[at + 1]);
  const low = hexValue(bytes[at + 2]);
  if (high !== undefined && low !== undefined) return { byte: high * 16 + low, end: at + 3 };
  let end = at + 1;
  // Blanks that a relay added after a soft line break belong to it.
  while (bytes[end] === 0x20 || bytes[end] === 0x09) end += 1;
  if (bytes[end] === CR && bytes[end + 1] === LF) return { byte: undefined, end: end + 2 };
  if (bytes[end] === LF || bytes[end] === CR) return { byte: undefined, end: end + 1 };
  return end >= bytes.length ? { byte: undefined, end } : { byte: EQUALS, end: at + 1 };
}

function hexValue(code: number | undefined): number | undefined {
  if (code === undefined) return undefined;
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : undefined;
}
