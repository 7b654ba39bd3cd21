import type { Citation } from '../engine/ids.js';
import type { Block, EchoRow, Field, MailDocument, RollRow } from './document.js';
import { clean } from './layout.js';
import type { Locale } from './locale.js';

export type HtmlOptions = { readonly locale: Locale; /** Address of the page that explains a statement. */ readonly ruleUrl?: (citation: Citation) => string; /** Content-ID of the map that is attached, and what it shows. */ readonly map?: { readonly cid: string; readonly alt: string } };

/** Text that can stand in HTML and in an attribute. */
export function escapeHtml(words: string): string {
  return clean(words).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
}

const FONT = 'font-family:Segoe UI,Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;';
const MONO = 'font-family:Consolas,Menlo,monospace;font-size:14px;line-height:20px;';
const TONES: Readonly<Record<EchoRow['tone'], string>> = { good: '#1a7f37', doubt: '#8a5a00', bad: '#b3261e', quiet: '#5f6368' };

/** Escaped words, in which the statements that the block rests on are links. */
function linked(words: string, cites: readonly Citation[] | undefined, { ruleUrl }: HtmlOptions): string {
  const safe = escapeHtml(words);
  if (ruleUrl === undefined || cites === undefined || cites.length === 0) return safe;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])(${[...new Set(cites)].sort((a, b) => b.length - a.length).map((one) => escapeHtml(one).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return safe.replace(pattern, (found) => `<a class="rule" href="${escapeHtml(ruleUrl(found))}" style="color:inherit;">${found}</a>`);
}

// A row a line: lines stay below the 998 bytes that a mail may have, and its source can be read.
const row = (cells: string): string => `<tr>${cells}</tr>\n`;
const table = (rows: string, extra = ''): string => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="border-collapse:collapse;${extra}">${rows}</table>`;
const cell = (content: string, style = '', attributes = ''): string => `<td valign="top"${attributes} style="${FONT}padding:1px 0;${style}">${content}</td>`;

function rolls(rows: readonly RollRow[], options: HtmlOptions, cites: readonly Citation[] | undefined): string {
  return table(rows.map((one) => row([
    cell(escapeHtml(one.who), 'padding-right:10px;white-space:nowrap;'),
    cell(linked(one.what, cites, options), 'padding-right:10px;'),
    cell(escapeHtml(one.faces), `${MONO}padding-right:10px;font-weight:bold;`),
    cell(escapeHtml(one.result), 'white-space:nowrap;text-align:right;', ' align="right"'),
  ].join(''))).join(''), 'margin:4px 0;');
}

function fields(rows: readonly Field[], options: HtmlOptions, cites: readonly Citation[] | undefined): string {
  return table(rows.map(({ label, lines }) => row(cell(escapeHtml(label), 'padding-right:14px;font-weight:bold;', ' width="28%"') + cell(lines.map((line) => linked(line, cites, options)).join('<br>')))).join(''), 'margin:6px 0;');
}

function echo(rows: readonly EchoRow[], options: HtmlOptions): string {
  return table(rows.map((one) => row([
    cell(escapeHtml(one.number), 'padding-right:10px;text-align:right;', ' width="24" align="right"'),
    cell(`<b class="tone-${one.tone}" style="color:${TONES[one.tone]};">${escapeHtml(one.status)}</b>`, 'padding-right:12px;white-space:nowrap;'),
    cell([`<span style="${MONO}">${escapeHtml(one.text)}</span>`, ...one.remarks.map((remark) => linked(remark, one.cites, options)), ...one.suggestions.map((line) => `<span style="${MONO}">&gt; ${escapeHtml(line)}</span>`)].join('<br>')),
  ].join(''))).join(''), 'margin:8px 0;');
}

function block(one: Block, options: HtmlOptions): string {
  switch (one.kind) {
    case 'heading': return table(row(`${cell(`<b>${escapeHtml(one.left)}</b>`, 'padding-bottom:3px;')}${one.right === undefined ? '' : cell(escapeHtml(one.right), 'text-align:right;padding-bottom:3px;', ' align="right"')}`), 'margin:16px 0 4px;border-bottom:1px solid #8c8c8c;');
    case 'text': return `<p style="${FONT}margin:3px 0 3px ${(one.indent ?? 0) * 6}px;${one.strong === true ? 'font-weight:bold;' : ''}">${linked(one.text, one.cites, options)}</p>`;
    case 'rolls': return rolls(one.rows, options, one.cites);
    case 'fields': return one.rows.length === 0 ? '' : fields(one.rows, options, one.cites);
    case 'list': return `<ul style="${FONT}margin:4px 0;padding-left:22px;">${one.items.map((item) => `<li>${linked(item, one.cites, options)}</li>`).join('')}</ul>`;
    case 'echo': return one.rows.length === 0 ? '' : echo(one.rows, options);
    case 'order': return `<p style="${MONO}margin:3px 0 3px 24px;">&gt; ${escapeHtml(one.text)}${one.note === undefined ? '' : `<br><span style="${FONT}">${escapeHtml(one.note)}</span>`}</p>`;
    case 'code': return `<p style="${MONO}margin:4px 0 4px 24px;word-break:break-all;">${one.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'link': return `<p style="${FONT}margin:4px 0;">${/^https?:\/\//.test(one.url) ? `${escapeHtml(one.label)}: <a href="${escapeHtml(one.url)}">${escapeHtml(one.url)}</a>` : `${escapeHtml(one.label)}: ${escapeHtml(one.url)}`}</p>`;
    case 'gap': return '<div style="height:10px;line-height:10px;font-size:10px;">&nbsp;</div>';
  }
}

// Outlook reads tables, inline styles and bgcolor only; the style element is for programs that know dark mode.
const STYLE = ':root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.page,.sheet{background:#16181d!important}.sheet td,.sheet p,.sheet li,.sheet span,.sheet div,.sheet b{color:#e8e8e8!important}.sheet a{color:#9ecbff!important}.tone-good{color:#6fdd8b!important}.tone-doubt{color:#f0c060!important}.tone-bad{color:#ff9a90!important}}';

/** The same mail as HTML: a table layout, everything escaped, no remote content. */
export function renderHtml({ subject, title, titleRight, blocks }: MailDocument, options: HtmlOptions): string {
  const head = title === undefined ? '' : table(row(`${cell(`<b style="font-size:18px;">${escapeHtml(title)}</b>`)}${titleRight === undefined ? '' : cell(escapeHtml(titleRight), 'text-align:right;', ' align="right"')}`), 'margin:0 0 10px;');
  const map = options.map === undefined ? '' : `<p style="margin:14px 0;"><img src="cid:${escapeHtml(options.map.cid)}" alt="${escapeHtml(options.map.alt)}" width="600" style="width:100%;max-width:600px;height:auto;border:0;"></p>`;
  return [
    `<!DOCTYPE html><html lang="${options.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>`,
    `<style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#ffffff;"><table role="presentation" class="page" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#ffffff"><tr><td align="center" style="padding:12px;">`,
    `<table role="presentation" class="sheet" cellpadding="0" cellspacing="0" border="0" width="640" bgcolor="#ffffff" style="width:100%;max-width:640px;text-align:left;color:#1b1b1b;"><tr><td style="${FONT}color:#1b1b1b;">`,
    head, ...blocks.map((one) => block(one, options)), map,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}
