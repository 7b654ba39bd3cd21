import { withoutControl } from '../text/control-characters.js';
import { AppError } from './errors.js';

/** Characters; far more than a whole round's orders need. */
export const MAX_TEXT = 64_000;

/** A text of orders as it is checked and stored, by whichever way it comes. One beyond the limit is refused as a whole. */
export function orderText(text: string): string {
  const plain = withoutControl(text);
  if (plain.length > MAX_TEXT) throw new AppError('text-too-long', `Orders have at most ${String(MAX_TEXT)} characters.`);
  return plain;
}
