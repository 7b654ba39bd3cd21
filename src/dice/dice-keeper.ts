import type { DiceKeeper } from '../games/ports.js';
import { linkAt, newChain } from './chain.js';
import { diceSource } from './faces.js';
import { newSalt, receipt, shownReceipt } from './receipt.js';
import { turnKey } from './turn-key.js';

/** The dice of DESIGN section 6 behind the port of the use cases. */
export const diceKeeper: DiceKeeper = {
  newChain: () => newChain(),
  newSalt,
  receipt: (salt, text) => receipt(buffer(salt), text),
  shownReceipt: (full) => shownReceipt(buffer(full)),
  link: ({ seed, length }, index) => linkAt({ seed: buffer(seed), length }, index),
  source: ({ link, receipts, ...turn }) => diceSource(turnKey({ ...turn, link: buffer(link), receipts: receipts.map(buffer) })),
};

function buffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
