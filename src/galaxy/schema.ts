import { z } from 'zod';
import type { GalaxyInput } from '../engine/index.js';
import { holdsControl } from '../text/control-characters.js';

// A galaxy written out, as scenario files and `POST /api/v1/games` bring it. Whether its names are known is the engine's to say.

/** The form of every id; it keeps what is in no table from being written into one. */
const id = z.string().min(1).max(60).regex(/^[a-z0-9][a-z0-9'/-]*$/u, "an id is of small letters, digits, ', / and -");
const name = z.string().trim().min(1).max(60).refine((text) => !holdsControl(text), 'a name has no control characters and no marks of direction');
const count = z.int().min(0).max(999);
const forces = z.strictObject({ 'ground-force': count, 'shock-troop': count, 'mechanized-unit': count, pds: count }).partial();
const fleet = z.int().min(0).max(60);
const ships = z.strictObject({ fighter: fleet, destroyer: fleet, cruiser: fleet, carrier: fleet, dreadnought: fleet, 'war-sun': fleet, flagship: fleet }).partial();
const colour = z.enum(['blue', 'green', 'red', 'yellow']);

const planet = z.strictObject({
  name, owner: id, forces, resources: count, influence: count, specialties: z.array(colour).max(4), tradeStation: z.boolean(),
  ownedSince: count, exhausted: z.boolean(), dock: z.union([z.boolean(), z.strictObject({ builtRound: count })]),
  facility: z.enum(['colony', 'refinery']), diplomatRound: count, domain: id,
}).partial();

const system = z.strictObject({
  hex: z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]), tile: id, planets: z.record(id, planet), wormholes: z.array(id).max(4),
  anomaly: z.enum(['asteroid-field', 'nebula', 'supernova', 'ion-storm', 'gravity-rift']), homeOf: id, ships: z.record(id, ships), counters: z.array(id).max(8), domain: id,
}).partial();

const seat = z.strictObject({
  counters: z.strictObject({ command: count, strategy: count, fleet: count }).partial(), tradeGoods: count, credits: count, technologies: z.array(id).max(60), passed: z.boolean(), hand: z.array(id).max(60), openCards: z.array(id).max(60),
}).partial();

const place = z.union([id, z.strictObject({ captor: id }), z.strictObject({ out: z.enum(['killed', 'executed', 'sacrificed']) })]);

/** Numbers as keys: a system is named by its number on the map. */
export const galaxySchema = z.strictObject({
  systems: z.record(z.string().regex(/^\d{1,3}$/, 'a system is named by its number'), system).refine((systems) => Object.keys(systems).length > 0 && Object.keys(systems).length <= 200, 'a galaxy has from 1 to 200 systems'),
  seats: z.record(id, seat).optional(), leaders: z.record(id, place).optional(), cargo: z.record(id, forces).optional(),
  damaged: z.array(id).optional(), round: z.int().min(1).max(99).optional(), start: z.boolean().optional(),
});

export type GalaxyProblemAt = { readonly path: string; readonly code: string; readonly message: string };

/** Reads a galaxy from outside: the value, or where its shape is wrong. */
export function readGalaxy(value: unknown): { readonly ok: true; readonly galaxy: GalaxyInput } | { readonly ok: false; readonly problems: readonly GalaxyProblemAt[] } {
  const read = galaxySchema.safeParse(value);
  if (!read.success) return { ok: false, problems: read.error.issues.map((issue) => ({ path: ['galaxy', ...issue.path].join('.'), code: issue.code, message: issue.message })) };
  // Absent keys stay absent: zod leaves out what was not there, which its types cannot say.
  return { ok: true, galaxy: JSON.parse(JSON.stringify(read.data)) as GalaxyInput };
}
