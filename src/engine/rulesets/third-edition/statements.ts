import type { Citation } from '../../ids.js';

/** Where steps that both editions share cite the German leader rules: what says the same here, if anything does. */
export const statements: Readonly<Record<Citation, readonly Citation[]>> = {
  B7: [],
  B8: ['R4.0d'],
  B9: ['R4.0d'],
  B15: ['A27'],
  B18: ['A31'],
  B20: [],
};
