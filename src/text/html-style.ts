import type { EchoRow } from './document.js';

/**
 * Fonts and colours of HTML mails. Outlook for Windows lays mails out as Word does: it knows bgcolor, widths as attributes, fonts, colours,
 * margins of paragraphs and padding of cells, but no max-width, no margins of tables and nothing that depends on a screen. Its tables inherit
 * neither font nor colour, so every cell, paragraph, list and heading names both; what stands in these inherits.
 */
const FACE = 'Segoe UI,Helvetica,Arial,sans-serif';
export const INK = 'color:#1b1b1b;';
export const PAPER = '#ffffff';
export const LINK = 'color:#0b57d0;';
export const FONT = `font:15px/22px ${FACE};`;
/** Four columns of dice beside each other on a telephone. */
export const SMALL = `font:14px/20px ${FACE};`;
export const MONO = 'font:14px/20px Consolas,Menlo,monospace;';
/** Of a heading; Word would paint its own headings blue. */
export const heading = (size: 15 | 18): string => `font:bold ${size}px/22px ${FACE};${INK}`;
/** Of a cell with a picture, without a height of lines: Word would cut the picture off at it. */
export const ALT = `font:15px ${FACE};${INK}`;
export const TONES: Readonly<Record<EchoRow['tone'], string>> = { good: '#1a7f37', doubt: '#8a5a00', bad: '#b3261e', quiet: '#5f6368' };

const NIGHT = '#16181d';
const NIGHT_TONES: Readonly<Record<EchoRow['tone'], string>> = { good: '#6fdd8b', doubt: '#f0c060', bad: '#ff9a90', quiet: '#b4b8bf' };
/** By selectors that outweigh those of the blocks around them, in whatever order a program reads them. */
const NIGHT_INKS: readonly (readonly [readonly string[], string])[] = [
  [['.sheet td', '.sheet p', '.sheet ul', '.sheet h1', '.sheet h2', '.sheet .rule'], '#e8e8e8'],
  [['.sheet a.link'], '#9ecbff'],
  ...Object.entries(NIGHT_TONES).map(([tone, colour]) => [[`.sheet .tone-${tone}`], colour] as const),
];
const inks = (within: string): string => NIGHT_INKS.map(([selectors, colour]) => `${selectors.map((one) => within + one).join(',')}{color:${colour}!important}`).join('');

/** For programs that know dark mode. Outlook on the web has painted the paper dark itself where it has set its mark; Gmail drops all this and turns our colours round. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}\n@media (prefers-color-scheme:dark){.page,.sheet{background:${NIGHT}!important}${inks('')}}\n${inks('[data-ogsc] ')}`;
/** For Word alone: pictures as large as on other screens, no space around tables, lines as high as they are said to be. */
const WORD = '<!--[if mso]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>\n<style>table{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}td,p,ul,li,h1,h2{mso-line-height-rule:exactly}</style><![endif]-->';

export const HEAD = `<style>${STYLE}</style>\n${WORD}`;
