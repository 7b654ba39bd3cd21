/** How many physical lines an attribution may be wrapped to. */
const MAX_LINES = 4;
const MAX_LENGTH = 500;

const verb = /\b(wrote|writes|schrieb|schreibt|geschrieben)\b/i;
const openings = [
  /^(on|am|den|at)\s.*\d/i, //            "On Thu, Aug 20 ... wrote:", "Am 20.08.26 um 18:03 schrieb ...:"
  /^(quoting|zitat von|zitiere)\s/i, //   Horde
  /^\*? ?\S.*<[^<>\s]+@[^<>\s]+>/, //     "Name <address> schrieb am ...:", "... hat am ... geschrieben:"
  /^-{2,}\s?\S.*(wrote|schrieb)/i, //     Notes: "-----name@... schrieb: -----"
];
const namesAddress = /<[^<>\s]+@[^<>\s]+>/; // old Gmail and mutt: date and address without a verb

/**
 * How many lines from `at` on are the line that introduces a quotation ("On ... wrote:", "Am ... schrieb ...:"),
 * 0 if none. It must hold a date, or be followed by quoted lines: a player too may write "Anna wrote:".
 */
export function attributionLength(lines: readonly string[], at: number): number {
  const first = (lines[at] ?? '').trim();
  if (first === '' || first.length > MAX_LENGTH || first.startsWith('>')) return 0;
  const opens = openings.some((pattern) => pattern.test(first));
  let joined = '';
  for (let count = 1; count <= (opens ? MAX_LINES : 1); count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined || line.trim() === '' || line.startsWith('>')) return 0;
    joined = `${joined} ${line.trim()}`.trim();
    if (joined.length > MAX_LENGTH) return 0;
    if (isAttribution(joined, isQuoted(nextFilled(lines, at + count)))) return count;
  }
  return 0;
}

function isAttribution(text: string, quoteFollows: boolean): boolean {
  if (/^-{2,}.*(wrote|schrieb):\s*-{2,}$/i.test(text)) return true;
  if (!text.endsWith(':')) return false;
  if (/^(quoting|zitat von|zitiere)\s/i.test(text)) return true;
  if (verb.test(text)) return /\d/.test(text) || quoteFollows;
  return quoteFollows && /\d/.test(text) && namesAddress.test(text);
}

/** Whether the line is marked as quoted: `>`, initials and `>`, or a bar or guillemet and a blank; not the row of a table between bars. */
export function isQuoted(line: string | undefined): boolean {
  return line !== undefined && /^\s{0,8}(?:[A-Za-z]{0,3}>|[»›](?: |$)|[|¦│](?:\s*$| (?!.*[|¦│]\s*$)))/u.test(line);
}

/** The next line that is not blank. */
export function nextFilled(lines: readonly string[], from: number): string | undefined {
  for (let at = from; at < lines.length; at += 1) if (lines[at]?.trim() !== '') return lines[at];
  return undefined;
}
