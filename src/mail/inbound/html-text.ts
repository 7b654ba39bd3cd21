import { compile, type DomNode, type FormatCallback, type HtmlToTextOptions, type SelectorDefinition } from 'html-to-text';
import { ORIGINAL_BELOW } from './quotes.js';

/** A private-use character stands for the mark during the conversion; the mail's own are removed first. */
const MARK = '\ue000';

/**
 * HTML as lines of text: block elements and <br> end lines, quoted blocks get `>` before each line as in a text part,
 * and where mail programs mark the original without quoting it stands `ORIGINAL_BELOW`.
 */
export function htmlLines(html: string): string[] {
  const text = convert(html.replaceAll('\u0000', '').replaceAll(MARK, ''));
  return text.split('\n').map((line) => (line.includes(MARK) ? ORIGINAL_BELOW : line.trimEnd()));
}

const formatMark: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline(MARK);
  builder.closeBlock({ trailingLineBreaks: 1 });
  walk(childrenOf(element), builder);
};

const formatQuote: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2, reservedLineLength: 2 });
  walk(childrenOf(element), builder);
  builder.closeBlock({
    trailingLineBreaks: 2,
    blockTransform: (block) => block.split('\n').map((line) => `> ${line}`).join('\n'),
  });
};

const formatCell: FormatCallback = (element, walk, builder) => {
  walk(childrenOf(element), builder);
  builder.addInline(' ', {});
};

function childrenOf(element: DomNode): DomNode[] {
  return element.children ?? [];
}

/** Blocks that hold the original and nothing of the player's; own text may follow below them. */
const originals = ['div[name="quote"]', 'div[name="quoted-content"]', '.yahoo_quoted', '.domino-section', '.moz-signature'];
const originalIds = ['[id*="yahoo_quoted"]', '[class*="yahoo_quoted"]', '.gmail_signature', '[data-smartmail="gmail_signature"]', '#Signature', '#signature'];

/** From these elements on all is foreign. */
const originalsBelow = [
  '#divRplyFwdMsg',
  '[id$="divRplyFwdMsg"]',
  '#mail-editor-reference-message-container',
  '.ms-outlook-mobile-reference-message',
  '.moz-forward-container',
  '#OLK_SRC_BODY_SECTION',
];

const block = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const selectors: SelectorDefinition[] = [
  { selector: '*', format: 'inline' },
  ...[...originals, ...originalIds].map((selector) => ({ selector, format: 'skip' })),
  ...originalsBelow.map((selector) => ({ selector, format: 'mark' })),
  ...['html', 'body', 'p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'tr', 'dl', 'dt', 'dd', 'address', 'center', 'section', 'article', 'header', 'footer', 'main', 'form'].map(
    (selector) => ({ selector, format: 'block', options: block }),
  ),
  ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
  ...['img', 'head', 'style', 'script', 'title', 'noscript', 'template', 'svg', 'object', 'select', 'textarea', 'button', 'iframe'].map((selector) => ({
    selector,
    format: 'skip',
  })),
  { selector: 'a', format: 'inline' },
  { selector: 'br', format: 'lineBreak' },
  { selector: 'wbr', format: 'skip' },
  { selector: 'hr', format: 'block', options: block },
  { selector: 'pre', format: 'pre', options: block },
  { selector: 'blockquote', format: 'quote' },
];

const options: HtmlToTextOptions = {
  wordwrap: false,
  // All of it and not the body: a quote may hold the whole document that it quotes, with a body of its own.
  baseElements: { selectors: [], returnDomByDefault: true },
  selectors,
  formatters: { mark: formatMark, quote: formatQuote, cell: formatCell },
  limits: { maxInputLength: 1_048_576 },
};

const convert = compile(options);
