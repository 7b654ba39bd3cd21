import { catalogueFor, composeClosedTurn, composeHeld, turnMark, type HeldReason, type MailDocument } from '../text/index.js';
import { letterBase, timeFor } from './letter-base.js';
import { causeOf, toSeat } from './letters.js';
import type { GameDeps, GameRecord, InboundRecord, Locale, MailFacts, OutgoingMail, SeatRecord } from './ports.js';
import { situationOf } from './situation-of.js';

const EXCERPT_LINES = 12;

export type ToConfirm = {
  readonly record: GameRecord;
  readonly seat: SeatRecord;
  readonly mail: InboundRecord;
  readonly facts: MailFacts;
  readonly reason: string;
  readonly url: string;
  readonly hours: number;
  /** For a reply to a closed turn: the turn that it speaks of, as its subject names it. */
  readonly was?: string;
};

/** Asks the registered addresses whether a held mail counts. The link only shows; nothing happens before a button or a reply. */
export async function confirmLetters(deps: Pick<GameDeps, 'composer' | 'settings'>, given: ToConfirm): Promise<readonly OutgoingMail[]> {
  const { record, seat, mail, facts, reason, url, hours, was } = given;
  const situation = situationOf(record);
  const excerpt = facts.content.is === 'text' ? facts.content.text.split('\n').filter((line) => line.trim() !== '').slice(0, EXCERPT_LINES) : [];
  return toSeat(deps, record, seat, (player) => {
    const base = letterBase(situation, seat, player);
    const document: MailDocument = was === undefined
      ? composeHeld({ ...base, reason: wordOf(reason), from: facts.from.join(', '), received: timeFor(mail.receivedAt, player), excerpt, confirmUrl: url, hours })
      : composeClosedTurn({ ...base, was, now: markOf(record, player.locale), excerpt, confirmUrl: url, hours });
    return { document, locale: player.locale, cause: causeOf('confirm', record.head.id, record.turn?.number ?? 0, String(mail.seq), player.id) };
  });
}

/** `R3.2` or `R3.Bewegungsphase`, as subjects name a turn. */
export function markOf({ turn, opening }: Pick<GameRecord, 'turn' | 'opening'>, locale: Locale): string {
  return turn === undefined ? '' : turnMark(opening, catalogueFor(locale).phases);
}

function wordOf(reason: string): HeldReason {
  switch (reason) {
    case 'unknown-sender': return 'unknown-sender';
    case 'key-missing': return 'no-key';
    case 'old-key': return 'old-key';
    case 'dmarc-failed':
    case 'dmarc-missing': return 'failed-dmarc';
    default: throw new Error(`no words for a mail held as ${reason}`);
  }
}
