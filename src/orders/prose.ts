import type { OrderWord } from './lexicon/types.js';
import type { OrderStart } from './order-word.js';
import { isIdle, type Term } from './terms.js';
import type { Token, TokenLine } from './tokenize.js';

/** Orders that no sentence begins with, and that one word completes: `activate foo` is a mistake, `land ahoy` a call. */
const bareWord: ReadonlySet<OrderWord | undefined> = new Set<OrderWord>(['activate', 'bombard', 'reroll', 'pds']);

/**
 * Whether a line that begins with an order word and could not be read is prose all the same (`Land in sight!`,
 * `Hand aufs Herz`). What is written in capitals, or speaks of pieces and places, is an order with a mistake.
 */
export function isProse(line: TokenLine, start: OrderStart, terms: readonly Term[]): boolean {
  const verb = line.tokens.slice(0, start.next);
  if (start.how === 'exact' && shouted(verb) && !shouted(line.tokens)) return false;
  const told = terms.filter((term) => !isIdle(term) && term.kind === 'word');
  const strange = told.filter((term) => term.meanings.length === 0).length;
  const things = told.filter((term) => term.meanings.some((one) => one.is === 'unit' || one.is === 'leader' || one.is === 'leader-name' || one.is === 'planet')).length;
  const places = told.filter((term) => term.meanings.some((one) => one.is === 'number' || one.is === 'system' || one.is === 'home' || one.is === 'seat' || one.is === 'answer' || one.is === 'measure')).length;
  const links = told.filter((term) => term.meanings.some((one) => one.is === 'link')).length;
  if (start.how === 'exact' && shouted(verb)) return things + places + links === 0 && told.length > 1;
  if (line.asks) return strange > 0;
  if (things > 0) return strange > things + links;
  if (places > 0) return strange > 1;
  return start.how !== 'exact' || line.exclaims || told.length !== 1 || !bareWord.has(start.order);
}

function shouted(tokens: readonly Token[]): boolean {
  return tokens.every((token) => token.text === token.text.toUpperCase());
}
