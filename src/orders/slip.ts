/** Whether two different words are one slip of a letter apart: one changed, one missing, one too many, or two swapped. */
export function oneSlipApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** Whether a word is so near a known one that this may have been meant: one slip in words of four letters, two from seven on, or an ending more (`halten` for HALT). For asking, never for reading. */
export function resembles(written: string, known: string): boolean {
  if (known.length < 4 || written.length < 4 || written === known) return false;
  if (written.startsWith(known) && written.length - known.length <= 3) return true;
  const least = Math.min(written.length, known.length);
  if (least < 7 || Math.abs(written.length - known.length) > 2) return oneSlipApart(written, known);
  return oneSlipApart(written, known) || twoSlipsApart(written, known);
}

/** One slip, and with a letter less on either side another one. */
function twoSlipsApart(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  const mended = [[x.slice(1), y.slice(1)], [x.slice(1), y], [x, y.slice(1)], ...(x[0] === y[1] && x[1] === y[0] ? [[x.slice(2), y.slice(2)]] : [])];
  return mended.some(([one = '', other = '']) => one === other || oneSlipApart(one, other));
}
