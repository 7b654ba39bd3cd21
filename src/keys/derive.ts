import { createHmac } from 'node:crypto';
import { base32 } from './base32.js';

/** What a key is derived from. Raising the generation revokes the key; nothing else of it is stored. */
export type KeyOf = { readonly secret: string; readonly seatId: string; readonly generation: number };

type Purpose = 'mailbox' | 'link' | 'bounce' | 'api';

/** 100 bits: the local part of an address has 64 characters at most, and the game's name stands before the key. */
export const MAILBOX_KEY_LENGTH = 20;
/** 160 bits: nobody types a link. */
export const LINK_TOKEN_LENGTH = 32;

function derive(purpose: Purpose, { secret, seatId, generation }: KeyOf): string {
  if (secret === '') throw new RangeError('Keys cannot be derived from an empty secret.');
  if (seatId === '' || seatId.includes('|')) throw new RangeError(`"${seatId}" cannot be the seat id of a key.`);
  if (!Number.isSafeInteger(generation) || generation < 0) throw new RangeError(`${generation} is no generation of a key.`);
  return base32(createHmac('sha256', secret).update(`${purpose}|${seatId}|${generation}`, 'utf8').digest());
}

/** The key in a seat's mail address. */
export function mailboxKey(of: KeyOf): string {
  return derive('mailbox', of).slice(0, MAILBOX_KEY_LENGTH);
}

/** The token in a seat's link to its player page. */
export function seatLinkToken(of: KeyOf): string {
  return derive('link', of).slice(0, LINK_TOKEN_LENGTH);
}

/** The key in the envelope sender of mails to a seat; it opens nothing, it only proves that a bounce is ours. */
export function bounceKey(of: KeyOf): string {
  return derive('bounce', of).slice(0, MAILBOX_KEY_LENGTH);
}

/** A seat's bearer token, 256 bits. Derived, so that the answer which told it can be given again and no record need hold it. */
export function seatApiToken(of: KeyOf): string {
  return derive('api', of);
}
