import type { GalaxyInput } from '../engine/index.js';
import { readGalaxy as readWritten } from '../galaxy/schema.js';

export type GalaxyReading = { readonly ok: true; readonly galaxy: string | GalaxyInput } | { readonly ok: false; readonly errors: readonly { readonly path: string; readonly message: string }[] };

const MOST_ERRORS = 20;

/** A preset's name as it is, or a galaxy in the form of scenario files, checked. */
export function readGalaxy(value: unknown): GalaxyReading {
  if (typeof value === 'string') return { ok: true, galaxy: value };
  const read = readWritten(value);
  return read.ok ? read : { ok: false, errors: read.problems.slice(0, MOST_ERRORS).map(({ path, message }) => ({ path, message })) };
}
