import type { GameDeps, Holder } from './ports.js';
import type { DiceLog, EventView, MailInView, MailOutView, ReportView } from './views.js';

export async function readEvents(_deps: GameDeps, _by: Holder, _gameId: string, _after = 0): Promise<readonly EventView[]> {
  throw new Error('not yet');
}

export async function readRolls(_deps: GameDeps, _by: Holder, _gameId: string): Promise<DiceLog> {
  throw new Error('not yet');
}

export async function readReports(_deps: GameDeps, _by: Holder, _gameId: string): Promise<readonly ReportView[]> {
  throw new Error('not yet');
}

/** Mails in and out of a game, for its moderator; without a game, those that belong to none. */
export async function readMails(_deps: GameDeps, _by: Holder, _gameId?: string): Promise<{ readonly in: readonly MailInView[]; readonly out: readonly MailOutView[] }> {
  throw new Error('not yet');
}

/** One outgoing mail byte for byte, for its game's moderator. */
export async function readOutgoing(_deps: GameDeps, _by: Holder, _id: string): Promise<MailOutView & { readonly raw: Uint8Array | undefined }> {
  throw new Error('not yet');
}
