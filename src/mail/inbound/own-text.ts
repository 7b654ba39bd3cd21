import { enrichedLines } from './enriched-text.js';
import { unflow } from './flowed.js';
import { nestsDeeperThan } from './html-depth.js';
import { htmlLines } from './html-text.js';
import { joinWrapped } from './join-wrapped.js';
import { defaultLimits, type InboundLimits } from './limits.js';
import { normaliseLine, withoutInvisible } from './normalise.js';
import { beginsOrder, type OrderWords } from './order-words.js';
import { isPgpEncrypted, withoutPgpArmour } from './pgp-armour.js';
import { ownRuns } from './quotes.js';
import type { MailPart, ReadMail } from './read-mail.js';
import { withoutSignature } from './signature.js';
import { textParts, whyNoText, type NoText } from './text-parts.js';

export type OwnText =
  | Readonly<{ ok: true; lines: readonly string[]; source: 'text' | 'html' | 'enriched' }>
  | Readonly<{ ok: false; reason: NoText | 'only-quoted' | HtmlRefusal }>;

type HtmlRefusal = 'html-depth' | 'html-length';
type HtmlLimits = Pick<InboundLimits, 'htmlDepth' | 'htmlLength'>;
type Reading = Readonly<{ lines: readonly string[]; joined: number; foreign: boolean }>;

/** The player's own text as lines for the order parser; never quoted, forwarded or attached text. */
export function ownText(mail: Pick<ReadMail, 'root'>, words: OrderWords, limits: HtmlLimits = defaultLimits): OwnText {
  const { plain, html, enriched } = textParts(mail.root);
  if (plain?.text !== undefined && isPgpEncrypted(plain.text)) return { ok: false, reason: 'encrypted' };
  const text = plain === undefined ? undefined : readLines(plainLines(plain), words);
  if (text !== undefined && isComplete(text, words)) return { ok: true, lines: text.lines, source: 'text' };
  const refusal = html?.text === undefined ? undefined : htmlRefusal(html.text, limits);
  const marked = html?.text === undefined || refusal !== undefined ? undefined : readLines(htmlLines(html.text), words);
  if (marked !== undefined && isBetter(marked, text, words)) {
    return { ok: true, lines: marked.lines, source: 'html' };
  }
  if (text !== undefined && text.lines.length > 0) return { ok: true, lines: text.lines, source: 'text' };
  if (refusal !== undefined) return { ok: false, reason: refusal };
  const rich = enriched?.text === undefined ? undefined : readLines(enrichedLines(enriched.text), words);
  if (rich !== undefined && rich.lines.length > 0) return { ok: true, lines: rich.lines, source: 'enriched' };
  const foreign = [text, marked, rich].some((reading) => reading?.foreign === true);
  return { ok: false, reason: foreign ? 'only-quoted' : whyNoText(mail) };
}

function htmlRefusal(html: string, limits: HtmlLimits): HtmlRefusal | undefined {
  if (html.length > limits.htmlLength) return 'html-length';
  return nestsDeeperThan(html, limits.htmlDepth) ? 'html-depth' : undefined;
}

function plainLines(part: MailPart): readonly string[] {
  const text = part.text ?? '';
  const flowed = part.params.get('format')?.toLowerCase() === 'flowed';
  const lines = flowed ? unflow(text, part.params.get('delsp')?.toLowerCase() === 'yes') : text.split('\n');
  return withoutPgpArmour(lines.map((line) => line.replaceAll('\u0000', '').replaceAll('\ufeff', '')));
}

function readLines(lines: readonly string[], words: OrderWords): Reading {
  const { runs, foreign } = ownRuns(lines.map(tidied));
  let joined = 0;
  const own = runs.flatMap((run) => {
    const clean = joinWrapped(withoutSignature(run, words).map((line) => line.trim()), words);
    joined += clean.joined;
    return clean.lines;
  });
  return { lines: own.map(normaliseLine).filter((line) => line !== ''), joined, foreign };
}

/** Invisible characters must hide neither a quotation mark nor an attribution. */
function tidied(line: string): string {
  return withoutInvisible(line).replaceAll('\u00a0', ' ');
}

/** The text part can be taken as it is: it has an order, and no line had to be put together by guessing. */
function isComplete(reading: Reading, words: OrderWords): boolean {
  return reading.joined === 0 && hasOrder(reading, words);
}

function hasOrder({ lines }: Reading, words: OrderWords): boolean {
  return lines.some((line) => beginsOrder(line, words));
}

/**
 * Whether HTML is to be read in place of the text part: the text is blank or a mere placeholder, or both hold the same
 * characters and only the line breaks of the HTML are the player's.
 */
function isBetter(html: Reading, text: Reading | undefined, words: OrderWords): boolean {
  if (html.lines.length === 0) return false;
  if (text === undefined || text.lines.length === 0) return true;
  if (!hasOrder(text, words)) return hasOrder(html, words);
  return squeezed(html) === squeezed(text);
}

function squeezed({ lines }: Reading): string {
  return lines.join('').replaceAll(' ', '');
}
