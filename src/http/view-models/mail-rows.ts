import type { MailInView, MailOutView } from '../../games/views.js';
import type { Locale } from '../../text/locale.js';
import { formatDeadline } from '../../time/deadline.js';
import { pageText } from '../text/text-for.js';

export type MailInRow = { readonly seq: string; readonly when: string; readonly from: string; readonly to: string; readonly size: string; readonly status: string; readonly held: boolean; readonly made: string; readonly seat: string };
export type MailOutRow = { readonly id: string; readonly when: string; readonly to: string; readonly subject: string; readonly status: string; readonly error: string };
type Shown = { readonly locale: Locale; readonly timeZone: string };

export function mailInRows(mails: readonly MailInView[], { locale, timeZone }: Shown): readonly MailInRow[] {
  const { mails: t } = pageText(locale);
  return mails.map((mail) => ({
    seq: mail.seq, when: formatDeadline({ at: mail.receivedAt, timeZone, locale, withYear: true }), from: mail.from, to: mail.to, size: t.bytes(mail.size), status: t.status[mail.status],
    held: mail.status === 'held', made: [mail.action, mail.reason].filter((part) => part !== undefined).join(': '), seat: mail.seat ?? '',
  }));
}

export function mailOutRows(mails: readonly MailOutView[], { locale, timeZone }: Shown): readonly MailOutRow[] {
  const { mails: t } = pageText(locale);
  return mails.map((mail) => ({
    id: mail.id, when: formatDeadline({ at: mail.createdAt, timeZone, locale, withYear: true }), to: mail.to, subject: mail.subject,
    status: mail.sentAt !== undefined ? t.sent : mail.failedAt !== undefined ? t.failed : t.waiting, error: mail.lastError ?? '',
  }));
}
