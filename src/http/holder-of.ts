import type { FastifyRequest } from 'fastify';
import { notFound } from '../games/errors.js';
import type { Holder } from '../games/ports.js';

export type SeatHolder = Extract<Holder, { kind: 'seat' }>;
export type ModeratorHolder = Extract<Holder, { kind: 'moderator' }>;

/** Who asks, once a token, a link or a session has shown it. */
export function holderOf(request: FastifyRequest): Holder | undefined {
  return request.getDecorator<Holder | undefined>('holder');
}

export function setHolder(request: FastifyRequest, holder: Holder | undefined): void {
  request.setDecorator('holder', holder);
}

/** The holder of a call that nobody reaches without being known. */
export function knownHolder(request: FastifyRequest): Holder {
  const holder = holderOf(request);
  if (holder === undefined) throw notFound();
  return holder;
}

/** The seat that asks; to anybody else the call does not exist. */
export function seatHolder(request: FastifyRequest): SeatHolder {
  const holder = knownHolder(request);
  if (holder.kind !== 'seat') throw notFound();
  return holder;
}

/** The moderator who asks; to anybody else the call does not exist. */
export function moderatorHolder(request: FastifyRequest): ModeratorHolder {
  const holder = knownHolder(request);
  if (holder.kind !== 'moderator') throw notFound();
  return holder;
}

/** A hook for the calls of moderators: it comes before the body is looked at, so that nothing tells the others of them. */
export async function moderatorsOnly(request: FastifyRequest): Promise<void> {
  moderatorHolder(request);
}

/** A hook for the calls of a seat in its own game. */
export async function ownSeatOnly(request: FastifyRequest): Promise<void> {
  const { gameId } = seatHolder(request);
  const { params } = request;
  if (typeof params === 'object' && params !== null && 'id' in params && params.id !== gameId) throw notFound();
}
