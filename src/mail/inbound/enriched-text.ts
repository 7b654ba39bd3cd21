/** The lines of text/enriched (RFC 1896): commands go; single line ends are blanks where the sender doubled the others. */
export function enrichedLines(text: string): string[] {
  const plain = text
    .replace(/<param>[^<]{0,2000}<\/param>/gi, '')
    .replace(/<\/?[A-Za-z][A-Za-z0-9-]{0,60}>/g, '')
    .replaceAll('<<', '<');
  const lines = plain.includes('\n\n') ? plain.replace(/\n(\n*)/g, (_, more: string) => more || ' ') : plain;
  return lines.split('\n');
}
