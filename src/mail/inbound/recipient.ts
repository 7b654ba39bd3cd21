import { allFields, type HeaderField } from './header-fields.js';
import type { MailAddress, ReadMail } from './read-mail.js';

/** Whom one of our addresses stands for. The key is a secret: never log it. */
export type Recipient =
  | Readonly<{ kind: 'seat'; gameId: string; key: string; address: string }>
  | Readonly<{ kind: 'bounce'; key: string; address: string }>
  | Readonly<{ kind: 'unknown'; address: string }>;

const keyPattern = /^[a-z2-7]{4,64}$/;
const gameIdPattern = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** Reads `<gameid>.<key>@domain` or `bounce.<mail key>@domain`; undefined for an address that is not ours. */
export function parseRecipient(address: string, domain: string): Recipient | undefined {
  const plain = address.trim().replace(/^<|>$/g, '').toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at <= 0 || plain.slice(at + 1) !== domain.toLowerCase()) return undefined;
  const [local = ''] = plain.slice(0, at).split('+');
  const dot = local.lastIndexOf('.');
  const name = local.slice(0, Math.max(dot, 0));
  const key = local.slice(dot + 1);
  if (!keyPattern.test(key) || !gameIdPattern.test(name)) return { kind: 'unknown', address: plain };
  if (name === 'bounce') return { kind: 'bounce', key, address: plain };
  return { kind: 'seat', gameId: name, key, address: plain };
}

/** Whether the address is one of our mailboxes; people too may have addresses at our domain. */
export function isOurMailbox(address: string, domain: string): boolean {
  const recipient = parseRecipient(address, domain);
  return recipient !== undefined && recipient.kind !== 'unknown';
}

/** Header fields that tell the envelope recipient, the most trustworthy first; To and Cc last. */
const envelopeFields = ['x-envelope-to', 'envelope-to', 'delivered-to', 'x-original-to'];

/** Finds our recipient in the headers when no envelope came with the mail (webhook, IMAP). */
export function pickRecipient(mail: Pick<ReadMail, 'fields' | 'to' | 'cc'>, domain: string): Recipient | undefined {
  const named = envelopeFields.flatMap((name) => addressesIn(mail.fields, name));
  const candidates = [...named, ...mail.to.map(({ address }) => address), ...mail.cc.map(({ address }) => address)];
  const ours = candidates.flatMap((address) => parseRecipient(address, domain) ?? []);
  return ours.find(({ kind }) => kind !== 'unknown') ?? ours[0];
}

function addressesIn(fields: readonly HeaderField[], name: string): string[] {
  return allFields(fields, name).flatMap((value) => value.split(',').map((piece) => piece.trim()));
}

/** Who, besides us and the sender himself, was shown the mail in To or Cc and so now knows the key. */
export function othersNamed(
  mail: Pick<ReadMail, 'to' | 'cc' | 'from'>,
  domain: string,
  ownAddresses: readonly string[] = [],
): MailAddress[] {
  const own = new Set([...ownAddresses.map((address) => address.toLowerCase()), ...mail.from.map((from) => from.address)]);
  return [...mail.to, ...mail.cc].filter(
    ({ address }) => !own.has(address) && !isOurMailbox(address, domain),
  );
}
