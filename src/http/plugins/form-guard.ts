import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../types.js';

/** A hook for every form: what was not sent from a page of ours changes nothing. */
export function formGuard(app: App) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => { app.csrfProtection(request, reply, done); };
}
