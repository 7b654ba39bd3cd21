import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../games/errors.js';
import { localeOf } from './locale-of.js';
import { sendErrorPage } from './error-page.js';
import type { ProblemCode } from './problem-code.js';
import { sendProblem, statusOf, type Problem } from './problem.js';

const transport: Readonly<Record<number, ProblemCode>> = { 413: 'text-too-long', 415: 'unsupported-media-type', 429: 'too-many-requests' };

/** What went wrong, in our codes. An error that we do not know is ours: it is answered blandly. */
export function problemOf(error: unknown): Problem {
  if (error instanceof AppError) return { code: error.code, detail: error.message, errors: error.errors };
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { code: 'invalid', errors: error.validation.map(({ instancePath, message, keyword }) => ({ path: instancePath === '' ? '/' : instancePath, code: keyword, message: message ?? keyword })) };
  }
  const { statusCode = 500, code = '' } = (error instanceof Error ? error : {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || error instanceof SyntaxError) return { code: 'not-json' };
  if (code.startsWith('FST_CSRF')) return { code: 'form-too-old' };
  if (statusCode >= 400 && statusCode < 500) return { code: transport[statusCode] ?? 'bad-request' };
  return { code: 'internal' };
}

/** The one place where an error becomes an answer: problem+json below /api, a page elsewhere. */
export async function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const problem = problemOf(error);
  const status = statusOf(problem.code);
  if (problem.code === 'internal') request.log.error({ err: error }, 'a bug: the request failed');
  else if (status >= 500) request.log.warn({ err: error }, 'the request failed for now');
  const locale = localeOf(request);
  return /^\/api(?:[/?]|$)/u.test(request.url) ? sendProblem(reply, locale, problem) : sendErrorPage(request, reply, problem);
}
