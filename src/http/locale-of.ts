import type { FastifyRequest } from 'fastify';
import type { Locale } from '../text/locale.js';
import { holderOf } from './holder-of.js';
import { sessionOf } from './session-of.js';

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'de';

/** The language of an answer: the one switched to, else the holder's own, else what the browser prefers. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = typeof request.query === 'object' && request.query !== null && 'lang' in request.query ? request.query.lang : undefined;
  if (isLocale(asked)) return asked;
  const switched = switchedTo(request);
  if (switched !== undefined) return switched;
  const holder = holderOf(request);
  if (holder !== undefined) return holder.kind === 'moderator' ? holder.moderator.locale : holder.locale;
  return /^\s*de\b/iu.test(request.headers['accept-language'] ?? '') ? 'de' : 'en';
}

function switchedTo(request: FastifyRequest): Locale | undefined {
  const lang = sessionOf(request)?.get('lang');
  return isLocale(lang) ? lang : undefined;
}
