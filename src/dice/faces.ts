import { createHmac } from 'node:crypto';
import type { DiceSource } from '../engine/dice.js';

/** Bytes from here on are skipped: 250 is the last multiple of ten, so every face has 25 bytes. */
const FIRST_SKIPPED_BYTE = 250;
const SIDES = 10;

/**
 * The first `count` faces of the roll with this label: the bytes of
 * HMAC-SHA256(key, "<label>\n<block>") for block 0, 1, ...; no line feed after the block number.
 */
export function facesOf(key: Buffer, label: string, count: number): number[] {
  if (label === '' || /[\r\n]/.test(label)) throw new RangeError('A label of a roll is one line that is not empty.');
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Cannot roll ${count} dice.`);
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const bytes = createHmac('sha256', key).update(`${label}\n${block}`, 'utf8').digest();
    for (const byte of bytes) {
      if (byte < FIRST_SKIPPED_BYTE && faces.length < count) faces.push(1 + (byte % SIDES));
    }
  }
  return faces;
}

/** The engine's dice for one opening of a turn. It has no state: the same label always shows the same faces. */
export function diceSource(key: Buffer): DiceSource {
  return { roll: ({ label, count }) => facesOf(key, label, count) };
}
