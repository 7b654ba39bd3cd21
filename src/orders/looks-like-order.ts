import { findOrderWord, resembling } from './order-word.js';
import { tokenizeLine, type Token } from './tokenize.js';

/** Shorter words resemble too much: `Hand`, `Land` and `Sand`. */
const least = 5;

/**
 * Whether a note begins as an order would: with an order word, with one that resembles it, or in capital letters. It stays a note; its writer
 * is told that it was not read as an order, in case he meant one (`Retreat if losing`, `ANGRIFF auf Hacan`).
 */
export function looksLikeOrder(text: string): boolean {
  const { tokens, quoted } = tokenizeLine(text);
  const [first] = tokens;
  if (quoted || first?.kind !== 'word') return false;
  const steps = { count: 0 };
  const start = findOrderWord(tokens, 0, steps);
  if (start?.how === 'exact' || shouted(first)) return true;
  return first.word.length >= least && (start !== undefined || resembling(first.word, steps).length > 0);
}

function shouted({ text }: Token): boolean {
  return text.length >= 4 && /^\p{Lu}+$/u.test(text);
}
