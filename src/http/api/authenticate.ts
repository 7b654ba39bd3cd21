import type { FastifyRequest } from 'fastify';
import { AppError } from '../../games/errors.js';
import type { UseCases } from '../use-cases.js';
import { setHolder } from '../holder-of.js';

/** The bearer token of a request. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(?<token>[\w.~+/-]{16,200}=*) *$/iu.exec(request.headers.authorization ?? '')?.groups?.['token'];
}

/** A hook: nobody without a valid token learns anything, not even which paths there are. */
export function authenticate({ holderOfToken }: Pick<UseCases, 'holderOfToken'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const holder = token === undefined ? undefined : await holderOfToken(token);
    if (holder === undefined) throw new AppError('unauthorized', 'This call needs a valid bearer token.');
    setHolder(request, holder);
  };
}
