import { createHash, randomBytes } from 'node:crypto';

export const SALT_BYTES = 16;
export const RECEIPT_BYTES = 32;

/** A salt for one accepted text; it is told to the seat alone, so that nobody can guess orders back from their receipt. */
export function newSalt(): Buffer {
  return randomBytes(SALT_BYTES);
}

/** SHA-256(salt ‖ UTF-8 of the canonical intents text): the full 32 bytes, as they are stored and published. */
export function receipt(salt: Buffer, canonicalIntentsText: string): Buffer {
  if (salt.length !== SALT_BYTES) throw new RangeError(`A receipt's salt has ${SALT_BYTES} bytes, not ${salt.length}.`);
  return createHash('sha256').update(salt).update(canonicalIntentsText, 'utf8').digest();
}

/** The receipt as mails show it: the first 16 hex digits in groups of four. */
export function shownReceipt(full: Buffer): string {
  if (full.length !== RECEIPT_BYTES) throw new RangeError(`A receipt has ${RECEIPT_BYTES} bytes, not ${full.length}.`);
  return full.toString('hex').slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
}
