import { moderatedGame } from './access.js';
import { notFound } from './errors.js';
import type { GameDeps, Holder, SuppressedAddress } from './ports.js';

/** Addresses of a game to which nothing is sent, because mail came back from them. */
export async function suppressedAddresses(deps: GameDeps, by: Holder, gameId: string): Promise<readonly SuppressedAddress[]> {
  await moderatedGame(deps, by, gameId);
  return deps.people.suppressed(gameId);
}

/** The moderator says that the address is good again: what waits for it goes out. */
export async function trustAddress(deps: GameDeps, by: Holder, { gameId, email }: { readonly gameId: string; readonly email: string }): Promise<void> {
  const found = (await suppressedAddresses(deps, by, gameId)).some((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!found) throw notFound();
  await deps.people.clearBouncing(email);
  await deps.wake.outbox();
}
