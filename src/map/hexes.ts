/** Distance from a hexagon's middle to its corners. */
export const SIZE = 100;
const HALF_HEIGHT = (SIZE * Math.sqrt(3)) / 2;

export type Point = { readonly x: number; readonly y: number };

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The middle of a flat-top hexagon with these axial coordinates. */
export function middleOf([q, r]: readonly [number, number]): Point {
  return { x: rounded(SIZE * 1.5 * q), y: rounded(HALF_HEIGHT * 2 * (r + q / 2)) };
}

/** The outline of a hexagon around (0, 0), a little smaller than its place so that neighbours stay apart. */
export function outline(): string {
  const size = SIZE - 3;
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${rounded(size * Math.cos(angle))},${rounded(size * Math.sin(angle))}`;
  }).join(' ');
}

/** What an SVG must show so that every hexagon is in it: `x y width height`. */
export function frame(middles: readonly Point[]): string {
  if (middles.length === 0) return `0 0 ${SIZE} ${SIZE}`;
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - SIZE - 8, Math.min(...ys) - HALF_HEIGHT - 8];
  return [left, top, Math.max(...xs) + SIZE + 8 - left, Math.max(...ys) + HALF_HEIGHT + 8 - top].map(rounded).join(' ');
}
