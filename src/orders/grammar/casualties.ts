import type { CasualtyItem, Condition } from '../../engine/order-intents.js';
import { checkedNumber } from '../read/places.js';
import { isShip } from '../read/units.js';
import { itemsOf, match, missing, nothingMore, unknown, unread, type Reading } from '../reading.js';
import { isIdle, linksOf, meaningOf, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Place = 'last' | 'first' | 'written';

/** `CASUALTIES fighters, Cruiser 2, damage, ship WITH Admiral`: what goes first stands first; `>` is as good as a comma. */
export const casualties: Grammar<IntentOf<'casualties'>> = {
  read: (reading, terms) => {
    const items = itemsOf(terms.map((term) => (term.kind === 'operator' ? { ...term, kind: 'separator' } : term)));
    if (items.length === 0) return missing(reading, 'list');
    const tooMany = condition(terms);
    if (tooMany !== undefined) return meantRetreat(reading, tooMany);
    const places: Record<Place, CasualtyItem[]> = { first: [], written: [], last: [] };
    for (const item of items) {
      const read = readItem(reading, item);
      if (read === undefined) return undefined;
      places[placeOf(item)].push(read);
    }
    return { order: 'casualties', priority: [...places.first, ...places.written, ...places.last] };
  },
  print: (intent, p) => {
    const item = (one: CasualtyItem): string => {
      if ('damage' in one) return p.answer('damage');
      if ('leaderShip' in one) return `${p.answer('ship')} ${p.link('with')} ${one.leaderShip === 'any' ? p.answer('leader') : p.leaderClass(one.leaderShip)}`;
      return one.number === undefined ? p.kinds(one.kind) : p.piece(one.kind, one.number);
    };
    return `${p.order('casualties')} ${intent.priority.map(item).join(', ')}`;
  },
};

/** `VERLUSTE mehr als 2` is no list: it reads like the condition of a retreat, and is offered as one. */
function condition(terms: readonly Term[]): Condition | undefined {
  const [op, number, more] = terms.filter((term) => !isIdle(term));
  const comparison = meaningOf(op, 'comparison')?.op ?? (op?.kind === 'operator' ? operators.find((one) => one === op.words[0]) : undefined);
  const right = meaningOf(number, 'number')?.value;
  return comparison === undefined || right === undefined || right > 9999 || more !== undefined ? undefined : { left: 'losses', op: comparison, right };
}
const operators: readonly Condition['op'][] = ['<', '<=', '=', '>=', '>'];

function meantRetreat(reading: Reading, when: Condition): undefined {
  reading.problems.push({ ...unread('missing-part', { order: reading.order, part: 'list' }), suggestion: { order: 'retreat', condition: when } });
  return undefined;
}

/** `... and the ship that carries the Admiral last` */
function placeOf(item: readonly Term[]): Place {
  const answers = item.map((term) => meaningOf(term, 'answer')?.answer);
  return answers.includes('last') ? 'last' : answers.includes('first') ? 'first' : 'written';
}

function readItem(reading: Reading, written: readonly Term[]): CasualtyItem | undefined {
  const item = written.filter((term) => {
    const answer = meaningOf(term, 'answer')?.answer;
    return answer !== 'last' && answer !== 'first' && !linksOf(term).some((link) => link === 'with' || link === 'of' || link === 'at');
  });
  const [first] = item;
  if (first === undefined) return written[0] === undefined ? undefined : unknown(reading, written[0], 'unit');
  const answer = meaningOf(first, 'answer')?.answer;
  const ship = answer === 'ship' || meaningOf(first, 'measure')?.measure === 'ships';
  if (answer === 'damage') return nothingMore(reading, item, 1) ? { damage: true } : undefined;
  if (answer === 'leader') return nothingMore(reading, item, 1) ? { leaderShip: 'any' } : undefined;
  if (ship || meaningOf(first, 'leader') !== undefined) return readLeaderShip(reading, item, ship ? 1 : 0);
  return readKind(reading, item, first);
}

function readLeaderShip(reading: Reading, item: readonly Term[], at: number): CasualtyItem | undefined {
  if (item[at] === undefined) return missing(reading, 'leader');
  if (meaningOf(item[at], 'answer')?.answer === 'leader') return nothingMore(reading, item, at + 1) ? { leaderShip: 'any' } : undefined;
  const found = match(reading, item, at, { kinds: ['leader', 'leader-name'], expected: 'leader' });
  if (found === undefined || !nothingMore(reading, item, found.next)) return undefined;
  if (found.meaning.is === 'leader') return { leaderShip: found.meaning.class };
  return found.meaning.is === 'leader-name' ? { leaderShip: found.meaning.leader.class } : undefined;
}

function readKind(reading: Reading, item: readonly Term[], first: Term): CasualtyItem | undefined {
  const found = match(reading, item, 0, { kinds: ['unit'], expected: 'unit' });
  if (found?.meaning.is !== 'unit') return undefined;
  const { kind } = found.meaning;
  if (kind === 'space-dock') return unknown(reading, first, 'unit');
  const term = item[found.next];
  const number = meaningOf(term, 'number');
  if (term === undefined || number === undefined || !isShip(kind)) return nothingMore(reading, item, found.next) ? { kind } : undefined;
  const value = checkedNumber(reading, term, number.value);
  return value === undefined || !nothingMore(reading, item, found.next + 1) ? undefined : { kind, number: value };
}
