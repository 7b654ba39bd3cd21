/** Format characters (zero-width, soft hyphen, directions), fillers, variation selectors, object placeholders. */
const invisible = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\ufffc|\p{Variation_Selector}/gu;
const blanks = /[\s\p{Cc}\u2800\u3164]+/gu;
const doubleQuotes = /[“”„‟«»〝〞＂]/g;
const singleQuotes = /[‘’‚‛‹›`´＇]/g;
const dashes = /[‐‑‒–—―−﹘﹣－]/g;

/** The line without characters that nobody sees. */
export function withoutInvisible(line: string): string {
  return line.replace(invisible, '');
}

/** One line as the order parser reads it: plain blanks, quotes and dashes, nothing invisible, no bullet before it. */
export function normaliseLine(line: string): string {
  const plain = withoutInvisible(line)
    .normalize('NFC')
    .replace(blanks, ' ')
    .replace(doubleQuotes, '"')
    .replace(singleQuotes, "'")
    .replace(dashes, '-')
    .replaceAll('…', '...')
    .trim();
  return withoutEmphasis(withoutBullet(plain));
}

const bullet = /^(?:[-*+•·‣◦▪▫●○■□➢➤→⁃∙]|o(?= [A-ZÄÖÜ])|\(?\d{1,3}[.)]|\[[ xX]?\]|[☐☑])\s+(?=\S)/u;

/** Whether the line starts with the bullet or number of a list. */
export function hasBullet(line: string): boolean {
  return bullet.test(line.trimStart());
}

function withoutBullet(line: string): string {
  const once = line.replace(bullet, '');
  return once === line ? line : once.replace(bullet, '');
}

/** Mail programs turn bold and italics into `*words*` in the text part; orders never hold a star. */
function withoutEmphasis(line: string): string {
  const plain = line.includes('*') ? line.replace(/\*(?=\S)|(?<=\S)\*/g, '').trim() : line;
  return plain.length > 2 && plain.startsWith('_') && plain.endsWith('_') ? plain.slice(1, -1).trim() : plain;
}
