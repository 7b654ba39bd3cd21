import type { Fate, FateTable } from '../engine/index.js';

type Range = { readonly from: number; readonly to: number };

/** `6–9`, or `10`: the faces of a range. */
export function faces({ from, to }: Range): string {
  return from === to ? String(from) : `${String(from)}–${String(to)}`;
}

/** The faces that mean a fate. */
export function facesOf(table: FateTable, fate: Fate): string {
  return table.filter((row) => row.fate === fate).map(faces).join(', ');
}

/** `1–8` beside `9–10`: the faces that a range leaves. */
export function missed({ from }: Range): string {
  return faces({ from: 1, to: from - 1 });
}

/** `+1`, `−4`. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : `+${String(value)}`;
}
