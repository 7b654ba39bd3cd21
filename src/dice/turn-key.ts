import { createHmac } from 'node:crypto';
import { LINK_BYTES } from './chain.js';
import { RECEIPT_BYTES } from './receipt.js';

export type TurnKeyParts = {
  /** s(t), the link that this opening of the turn uses. */
  readonly link: Buffer;
  /** The game's id, as it stands in its address. */
  readonly game: string;
  readonly linkNumber: number;
  /** Full receipts of the orders that opened the turn, in seat order; a seat without orders has none. */
  readonly receipts: readonly Buffer[];
};

/**
 * The text under the turn's key. EVERY line ends with a line feed, the last one too, so that
 * `printf '%s\n' ...` in a shell gives exactly these bytes:
 * `sternenpost/1\n<game>\n<link number>\n` and then `<64 hex digits>\n` for each receipt.
 */
export function turnKeyText({ game, linkNumber, receipts }: Omit<TurnKeyParts, 'link'>): string {
  if (game === '' || /[\r\n]/.test(game)) throw new RangeError('A game id in a turn key is one line that is not empty.');
  if (!Number.isSafeInteger(linkNumber) || linkNumber < 1) throw new RangeError(`A turn cannot use link ${linkNumber}.`);
  if (receipts.some((one) => one.length !== RECEIPT_BYTES)) throw new RangeError(`A receipt has ${RECEIPT_BYTES} bytes.`);
  const lines = ['sternenpost/1', game, String(linkNumber), ...receipts.map((one) => one.toString('hex'))];
  return lines.map((line) => `${line}\n`).join('');
}

/** HMAC-SHA256(s(t), turnKeyText): all dice of one opening of a turn follow from it and their labels. */
export function turnKey({ link, ...rest }: TurnKeyParts): Buffer {
  if (link.length !== LINK_BYTES) throw new RangeError(`A link of the dice chain has ${LINK_BYTES} bytes, not ${link.length}.`);
  return createHmac('sha256', link).update(turnKeyText(rest), 'utf8').digest();
}
