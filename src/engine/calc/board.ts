import type { LeaderClass, PieceId, PlanetId, SeatId, SystemId } from '../ids.js';
import type { Forces, GameState, Leader, Piece, Planet, Seat, System } from '../state.js';
import { at } from './at.js';
import { none } from './forces.js';

// Looking things up on the board. A name that is not on it is a mistake of the program: orders are checked before they come here.

export function systemOf(state: GameState, id: SystemId): System {
  return known(at(state.systems, id), `system ${id}`);
}
export function planetOf(state: GameState, id: PlanetId): Planet {
  return known(at(state.planets, id), `planet ${id}`);
}
export function pieceOf(state: GameState, id: PieceId): Piece {
  return known(at(state.pieces, id), `piece ${id}`);
}
export function seatOf(state: GameState, id: SeatId): Seat {
  return known(at(state.seats, id), `seat ${id}`);
}
export function leaderOf(state: GameState, id: string): Leader {
  return known(at(state.leaders, id), `leader ${id}`);
}

/** All ships in a system, of one seat if given, in the order of their ids' numbers. */
export function piecesIn(state: GameState, system: SystemId, seat?: SeatId): readonly Piece[] {
  return Object.values(state.pieces)
    .filter((piece) => piece.system === system && (seat === undefined || piece.seat === seat))
    .sort(byKindAndNumber);
}

/** Ships of anybody else in a system. */
export function enemyShipsIn(state: GameState, system: SystemId, seat: SeatId): readonly Piece[] {
  return piecesIn(state, system).filter((piece) => piece.seat !== seat);
}

export function forcesOn(state: GameState, planet: PlanetId, seat: SeatId): Forces {
  return planetOf(state, planet).forces[seat] ?? none;
}

/** Leaders aboard a ship, in the order in which the race lists them (TRACE: order of several dice). */
export function leadersAboard(state: GameState, piece: PieceId): readonly Leader[] {
  return Object.values(state.leaders).filter((leader) => leader.at.on === 'piece' && leader.at.piece === piece);
}
export function leadersOn(state: GameState, planet: PlanetId): readonly Leader[] {
  return Object.values(state.leaders).filter((leader) => leader.at.on === 'planet' && leader.at.planet === planet);
}
export function captivesOf(state: GameState, captor: SeatId): readonly Leader[] {
  return Object.values(state.leaders)
    .filter((leader) => leader.at.on === 'captive' && leader.at.captor === captor);
}
export function hasLeaderOn(state: GameState, planet: PlanetId, seat: SeatId, kind: LeaderClass): boolean {
  return leadersOn(state, planet).some((leader) => leader.seat === seat && leader.class === kind);
}
/** Leaders of a class with a fleet: aboard any of the seat's ships in the system. */
export function leadersInFleet(state: GameState, system: SystemId, seat: SeatId, kind: LeaderClass): readonly Leader[] {
  return piecesIn(state, system, seat).flatMap((piece) => leadersAboard(state, piece.id)).filter((leader) => leader.class === kind);
}
export function planetsOwnedBy(state: GameState, seat: SeatId): readonly Planet[] {
  return Object.values(state.planets).filter((planet) => planet.owner === seat);
}

/** Seats in order of play from a seat on, the seat itself last or first as `from` says. */
export function seatsFrom(state: GameState, first: SeatId): readonly SeatId[] {
  const start = Math.max(0, state.seatOrder.indexOf(first));
  return [...state.seatOrder.slice(start), ...state.seatOrder.slice(0, start)];
}

const kindOrder = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship'];
export function byKindAndNumber(left: Piece, right: Piece): number {
  return kindOrder.indexOf(left.kind) - kindOrder.indexOf(right.kind) || left.number - right.number || (left.id < right.id ? -1 : 1);
}

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`there is no ${what}`);
  return found;
}
