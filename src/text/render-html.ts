import type { Citation } from '../engine/ids.js';
import type { Block, EchoRow, Field, MailDocument, RollRow } from './document.js';
import { ALT, FONT, HEAD, heading, INK, LINK, MONO, PAPER, SMALL, TONES } from './html-style.js';
import { clean } from './layout.js';
import type { Locale } from './locale.js';

export type HtmlOptions = { readonly locale: Locale; /** Address of the page that explains a statement. */ readonly ruleUrl?: (citation: Citation) => string; /** Content-ID of the map that is attached, and what it shows. */ readonly map?: { readonly cid: string; readonly alt: string } };

/** Text that can stand in HTML and in an attribute. */
export function escapeHtml(words: string): string {
  return clean(words).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
}

/** Escaped words, in which the statements that the block rests on are links. */
function linked(words: string, cites: readonly Citation[] | undefined, { ruleUrl }: HtmlOptions): string {
  const safe = escapeHtml(words);
  if (ruleUrl === undefined || cites === undefined || cites.length === 0) return safe;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])(${[...new Set(cites)].sort((a, b) => b.length - a.length).map((one) => escapeHtml(one).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return safe.replace(pattern, (found) => `<a class="rule" href="${escapeHtml(ruleUrl(found))}" style="${INK}">${found}</a>`);
}

/** What a column of plain text is wide. */
const COLUMN = 6;
// Lines stay below the 998 bytes that a mail may have, and its source can be read.
const BREAK = '<br>\n';
const row = (cells: string): string => `<tr>${cells}</tr>\n`;
const table = (rows: string, style = ''): string => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"${style === '' ? '' : ` style="${style}"`}>${rows}</table>`;
/** Columns of words that are never longer than a column may get; all others are broken anywhere if need be. */
const WHOLE_WORDS = 'word-break:normal;';
const set = (font: string) => (content: string, style: string, attributes = ''): string => `<td valign="top"${attributes} style="${font}${INK}${style}">${content}</td>`;
const cell = set(FONT);
const paragraph = (content: string, style: string): string => `<p style="${FONT}${INK}${style}">${content}</p>`;

function rolls(rows: readonly RollRow[], indent: number, { options, cites }: { readonly options: HtmlOptions; readonly cites: readonly Citation[] | undefined }): string {
  // Columns of the same widths in every table of a battle.
  const who = rows.every((one) => one.who === '') ? '' : ' width="14%"';
  return table(rows.map((one) => row([
    set(SMALL)(escapeHtml(one.who), `padding:1px 8px 1px ${indent * COLUMN}px;`, `${who} nowrap`),
    set(SMALL)(linked(one.what, cites, options), 'padding:1px 8px 1px 0;'),
    set(MONO)(escapeHtml(one.faces), 'padding:1px 8px 1px 0;font-weight:bold;', ' width="17%"'),
    set(SMALL)(escapeHtml(one.result), 'padding:1px 0;', ' width="16%" align="right" nowrap'),
  ].join(''))).join(''), WHOLE_WORDS);
}

function fields(rows: readonly Field[], indent: number, { options, cites }: { readonly options: HtmlOptions; readonly cites: readonly Citation[] | undefined }): string {
  return table(rows.map(({ label, lines }) => row([
    cell(escapeHtml(label), `font-weight:bold;padding:2px 14px 2px ${indent * COLUMN}px;`, ' width="24%" nowrap'),
    cell(lines.map((line) => linked(line, cites, options)).join(BREAK), 'padding:2px 0;'),
  ].join(''))).join(''));
}

function echo(rows: readonly EchoRow[], options: HtmlOptions): string {
  return table(rows.map((one) => row([
    cell(escapeHtml(one.number), 'padding:4px 10px 4px 0;', ' width="16" align="right"'),
    cell(`<b class="tone-${one.tone}" style="color:${TONES[one.tone]};">${escapeHtml(one.status)}</b>`, 'padding:4px 12px 4px 0;', ' width="18%" nowrap'),
    cell([`<span style="${MONO}">${escapeHtml(one.text)}</span>`, ...one.remarks.map((remark) => linked(remark, one.cites, options)), ...one.suggestions.map((line) => `<span style="${MONO}">&gt; ${escapeHtml(line)}</span>`)].join(BREAK), 'padding:4px 0;'),
  ].join(''))).join(''));
}

function headed({ left, right }: { readonly left: string; readonly right?: string }): string {
  const style = 'padding:16px 0 3px;border-bottom:1px solid #8c8c8c;';
  return table(row(`<td valign="top" style="${style}"><h2 style="margin:0;${heading(15)}">${escapeHtml(left)}</h2></td>${right === undefined ? '' : cell(escapeHtml(right), style, ' align="right"')}`), WHOLE_WORDS);
}

function link(label: string, url: string, indent: number): string {
  const words = escapeHtml(label);
  // The plain text shows the address; here it would be wider than a telephone.
  return paragraph(/^https?:\/\//.test(url) ? `<a class="link" href="${escapeHtml(url)}" style="${LINK}">${words}</a>` : `${words}: ${escapeHtml(url)}`, `margin:4px 0 4px ${indent * COLUMN}px;`);
}

function block(one: Block, options: HtmlOptions): string {
  switch (one.kind) {
    case 'heading': return headed(one);
    case 'text': return paragraph(linked(one.text, one.cites, options), `margin:3px 0 3px ${(one.indent ?? 0) * COLUMN}px;${one.strong === true ? 'font-weight:bold;' : ''}`);
    case 'rolls': return rolls(one.rows, one.indent ?? 2, { options, cites: one.cites });
    case 'fields': return one.rows.length === 0 ? '' : fields(one.rows, one.indent ?? 0, { options, cites: one.cites });
    case 'list': return `<ul style="${FONT}${INK}margin:4px 0 4px 24px;padding:0;">${one.items.map((item) => `<li>${linked(item, one.cites, options)}</li>`).join('\n')}</ul>`;
    case 'echo': return one.rows.length === 0 ? '' : echo(one.rows, options);
    case 'order': return `<p style="${MONO}${INK}margin:6px 0 6px 40px;text-indent:-16px;">&gt; ${escapeHtml(one.text)}${one.note === undefined ? '' : `<br><span style="${FONT}">${escapeHtml(one.note)}</span>`}</p>`;
    case 'code': return `<p style="${MONO}${INK}margin:4px 0 4px 24px;">${one.lines.map(escapeHtml).join(BREAK)}</p>`;
    case 'link': return link(one.label, one.url, one.indent ?? 0);
    case 'gap': return `<p style="${INK}margin:0;font-size:10px;line-height:10px;">&nbsp;</p>`;
  }
}

/** Its height follows from its width: a board has any shape. */
const picture = ({ cid, alt }: NonNullable<HtmlOptions['map']>): string => table(row(`<td style="${ALT}padding:14px 0 0;"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="640" style="display:block;width:100%;max-width:640px;height:auto;"></td>`));

// As wide as it may be: in Word 640 pixels, elsewhere at most as many. Elsewhere, too, a word that is wider than the sheet is broken.
const WRAPPED = '<!--[if mso]><table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" width="640"><tr><td><![endif]-->';
const UNWRAPPED = '<!--[if mso]></td></tr></table><![endif]-->';

/** The same mail as HTML: a table layout, everything escaped, no remote content. */
export function renderHtml({ subject, title, titleRight, blocks }: MailDocument, options: HtmlOptions): string {
  return [
    `<!DOCTYPE html><html lang="${options.locale}" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>`,
    `${HEAD}</head>`,
    `<body class="page" bgcolor="${PAPER}" style="margin:0;padding:0;"><table role="presentation" class="page" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="${PAPER}"><tr><td align="center" style="padding:12px;">${WRAPPED}`,
    `<table role="presentation" class="sheet" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="${PAPER}" style="table-layout:fixed;max-width:640px;"><tr><td align="left" style="${FONT}${INK}word-wrap:break-word;word-break:break-word;">`,
    ...(title === undefined ? [] : [`<h1 style="margin:0 0 6px;${heading(18)}">${escapeHtml(title)}</h1>`]),
    ...(titleRight === undefined ? [] : [paragraph(escapeHtml(titleRight), 'margin:0 0 8px;')]),
    ...blocks.map((one) => block(one, options)),
    ...(options.map === undefined ? [] : [picture(options.map)]),
    `</td></tr></table>${UNWRAPPED}</td></tr></table></body></html>`,
  ].join('\n');
}
