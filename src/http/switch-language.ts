import type { FastifyRequest } from 'fastify';
import { isLocale } from './locale-of.js';
import { sessionOf } from './session-of.js';

/** A hook: `?lang=de` on any page keeps the language for this browser. */
export async function switchLanguage(request: FastifyRequest): Promise<void> {
  const { query } = request;
  const lang: unknown = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  if (isLocale(lang)) sessionOf(request)?.set('lang', lang);
}
