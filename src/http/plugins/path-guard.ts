import type { FastifyRequest } from 'fastify';
import { notFound } from '../../games/errors.js';

const GAME_ID = /^[\w-]{1,100}$/u;
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** A hook: nothing has an id with control characters in it, so whatever a path asks for by one is not there. Who asks is known by then; a path that no route takes has its own answer. */
export async function pathGuard({ params, is404 }: FastifyRequest): Promise<void> {
  if (is404) return;
  const given = typeof params === 'object' && params !== null ? Object.entries(params as Readonly<Record<string, unknown>>) : [];
  for (const [name, value] of given) {
    if (typeof value === 'string' && (CONTROL.test(value) || (name === 'id' && !GAME_ID.test(value)))) throw notFound();
  }
}
