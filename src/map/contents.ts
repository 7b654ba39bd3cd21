import { shipKinds, type ForceKind, type PlanetId, type SeatId, type ShipKind, type SystemId } from '../engine/ids.js';
import type { Forces, GameState, Leader, Piece } from '../engine/state.js';

export type Fleet = { readonly seat: SeatId; readonly ships: readonly { readonly kind: ShipKind; readonly count: number; readonly damaged: number }[]; readonly cargo: Forces; readonly leaders: readonly Leader[] };

export const forceKinds: readonly ForceKind[] = ['ground-force', 'shock-troop', 'mechanized-unit', 'pds'];

/** Kinds that are there, in a fixed order. */
export function present(forces: Forces): readonly { readonly kind: ForceKind; readonly count: number }[] {
  return forceKinds.map((kind) => ({ kind, count: forces[kind] ?? 0 })).filter(({ count }) => count > 0);
}

/** The fleets in a system, in seat order, the biggest ships first. */
export function fleetsIn(state: GameState, system: SystemId): readonly Fleet[] {
  const here = Object.values(state.pieces).filter((piece) => piece.system === system);
  return state.seatOrder.flatMap((seat) => {
    const own = here.filter((piece) => piece.seat === seat);
    return own.length === 0 ? [] : [{ seat, ships: byKind(own), cargo: together(own), leaders: aboard(state, own) }];
  });
}

/** Leaders on a planet, whosever they are. */
export function leadersOn(state: GameState, planet: PlanetId): readonly Leader[] {
  return Object.values(state.leaders).filter(({ at }) => at.on === 'planet' && at.planet === planet);
}

function byKind(pieces: readonly Piece[]): Fleet['ships'] {
  return [...shipKinds].reverse().flatMap((kind) => {
    const some = pieces.filter((piece) => piece.kind === kind);
    return some.length === 0 ? [] : [{ kind, count: some.length, damaged: some.filter(({ damaged }) => damaged).length }];
  });
}

function together(pieces: readonly Piece[]): Forces {
  return Object.fromEntries(forceKinds.map((kind): [ForceKind, number] => [kind, pieces.reduce((sum, { cargo }) => sum + (cargo[kind] ?? 0), 0)]).filter(([, count]) => count !== 0));
}

function aboard(state: GameState, pieces: readonly Piece[]): readonly Leader[] {
  const ids = new Set(pieces.map(({ id }) => id));
  return Object.values(state.leaders).filter(({ at }) => at.on === 'piece' && ids.has(at.piece));
}
