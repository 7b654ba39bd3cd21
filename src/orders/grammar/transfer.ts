import type { PlaceRef, UnitRef } from '../../engine/order-intents.js';
import { readPlace } from '../read/places.js';
import { readCargo, readShip } from '../read/units.js';
import { clausesOf, missing, partOf, unknown, type Reading } from '../reading.js';
import { isIdle, meaningOf, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `TRANSFER Admiral FROM Arc Prime TO Dreadnought 1` */
export const transfer: Grammar<IntentOf<'transfer'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['from', 'onto', 'to', 'on']);
    const cargo = readCargo(reading, clauses.head);
    const from = readOrigin(reading, partOf(reading, clauses, 'from'));
    const target = partOf(reading, clauses, 'onto', 'to', 'on');
    const to = target === undefined ? missing(reading, 'to') : readShip(reading, target);
    if (cargo === undefined || from === undefined || to === undefined) return undefined;
    const [first] = clauses.head.filter((term) => !isIdle(term));
    if (cargo.leaders.length === 0 || first === undefined) return missing(reading, 'leader');
    if (cargo.units.length > 0) return unknown(reading, first, 'leader');
    return { order: 'transfer', leaders: cargo.leaders, from, to };
  },
  print: (intent, p) => `${p.order('transfer')} ${intent.leaders.map(p.leader).join(', ')} ${p.link('from')} ${p.place(intent.from)} ${p.link('onto')} ${p.unit(intent.to)}`,
};

function readOrigin(reading: Reading, terms: readonly Term[] | undefined): PlaceRef | UnitRef | undefined {
  const useful = (terms ?? []).filter((term) => !isIdle(term));
  const [first, second] = useful;
  if (first === undefined) return missing(reading, 'from');
  const ship = meaningOf(first, 'unit') !== undefined || (meaningOf(first, 'number') !== undefined && meaningOf(second, 'unit') !== undefined);
  // A shortened kind of ship (`Dread 1`) is followed by its number; no place is.
  const shortened = first.meanings.length === 0 && meaningOf(second, 'number') !== undefined;
  return ship || shortened ? readShip(reading, useful) : readPlace(reading, useful);
}
