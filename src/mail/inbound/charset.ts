import { TextDecoder } from 'node:util';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/**
 * Decodes text of which the declared charset may be wrong or missing. Bytes above ASCII that are valid UTF-8 are
 * UTF-8 whatever the header says (by chance nobody writes such latin1); a declared UTF-8 that is none is
 * windows-1252, the commonest cause in German mail.
 */
export function decodeText(bytes: Buffer, declared: string | undefined): string {
  const label = declared?.trim().toLowerCase() ?? '';
  const wide = wideCharset(bytes, label);
  if (wide !== undefined) return wide.decode(bytes);
  // Charsets that hide other letters behind ASCII bytes must not be taken for UTF-8.
  if (!/^(iso-2022|hz)/.test(label)) {
    const utf8 = decodeUtf8(bytes);
    if (utf8 !== undefined) return utf8;
  }
  return (knownDecoder(label) ?? windows1252).decode(bytes);
}

function wideCharset(bytes: Buffer, label: string): TextDecoder | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  // A label of UTF-16 over bytes without a single NUL is a lie.
  return label.startsWith('utf-16') && bytes.includes(0) ? knownDecoder(label) : undefined;
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    // The only way the platform reports "not UTF-8"; the caller goes on with the declared charset.
    return undefined;
  }
}

function knownDecoder(label: string): TextDecoder | undefined {
  if (label === '' || /^(utf-?8|us-ascii|ascii)$/.test(label)) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    // Not a charset that the platform knows.
    return undefined;
  }
}
