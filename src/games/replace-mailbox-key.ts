import type { GameDeps, Holder } from './ports.js';
import type { SeatId } from '../engine/ids.js';

/** Gives a seat a new mailbox key and mails the new address; mail to the old one is held for 14 days. */
export async function replaceMailboxKey(_deps: GameDeps, _by: Holder, _input: { readonly gameId: string; readonly seat: SeatId }): Promise<{ readonly mailbox: string }> {
  throw new Error('not yet');
}
