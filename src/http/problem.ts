import type { FastifyReply } from 'fastify';
import type { AppErrorDetail } from '../games/errors.js';
import type { Locale } from '../text/locale.js';
import type { ProblemCode } from './problem-code.js';
import { pageText } from './text/text-for.js';

export type Problem = { readonly code: ProblemCode; readonly detail?: string; readonly errors?: readonly AppErrorDetail[] };

const statuses: Readonly<Record<ProblemCode, number>> = {
  unauthorized: 401, 'not-found': 404, invalid: 400, 'already-started': 409, 'not-started': 409, 'game-finished': 409, 'turn-running': 409, 'turn-held': 409,
  'question-closed': 409, 'answer-invalid': 400, 'correction-invalid': 400, 'link-used': 410, 'mail-handled': 409, 'mail-copy': 409, 'idempotency-mismatch': 409, 'idempotency-busy': 409, busy: 503,
  'text-too-long': 413, 'too-many-lines': 413, 'database-away': 503, 'not-json': 400, 'unsupported-media-type': 415, 'too-many-requests': 429, 'bad-request': 400, 'form-too-old': 403, internal: 500,
};

export function statusOf(code: ProblemCode): number {
  return statuses[code];
}

/** Seconds after which to try again; undefined where trying again changes nothing. */
export function retryAfter(code: ProblemCode): number | undefined {
  switch (code) {
    case 'database-away': return 5;
    case 'busy': case 'idempotency-busy': return 1;
    default: return undefined;
  }
}

/** Answers with `application/problem+json`; two problems of one code are the same byte for byte. */
export function sendProblem(reply: FastifyReply, locale: Locale, { code, detail, errors = [] }: Problem): FastifyReply {
  const status = statusOf(code);
  const text = pageText(locale).problems[code];
  const wait = retryAfter(code);
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  const body = { type: `urn:sternenpost:problem:${code}`, title: text.title, status, code, detail: locale === 'en' ? (detail ?? text.detail) : text.detail, ...(errors.length === 0 ? {} : { errors }) };
  return reply.code(status).type('application/problem+json; charset=utf-8').serializer(JSON.stringify).send(body);
}
