import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpDeps } from '../deps.js';
import { handleError, problemOf } from '../error-handler.js';
import { formBody } from '../form-body.js';
import { holderOf } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { pageText } from '../text/text-for.js';
import { one } from '../view-models/question-form.js';
import { showSeat } from './show-seat.js';

/** When a form came from an old page its text is put back into a new one: the player sends it again and loses nothing. */
export function keptForm(deps: HttpDeps) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    answer(deps, { error, request, reply }).catch((fault: unknown) => reply.send(fault));
  };
}

async function answer(deps: HttpDeps, { error, request, reply }: { readonly error: unknown; readonly request: FastifyRequest; readonly reply: FastifyReply }): Promise<FastifyReply> {
  if (problemOf(error).code !== 'form-too-old' || holderOf(request) === undefined) return handleError(error, request, reply);
  void reply.code(403);
  return showSeat({ deps, request, reply, after: { orders: { text: one(formBody(request), 'text'), stored: false }, warning: pageText(localeOf(request)).problems['form-too-old'].detail } });
}
