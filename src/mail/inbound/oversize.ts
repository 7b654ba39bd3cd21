const NAME = 'X-Sternenpost-Oversize: ';

/** Stands on top of a mail of which only the header was fetched, because the whole is larger than we take. */
export function oversizeMark(bytes: number): Buffer {
  return Buffer.from(`${NAME}${String(bytes)}\r\n`);
}

/** Only on the very first line: what is below came from the sender. */
export function isOversizeMarked(raw: Uint8Array): boolean {
  return Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, NAME.length)).toString('latin1') === NAME;
}
