import { composeBeyond, composeConfirmed, composeEmpty, composeNewKey, composeStatus, composeTooBig, type MailDocument, type MailLimit } from '../text/index.js';
import { letterBase, timeFor } from './letter-base.js';
import { causeOf, toSeat } from './letters.js';
import type { GameDeps, GameRecord, MailFacts, OutgoingMail, Player, SeatRecord } from './ports.js';
import { mailboxOf, playerUrl } from './seat-keys.js';
import { situationOf } from './situation-of.js';

export type Notice =
  /** Nothing of the player's own could be read. */
  | { readonly about: 'empty' }
  | { readonly about: 'too-big'; readonly size: number; readonly most: number }
  | { readonly about: 'beyond'; readonly limit: MailLimit; readonly most: number }
  /** The game takes no orders now: how it stands says why. */
  | { readonly about: 'no-orders-now' }
  /** A held mail was confirmed after its turn. */
  | { readonly about: 'confirmed-late'; readonly receivedAt: Date }
  | { readonly about: 'new-key' };

export type NoticeFor = { readonly record: GameRecord; readonly seat: SeatRecord; readonly notice: Notice; /** What tells this notice from others of its kind. */ readonly cause: string; readonly answering?: Pick<MailFacts, 'messageId' | 'references'> };

/** A short mail to all players of a seat. */
export async function noticeLetters(deps: Pick<GameDeps, 'composer' | 'settings'>, { record, seat, notice, cause, answering }: NoticeFor): Promise<readonly OutgoingMail[]> {
  return toSeat(deps, record, seat, (player) => ({
    document: documentOf(deps, { record, seat, notice, player }),
    locale: player.locale,
    cause: causeOf(notice.about, record.head.id, record.turn?.number ?? 0, cause, player.id),
    ...(answering?.messageId === undefined ? {} : { inReplyTo: answering.messageId, references: [...answering.references, answering.messageId] }),
  }));
}

function documentOf(deps: Pick<GameDeps, 'settings'>, { record, seat, notice, player }: Pick<NoticeFor, 'record' | 'seat' | 'notice'> & { readonly player: Player }): MailDocument {
  const base = letterBase(situationOf(record), seat, player);
  const pageUrl = playerUrl(deps.settings, seat);
  switch (notice.about) {
    case 'empty': return composeEmpty(base);
    case 'too-big': return composeTooBig({ ...base, size: megabytes(notice.size), most: megabytes(notice.most) });
    case 'beyond': return composeBeyond({ ...base, limit: notice.limit, most: notice.most });
    case 'no-orders-now': return composeStatus({ ...base, seat: seat.seat, standing: seat.standing, questions: [], pageUrl });
    case 'confirmed-late': return composeConfirmed({ ...base, received: timeFor(notice.receivedAt, player), counted: false });
    case 'new-key': return composeNewKey({ ...base, why: 'asked', mailbox: mailboxOf(deps.settings, record.head.id, seat), pageUrl });
  }
}

function megabytes(bytes: number): string {
  return bytes < 1_000_000 ? `${String(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
