import type { Config } from '../config.js';
import { acceptsRecipient } from '../games/receive-mail.js';
import type { GameDeps } from '../games/ports.js';
import type { Log } from '../log.js';
import { alone } from '../persistence/alone.js';
import type { Database } from '../persistence/client.js';
import { createSettingStore } from '../persistence/setting-store.js';
import { listening } from './start-problem.js';

export type MailInSettings = { readonly config: Config; readonly log: Log; readonly deps: GameDeps; readonly database: Database; readonly print: (line: string) => void };
type Closing = { readonly close: () => Promise<void> };
export type MailIn = Closing & { /** Stores what lies in the mailbox now; one that does not answer is passed over. */ readonly look: () => Promise<void> };

/** Opens the ways by which mail comes in. Their libraries are loaded only here: the web does not need them to start. */
export async function startMailIn(settings: MailInSettings): Promise<MailIn> {
  const smtp = await startSmtp(settings);
  const imap = await startImap(settings);
  return {
    look: imap.look,
    close: async () => { await Promise.all([smtp.close(), imap.close()]); },
  };
}

const CLOSED: Closing = { close: async () => undefined };

async function startSmtp({ config, log, deps, print }: MailInSettings): Promise<Closing> {
  if (config.smtpListen === 'off') {
    print('mail in    SMTP_LISTEN is off');
    return CLOSED;
  }
  const { openSmtpListener } = await import('../mail/listeners/smtp.js');
  const { readCertificate } = await import('../mail/listeners/read-certificate.js');
  const listen = config.smtpListen;
  const certificate = config.smtpTls === undefined ? undefined : await readCertificate(config.smtpTls);
  const listener = await listening({ settings: 'SMTP_LISTEN (HOST:PORT, or off)', ...listen }, async () => openSmtpListener({
    listen,
    domain: config.mailDomain,
    maxBytes: config.mailMaxBytes,
    accepts: async (address) => acceptsRecipient(deps, address),
    store: async (mail) => deps.mails.storeRaw(mail),
    wake: deps.wake.mail,
    warn: (error, what) => log.warn({ err: error }, what),
    ...(certificate === undefined ? {} : { tls: certificate }),
  }));
  print(`mail in    smtp://${config.smtpListen.host}:${String(listener.port)} for ${config.mailDomain}${config.smtpTls === undefined ? '' : ', with STARTTLS'}`);
  return { close: listener.close };
}

async function startImap({ config, log, deps, database, print }: MailInSettings): Promise<MailIn> {
  if (config.imapUrl === undefined) return { ...CLOSED, look: async () => undefined };
  const { startImapListener } = await import('../mail/listeners/imap.js');
  const listener = startImapListener({
    url: config.imapUrl,
    domain: config.mailDomain,
    maxBytes: config.mailMaxBytes,
    store: async (mail) => deps.mails.storeRaw(mail),
    settings: createSettingStore(database),
    since: new Date(),
    wake: deps.wake.mail,
    alone: async (work) => alone(database, 'imap', work),
    random: Math.random,
    warn: (error, what) => log.warn({ err: error }, what),
  });
  print('mail in    by IMAP_URL');
  return { close: listener.stop, look: async () => listener.poll().catch((error: unknown) => log.warn({ err: error }, 'the mailbox does not answer before a turn is resolved')) };
}
