import type { SystemId } from '../../engine/ids.js';
import type { Intent } from '../../engine/order-intents.js';
import { readSystem, readSystems } from '../read/places.js';
import { readCargo, type Cargo } from '../read/units.js';
import { clausesOf, missing, partOf, unread, withCompany, type Clauses, type Reading } from '../reading.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `MOVE Dreadnought 1, 2 fighters FROM Letnev VIA 14 TO 27` */
export const move: Grammar<IntentOf<'move'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['from', 'via', 'to', 'with']);
    const cargo = readCargo(reading, withCompany(clauses));
    const from = readFrom(reading, clauses, cargo);
    const way = clauses.parts.filter((part) => part.link === 'via').flatMap((part) => part.terms);
    const via = way.length === 0 ? [] : readSystems(reading, way);
    const target = partOf(reading, clauses, 'to');
    const to = target === undefined ? undefined : readSystem(reading, target, 'to');
    if (cargo === undefined || from === undefined || via === undefined || (target !== undefined && to === undefined)) return undefined;
    if (cargo.units.length + cargo.leaders.length === 0) return missing(reading, 'units');
    return { order: 'move', units: cargo.units, leaders: cargo.leaders, from, via, ...(to === undefined ? {} : { to }) };
  },
  print: (intent, p) => {
    const cargo = [...intent.units.map(p.unit), ...intent.leaders.map(p.leader)].join(', ');
    const via = intent.via.length === 0 ? '' : ` ${p.link('via')} ${intent.via.map(p.system).join(', ')}`;
    return `${p.order('move')} ${cargo} ${p.link('from')} ${p.system(intent.from)}${via}${intent.to === undefined ? '' : ` ${p.link('to')} ${p.system(intent.to)}`}`;
  },
};

/** Where the move begins; if that is not said, the suggestion says where the first piece is. */
function readFrom(reading: Reading, clauses: Clauses, cargo: Cargo | undefined): SystemId | undefined {
  const terms = partOf(reading, clauses, 'from');
  if (terms !== undefined) return readSystem(reading, terms, 'from');
  const { state, seat } = reading.context;
  const ship = cargo?.units.find((unit) => 'number' in unit);
  const piece = Object.values(state.pieces).find((one) => one.seat === seat && ship !== undefined && 'number' in ship && one.kind === ship.kind && one.number === ship.number);
  const suggestion: Intent | undefined = cargo === undefined || piece === undefined || clauses.parts.length > 0 ? undefined : { order: 'move', ...cargo, from: piece.system, via: [] };
  reading.problems.push({ ...unread('missing-part', { order: reading.order, part: 'from' }), ...(suggestion === undefined ? {} : { suggestion }) });
  return undefined;
}
