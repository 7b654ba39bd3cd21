import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpDeps } from '../deps.js';
import { handleError, problemOf } from '../error-handler.js';
import { formBody } from '../form-body.js';
import { holderOf } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { pageText } from '../text/text-for.js';
import { one } from '../view-models/question-form.js';
import { showSeat } from './show-seat.js';

/** Of these the player hears above his form, and his text is put back into it: he loses nothing. */
const KEPT: Readonly<Partial<Record<string, number>>> = { 'form-too-old': 403, 'text-too-long': 413, 'too-many-lines': 413 };

/** When a form came from an old page, or with too much in it, its text is put back into a new one. */
export function keptForm(deps: HttpDeps) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    answer(deps, { error, request, reply }).catch((fault: unknown) => reply.send(fault));
  };
}

async function answer(deps: HttpDeps, { error, request, reply }: { readonly error: unknown; readonly request: FastifyRequest; readonly reply: FastifyReply }): Promise<FastifyReply> {
  const { code } = problemOf(error);
  const status = KEPT[code];
  if (status === undefined || holderOf(request) === undefined) return handleError(error, request, reply);
  void reply.code(status);
  return showSeat({ deps, request, reply, after: { orders: { text: one(formBody(request), 'text'), stored: false }, warning: pageText(localeOf(request)).problems[code].detail } });
}
