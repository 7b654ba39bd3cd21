import type { InboundReader, MailContent, MailRecipient } from '../../games/ports.js';
import { defaultLimits, orderWords, othersNamed, parseRecipient, readInbound, senderVerdict, type Inbound, type InboundLimits } from './index.js';
import { isOversizeMarked } from './oversize.js';
import type { Recipient } from './recipient.js';

/** What our own listener writes on top does not count against the sender. */
const TRACE_BYTES = 4_096;

export type ReaderSettings = {
  readonly mailDomain: string;
  readonly mailMaxBytes: number;
  /** The verdict on the sender's domain; absent: nobody checks it, as for mails handed in by the command line. */
  readonly dmarc?: (raw: Uint8Array, envelopeFrom: string) => Promise<'pass' | 'fail' | 'none'>;
  /** What the order language knows as the beginning of an order: such a line is never joined to the one above it. */
  readonly orderWords: { readonly all: Iterable<string>; readonly nouns: Iterable<string> };
};

/** The pure stages of inbound mail behind the port of the use cases. */
export function createInboundReader({ mailDomain, mailMaxBytes, dmarc, orderWords: known }: ReaderSettings): InboundReader {
  const limits: InboundLimits = { ...defaultLimits, totalBytes: mailMaxBytes + TRACE_BYTES };
  const words = orderWords(known.all, known.nouns);
  return {
    read: async ({ raw, envelopeFrom, envelopeTo }) => {
      if (isOversizeMarked(raw)) return { ok: false, problem: 'total-bytes', most: mailMaxBytes };
      const inbound = await readInbound(raw, { domain: mailDomain, limits, orderWords: words, ...(envelopeTo === '' ? {} : { envelopeTo }) });
      if (inbound.kind === 'refuse') return { ok: false, problem: inbound.reason, most: inbound.limit };
      const { mail, duplicateKey, recipient } = inbound;
      return {
        ok: true,
        facts: {
          content: contentOf(inbound),
          recipient: recipientOf(recipient),
          duplicateKey,
          messageId: mail.messageId,
          inReplyTo: mail.inReplyTo,
          references: mail.references,
          from: mail.from.map(({ address }) => address.toLowerCase()),
          named: othersNamed(mail, mailDomain).map(({ address }) => address.toLowerCase()),
          subject: mail.subject,
          dmarc: (await dmarc?.(raw, envelopeFrom)) ?? 'none',
        },
      };
    },
    recipient: (address) => {
      const recipient = parseRecipient(address, mailDomain);
      return recipient === undefined ? undefined : recipientOf(recipient);
    },
    judge: ({ from, registered, keyMatched, dmarc: verdict, dmarcRequired }) =>
      senderVerdict({ mail: { from: from.map((address) => ({ address, name: '' })) }, registeredAddresses: registered, keyMatched, dmarc: verdict, dmarcRequired }),
  };
}

function contentOf(inbound: Exclude<Inbound, { kind: 'refuse' }>): MailContent {
  switch (inbound.kind) {
    case 'orders': return { is: 'text', text: inbound.lines.join('\n'), confirms: inbound.confirms };
    case 'bounce': return { is: 'bounce', addresses: inbound.bounceFor };
    case 'ignore': return { is: 'automatic', why: inbound.reason };
    case 'reject': return { is: 'unreadable', why: inbound.reason };
  }
}

function recipientOf(recipient: Recipient | undefined): MailRecipient {
  switch (recipient?.kind) {
    case 'seat': return { kind: 'seat', gameId: recipient.gameId, key: recipient.key };
    case 'bounce': return { kind: 'bounce', address: recipient.address };
    case 'unknown':
    case undefined: return { kind: 'unknown' };
  }
}
