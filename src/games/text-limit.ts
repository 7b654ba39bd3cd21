import { withoutControl } from '../text/control-characters.js';
import { AppError } from './errors.js';

/** Characters; far more than a whole round's orders need. */
export const MAX_TEXT = 64_000;

/** Lines with something on them: each gets an answer, and an answer is longer than what can be written in a line of one letter. */
export const MAX_LINES = 1_000;

/** A text of orders as it is checked and stored, by whichever way it comes. One beyond the limit is refused as a whole. */
export function orderText(text: string): string {
  const plain = withoutControl(text);
  if (plain.length > MAX_TEXT) throw new AppError('text-too-long', `Orders have at most ${String(MAX_TEXT)} characters.`);
  if (plain.split('\n').filter((line) => line.trim() !== '').length > MAX_LINES) throw new AppError('too-many-lines', `Orders have at most ${String(MAX_LINES)} lines.`);
  return plain;
}
