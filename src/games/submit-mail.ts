import { AppError } from './errors.js';
import { echoLetters } from './echo-letters.js';
import { addressesOf } from './find-seat.js';
import { laterText } from './later-text.js';
import { noticeLetters, type Notice } from './notice-letters.js';
import type { GameDeps, GameRecord, InboundMark, InboundRecord, MailFacts, OrderContext, OrderSideEffects, SeatRecord } from './ports.js';
import { submitOrders } from './submit-orders.js';
import type { Submitted } from './submitted.js';
import { MAX_LINES, MAX_TEXT } from './text-limit.js';
import type { OrdersAnswer } from './views.js';

export type SeatMail = {
  readonly mail: InboundRecord;
  readonly record: GameRecord;
  readonly seat: SeatRecord;
  readonly facts: MailFacts;
  readonly place: Omit<InboundMark, 'status'>;
};

/** A mail's text on the one path of all order texts; its echo and what became of the mail are written with it. */
export async function submitMail(deps: GameDeps, given: SeatMail & { readonly text: string; readonly countsFrom?: Date; readonly confirmed?: true }): Promise<OrdersAnswer | undefined> {
  const { mail, record, seat, facts, place, text, countsFrom, confirmed } = given;
  const effects = async (submitted: Submitted): Promise<OrderSideEffects> => {
    const shown = shownToOthers(facts, seat);
    const newKey = shown || submitted.read.echo.commands.some((command) => command.order === 'new-key');
    const current = newKey ? { ...seat, mailboxGeneration: seat.mailboxGeneration + 1 } : seat;
    const mails = await echoLetters(deps, { record, seat: current, submitted, facts, seq: mail.seq, receivedAt: countsFrom ?? mail.receivedAt, newKey: newKey ? (shown ? 'shown' : 'asked') : undefined });
    return {
      mails,
      inbound: { mail, mark: { ...place, status: 'done', action: confirmed !== true ? 'accept' : laterText(record, seat, countsFrom ?? mail.receivedAt) === undefined ? 'confirmed' : 'confirmed-before-later', ...(confirmed === undefined ? {} : { confirmed }) } },
      ...(newKey ? { raiseMailbox: { seatId: seat.id, from: seat.mailboxGeneration } } : {}),
    };
  };
  try {
    return await submitOrders(deps, { gameId: record.head.id, seat: seat.seat, source: 'mail', text, context: contextIn(record, seat), mail: { seq: mail.seq, receivedAt: countsFrom ?? mail.receivedAt, effects } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'mail-copy') {
      await deps.mails.mark(mail, { ...place, status: 'duplicate', action: 'ignore-duplicate', reason: 'copy' });
      return undefined;
    }
    // The game takes no orders now: the player is told why, and his mail is not lost.
    if (!(error instanceof AppError) || !isRefusal(error.code)) throw error;
    const mails = await noticeLetters(deps, { record, seat, notice: noticeOf(error.code), cause: String(mail.seq), answering: facts });
    await deps.mails.mark(mail, { ...place, status: 'refused', action: 'reject', reason: error.code, mails });
    return undefined;
  }
}

/** What was read of the game says all that reading an order text takes. */
function contextIn({ head, turn, opening, tail, questions, roundTexts, now }: GameRecord, seat: SeatRecord): OrderContext {
  return { head, turn, opening, tail, questions, now, seat, roundTexts: roundTexts.filter((text) => text.seat === seat.seat) };
}

type Refusal = 'not-started' | 'game-finished' | 'turn-held' | 'text-too-long' | 'too-many-lines';
function isRefusal(code: string): code is Refusal {
  return code === 'not-started' || code === 'game-finished' || code === 'turn-held' || code === 'text-too-long' || code === 'too-many-lines';
}

function noticeOf(why: Refusal): Notice {
  switch (why) {
    case 'text-too-long': return { about: 'beyond', limit: why, most: MAX_TEXT };
    case 'too-many-lines': return { about: 'beyond', limit: why, most: MAX_LINES };
    default: return { about: 'no-orders-now' };
  }
}

/** To or Cc named somebody who is not of the seat: he knows the key now. */
function shownToOthers({ named, from }: MailFacts, seat: SeatRecord): boolean {
  const own = new Set([...addressesOf(seat), ...from]);
  return named.some((address) => !own.has(address));
}
