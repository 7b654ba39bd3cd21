import type { ForceKind, PieceId, ShipKind, SystemId } from '../ids.js';
import type { ActionIntent, LeaderRef, UnitRef } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import type { GameState, Leader, Piece } from '../state.js';
import { leadersAboard, piecesIn } from '../calc/board.js';
import { isShip } from '../calc/capacity.js';
import { pieceId } from '../calc/numbering.js';
import type { OrderContext } from './outcome.js';

type NumberedRef = Extract<UnitRef, { number: number }>;
type CountedRef = Extract<UnitRef, { count: number }>;

export type Move = Extract<ActionIntent, { order: 'move' }>;

// What an order names, found on the board. A name that fits nothing is a problem, never a guess.

export type Found<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };
export const found = <T>(value: T): Found<T> => ({ ok: true, value });
export const missing = (problem: Problem): Found<never> => ({ ok: false, problem });

/** The ships of a list of references that are in a system; `2 fighters` takes those that carry no leader first. */
export function shipsIn(context: OrderContext, system: SystemId, units: readonly UnitRef[]): Found<readonly Piece[]> {
  const chosen: Piece[] = [];
  for (const unit of units) {
    if (!isShip(unit.kind)) continue;
    const next = 'number' in unit ? oneShip(context, system, unit) : someShips(context, system, { unit, taken: chosen });
    if (!next.ok) return next;
    chosen.push(...next.value.filter((piece) => !chosen.includes(piece)));
  }
  return found(chosen);
}

function oneShip(context: OrderContext, system: SystemId, unit: NumberedRef): Found<readonly Piece[]> {
  const piece = context.state.pieces[pieceId(context.seat, unit.kind, unit.number)];
  if (piece !== undefined && piece.system === system) return found([piece]);
  return missing(piece === undefined ? noSuchPiece(context.state, unit) : refuse('no-such-piece', { unit, system }, ['R2.4']));
}

function noSuchPiece(state: GameState, unit: NumberedRef): Problem {
  const others = Object.values(state.pieces).filter((piece) => piece.kind === unit.kind && piece.number === unit.number);
  const owner = others.length === 1 ? others[0]?.seat : undefined;
  return owner === undefined ? refuse('no-such-piece', { unit }, ['R2.4']) : refuse('not-your-piece', { unit, owner }, ['R2.4']);
}

function someShips(context: OrderContext, system: SystemId, { unit, taken }: { unit: CountedRef; taken: readonly Piece[] }): Found<readonly Piece[]> {
  const here = piecesIn(context.state, system, context.seat).filter((piece) => piece.kind === unit.kind && !taken.includes(piece));
  const free = [...here].sort((left, right) => leadersAboard(context.state, left.id).length - leadersAboard(context.state, right.id).length);
  if (free.length < unit.count) return missing(refuse('not-enough', { unit, have: here.length, where: system }, ['R2.4']));
  return found(free.slice(0, unit.count));
}

/** One ship of the seat, wherever it is: by its number, or the only one of its kind in the system. */
export function shipNamed(context: OrderContext, unit: UnitRef, system?: SystemId): Found<Piece> {
  if (!isShip(unit.kind)) return missing(refuse('transfer-needs-ship', {}, ['B8']));
  if ('number' in unit) {
    const piece = context.state.pieces[pieceId(context.seat, unit.kind, unit.number)];
    return piece === undefined ? missing(noSuchPiece(context.state, unit)) : found(piece);
  }
  const own = Object.values(context.state.pieces).filter((piece) => piece.seat === context.seat && piece.kind === unit.kind);
  const here = system === undefined ? own : own.filter((piece) => piece.system === system);
  const [first] = here;
  return first === undefined ? missing(refuse('no-such-piece', { unit, ...(system === undefined ? {} : { system }) }, ['R2.4'])) : found(first);
}

/** The counts of ground forces and PDS in a list of references. */
export function forcesNamed(units: readonly UnitRef[]): readonly { readonly kind: ForceKind; readonly count: number }[] {
  return units.flatMap((unit) => (isForce(unit.kind) && 'count' in unit ? [{ kind: unit.kind, count: unit.count }] : []));
}
export function shipsNamed(units: readonly UnitRef[]): boolean {
  return units.some((unit) => isShip(unit.kind));
}
function isForce(kind: ShipKind | ForceKind): kind is ForceKind {
  return !isShip(kind);
}

/** A seat's own leader who can act. Of two of a class the one at `where` is meant, if there is just one there. */
export function ownLeader(context: OrderContext, ref: LeaderRef, where?: (leader: Leader) => boolean): Found<Leader> {
  const own = Object.values(context.state.leaders).filter((leader) => leader.seat === context.seat && leader.class === ref.class);
  const numbered = ref.number === undefined ? own : own.slice(ref.number - 1, ref.number);
  const free = numbered.filter((leader) => leader.at.on === 'planet' || leader.at.on === 'piece');
  const best = (where === undefined ? undefined : free.find(where)) ?? free[0];
  if (best !== undefined) return found(best);
  const captive = numbered.find((leader) => leader.at.on === 'captive');
  if (captive?.at.on === 'captive') return missing(refuse('leader-is-captive', { leader: captive.id, captor: captive.at.captor }, ['R4.0j']));
  const out = numbered[0];
  return missing(out === undefined ? refuse('no-such-leader', { leader: ref }, ['A1', 'R4.0a']) : refuse('leader-is-out', { leader: out.id }, ['A26']));
}

/** The system a leader is in, on a planet or aboard; undefined for captives and leaders out of the game. */
export function systemOfLeader(state: GameState, leader: Leader): SystemId | undefined {
  switch (leader.at.on) {
    case 'planet': return state.planets[leader.at.planet]?.system;
    case 'piece': return state.pieces[leader.at.piece]?.system;
    case 'captive': case 'limbo': case 'out': return undefined;
  }
}

export function idsOf(pieces: readonly Piece[]): readonly PieceId[] {
  return pieces.map((piece) => piece.id);
}
