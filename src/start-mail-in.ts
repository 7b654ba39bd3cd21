import type { Config } from './config.js';
import { acceptsRecipient } from './games/receive-mail.js';
import type { GameDeps } from './games/ports.js';
import type { Log } from './log.js';

export type MailInSettings = { readonly config: Config; readonly log: Log; readonly deps: GameDeps; readonly print: (line: string) => void };

/** Opens the ways by which mail comes in. Its libraries are loaded only here: the web does not need them to start. */
export async function startMailIn({ config, log, deps, print }: MailInSettings): Promise<{ readonly close: () => Promise<void> }> {
  if (config.smtpListen === 'off') {
    print('mail in    SMTP_LISTEN is off');
    return { close: async () => undefined };
  }
  const { openSmtpListener } = await import('./mail/listeners/smtp.js');
  const { host } = config.smtpListen;
  const listener = await openSmtpListener({
    listen: config.smtpListen,
    domain: config.mailDomain,
    maxBytes: config.mailMaxBytes,
    accepts: async (address) => acceptsRecipient(deps, address),
    store: async (mail) => deps.mails.storeRaw(mail),
    wake: deps.wake.mail,
    warn: (error, what) => log.warn({ err: error }, what),
  });
  print(`mail in    smtp://${host}:${String(listener.port)} for ${config.mailDomain}`);
  return { close: listener.close };
}
