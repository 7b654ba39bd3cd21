/** What is done with a mail on the server once it is ours: nothing, unless the address says so. */
export type AfterTaking = 'leave' | 'seen' | 'delete';

export type ImapSettings = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly pass: string;
  readonly mailbox: string;
  readonly after: AfterTaking;
  /** Of a mailbox that was never read before: all that lies there, or only what comes from now on. */
  readonly first: 'all' | 'new';
  /** Under which the place in the mailbox is kept: no password in it. */
  readonly key: string;
};

/** Reads `imaps://user:password@host[:port][/mailbox][?after=seen|delete][&first=all]`. */
export function imapSettings(address: string): ImapSettings {
  const url = new URL(address);
  const secure = url.protocol === 'imaps:';
  const port = url.port === '' ? (secure ? 993 : 143) : Number(url.port);
  const user = decodeURIComponent(url.username);
  const mailbox = decodeURIComponent(url.pathname.replace(/^\//u, '')) || 'INBOX';
  const wish = url.searchParams.get('after');
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  return {
    host,
    port,
    secure,
    user,
    pass: decodeURIComponent(url.password),
    mailbox,
    after: wish === 'seen' || wish === 'delete' ? wish : 'leave',
    first: url.searchParams.get('first') === 'all' ? 'all' : 'new',
    key: `imap ${user}@${host}:${String(port)}/${mailbox}`,
  };
}
