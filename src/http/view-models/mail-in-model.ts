import type { IncomingMail } from '../../games/read-incoming.js';
import type { GameView } from '../../games/views.js';
import type { Locale } from '../../text/locale.js';
import { formatDeadline } from '../../time/deadline.js';
import type { HttpDeps } from '../deps.js';
import { mailReason } from '../text/mail-words.js';
import { pageText } from '../text/text-for.js';
import { mailInRows, type MailInRow } from './mail-rows.js';
import { seatNames } from './seat-names.js';

export type MailInModel = Partial<MailInRow> & {
  readonly game: { readonly id: string; readonly name: string };
  readonly seats: readonly { readonly value: string; readonly label: string; readonly selected: boolean }[];
  readonly subject: string; readonly sender: string; readonly named: string; readonly dmarc: string; readonly text: string | undefined; readonly unread: string;
  readonly handled: string; readonly expires: string; readonly confirmed: string; readonly hasSource: boolean;
};
type Shown = { readonly game: GameView; readonly locale: Locale; readonly timeZone: string };

/** One incoming mail as its game's moderator looks at it. */
export function mailInModel(deps: Pick<HttpDeps, 'rules'>, mail: IncomingMail, { game, locale, timeZone }: Shown): MailInModel {
  const t = pageText(locale);
  const seatName = seatNames(deps, { ruleset: game.ruleset, locale, you: t.waiting.you });
  const [row] = mailInRows([mail], { locale, timeZone, seatName });
  const when = (at: Date | undefined): string => (at === undefined ? '' : formatDeadline({ at, timeZone, locale, withYear: true }));
  const { read } = mail;
  const readable = read?.ok === true ? read : undefined;
  return {
    ...row, game: { id: game.id, name: game.name },
    seats: game.seats.map(({ seat }) => ({ value: seat, label: seatName(seat), selected: seat === mail.seat })),
    subject: readable?.subject ?? '', sender: readable?.from.join(', ') ?? '', named: readable?.named.join(', ') ?? '', dmarc: readable === undefined ? '' : t.mails.dmarc[readable.dmarc],
    text: readable?.text, unread: read?.ok === false ? mailReason(read.problem, locale) : '',
    handled: when(mail.handledAt), confirmed: when(mail.confirmedAt), expires: mail.status === 'held' ? when(mail.confirmExpiresAt) : '', hasSource: mail.raw !== undefined,
  };
}
