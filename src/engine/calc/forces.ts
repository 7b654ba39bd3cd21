import type { ForceKind } from '../ids.js';
import type { Forces } from '../state.js';

/** All kinds in the order in which lists of forces are written. */
export const forceKinds: readonly ForceKind[] = ['ground-force', 'shock-troop', 'mechanized-unit', 'pds'];

export const none: Forces = {};

export function count(forces: Forces | undefined, kind: ForceKind): number {
  return forces?.[kind] ?? 0;
}

/** Ground units in the sense of A25: ground forces, shock troops, mechanized units; neither PDS nor dock. */
export function groundUnits(forces: Forces | undefined): number {
  return count(forces, 'ground-force') + count(forces, 'shock-troop') + count(forces, 'mechanized-unit');
}

export function size(forces: Forces | undefined): number {
  return groundUnits(forces) + count(forces, 'pds');
}

export function isEmpty(forces: Forces | undefined): boolean {
  return size(forces) === 0;
}

/** The same forces with `change` more of a kind (negative: fewer). Never below zero: that is a mistake of the program. */
export function withChange(forces: Forces, kind: ForceKind, change: number): Forces {
  const next = count(forces, kind) + change;
  if (next < 0) throw new Error(`fewer than no ${kind}`);
  const { [kind]: _old, ...rest } = forces;
  return next === 0 ? rest : { ...rest, [kind]: next };
}

export function plus(left: Forces, right: Forces): Forces {
  return forceKinds.reduce((sum, kind) => withChange(sum, kind, count(right, kind)), left);
}

export function minus(left: Forces, right: Forces): Forces {
  return forceKinds.reduce((rest, kind) => withChange(rest, kind, -count(right, kind)), left);
}

/** Whether `part` can be taken out of `whole`. */
export function contains(whole: Forces, part: Forces): boolean {
  return forceKinds.every((kind) => count(part, kind) <= count(whole, kind));
}
