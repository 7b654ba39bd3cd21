import type { CardTarget } from '../../engine/order-intents.js';
import { readPlace } from '../read/places.js';
import { readShip } from '../read/units.js';
import { clausesOf, match, missing, nothingMore, partOf, type Reading } from '../reading.js';
import { isIdle, meaningOf, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Play = IntentOf<'play'>;

/** `PLAY Local Unrest ON Abyz`, `PLAY Skilled Retreat TO 14`, `PLAY Direct Hit ON Dreadnought 1` */
export const play: Grammar<Play> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['on', 'at', 'to', 'onto']);
    const card = readCard(reading, clauses.head);
    const target = partOf(reading, clauses, 'on', 'at', 'to', 'onto');
    const on = target === undefined ? undefined : readTarget(reading, target);
    if (card === undefined || (target !== undefined && on === undefined)) return undefined;
    return { order: 'play', card, ...(on === undefined ? {} : { on }) };
  },
  print: (intent, p) => `${p.order('play')} ${p.card(intent.card)}${intent.on === undefined ? '' : ` ${p.link('on')} ${p.place(intent.on)}`}`,
};

function readCard(reading: Reading, terms: readonly Term[]): Play['card'] | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  if (useful.length === 0) return missing(reading, 'card');
  const found = match(reading, useful, 0, { kinds: ['card'], expected: 'card' });
  if (found?.meaning.is !== 'card' || !nothingMore(reading, useful, found.next)) return undefined;
  return found.meaning.card;
}

function readTarget(reading: Reading, terms: readonly Term[]): CardTarget | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  const [first, second] = useful;
  if (first === undefined) return missing(reading, 'to');
  const counted = meaningOf(first, 'number') !== undefined && meaningOf(second, 'unit') !== undefined;
  return counted || meaningOf(first, 'unit') !== undefined ? readShip(reading, useful) : readPlace(reading, useful);
}
