import { hashToken, newToken } from '../keys/token.js';
import type { GameDeps, Holder, Locale, Moderator } from './ports.js';
import { isLinkKeyOf, seatIdOfLinkKey } from './seat-keys.js';
import { signInLetter } from './moderator-letters.js';

export const SIGN_IN_MINUTES = 60;
const MINUTE_MS = 60_000;
/** So many links go to one address in so many minutes. */
const MOST_LINKS = 5;
const QUIET_MINUTES = 15;

/** Who holds this bearer token. */
export async function holderOfToken(deps: Pick<GameDeps, 'people'>, token: string): Promise<Holder | undefined> {
  return /^[a-z2-7]{52}$/u.test(token) ? deps.people.holderOfToken(hashToken(token)) : undefined;
}

/** Who holds the key of a player's page (the last part of `<publicUrl>/p/<key>`). */
export async function holderOfLink(deps: Pick<GameDeps, 'people' | 'settings'>, key: string): Promise<Holder | undefined> {
  const seatId = seatIdOfLinkKey(key);
  const seat = seatId === undefined ? undefined : await deps.people.seatById(seatId);
  if (seat === undefined || !isLinkKeyOf(deps.settings, seat, key)) return undefined;
  const [player] = seat.players;
  return { kind: 'seat', gameId: seat.gameId, seat: seat.seat, seatId: seat.id, locale: player?.locale ?? 'en', timeZone: player?.timeZone ?? 'UTC' };
}

/** The moderator of a session. */
export async function holderOfSession(deps: Pick<GameDeps, 'people'>, moderatorId: string): Promise<Holder | undefined> {
  const moderator = await deps.people.moderatorById(moderatorId);
  return moderator === undefined ? undefined : { kind: 'moderator', moderator };
}

/** Mails a sign-in link (`<publicUrl>/sign-in/<token>`) to a moderator's address, in the language it was asked for in; an unknown address gets nothing and the caller cannot tell. */
export async function requestSignIn(deps: GameDeps, email: string, locale?: Locale): Promise<void> {
  const moderator = await deps.people.moderatorByEmail(email.trim());
  if (moderator === undefined || (await isMailedEnough(deps, moderator))) return;
  const link = await newLink(deps);
  const mail = await signInLetter(deps, moderator, { url: link.url, minutes: SIGN_IN_MINUTES, tokenHash: link.tokenHash, locale: locale ?? moderator.locale });
  await deps.people.addSignInLink({ tokenHash: link.tokenHash, moderatorId: moderator.id, expiresAt: link.expiresAt, mail });
  await deps.wake.outbox();
}

/** Whoever knows an address can ask for links to it, but cannot fill its mailbox. */
async function isMailedEnough(deps: GameDeps, { email }: Moderator): Promise<boolean> {
  const since = (await deps.clock.now()).getTime() - QUIET_MINUTES * MINUTE_MS;
  const newest = await deps.outbox.list({ to: email, most: 50 });
  return newest.filter(({ cause, createdAt }) => cause.startsWith('sign-in:') && createdAt.getTime() > since).length >= MOST_LINKS;
}

/** A link for a moderator that is not mailed: the command line and the demonstration game print it. */
export async function makeSignInUrl(deps: GameDeps, moderator: Moderator): Promise<string> {
  const { url, ...link } = await newLink(deps);
  await deps.people.addSignInLink({ ...link, moderatorId: moderator.id });
  return url;
}

async function newLink(deps: GameDeps): Promise<{ readonly tokenHash: string; readonly expiresAt: Date; readonly url: string }> {
  const token = newToken();
  const expiresAt = new Date((await deps.clock.now()).getTime() + SIGN_IN_MINUTES * MINUTE_MS);
  return { tokenHash: hashToken(token), expiresAt, url: `${deps.settings.publicUrl()}/sign-in/${token}` };
}

/** What GET shows: whom the link would sign in. Changes nothing. */
export async function lookAtSignIn(deps: Pick<GameDeps, 'people' | 'clock'>, token: string): Promise<Moderator | undefined> {
  const link = await deps.people.signInLink(hashToken(token));
  if (link === undefined || link.usedAt !== undefined || link.expiresAt <= (await deps.clock.now())) return undefined;
  return link.moderator;
}

/** What POST does: uses the link up. */
export async function useSignIn(deps: Pick<GameDeps, 'people'>, token: string): Promise<Holder | undefined> {
  const moderator = await deps.people.useSignInLink(hashToken(token));
  return moderator === undefined ? undefined : { kind: 'moderator', moderator };
}
