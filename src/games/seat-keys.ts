import { bounceKey, mailboxKey, seatApiToken, seatLinkToken } from '../keys/derive.js';
import { sameKey } from '../keys/same-key.js';
import type { SeatRecord, Settings } from './ports.js';

type Keyed = Pick<SeatRecord, 'id' | 'linkGeneration' | 'mailboxGeneration'>;

const LINK_KEY = /^(?<seat>[0-9a-f]{32})(?<token>[a-z2-7]{32})$/u;

/** The address to which a seat sends its orders. */
export function mailboxOf({ secret, mailDomain }: Settings, gameId: string, seat: Keyed): string {
  return `${gameId}.${mailboxKey({ secret, seatId: seat.id, generation: seat.mailboxGeneration })}@${mailDomain}`;
}

/** Envelope sender of mails to a seat or a moderator: only a bounce to it marks an address. */
export function bounceAddress({ secret, mailDomain }: Settings, id: string, generation = 1): string {
  return `bounce.${bounceKey({ secret, seatId: id, generation })}@${mailDomain}`;
}

/** The key of a player's page: the seat's id and its token in one word, so that one look-up finds the seat. */
export function linkKeyOf({ secret }: Pick<Settings, 'secret'>, seat: Keyed): string {
  return `${seat.id.replaceAll('-', '')}${seatLinkToken({ secret, seatId: seat.id, generation: seat.linkGeneration })}`;
}

export function playerUrl(settings: Settings, seat: Keyed): string {
  return `${settings.publicUrl()}/p/${linkKeyOf(settings, seat)}`;
}

/** Stands for a seat's link key in texts that are kept for long: no row holds a key, and an old text opens the page by the key of today. */
const SEALED = '{link-key}';

export function sealLinks(settings: Pick<Settings, 'secret'>, seat: Keyed, text: string): string {
  return text.replaceAll(linkKeyOf(settings, seat), SEALED);
}

export function openLinks(settings: Pick<Settings, 'secret'>, seat: Keyed, text: string): string {
  return text.replaceAll(SEALED, linkKeyOf(settings, seat));
}

/** The id of the seat that a link key speaks of, not yet checked; undefined if it cannot be a key. */
export function seatIdOfLinkKey(key: string): string | undefined {
  const hex = LINK_KEY.exec(key.toLowerCase())?.groups?.['seat'];
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

export function isLinkKeyOf(settings: Settings, seat: Keyed, key: string): boolean {
  return sameKey(linkKeyOf(settings, seat), key);
}

export function isMailboxKeyOf({ secret }: Settings, of: { readonly seatId: string; readonly generation: number }, key: string): boolean {
  return sameKey(mailboxKey({ secret, ...of }), key);
}

/** A seat's bearer token. There is one for ever: its hash is stored and can be taken away. */
export function apiTokenOf({ secret }: Settings, seatId: string): string {
  return seatApiToken({ secret, seatId, generation: 1 });
}
