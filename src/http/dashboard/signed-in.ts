import type { FastifyReply, FastifyRequest } from 'fastify';
import { setHolder } from '../holder-of.js';
import { sessionOf } from '../session-of.js';
import type { UseCases } from '../use-cases.js';

/** A hook: who is signed in. Where somebody must be, anybody else is sent to the sign-in. */
export function signedIn({ holderOfSession }: Pick<UseCases, 'holderOfSession'>, need: 'if-any' | 'must') {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const id = sessionOf(request)?.get('moderatorId');
    const holder = id === undefined ? undefined : await holderOfSession(id);
    setHolder(request, holder);
    if (holder !== undefined || need === 'if-any') return undefined;
    return reply.redirect('/sign-in', 303);
  };
}
