import type { GameDeps, MailCounts } from './ports.js';

/** How mail is doing, for whoever watches the server; names nobody. */
export async function countMails({ mails }: Pick<GameDeps, 'mails'>): Promise<MailCounts> {
  return mails.counts();
}
