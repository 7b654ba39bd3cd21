import type { Prisma } from '../generated/prisma/client.js';

/** A value as a JSON column takes it: plain, without properties that are undefined. */
export function json(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}
