import type { FastifyRequest } from 'fastify';
import { notFound } from '../../games/errors.js';
import { setHolder } from '../holder-of.js';
import type { UseCases } from '../use-cases.js';

/** The key in the path of a player's page. */
export function linkKey(request: FastifyRequest): string {
  const { params } = request;
  const key: unknown = typeof params === 'object' && params !== null && 'key' in params ? params.key : undefined;
  return typeof key === 'string' ? key : '';
}

/** Where the player's page is: the only address that holds the key. */
export function seatHome(request: FastifyRequest): string {
  return `/p/${encodeURIComponent(linkKey(request))}`;
}

/** A hook: whose page this is. A revoked or wrong key is a page that does not exist. */
export function holderOfSeatLink({ holderOfLink }: Pick<UseCases, 'holderOfLink'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const holder = await holderOfLink(linkKey(request));
    if (holder?.kind !== 'seat') throw notFound();
    setHolder(request, holder);
  };
}
