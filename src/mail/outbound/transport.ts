import type { ClaimedMail } from '../../games/ports.js';

/** What became of one attempt. `scope` says what else need not be tried now: this mail alone, its domain, or the whole relay. */
export type Delivery =
  | { readonly result: 'accepted' }
  | { readonly result: 'refused'; readonly error: string }
  | { readonly result: 'later'; readonly error: string; readonly scope: 'mail' | 'domain' | 'relay' };

export type MailTransport = {
  readonly deliver: (mail: Pick<ClaimedMail, 'id' | 'createdAt' | 'envelopeFrom' | 'toAddress' | 'raw'>) => Promise<Delivery>;
  /** How many mails it can deliver at the same time. */
  readonly width: number;
  /** How many mails it may bring to one domain in a minute; undefined: as many as there are. */
  readonly perDomainAMinute?: number;
  readonly close: () => Promise<void>;
};
