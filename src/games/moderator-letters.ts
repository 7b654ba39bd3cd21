import { composeModeratorNotice, composeSignIn } from '../text/index.js';
import { causeOf, toModerator } from './letters.js';
import { markOf } from './confirm-letters.js';
import type { GameDeps, GameRecord, Moderator, OutgoingMail } from './ports.js';

/** The turn is held: only the moderator can put it right. */
export async function heldTurnLetter(deps: Pick<GameDeps, 'composer' | 'settings'>, record: GameRecord): Promise<OutgoingMail> {
  const { head, moderator, turn } = record;
  const url = `${deps.settings.publicUrl()}/games/${head.id}`;
  const document = composeModeratorNotice({ notice: { kind: 'heldTurn', turn: markOf(record, moderator.locale) }, locale: moderator.locale, gameName: head.name, url });
  return toModerator(deps, moderator, { document, locale: moderator.locale, gameId: head.id, cause: causeOf('held', head.id, turn?.number ?? 0, String(head.version)) });
}

export async function signInLetter(deps: Pick<GameDeps, 'composer' | 'settings'>, moderator: Moderator, link: { readonly url: string; readonly minutes: number; readonly tokenHash: string }): Promise<OutgoingMail> {
  const document = composeSignIn({ locale: moderator.locale, url: link.url, minutes: link.minutes });
  return toModerator(deps, moderator, { document, locale: moderator.locale, cause: `sign-in:${link.tokenHash.slice(0, 16)}` });
}
