/** Reads the HTML of mails as far as its rules are checked: elements within each other, their inline styles, and the words in them. */

export type Element = { readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly style: readonly (readonly [property: string, value: string])[]; readonly path: readonly Element[] };
export type Words = { readonly words: string; readonly path: readonly Element[] };

const CONDITIONAL = /<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g;
const EMPTY = new Set(['br', 'img']);

/** What all but Word read. */
export const forAll = (html: string): string => html.replace(CONDITIONAL, '');
/** What Word reads. */
export const forWord = (html: string): string => html.replace(CONDITIONAL, '$1');

function attributesOf(words: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...words.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]));
}

function styleOf(style: string): Element['style'] {
  return style.split(';').filter((one) => one !== '').map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)] as const);
}

/** Every element and every run of words of the body; an end tag without its beginning is an error. */
export function readHtml(html: string): { readonly elements: readonly Element[]; readonly words: readonly Words[] } {
  const elements: Element[] = [];
  const words: Words[] = [];
  const open: Element[] = [];
  for (const [, tag, inside = '', run] of html.slice(html.indexOf('<body'), html.indexOf('</html>')).matchAll(/<(\/?[a-z][\w:]*)([^>]*)>|([^<]+)/g)) {
    if (run !== undefined) {
      if (run.trim() !== '') words.push({ words: run.trim(), path: [...open] });
    } else if (tag?.startsWith('/') === true) {
      const last = open.pop();
      if (`/${last?.tag ?? ''}` !== tag) throw new Error(`<${tag}> ends <${last?.tag ?? 'nothing'}>`);
    } else {
      const attributes = attributesOf(inside);
      const element = { tag: tag ?? '', attributes, style: styleOf(attributes['style'] ?? ''), path: [...open] };
      elements.push(element);
      if (!EMPTY.has(element.tag)) open.push(element);
    }
  }
  if (open.length > 0) throw new Error(`left open: ${open.map((one) => one.tag).join(' ')}`);
  return { elements, words };
}

/** The last value that an element's own style gives the property. */
export const own = (element: Element, property: string): string | undefined => element.style.filter(([name]) => name === property).at(-1)?.[1];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG computes it; text must have 4.5. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export type Rule = { readonly selector: string; readonly property: string; readonly value: string };

/** The rules in a piece of CSS without conditions. */
export function rulesOf(css: string): readonly Rule[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => selectors.split(',').flatMap((selector) => styleOf(body).map(([property, value]) => ({ selector: selector.trim(), property, value: value.replace('!important', '') }))));
}

/** `.sheet td`, `.sheet .rule`, `.sheet a.link` and nothing else; how much it weighs, or undefined when it does not fit. */
export function weightFor(selector: string, { tag, attributes }: Element): number | undefined {
  const [, name = '', klass = ''] = /^\.sheet ([a-z0-9]*)(?:\.([\w-]+))?$/.exec(selector) ?? [];
  if (name === '' && klass === '') throw new Error(`a selector of another form: ${selector}`);
  const fits = (name === '' || name === tag) && (klass === '' || (attributes['class'] ?? '').split(' ').includes(klass));
  return fits ? (klass === '' ? 0 : 10) + (name === '' ? 0 : 1) : undefined;
}
