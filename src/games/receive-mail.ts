import type { GameDeps, RawMail } from './ports.js';

/** Stores a raw mail (committed when this returns) and wakes the job that handles it. */
export async function takeMail(deps: GameDeps, mail: RawMail): Promise<bigint> {
  const seq = await deps.mails.storeRaw(mail);
  await deps.wake.mail();
  return seq;
}

/** Whether RCPT TO may name this address: a seat's current or recently replaced key, or a bounce address of ours. */
export async function acceptsRecipient(_deps: GameDeps, _address: string): Promise<boolean> {
  throw new Error('not yet');
}

/** Handles one stored mail: order text, command, confirmation, bounce, or held. Safe to call twice. */
export async function handleMail(_deps: GameDeps, _seq: bigint): Promise<void> {
  throw new Error('not yet');
}

/** Handles every stored mail that waits, oldest first; with `until`, those of the game received by then. */
export async function handleWaitingMail(_deps: GameDeps, _of: { readonly gameId?: string; readonly until?: Date } = {}): Promise<number> {
  throw new Error('not yet');
}
