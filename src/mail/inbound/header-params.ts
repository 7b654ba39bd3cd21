export type ParameterisedValue = Readonly<{ value: string; params: ReadonlyMap<string, string> }>;

/** Reads `text/plain; charset="utf-8"; format=flowed`; names and the value in lower case, parameter values as written. */
export function parameterisedValue(text: string): ParameterisedValue {
  const [head = '', ...rest] = splitOutsideQuotes(text);
  const params = new Map<string, string>();
  for (const piece of rest) {
    const equals = piece.indexOf('=');
    if (equals <= 0) continue;
    const name = baseName(piece.slice(0, equals).trim().toLowerCase());
    // RFC 2231 continues a long value in `name*0`, `name*1`; the first value of a plain name wins over a repeated one.
    if (name.continued) params.set(name.name, (params.get(name.name) ?? '') + unquote(piece.slice(equals + 1).trim()));
    else if (!params.has(name.name)) params.set(name.name, unquote(piece.slice(equals + 1).trim()));
  }
  return { value: head.trim().toLowerCase(), params };
}

function baseName(name: string): { name: string; continued: boolean } {
  const star = name.indexOf('*');
  return star < 0 ? { name, continued: false } : { name: name.slice(0, star), continued: /\*\d/.test(name) };
}

function splitOutsideQuotes(text: string): string[] {
  const pieces: string[] = [];
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\' && quoted) at += 1;
    else if (char === '"') quoted = !quoted;
    else if (char === ';' && !quoted) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  pieces.push(text.slice(start));
  return pieces;
}

function unquote(text: string): string {
  if (!text.startsWith('"')) return text;
  const end = text.endsWith('"') && text.length > 1 ? text.length - 1 : text.length;
  return text.slice(1, end).replace(/\\(.)/g, '$1');
}
