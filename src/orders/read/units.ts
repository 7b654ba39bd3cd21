import { shipKinds, type ForceKind, type SeatId, type ShipKind, type UnitKind } from '../../engine/ids.js';
import type { LeaderRef, UnitRef } from '../../engine/order-intents.js';
import { refuse } from '../../engine/problems.js';
import { refuses } from '../problems.js';
import { itemsOf, match, missing, nothingMore, unknown, unread, type Reading } from '../reading.js';
import { linksOf, meaningOf, type Term } from '../terms.js';
import { checkedNumber } from './places.js';

export type Cargo = { readonly units: readonly UnitRef[]; readonly leaders: readonly LeaderRef[] };
type Step<T> = { readonly value: T; readonly next: number };

export function isShip(kind: UnitKind): kind is ShipKind {
  return shipKinds.some((ship) => ship === kind);
}

/** `Dreadnought 1 and 2, 3 ground forces, General`: pieces, counts and leaders in any order. */
export function readCargo(reading: Reading, terms: readonly Term[]): Cargo | undefined {
  const units: UnitRef[] = [];
  const leaders: LeaderRef[] = [];
  let seen = reading.problems.length;
  let refusals = 0;
  for (const item of itemsOf(terms)) {
    refusals += reading.problems.slice(seen).filter((problem) => problem.severity === 'refused').length;
    seen = reading.problems.length;
    if (refusals >= mostRefusals) break;
    let at = 0;
    while (at < item.length) {
      const again = sameKindAgain(units, item, at);
      if (again !== undefined) {
        units.push(again.value);
        at = again.next;
        continue;
      }
      const read = readOne(reading, item, at);
      if (read === undefined) break;
      if ('class' in read.value) leaders.push(read.value);
      else units.push(read.value);
      at = read.next;
    }
  }
  return refusals > 0 || refuses(reading.problems.slice(seen)) ? undefined : { units, leaders };
}

/** A list that is not understood is not gone through to its end. */
const mostRefusals = 3;

/** `Dreadnought 1 and 2`: a number alone, behind a piece. */
function sameKindAgain(units: readonly UnitRef[], item: readonly Term[], at: number): Step<UnitRef> | undefined {
  const last = units.at(-1);
  const number = meaningOf(item[at], 'number');
  if (at !== 0 || item.length !== 1 || number === undefined || last === undefined || !('number' in last)) return undefined;
  return number.value >= 1 && number.value <= 9999 ? { value: { kind: last.kind, number: number.value }, next: 1 } : undefined;
}

function readOne(reading: Reading, item: readonly Term[], at: number): Step<UnitRef | LeaderRef> | undefined {
  const owner = meaningOf(item[at], 'seat');
  const start = owner === undefined || meaningOf(item[at], 'leader-name') !== undefined ? at : at + 1;
  const term = item[start];
  if (term === undefined) return item[at] === undefined ? undefined : unknown(reading, item[at], 'unit-or-leader');
  const count = meaningOf(term, 'number');
  if (count !== undefined && meaningOf(term, 'leader-name') === undefined) return readCount(reading, item, start);
  const found = match(reading, item, start, { kinds: ['unit', 'leader', 'leader-name'], expected: 'unit-or-leader' });
  if (found === undefined) return undefined;
  if (found.meaning.is === 'leader-name') return readOwner(reading, item, { value: found.meaning.leader, next: found.next });
  if (found.meaning.is === 'leader') return readLeaderNumber(reading, item, { value: { class: found.meaning.class }, next: found.next });
  if (found.meaning.is !== 'unit') return undefined;
  const unit = readUnitNumber(reading, item, { kind: found.meaning.kind, next: found.next, term });
  return unit === undefined ? undefined : ownOnly(reading, item, { unit, owner: start > at ? owner?.seat : undefined });
}

/** `2 fighters`. */
function readCount(reading: Reading, item: readonly Term[], at: number): Step<UnitRef> | undefined {
  const term = item[at];
  const count = meaningOf(term, 'number');
  if (term === undefined || count === undefined) return undefined;
  if (item[at + 1] === undefined) return unknown(reading, term, 'unit');
  const found = match(reading, item, at + 1, { kinds: ['unit'], expected: 'unit' });
  const value = checkedNumber(reading, term, count.value);
  if (found?.meaning.is !== 'unit' || value === undefined) return undefined;
  const { kind } = found.meaning;
  if (kind === 'space-dock') return unknown(reading, item[at + 1] ?? term, 'unit-or-leader');
  return ownOnly(reading, item, { unit: { value: { kind, count: value }, next: found.next }, owner: undefined });
}

/** `Dreadnought 2`; a unit without number is that of which the seat has one only. */
function readUnitNumber(reading: Reading, item: readonly Term[], { kind, next, term }: { readonly kind: UnitKind; readonly next: number; readonly term: Term }): Step<UnitRef> | undefined {
  if (kind === 'space-dock') return unknown(reading, term, 'unit-or-leader');
  const number = meaningOf(item[next], 'number');
  const numbered = item[next];
  if (number !== undefined && numbered !== undefined) {
    const value = checkedNumber(reading, numbered, number.value);
    if (value === undefined) return undefined;
    return { value: isShip(kind) ? { kind, number: value } : { kind, count: value }, next: next + 1 };
  }
  const bare = bareUnit(reading, kind, term);
  return bare === undefined ? undefined : { value: bare, next };
}

function bareUnit(reading: Reading, kind: ShipKind | ForceKind, term: Term): UnitRef | undefined {
  if (!isShip(kind) || kind === 'fighter') {
    reading.problems.push(unread('missing-count', { kind }, term));
    return undefined;
  }
  const own = Object.values(reading.context.state.pieces).filter((piece) => piece.seat === reading.context.seat && piece.kind === kind);
  const [only, second] = own;
  if (second !== undefined) {
    reading.problems.push(unread('which-piece', { kind, pieces: own.map((piece) => piece.id).slice(0, 8) }, term));
    return undefined;
  }
  return only === undefined ? { kind, count: 1 } : { kind, number: only.number };
}

/** `Dreadnought 1 OF Hacan`, `Hacan Dreadnought 1`: another seat's piece is refused as such. */
function ownOnly(reading: Reading, item: readonly Term[], { unit, owner }: { readonly unit: Step<UnitRef>; readonly owner: SeatId | undefined }): Step<UnitRef> | undefined {
  const behind = linksOf(item[unit.next]).includes('of') ? meaningOf(item[unit.next + 1], 'seat')?.seat : undefined;
  const seat = behind ?? owner;
  const next = behind === undefined ? unit.next : unit.next + 2;
  if (seat === undefined || seat === reading.context.seat) return { value: unit.value, next };
  reading.problems.push(refuse('not-your-piece', { unit: unit.value, owner: seat }, ['R2.4']));
  return undefined;
}

function readLeaderNumber(reading: Reading, item: readonly Term[], leader: Step<LeaderRef>): Step<LeaderRef> | undefined {
  const term = item[leader.next];
  const number = meaningOf(term, 'number');
  const countsUnits = meaningOf(item[leader.next + 1], 'unit') !== undefined;
  if (term === undefined || number === undefined || countsUnits) return readOwner(reading, item, leader);
  const value = checkedNumber(reading, term, number.value);
  return value === undefined ? undefined : readOwner(reading, item, { value: { ...leader.value, number: value }, next: leader.next + 1 });
}

/** `Agent OF Hacan`. */
function readOwner(reading: Reading, item: readonly Term[], leader: Step<LeaderRef>): Step<LeaderRef> | undefined {
  if (!linksOf(item[leader.next]).includes('of')) return leader;
  const found = match(reading, item, leader.next + 1, { kinds: ['seat'], expected: 'race' });
  if (found === undefined && item[leader.next + 1] === undefined) return missing(reading, 'seat');
  if (found?.meaning.is !== 'seat') return undefined;
  const { seat } = found.meaning;
  const plain: LeaderRef = { class: leader.value.class, ...(leader.value.number === undefined ? {} : { number: leader.value.number }) };
  return { value: seat === reading.context.seat ? plain : { ...plain, of: seat }, next: found.next };
}

/** One leader and nothing else. */
export function readLeader(reading: Reading, terms: readonly Term[] | undefined): LeaderRef | undefined {
  const [item, another] = itemsOf(terms ?? []);
  if (item === undefined) return missing(reading, 'leader');
  const found = match(reading, item, 0, { kinds: ['leader', 'leader-name'], expected: 'leader' });
  if (found === undefined) return undefined;
  const leader = found.meaning.is === 'leader-name' ? readOwner(reading, item, { value: found.meaning.leader, next: found.next })
    : found.meaning.is === 'leader' ? readLeaderNumber(reading, item, { value: { class: found.meaning.class }, next: found.next })
    : undefined;
  if (leader === undefined || !nothingMore(reading, item, leader.next)) return undefined;
  return another?.[0] === undefined ? leader.value : unknown(reading, another[0], 'nothing');
}

/** One ship: `Dreadnought 1`, or a kind of which the seat has one only. */
export function readShip(reading: Reading, terms: readonly Term[] | undefined): UnitRef | undefined {
  const cargo = readCargo(reading, terms ?? []);
  if (cargo === undefined) return undefined;
  const [unit, another] = cargo.units;
  const extra = terms?.[0];
  if (unit === undefined && cargo.leaders.length === 0) return missing(reading, 'ship');
  if (unit !== undefined && another === undefined && cargo.leaders.length === 0 && isShip(unit.kind)) return unit;
  return extra === undefined ? missing(reading, 'ship') : unknown(reading, extra, 'ship');
}
