import type { GameDeps, Holder, Moderator } from './ports.js';

/** Who holds this bearer token. */
export async function holderOfToken(_deps: GameDeps, _token: string): Promise<Holder | undefined> {
  throw new Error('not yet');
}

/** Who holds the key of a player's page (the last part of `<publicUrl>/p/<key>`). */
export async function holderOfLink(_deps: GameDeps, _key: string): Promise<Holder | undefined> {
  throw new Error('not yet');
}

/** The moderator of a session. */
export async function holderOfSession(_deps: GameDeps, _moderatorId: string): Promise<Holder | undefined> {
  throw new Error('not yet');
}

/** Mails a sign-in link (`<publicUrl>/sign-in/<token>`) to a moderator's address; an unknown address gets nothing and the caller cannot tell. */
export async function requestSignIn(_deps: GameDeps, _email: string): Promise<void> {
  throw new Error('not yet');
}

/** What GET shows: whom the link would sign in. Changes nothing. */
export async function lookAtSignIn(_deps: GameDeps, _token: string): Promise<Moderator | undefined> {
  throw new Error('not yet');
}

/** What POST does: uses the link up. */
export async function useSignIn(_deps: GameDeps, _token: string): Promise<Holder | undefined> {
  throw new Error('not yet');
}
