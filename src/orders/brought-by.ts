import type { LeaderId, SeatId, UnitKind } from '../engine/ids.js';
import type { Intent } from '../engine/order-intents.js';
import type { GameState, Piece } from '../engine/state.js';

/** What a landing lacks: a leader, or so many of a force. */
export type Lacking = { readonly leader: LeaderId } | { readonly kind: UnitKind; readonly count: number };
type Move = Extract<Intent, { readonly order: 'move' }>;
export type Fleet = { readonly state: GameState; readonly seat: SeatId; readonly move: Move; readonly lacking: Lacking };

/** How much of what is lacking a move would have brought: what it names, and what is aboard the ships that it names. */
export function broughtBy({ state, seat, move, lacking }: Fleet): number {
  const ships = Object.values(state.pieces).filter((piece) => piece.seat === seat && piece.system === move.from && names(move, piece));
  if ('leader' in lacking) return bringsLeader({ state, seat, move, lacking: lacking.leader, ships }) ? 1 : 0;
  const named = move.units.reduce((sum, unit) => sum + (unit.kind === lacking.kind && 'count' in unit ? unit.count : 0), 0);
  const aboard = ships.reduce((sum, ship) => sum + (Object.entries(ship.cargo).find(([kind]) => kind === lacking.kind)?.[1] ?? 0), 0);
  return Math.max(named, aboard);
}

function names(move: Move, ship: Piece): boolean {
  return move.units.some((unit) => unit.kind === ship.kind && (!('number' in unit) || unit.number === ship.number));
}

function bringsLeader({ state, move, lacking, ships }: Omit<Fleet, 'lacking'> & { readonly lacking: LeaderId; readonly ships: readonly Piece[] }): boolean {
  const leader = state.leaders[lacking];
  if (leader === undefined) return false;
  const { at } = leader;
  if (at.on === 'piece' && ships.some((ship) => ship.id === at.piece)) return true;
  return move.leaders.some((ref) => ref.class === leader.class);
}
