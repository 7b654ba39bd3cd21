import { hashToken, newToken } from '../keys/token.js';
import { isValidTimeZone } from '../time/deadline.js';
import { AppError } from './errors.js';
import type { GameDeps, Locale, Moderator } from './ports.js';
import { makeSignInUrl } from './sign-in.js';

export type AddModeratorInput = { readonly email: string; readonly locale?: Locale; readonly timeZone?: string; readonly withToken?: boolean };

/** Adds a moderator (or finds him) and makes a sign-in link; with `withToken` also a new bearer token, which replaces his old one. */
export async function addModerator(deps: GameDeps, { email, locale = 'en', timeZone = 'UTC', withToken = false }: AddModeratorInput): Promise<{ readonly moderator: Moderator; readonly signInUrl: string; readonly token?: string }> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@<>",;:]+@[^\s@<>",;:]+$/u.test(address) || address.length > 254) throw new AppError('invalid', 'Not an e-mail address.', { errors: [{ path: 'email', code: 'bad-email', message: 'Not an e-mail address.' }] });
  if (!isValidTimeZone(timeZone)) throw new AppError('invalid', 'Not a time zone.', { errors: [{ path: 'timeZone', code: 'bad-time-zone', message: 'An IANA time zone, such as Europe/Berlin.' }] });
  const token = withToken ? newToken() : undefined;
  const moderator = await deps.people.saveModerator({ email: address, locale, timeZone, ...(token === undefined ? {} : { tokenHash: hashToken(token) }) });
  const signInUrl = await makeSignInUrl(deps, moderator);
  return { moderator, signInUrl, ...(token === undefined ? {} : { token }) };
}
