import { AppError } from './errors.js';

/** Characters; far more than a whole round's orders need. */
export const MAX_TEXT = 64_000;

/** A text of orders beyond the limit is refused as a whole, by whichever way it comes. */
export function refuseLongText(text: string): void {
  if (text.length > MAX_TEXT) throw new AppError('text-too-long', `Orders have at most ${String(MAX_TEXT)} characters.`);
}
