import { pieceOf, planetOf, seatOf, systemOf, leaderOf } from './calc/board.js';
import { count, withChange } from './calc/forces.js';
import type { Change } from './events.js';
import type { GameState, Piece } from './state.js';
import { freeNumber, pieceId } from './calc/numbering.js';

/** One overruling of the moderator, carried out to the letter; the invariants are checked by whoever stores the correction. */
export function applyChange(state: GameState, change: Change): GameState {
  switch (change.change) {
    case 'planet-owner': {
      const { owner: _owner, ...planet } = planetOf(state, change.planet);
      return { ...state, planets: { ...state.planets, [planet.id]: { ...planet, ownedSince: state.round, ...(change.owner === undefined ? {} : { owner: change.owner }) } } };
    }
    case 'planet-exhausted': return { ...state, planets: { ...state.planets, [change.planet]: { ...planetOf(state, change.planet), exhausted: change.exhausted } } };
    case 'forces': return setForces(state, change);
    case 'cargo': {
      const piece = pieceOf(state, change.piece);
      return setPiece(state, { ...piece, cargo: withChange(piece.cargo, change.kind, change.count - count(piece.cargo, change.kind)) });
    }
    case 'dock': {
      const { dock, ...planet } = planetOf(state, change.planet);
      return { ...state, planets: { ...state.planets, [planet.id]: change.present ? { ...planet, dock: dock ?? { builtRound: state.round } } : planet } };
    }
    case 'piece-added': {
      const number = freeNumber(state, change.seat, change.kind);
      return setPiece(state, { id: pieceId(change.seat, change.kind, number), seat: change.seat, kind: change.kind, number, system: systemOf(state, change.system).id, damaged: false, cargo: {} });
    }
    case 'piece-removed': {
      const { [change.piece]: removed, ...pieces } = state.pieces;
      return removed === undefined ? state : { ...state, pieces };
    }
    case 'piece-moved': return setPiece(state, { ...pieceOf(state, change.piece), system: systemOf(state, change.system).id });
    case 'piece-damaged': return setPiece(state, { ...pieceOf(state, change.piece), damaged: change.damaged });
    case 'leader': return { ...state, leaders: { ...state.leaders, [change.leader]: { ...leaderOf(state, change.leader), at: change.at } } };
    case 'counters': return { ...state, seats: { ...state.seats, [change.seat]: { ...seatOf(state, change.seat), counters: { command: change.command, strategy: change.strategy, fleet: change.fleet } } } };
    case 'system-counter': {
      const system = systemOf(state, change.system);
      const others = system.counters.filter((seat) => seat !== change.seat);
      return { ...state, systems: { ...state.systems, [system.id]: { ...system, counters: change.present ? [...others, change.seat] : others } } };
    }
    case 'trade-goods': return { ...state, seats: { ...state.seats, [change.seat]: { ...seatOf(state, change.seat), tradeGoods: change.count } } };
    case 'technology': {
      const seat = seatOf(state, change.seat);
      const others = seat.technologies.filter((technology) => technology !== change.technology);
      return { ...state, seats: { ...state.seats, [seat.id]: { ...seat, technologies: change.known ? [...others, change.technology] : others } } };
    }
    case 'passed': return { ...state, seats: { ...state.seats, [change.seat]: { ...seatOf(state, change.seat), passed: change.passed } } };
  }
}

function setPiece(state: GameState, piece: Piece): GameState {
  return { ...state, pieces: { ...state.pieces, [piece.id]: piece } };
}

function setForces(state: GameState, change: Extract<Change, { change: 'forces' }>): GameState {
  const planet = planetOf(state, change.planet);
  const { [change.seat]: before = {}, ...others } = planet.forces;
  const now = withChange(before, change.kind, change.count - count(before, change.kind));
  const forces = Object.keys(now).length === 0 ? others : { ...others, [change.seat]: now };
  return { ...state, planets: { ...state.planets, [planet.id]: { ...planet, forces } } };
}
