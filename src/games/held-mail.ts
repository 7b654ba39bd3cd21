import type { GameDeps, Holder } from './ports.js';
import type { SeatId } from '../engine/ids.js';

export type HeldMail = { readonly seq: string; readonly gameId: string; readonly seat: SeatId; readonly from: string; readonly receivedAt: Date; readonly reason: string; readonly text: string };

/** What GET of `<publicUrl>/confirm/<token>` shows. Changes nothing. */
export async function lookAtHeldMail(_deps: GameDeps, _token: string): Promise<HeldMail | undefined> {
  throw new Error('not yet');
}

/** What its button POSTs: the mail counts from its receipt if the turn is not resolved yet. */
export async function confirmHeldMail(_deps: GameDeps, _token: string): Promise<{ readonly counted: boolean }> {
  throw new Error('not yet');
}

/** The moderator lets a held mail count, or puts it aside. */
export async function releaseHeldMail(_deps: GameDeps, _by: Holder, _seq: string): Promise<{ readonly counted: boolean }> {
  throw new Error('not yet');
}
export async function rejectHeldMail(_deps: GameDeps, _by: Holder, _seq: string): Promise<void> {
  throw new Error('not yet');
}
