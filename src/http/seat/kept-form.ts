import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpDeps } from '../deps.js';
import { handleError, problemOf } from '../error-handler.js';
import { formBody } from '../form-body.js';
import { holderOf } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { pageText } from '../text/page-text.js';
import { one } from '../view-models/question-form.js';
import { showSeat } from './show-seat.js';

/** When a form came from an old page its text is put back into a new one: the player sends it again and loses nothing. */
export function keptForm(deps: HttpDeps) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isOldForm = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_CSRF');
    if (!isOldForm || holderOf(request) === undefined || problemOf(error).code === 'database-away') return handleError(error, request, reply);
    void reply.code(403);
    return showSeat({ deps, request, reply, after: { orders: { text: one(formBody(request), 'text'), stored: false }, warning: pageText(localeOf(request)).error.formTooOld } });
  };
}
