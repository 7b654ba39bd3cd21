const SIGNED = '-----BEGIN PGP SIGNED MESSAGE-----';
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';
const SIGNATURE_END = '-----END PGP SIGNATURE-----';

/** Takes the text out of a clear-signed message (RFC 9580 section 7), undoing its dash escapes; other text is left as it is. */
export function withoutPgpArmour(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.trim() === SIGNED);
  if (start < 0) return lines;
  const blank = lines.findIndex((line, index) => index > start && line.trim() === '');
  const signature = lines.findIndex((line, index) => index > start && line.trim() === SIGNATURE);
  if (blank < 0 || (signature >= 0 && signature < blank)) return lines;
  const textEnd = signature < 0 ? lines.length : signature;
  const end = lines.findIndex((line, index) => index >= textEnd && line.trim() === SIGNATURE_END);
  const text = lines.slice(blank + 1, textEnd).map((line) => (line.startsWith('- ') ? line.slice(2) : line));
  return [...lines.slice(0, start), ...text, ...(end < 0 ? [] : lines.slice(end + 1))];
}

/** Whether the text is an encrypted PGP message, which nobody but its recipient's key can read. */
export function isPgpEncrypted(text: string): boolean {
  return text.trimStart().startsWith('-----BEGIN PGP MESSAGE-----');
}
