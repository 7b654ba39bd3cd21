import { z } from 'zod';
import type { GalaxyInput } from '../engine/index.js';

// Shapes only: whether the races, tiles and leaders exist is for the rules to say.

const id = z.string().min(1).max(80);
const count = z.number().int().min(0).max(1000);
const counts = z.record(z.string(), count);
const planet = z.strictObject({
  name: z.string().max(80).optional(),
  owner: id.optional(),
  forces: z.partialRecord(z.enum(['ground-force', 'shock-troop', 'mechanized-unit', 'pds']), count).optional(),
  resources: count.optional(),
  influence: count.optional(),
  specialties: z.array(z.enum(['blue', 'green', 'red', 'yellow'])).optional(),
  tradeStation: z.boolean().optional(),
  ownedSince: count.optional(),
  exhausted: z.boolean().optional(),
  dock: z.union([z.boolean(), z.strictObject({ builtRound: count })]).optional(),
  facility: z.enum(['colony', 'refinery']).optional(),
  diplomatRound: count.optional(),
});
const system = z.strictObject({
  hex: z.tuple([z.number().int().min(-100).max(100), z.number().int().min(-100).max(100)]).optional(),
  tile: id.optional(),
  planets: z.record(id, planet).optional(),
  wormholes: z.array(id).optional(),
  anomaly: z.enum(['asteroid-field', 'nebula', 'supernova', 'ion-storm', 'gravity-rift']).optional(),
  homeOf: id.optional(),
  ships: z.record(id, z.partialRecord(z.enum(['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship']), z.number().int().min(0).max(60))).optional(),
  counters: z.array(id).optional(),
});
const seat = z.strictObject({
  counters: z.strictObject({ command: count.optional(), strategy: count.optional(), fleet: count.optional() }).optional(),
  tradeGoods: count.optional(),
  technologies: z.array(id).optional(),
  passed: z.boolean().optional(),
});

/** A galaxy written out, as in scenario files. Systems are named by their number on the map. */
export const galaxySchema = z.strictObject({
  systems: z.record(z.string().regex(/^\d{1,4}$/u), system).refine((systems) => Object.keys(systems).length <= 200),
  seats: z.record(id, seat).optional(),
  leaders: z.record(id, z.union([id, z.strictObject({ captor: id }), z.strictObject({ out: z.enum(['killed', 'executed', 'sacrificed']) })])).optional(),
  cargo: z.record(id, counts).optional(),
  damaged: z.array(id).optional(),
  round: z.number().int().min(1).max(1000).optional(),
  start: z.boolean().optional(),
});

export type GalaxyReading = { readonly ok: true; readonly galaxy: string | GalaxyInput } | { readonly ok: false; readonly errors: readonly { readonly path: string; readonly message: string }[] };

/** A preset's name as it is, or a checked galaxy. */
export function readGalaxy(value: unknown): GalaxyReading {
  if (typeof value === 'string') return { ok: true, galaxy: value };
  const parsed = galaxySchema.safeParse(value);
  // Zod writes `undefined` into optional fields only where it was there before, which JSON never has.
  if (parsed.success) return { ok: true, galaxy: parsed.data as GalaxyInput };
  return { ok: false, errors: parsed.error.issues.slice(0, 20).map((issue) => ({ path: ['galaxy', ...issue.path.map(String)].join('.'), message: issue.message })) };
}
