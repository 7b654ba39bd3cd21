import type { MailInView, MailOutView } from '../../games/views.js';
import type { Locale } from '../../text/locale.js';
import { formatDeadline } from '../../time/deadline.js';
import { madeOfMail } from '../text/mail-words.js';
import { pageText } from '../text/text-for.js';

export type MailInRow = {
  readonly seq: string; readonly when: string; readonly from: string; readonly to: string; readonly size: string; readonly source: string; readonly status: string; readonly held: boolean; readonly bad: boolean;
  readonly action: string; readonly reason: string; readonly seat: string;
  /** Where the mail itself can be looked at; '' for a mail to no game. */
  readonly page: string;
  /** Where the orders are that it brought. */
  readonly orders: string;
};
export type MailOutRow = { readonly id: string; readonly when: string; readonly to: string; readonly subject: string; readonly status: string; readonly bad: boolean; readonly error: string; readonly size: string; readonly attempts: number };
type Shown = { readonly locale: Locale; readonly timeZone: string; readonly seatName?: (seat: string) => string };

export function mailInRows(mails: readonly MailInView[], { locale, timeZone, seatName = (seat) => seat }: Shown): readonly MailInRow[] {
  const { mails: t } = pageText(locale);
  return mails.map(({ seq, receivedAt, from, to, size, source, status, gameId, seat, orderId, ...made }) => ({
    seq, when: formatDeadline({ at: receivedAt, timeZone, locale, withYear: true }), from: from === '' ? '<>' : from, to, size: t.bytes(size), source: t.source[source], status: t.status[status],
    held: status === 'held', bad: status === 'refused', ...madeOfMail(made, locale), seat: seat === undefined ? '' : seatName(seat), page: gameId === undefined ? '' : `/moderator/mails/${seq}`,
    orders: gameId === undefined || seat === undefined || orderId === undefined ? '' : `/moderator/games/${encodeURIComponent(gameId)}/orders/${encodeURIComponent(seat)}#order-${orderId}`,
  }));
}

export function mailOutRows(mails: readonly MailOutView[], { locale, timeZone }: Shown): readonly MailOutRow[] {
  const { mails: t } = pageText(locale);
  return mails.map((mail) => ({
    id: mail.id, when: formatDeadline({ at: mail.createdAt, timeZone, locale, withYear: true }), to: mail.to, subject: mail.subject, attempts: mail.attempts, size: mail.size === undefined ? '' : t.bytes(mail.size),
    status: mail.sentAt !== undefined ? t.sent : mail.failedAt !== undefined ? t.failed : t.waiting, bad: mail.failedAt !== undefined, error: mail.lastError ?? '',
  }));
}
