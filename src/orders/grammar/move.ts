import type { PlanetId, SystemId } from '../../engine/ids.js';
import type { Intent } from '../../engine/order-intents.js';
import { readPlace, readSystem, readSystems } from '../read/places.js';
import { isShip, readCargo, type Cargo } from '../read/units.js';
import { clausesOf, missing, partOf, unread, withCompany, type Clauses, type Reading } from '../reading.js';
import { isIdle, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `MOVE Dreadnought 1, 2 fighters FROM Letnev VIA 14 TO 27` */
export const move: Grammar<IntentOf<'move'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['from', 'via', 'to', 'with']);
    const cargo = readCargo(reading, withCompany(clauses));
    const way = clauses.parts.filter((part) => part.link === 'via').flatMap((part) => part.terms);
    const via = way.length === 0 ? [] : readSystems(reading, way);
    const target = partOf(reading, clauses, 'to');
    const to = target === undefined ? undefined : readSystem(reading, target, 'to');
    const rest = cargo === undefined || via === undefined || (target !== undefined && to === undefined) ? undefined : { ...cargo, via, ...(to === undefined ? {} : { to }) };
    const from = readFrom(reading, clauses, { cargo, rest });
    if (cargo === undefined || from === undefined || via === undefined || (target !== undefined && to === undefined)) return undefined;
    if (cargo.units.length + cargo.leaders.length === 0) return missing(reading, 'units');
    return { order: 'move', units: cargo.units, leaders: cargo.leaders, ...from, via, ...(to === undefined ? {} : { to }) };
  },
  print: (intent, p) => {
    const cargo = [...intent.units.map(p.unit), ...intent.leaders.map(p.leader)].join(', ');
    const via = intent.via.length === 0 ? '' : ` ${p.link('via')} ${intent.via.map(p.system).join(', ')}`;
    return `${p.order('move')} ${cargo} ${p.link('from')} ${intent.planet === undefined ? p.system(intent.from) : p.planet(intent.planet)}${via}${intent.to === undefined ? '' : ` ${p.link('to')} ${p.system(intent.to)}`}`;
  },
};

type From = { readonly from: SystemId; readonly planet?: PlanetId };

/** `FROM Arc Prime` also says off which planet ground forces come. */
function readPlanetOrSystem(reading: Reading, terms: readonly Term[], cargo: Cargo | undefined): From | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  if (useful.length === 0) return missing(reading, 'from');
  const forces = cargo?.units.some((unit) => !isShip(unit.kind)) === true;
  const place = forces ? readPlace(reading, useful) : undefined;
  if (place !== undefined && 'planet' in place) {
    const system = reading.context.state.planets[place.planet]?.system;
    return system === undefined ? undefined : { from: system, planet: place.planet };
  }
  const system = forces ? place?.system : readSystem(reading, useful, 'from');
  return system === undefined ? undefined : { from: system };
}

/** Where the move begins; if that is not said, the suggestion says where the first piece is. */
function readFrom(reading: Reading, clauses: Clauses, { cargo, rest }: { readonly cargo: Cargo | undefined; readonly rest: Omit<IntentOf<'move'>, 'order' | 'from'> | undefined }): From | undefined {
  const terms = partOf(reading, clauses, 'from');
  if (terms !== undefined) return readPlanetOrSystem(reading, terms, cargo);
  const { state, seat } = reading.context;
  const ship = cargo?.units.find((unit) => 'number' in unit);
  const piece = Object.values(state.pieces).find((one) => one.seat === seat && ship !== undefined && 'number' in ship && one.kind === ship.kind && one.number === ship.number);
  const suggestion: Intent | undefined = rest === undefined || piece === undefined ? undefined : { order: 'move', ...rest, from: piece.system };
  reading.problems.push({ ...unread('missing-part', { order: reading.order, part: 'from' }), ...(suggestion === undefined ? {} : { suggestion }) });
  return undefined;
}
