const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * The form in which words are compared: small letters, umlauts written out, other accents and apostrophes fallen away
 * (N'orr, Hope's End).
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase().replace(/['`]/g, '');
  return plain(text.normalize('NFC').toLowerCase().replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter));
}

/** The same for who drops the dots: Trager, Ruckzug. */
export function foldWithoutDots(text: string): string {
  return plain(text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss'));
}

/** Most words are, and need none of the costlier steps. */
function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}'’‘`´]/gu, '');
}

/** The folded words of a spelling or name, split where a player would: `Jol-Nar`, `[0.0.0]`, `P.D.S.` */
export function foldWords(text: string, folding: (text: string) => string = fold): readonly string[] {
  const dotted = text.includes('.') ? text.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1') : text;
  return folding(dotted).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The words in every folding in which a player may write them: one way, or two if there are umlauts. */
export function foldings(text: string): readonly (readonly string[])[] {
  const written = foldWords(text);
  if (isAscii(text)) return [written];
  const undotted = foldWords(text, foldWithoutDots);
  return written.join(' ') === undotted.join(' ') ? [written] : [written, undotted];
}
