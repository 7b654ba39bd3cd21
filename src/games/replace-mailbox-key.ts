import type { SeatId } from '../engine/index.js';
import { seatIn, visibleGame } from './access.js';
import { notFound } from './errors.js';
import { noticeLetters } from './notice-letters.js';
import type { GameDeps, Holder } from './ports.js';
import { mailboxOf } from './seat-keys.js';

/** Gives a seat a new mailbox key and mails the new address; mail to the old one is held for 14 days. */
export async function replaceMailboxKey(deps: GameDeps, by: Holder, input: { readonly gameId: string; readonly seat: SeatId }): Promise<{ readonly mailbox: string }> {
  const record = await visibleGame(deps, by, input.gameId);
  if (by.kind === 'seat' && by.seat !== input.seat) throw notFound();
  const seat = seatIn(record, input.seat);
  const next = { ...seat, mailboxGeneration: seat.mailboxGeneration + 1 };
  const mailbox = mailboxOf(deps.settings, input.gameId, next);
  const [mail] = await noticeLetters(deps, { record, seat: next, notice: { about: 'new-key' }, cause: String(next.mailboxGeneration) });
  await deps.games.raiseGeneration({ seatId: seat.id, what: 'mailbox', from: seat.mailboxGeneration, ...(mail === undefined ? {} : { mail }) });
  await deps.wake.outbox();
  return { mailbox };
}
