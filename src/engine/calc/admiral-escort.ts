import { shipsIn, type Move } from '../actions/references.js';
import type { OrderContext } from '../actions/outcome.js';
import type { PieceId } from '../ids.js';
import type { Piece } from '../state.js';
import { leadersAboard } from './board.js';

/**
 * B45: up to three Dreadnoughts that begin and end their move with an Admiral move one step further; his own is counted first, the others
 * in the order of the orders. Looked at over all MOVE lines with the same beginning and the same end.
 */
export function escortOf(context: OrderContext, moves: readonly Move[]): ReadonlySet<PieceId> {
  const { speed } = context.rules.leaders.admiral;
  if (speed.ownShipOnly) return new Set();
  const ways = [...new Set(moves.map(wayOf))];
  return new Set(ways.flatMap((way) => {
    const ships = moves.filter((move) => wayOf(move) === way).flatMap((move) => shipsOf(context, move));
    const flagship = ships.find((ship) => carriesAdmiral(context, ship));
    if (flagship === undefined) return [];
    const escort = [flagship, ...ships].filter((ship) => ship.kind === speed.of).map((ship) => ship.id);
    return [...new Set(escort)].slice(0, speed.ships);
  }));
}

function wayOf({ from, to = '' }: Move): string {
  return `${from} > ${to}`;
}

function shipsOf(context: OrderContext, { from, units }: Move): readonly Piece[] {
  const ships = shipsIn(context, from, units);
  return ships.ok ? ships.value : [];
}

function carriesAdmiral({ state }: OrderContext, ship: Piece): boolean {
  return leadersAboard(state, ship.id).some((leader) => leader.class === 'admiral');
}
