import { shipKinds, type ForceKind, type SeatId, type UnitKind } from '../../engine/ids.js';
import type { GameState, LeaderPlace } from '../../engine/state.js';
import type { ReportContext } from './context.js';
import { total } from './losses.js';

const kinds: readonly UnitKind[] = [...shipKinds, 'ground-force', 'shock-troop', 'mechanized-unit', 'pds', 'space-dock'];
const forceKinds: readonly ForceKind[] = ['ground-force', 'shock-troop', 'mechanized-unit', 'pds'];

/** What differs between two states, in words: owners, units, counters, leaders, places. Never read from events, so that nothing goes untold. */
export function changeLines(context: ReportContext): readonly string[] {
  const seats = context.after.seatOrder;
  return [
    ...joined(ownerChanges(context)),
    ...exhaustion(context),
    ...seats.flatMap((seat) => seatLine(context, seat)),
    ...seats.flatMap((seat) => moveLines(context, seat)),
    ...leaderLines(context),
  ];
}

function joined(parts: readonly string[]): readonly string[] {
  return parts.length === 0 ? [] : [parts.join('; ')];
}

function ownerChanges({ before, after, n, words }: ReportContext): readonly string[] {
  const name = (seat: SeatId | undefined): string => (seat === undefined ? words.neutral : n.seat(seat));
  return Object.values(after.planets).flatMap((planet) => {
    const from = before.planets[planet.id]?.owner;
    return from === planet.owner ? [] : [`${n.planet(planet.id)}: ${name(from)} -> ${name(planet.owner)}`];
  });
}

function exhaustion({ before, after, n, words }: ReportContext): readonly string[] {
  const turned = (exhausted: boolean): string => Object.values(after.planets).filter((planet) => planet.exhausted === exhausted && before.planets[planet.id]?.exhausted !== exhausted).map((planet) => n.planet(planet.id)).join(', ');
  const exhausted = turned(true);
  const refreshed = turned(false);
  return [...(exhausted === '' ? [] : [words.exhausted(exhausted)]), ...(refreshed === '' ? [] : [words.refreshed(refreshed)])];
}

/** Units of a seat on the board, aboard and on planets. */
function census(state: GameState, seat: SeatId): Readonly<Record<string, number>> {
  const pieces = Object.values(state.pieces).filter((piece) => piece.seat === seat);
  const forces = total([...pieces.map((piece) => piece.cargo), ...Object.values(state.planets).map((planet) => planet.forces[seat] ?? {})]);
  const docks = Object.values(state.planets).filter((planet) => planet.owner === seat && planet.dock !== undefined).length;
  return { ...Object.fromEntries(shipKinds.map((kind) => [kind, pieces.filter((piece) => piece.kind === kind).length])), ...Object.fromEntries(forceKinds.map((kind) => [kind, forces[kind] ?? 0])), 'space-dock': docks };
}

function seatLine(context: ReportContext, seat: SeatId): readonly string[] {
  const { before, after, n, words } = context;
  const old = census(before, seat);
  const now = census(after, seat);
  const units = kinds.flatMap((kind) => {
    const change = (now[kind] ?? 0) - (old[kind] ?? 0);
    return change === 0 ? [] : [`${change > 0 ? '+' : '-'}${n.tally(kind, Math.abs(change))}`];
  });
  const was = before.seats[seat];
  const is = after.seats[seat];
  const counters = (['command', 'strategy', 'fleet'] as const).flatMap((pool) => difference(was?.counters[pool], is?.counters[pool], words.counters[pool]));
  const goods = difference(was?.tradeGoods, is?.tradeGoods, words.tradeGoods);
  const learnt = (is?.technologies ?? []).filter((id) => !(was?.technologies ?? []).includes(id)).map((id) => words.learns(n.technology(id)));
  const parts = [...units, ...damage(context, seat), ...counters, ...goods, ...learnt];
  return parts.length === 0 ? [] : [`${n.seat(seat)}: ${parts.join(', ')}`];
}

function difference(was: number | undefined, is: number | undefined, what: string): readonly string[] {
  return was === undefined || is === undefined || was === is ? [] : [`${what} ${was} -> ${is}`];
}

function damage({ before, after, n, words }: ReportContext, seat: SeatId): readonly string[] {
  const turned = (damaged: boolean): readonly string[] => Object.values(after.pieces).filter((piece) => piece.seat === seat && piece.damaged === damaged && (before.pieces[piece.id]?.damaged ?? false) !== damaged).map((piece) => piece.id);
  const damaged = turned(true);
  const repaired = turned(false);
  return [...(damaged.length === 0 ? [] : [words.damaged(n.pieces(damaged))]), ...(repaired.length === 0 ? [] : [words.repaired(n.pieces(repaired))])];
}

/** Ships that are somewhere else now, by the way they took. */
function moveLines({ before, after, n }: ReportContext, seat: SeatId): readonly string[] {
  const moved = new Map<string, string[]>();
  for (const piece of Object.values(after.pieces)) {
    const from = before.pieces[piece.id]?.system;
    if (piece.seat !== seat || from === undefined || from === piece.system) continue;
    const key = `${from} -> ${piece.system}`;
    moved.set(key, [...(moved.get(key) ?? []), piece.id]);
  }
  return [...moved].map(([way, pieces]) => `${n.seat(seat)} ${way}: ${n.pieces(pieces)}`);
}

function leaderLines({ before, after, n }: ReportContext): readonly string[] {
  return Object.values(after.leaders).flatMap((leader) => {
    const was = before.leaders[leader.id]?.at;
    return was === undefined || samePlace(was, leader.at) ? [] : [`${n.leader(leader.id)}: ${n.where(was)} -> ${n.where(leader.at)}`];
  });
}
function samePlace(a: LeaderPlace, b: LeaderPlace): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
