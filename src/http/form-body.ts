import type { FastifyRequest } from 'fastify';
import type { FormBody } from './view-models/question-form.js';

/** The fields of a sent form. */
export function formBody(request: FastifyRequest): FormBody {
  const { body } = request;
  return typeof body === 'object' && body !== null ? (body as FormBody) : {};
}
