import { composeModeratorNotice } from '../text/index.js';
import { causeOf, toModerator } from './letters.js';
import type { GameDeps, OverdueMail } from './ports.js';

const CAUSE = 'undeliverable';

/** Tells the moderator of a game, once, that one of its mails is given up. There is no note about such a note. */
export async function tellUndeliverable(deps: Pick<GameDeps, 'games' | 'outbox' | 'composer' | 'settings'>, mail: OverdueMail, reason: string): Promise<void> {
  if (mail.gameId === undefined || mail.cause.startsWith(`${CAUSE}:`)) return;
  const record = await deps.games.load(mail.gameId);
  if (record === undefined) return;
  const { head, moderator } = record;
  const document = composeModeratorNotice({ notice: { kind: 'failedMail', to: mail.toAddress, reason }, locale: moderator.locale, gameName: head.name, url: `${deps.settings.publicUrl()}/moderator/games/${head.id}/mails` });
  // Turn 0: the note is about no turn, so an answer to it is about none either.
  await deps.outbox.add([await toModerator(deps, moderator, { document, locale: moderator.locale, cause: causeOf(CAUSE, head.id, 0, mail.id), gameId: head.id })]);
}
