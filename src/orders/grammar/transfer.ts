import type { Intent, LeaderRef, PlaceRef, UnitRef } from '../../engine/order-intents.js';
import { readPlace } from '../read/places.js';
import { readCargo, readShip } from '../read/units.js';
import { clausesOf, missing, partOf, unknown, unread, type Reading } from '../reading.js';
import { isIdle, meaningOf, type Term } from '../terms.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `TRANSFER Admiral FROM Arc Prime TO Dreadnought 1` */
export const transfer: Grammar<IntentOf<'transfer'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['from', 'onto', 'to', 'on']);
    const cargo = readCargo(reading, clauses.head);
    const target = partOf(reading, clauses, 'onto', 'to', 'on');
    const to = target === undefined ? missing(reading, 'to') : readTarget(reading, target);
    const origin = partOf(reading, clauses, 'from');
    const from = origin === undefined ? noOrigin(reading, cargo?.leaders ?? [], to) : readOrigin(reading, origin);
    if (cargo === undefined || from === undefined || to === undefined) return undefined;
    const [first] = clauses.head.filter((term) => !isIdle(term));
    if (cargo.leaders.length === 0 || first === undefined) return missing(reading, 'leader');
    if (cargo.units.length > 0) return unknown(reading, first, 'leader');
    return { order: 'transfer', leaders: cargo.leaders, from, to };
  },
  print: (intent, p) => `${p.order('transfer')} ${intent.leaders.map(p.leader).join(', ')} ${p.link('from')} ${p.place(intent.from)} ${p.link('onto')} ${p.place(intent.to)}`,
};

/** Where the leader is, is no secret to his owner: the suggestion says it. */
function noOrigin(reading: Reading, leaders: readonly LeaderRef[], to: IntentOf<'transfer'>['to'] | undefined): undefined {
  const { state, seat } = reading.context;
  const [named] = leaders;
  const leader = Object.values(state.leaders).find((one) => one.seat === seat && one.class === named?.class);
  const piece = leader?.at.on === 'piece' ? state.pieces[leader.at.piece] : undefined;
  const from = leader?.at.on === 'planet' ? { planet: leader.at.planet } : piece === undefined ? undefined : { kind: piece.kind, number: piece.number };
  const suggestion: Intent | undefined = from === undefined || to === undefined ? undefined : { order: 'transfer', leaders, from, to };
  reading.problems.push({ ...unread('missing-part', { order: reading.order, part: 'from' }), ...(suggestion === undefined ? {} : { suggestion }) });
  return undefined;
}

/** A ship; a planet is understood too, so that the rules can say why it is none. */
function readTarget(reading: Reading, terms: readonly Term[]): IntentOf<'transfer'>['to'] | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  const planet = useful.length === 1 ? meaningOf(useful[0], 'planet') : undefined;
  return planet === undefined ? readShip(reading, terms) : { planet: planet.planet };
}

function readOrigin(reading: Reading, terms: readonly Term[]): PlaceRef | UnitRef | undefined {
  const useful = terms.filter((term) => !isIdle(term));
  const [first, second] = useful;
  if (first === undefined) return missing(reading, 'from');
  const ship = meaningOf(first, 'unit') !== undefined || (meaningOf(first, 'number') !== undefined && meaningOf(second, 'unit') !== undefined);
  // A shortened kind of ship (`Dread 1`) is followed by its number; no place is.
  const shortened = first.meanings.length === 0 && meaningOf(second, 'number') !== undefined;
  return ship || shortened ? readShip(reading, useful) : readPlace(reading, useful);
}
