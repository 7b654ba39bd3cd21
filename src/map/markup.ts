/** Names come from players and moderators: nothing of them is markup. */
export function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;').replace(/'/gu, '&#39;');
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element; `inside` is markup already. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(String(value))}"`])).join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** Text in the middle of (x, y), with a dark edge so that it can be read on anything. */
export function label(text: string, { x, y, size, fill = '#f2f5fb', weight }: { readonly x: number; readonly y: number; readonly size: number; readonly fill?: string; readonly weight?: number }): string {
  return element('text', { x, y, 'font-size': size, fill, 'font-weight': weight, 'text-anchor': 'middle', 'paint-order': 'stroke', stroke: '#0b1020', 'stroke-width': 2.5, 'stroke-linejoin': 'round' }, escaped(text));
}
