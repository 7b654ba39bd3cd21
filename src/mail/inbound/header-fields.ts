export type HeaderField = Readonly<{ name: string; value: string }>;

/**
 * Splits a header block into unfolded fields with lower-case names. Bytes are kept as latin1 characters:
 * the fields read here are ASCII; what may hold other text is decoded by mailparser.
 */
export function headerFields(block: Buffer): HeaderField[] {
  const fields: { name: string; value: string[] }[] = [];
  // RFC 5322 has no NUL in a header, and no text of the database can hold one.
  for (const line of block.toString('latin1').replaceAll('\0', '').split(/\r?\n/)) {
    if (line === '') continue;
    const last = fields.at(-1);
    if ((line.startsWith(' ') || line.startsWith('\t')) && last !== undefined) {
      last.value.push(line.trim());
      continue;
    }
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    fields.push({ name: line.slice(0, colon).trim().toLowerCase(), value: [line.slice(colon + 1).trim()] });
  }
  return fields.map(({ name, value }) => ({ name, value: value.join(' ').trim() }));
}

/** The value of the first field of that name. */
export function firstField(fields: readonly HeaderField[], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.value;
}

/** All values of that name, in order. */
export function allFields(fields: readonly HeaderField[], name: string): string[] {
  return fields.filter((field) => field.name === name).map((field) => field.value);
}
