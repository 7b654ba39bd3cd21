/**
 * The form in which words are compared: small letters without accents, and `ä`, `ae` and `a` alike, so that
 * Träger, Traeger and Trager are one word. Apostrophes fall away (N'orr, Hope's End).
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');
}

/** The folded words of a spelling or name, split where a player would: `Jol-Nar`, `[0.0.0]`, `P.D.S.` */
export function foldWords(text: string): readonly string[] {
  const dotted = text.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1');
  return fold(dotted).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
