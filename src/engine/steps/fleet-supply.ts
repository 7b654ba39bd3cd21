import type { PieceId, SeatId, SystemId } from '../ids.js';
import type { Piece } from '../state.js';
import { ask, label, type Step, type TurnView } from '../step.js';
import { leadersAboard, piecesIn } from '../calc/board.js';
import { isEmpty } from '../calc/forces.js';
import { unitType, unsupportedFighters } from '../calc/capacity.js';
import { fleetSupply, supplyUsed } from '../calc/supply.js';
import { loseShips } from './leader-fates.js';

type Place = { readonly seat: SeatId; readonly system: SystemId; readonly path: string };

/** R2.10: ending over fleet supply removes the excess at once; the owner chooses, by default the cheapest, ships with leaders last (R5.24). */
export function* loseFleetSupplyExcess(turn: TurnView, { seat, system, path }: Place): Step<void> {
  const excess = supplyUsed(turn.state, turn.rules, { system, seat }) - fleetSupply(turn.state, turn.rules, seat);
  if (excess <= 0) return;
  const ships = piecesIn(turn.state, system, seat).filter((piece) => unitType(turn.rules, piece.kind).countsTowardSupply);
  const candidates = cheapestFirst(turn, ships);
  const lost = candidates.length <= excess || allAlike(turn, candidates) ? candidates.slice(0, excess) : (yield* ask({
    kind: 'supply', id: label(path, 'supply', seat), seat, cites: ['R2.10', 'R5.24'],
    params: { system, excess, candidates }, default: { lost: candidates.slice(0, excess) },
  })).lost;
  yield* loseShips(turn, { system, path, losses: lost.map((piece) => ({ piece, cause: 'fleet-supply' as const })) });
}

/** Fighters that nothing supports are lost, those with a leader last; their leaders are killed without a die (R5.24, RULINGS "Admiral on a Fighter"). */
export function* loseUnsupported(turn: TurnView, { seat, system, path }: Place): Step<void> {
  const excess = unsupportedFighters(turn.state, turn.rules, { system, seat });
  if (excess === 0) return;
  const fighters = piecesIn(turn.state, system, seat).filter((piece) => piece.kind === 'fighter');
  const lost = cheapestFirst(turn, fighters).slice(0, excess);
  yield* loseShips(turn, { system, path: label(path, 'no-support'), losses: lost.map((piece) => ({ piece, cause: 'no-support' as const })) });
}

function cheapestFirst(turn: TurnView, ships: readonly Piece[]): readonly PieceId[] {
  const leaders = (piece: Piece): number => leadersAboard(turn.state, piece.id).length;
  const cost = (piece: Piece): number => unitType(turn.rules, piece.kind).cost;
  return [...ships]
    .sort((left, right) => leaders(left) - leaders(right) || cost(left) - cost(right) || Number(right.damaged) - Number(left.damaged) || right.number - left.number)
    .map((piece) => piece.id);
}

/** A choice among ships that differ in nothing is no choice. */
function allAlike(turn: TurnView, ids: readonly PieceId[]): boolean {
  const ships = ids.flatMap((id) => turn.state.pieces[id] ?? []);
  const [first] = ships;
  return first !== undefined && ships.every((piece) => piece.kind === first.kind && piece.damaged === first.damaged && isEmpty(piece.cargo) && leadersAboard(turn.state, piece.id).length === 0);
}
