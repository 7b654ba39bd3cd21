import type { PieceId, SeatId, ShipKind } from '../ids.js';
import type { GameState } from '../state.js';

export function pieceId(seat: SeatId, kind: ShipKind, number: number): PieceId {
  return `${seat}/${kind}/${number}`;
}

/** The lowest number that no ship of the seat and kind bears, so that a rebuilt ship takes a free number again. */
export function freeNumber(state: GameState, seat: SeatId, kind: ShipKind, taken: readonly number[] = []): number {
  for (let number = 1; ; number += 1) {
    if (!taken.includes(number) && state.pieces[pieceId(seat, kind, number)] === undefined) return number;
  }
}
