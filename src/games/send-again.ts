import { moderatedGame, moderatorOf } from './access.js';
import { AppError, notFound } from './errors.js';
import type { GameDeps, Holder } from './ports.js';

const MARK = ':again:';

/**
 * Puts an outgoing mail into the outbox once more, byte for byte. Its cause begins as that of the first, so that a reply to either
 * speaks of the same turn.
 */
export async function sendAgain(deps: GameDeps, by: Holder, id: string): Promise<void> {
  moderatorOf(by);
  const mail = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(id) ? await deps.outbox.byId(id) : undefined;
  if (mail?.gameId === undefined) throw notFound();
  await moderatedGame(deps, by, mail.gameId);
  const { raw, cause, gameId, seat, envelopeFrom, subject, toAddress, messageId } = mail;
  if (raw === undefined) throw new AppError('invalid', 'The text of this mail has been removed after its time; there is nothing left to send.');
  const base = `${cause.split(MARK)[0] ?? cause}${MARK}`;
  // Two clicks at the same moment name the same cause, and the outbox keeps one.
  const before = (await deps.outbox.list({ gameId, to: toAddress })).filter((one) => one.cause.startsWith(base)).length;
  await deps.outbox.add([{ cause: `${base}${String(before + 1)}`, gameId, ...(seat === undefined ? {} : { seat }), envelopeFrom, subject, toAddress, messageId, raw }]);
  await deps.wake.outbox();
}
