import { z } from 'zod';
import type { Change } from '../../engine/events.js';
import { AppError } from '../../games/errors.js';

const id = z.string().min(1).max(120);
const count = z.int().min(0).max(999);
const flag = z.boolean();
const ship = z.enum(['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship']);
const force = z.enum(['ground-force', 'shock-troop', 'mechanized-unit', 'pds']);
const place = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('planet'), planet: id }),
  z.strictObject({ on: z.literal('piece'), piece: id }),
  z.strictObject({ on: z.literal('captive'), captor: id, since: count }),
  z.strictObject({ on: z.literal('limbo') }),
  z.strictObject({ on: z.literal('out'), how: z.enum(['killed', 'executed', 'sacrificed']) }),
]);

/** One schema for each kind of correction; what the ids name is checked by the engine. */
const schemas = {
  'planet-owner': z.strictObject({ change: z.literal('planet-owner'), planet: id, owner: id.exactOptional() }),
  'planet-exhausted': z.strictObject({ change: z.literal('planet-exhausted'), planet: id, exhausted: flag }),
  forces: z.strictObject({ change: z.literal('forces'), planet: id, seat: id, kind: force, count }),
  cargo: z.strictObject({ change: z.literal('cargo'), piece: id, kind: force, count }),
  dock: z.strictObject({ change: z.literal('dock'), planet: id, present: flag }),
  'piece-added': z.strictObject({ change: z.literal('piece-added'), seat: id, kind: ship, system: id }),
  'piece-removed': z.strictObject({ change: z.literal('piece-removed'), piece: id }),
  'piece-moved': z.strictObject({ change: z.literal('piece-moved'), piece: id, system: id }),
  'piece-damaged': z.strictObject({ change: z.literal('piece-damaged'), piece: id, damaged: flag }),
  leader: z.strictObject({ change: z.literal('leader'), leader: id, at: place }),
  counters: z.strictObject({ change: z.literal('counters'), seat: id, command: count, strategy: count, fleet: count }),
  'system-counter': z.strictObject({ change: z.literal('system-counter'), system: id, seat: id, present: flag }),
  'trade-goods': z.strictObject({ change: z.literal('trade-goods'), seat: id, count }),
  technology: z.strictObject({ change: z.literal('technology'), seat: id, technology: id, known: flag }),
  passed: z.strictObject({ change: z.literal('passed'), seat: id, passed: flag }),
} as const satisfies { readonly [K in Change['change']]: z.ZodType<Extract<Change, { change: K }>> };

export type ChangeKind = Change['change'];
export const changeKinds = Object.keys(schemas) as readonly ChangeKind[];
export const isChangeKind = (value: unknown): value is ChangeKind => typeof value === 'string' && Object.hasOwn(schemas, value);

/** The changes of a correction; the first that has the wrong shape is named. */
export function changesOf(given: readonly { readonly change: string }[]): readonly Change[] {
  return given.map((one, index): Change => {
    if (!isChangeKind(one.change)) throw invalid([{ path: `/changes/${index}/change`, code: 'invalid_value', message: changeKinds.join(', ') }]);
    const parsed = schemas[one.change].safeParse(one);
    if (parsed.success) return parsed.data;
    throw invalid(parsed.error.issues.map(({ path, code, message }) => ({ path: `/changes/${index}/${path.join('/')}`, code, message })));
  });
}

function invalid(errors: AppError['errors']): AppError {
  return new AppError('invalid', 'The changes have the wrong shape.', { errors });
}
