import type { SeatId } from '../engine/index.js';
import { composeModeratorNotice, composeSignIn, namesFor } from '../text/index.js';
import { rulesOf } from './access.js';
import { printerFor } from './order-context.js';
import { causeOf, toModerator } from './letters.js';
import { markOf } from './confirm-letters.js';
import type { GameDeps, GameRecord, Locale, Moderator, OutgoingMail } from './ports.js';

/** The turn is held: only the moderator can put it right. */
export async function heldTurnLetter(deps: Pick<GameDeps, 'composer' | 'settings'>, record: GameRecord): Promise<OutgoingMail> {
  const { head, moderator, turn } = record;
  const url = `${deps.settings.publicUrl()}/moderator/games/${head.id}`;
  const document = composeModeratorNotice({ notice: { kind: 'heldTurn', turn: markOf(record, moderator.locale) }, locale: moderator.locale, gameName: head.name, url });
  return toModerator(deps, moderator, { document, locale: moderator.locale, gameId: head.id, cause: causeOf('held', head.id, turn?.number ?? 0, String(head.version)) });
}

/** We failed at a mail to a seat: its moderator looks at it. */
export async function failedInboundLetter(deps: Pick<GameDeps, 'composer' | 'settings'>, record: GameRecord, { seat, seq }: { readonly seat: SeatId; readonly seq: bigint }): Promise<OutgoingMail> {
  const { head, moderator, opening } = record;
  const { locale } = moderator;
  const names = namesFor(locale, { state: opening, rules: rulesOf(head), print: printerFor(opening, rulesOf(head), seat) });
  const document = composeModeratorNotice({ notice: { kind: 'failedInbound', seat: names.seat(seat) }, locale, gameName: head.name, url: `${deps.settings.publicUrl()}/moderator/mails/${String(seq)}` });
  return toModerator(deps, moderator, { document, locale, gameId: head.id, cause: causeOf('failed-inbound', head.id, 0, String(seq)) });
}

export async function signInLetter(deps: Pick<GameDeps, 'composer' | 'settings'>, moderator: Moderator, { url, minutes, tokenHash, locale }: { readonly url: string; readonly minutes: number; readonly tokenHash: string; readonly locale: Locale }): Promise<OutgoingMail> {
  const document = composeSignIn({ locale, url, minutes });
  return toModerator(deps, moderator, { document, locale, cause: `sign-in:${tokenHash.slice(0, 16)}` });
}
