import type { UnitKind } from '../../engine/ids.js';
import { checkedNumber, readPlanet, readPlanets } from '../read/places.js';
import { clausesOf, itemsOf, match, missing, partOf, unread, type Reading } from '../reading.js';
import { meaningOf, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

type Order = IntentOf<'build'>['units'][number];

/** `BUILD 1 cruiser, 2 fighters AT Jord`, if need be `PAY Jord, Abyz` */
export const build: Grammar<IntentOf<'build'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['at', 'on', 'pay']);
    const units = readOrders(reading, clauses.head);
    const planet = readPlanet(reading, partOf(reading, clauses, 'at', 'on'));
    const purse = partOf(reading, clauses, 'pay');
    const pay = purse === undefined ? undefined : readPlanets(reading, purse);
    if (units !== undefined && planet === undefined && (purse === undefined) === (pay === undefined)) proposeDock(reading, { order: 'build', units, ...(pay === undefined ? {} : { pay }) });
    if (units === undefined || planet === undefined || (purse !== undefined && pay === undefined)) return undefined;
    return { order: 'build', units, planet, ...(pay === undefined ? {} : { pay }) };
  },
  print: (intent, p) => {
    const units = intent.units.map((unit) => p.count(unit.kind, unit.count)).join(', ');
    return `${p.order('build')} ${units} ${p.link('at')} ${p.planet(intent.planet)}${intent.pay === undefined ? '' : ` ${p.link('pay')} ${intent.pay.map(p.planet).join(', ')}`}`;
  },
};

/** Where nothing is said of the planet and only one has a dock of the seat, that one was meant. */
function proposeDock({ context, problems }: Reading, intent: Omit<IntentOf<'build'>, 'planet'>): void {
  const at = problems.findLastIndex((problem) => problem.code === 'missing-part' && problem.params.part === 'planet');
  const problem = problems[at];
  const [dock, second] = Object.values(context.state.planets).filter((planet) => planet.owner === context.seat && planet.dock !== undefined);
  if (problem?.code === 'missing-part' && dock !== undefined && second === undefined) problems[at] = { ...problem, suggestion: { ...intent, planet: dock.id } };
}

function readOrders(reading: Reading, terms: readonly Term[]): readonly Order[] | undefined {
  const orders: Order[] = [];
  for (const item of itemsOf(terms)) {
    let at = 0;
    while (at < item.length) {
      const read = readOrder(reading, item, at);
      if (read === undefined) return undefined;
      orders.push(read.order);
      at = read.next;
    }
  }
  return orders.length === 0 ? missing(reading, 'units') : orders;
}

function readOrder(reading: Reading, item: readonly Term[], at: number): { readonly order: Order; readonly next: number } | undefined {
  const [term] = item.slice(at);
  const number = meaningOf(term, 'number');
  if (term === undefined) return undefined;
  const count = number === undefined ? undefined : checkedNumber(reading, term, number.value);
  if (number !== undefined && count === undefined) return undefined;
  if (number !== undefined && item[at + 1] === undefined) return missing(reading, 'units');
  const found = match(reading, item, number === undefined ? at : at + 1, { kinds: ['unit'], expected: 'unit' });
  if (found?.meaning.is !== 'unit') return undefined;
  return count === undefined ? noCount(reading, found.meaning.kind, term) : { order: { kind: found.meaning.kind, count }, next: found.next };
}

function noCount(reading: Reading, kind: UnitKind, term: Term): undefined {
  reading.problems.push(unread('missing-count', { kind }, term));
  return undefined;
}
