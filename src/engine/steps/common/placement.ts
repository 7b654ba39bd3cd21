import { enemyShipsIn, planetOf, planetsOwnedBy, seatOf } from '../../calc/board.js';
import { isShip } from '../../calc/capacity.js';
import { plus } from '../../calc/forces.js';
import { neighboursOnMap } from '../../calc/hexes.js';
import { influenceOrder, resourcesOf } from '../../calc/influence-order.js';
import { freeNumber, pieceId } from '../../calc/numbering.js';
import { publicly } from '../../events.js';
import type { ForceKind, PlanetId, SeatId, ShipKind, SystemId, UnitKind } from '../../ids.js';
import type { Forces, GameState, Purchase } from '../../state.js';
import { emit, label, type Step, type TurnView } from '../../step.js';
import { loseUnsupported } from '../fleet-supply.js';

/** S13.1-S13.6: what was bought comes on the board, in influence order; for what has no place its credits are lost. */
export function* placeUnits(turn: TurnView): Step<void> {
  for (const seat of influenceOrder(turn.state, turn.rules)) {
    if ((seatOf(turn.state, seat).purchases ?? []).length > 0) yield* placeOf(turn, seat);
  }
}

type Placed = { ships: ShipKind[]; forces: Forces; dock: boolean };
type Plan = { readonly placed: ReadonlyMap<PlanetId, Placed>; readonly lost: readonly Purchase[] };

function* placeOf(turn: TurnView, seat: SeatId): Step<void> {
  const { placed, lost } = planPlacement(turn, seat);
  for (const [planet, { ships, forces, dock }] of placed) {
    const pieces = numbered(turn.state, seat, ships);
    const cites = ['S13.1', ...(dock ? ['S13.3'] : []), ...(cheapOn(turn, seat, planet) ? turn.rules.leaders.scientist.cheapDock.cites : [])];
    yield* emit(publicly('units-placed', { seat, planet, pieces, forces, dock, round: turn.state.round }, cites));
  }
  yield* emit(publicly('purchases-settled', { seat, lost: lost.map(({ kind, count, planet }) => ({ kind, count, planet })) }, lost.length === 0 ? [] : ['S4.13', 'S13.6']));
  for (const system of new Set([...placed.keys()].map((planet) => planetOf(turn.state, planet).system))) yield* loseUnsupported(turn, { seat, system, path: label(system, 'placement') });
}

/** Each unit at the dock it was bought for, else at the nearest with room (RZ28); docks and a Scientist's PDS need none. */
function planPlacement(turn: TurnView, seat: SeatId): Plan {
  const placed = new Map<PlanetId, Placed>();
  const lost: Purchase[] = [];
  const room = new Map(planetsOwnedBy(turn.state, seat).flatMap((planet) => (planet.dock === undefined ? [] : [[planet.id, resourcesOf(turn.state, turn.rules, planet)] as const])));
  const put = (planet: PlanetId, kind: UnitKind): void => { placed.set(planet, withUnit(placed.get(planet), kind)); };
  for (const purchase of seatOf(turn.state, seat).purchases ?? []) {
    let missing = 0;
    for (let unit = 0; unit < purchase.count; unit += 1) {
      const planet = needsNoDock(purchase) ? ownPlanet(turn, seat, purchase) : dockFor(turn, seat, { purchase, room });
      if (planet === undefined) missing += 1;
      else {
        put(planet, purchase.kind);
        if (!needsNoDock(purchase)) room.set(planet, (room.get(planet) ?? 0) - 1);
      }
    }
    if (missing > 0) lost.push({ ...purchase, count: missing });
  }
  return { placed, lost };
}

function needsNoDock({ kind, cheap }: Purchase): boolean {
  return kind === 'space-dock' || cheap === true;
}

/** S4.15: a Scientist's building is placed there even if he has left; the planet must still be the buyer's, and a dock the only one. */
function ownPlanet({ state }: TurnView, seat: SeatId, { planet, kind }: Purchase): PlanetId | undefined {
  const { owner, dock } = planetOf(state, planet);
  return owner === seat && (kind !== 'space-dock' || dock === undefined) ? planet : undefined;
}

type Search = { readonly purchase: Purchase; readonly room: ReadonlyMap<PlanetId, number> };

/** RZ29: foreign ships in the system keep ships from being placed, not ground forces and PDS. */
function dockFor(turn: TurnView, seat: SeatId, { purchase, room }: Search): PlanetId | undefined {
  const home = planetOf(turn.state, purchase.planet).system;
  const far = distances(turn.state, home);
  const isOpen = (planet: PlanetId): boolean => !isShip(purchase.kind) || enemyShipsIn(turn.state, planetOf(turn.state, planet).system, seat).length === 0;
  const free = [...room].filter(([planet, left]) => left > 0 && isOpen(planet)).map(([planet]) => planet);
  const way = (planet: PlanetId): number => (planet === purchase.planet ? -1 : far.get(planetOf(turn.state, planet).system) ?? Number.POSITIVE_INFINITY);
  return free.sort((left, right) => way(left) - way(right) || (left < right ? -1 : 1))[0];
}

function distances(state: GameState, from: SystemId): ReadonlyMap<SystemId, number> {
  const far = new Map([[from, 0]]);
  for (const [system, steps] of far) {
    for (const next of neighboursOnMap(state, system)) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far;
}

function withUnit(before: Placed = { ships: [], forces: {}, dock: false }, kind: UnitKind): Placed {
  if (kind === 'space-dock') return { ...before, dock: true };
  if (isShip(kind)) return { ...before, ships: [...before.ships, kind] };
  const force: ForceKind = kind;
  return { ...before, forces: plus(before.forces, { [force]: 1 }) };
}

function numbered(state: GameState, seat: SeatId, ships: readonly ShipKind[]): readonly { readonly id: string; readonly kind: ShipKind; readonly number: number }[] {
  const pieces: { readonly id: string; readonly kind: ShipKind; readonly number: number }[] = [];
  for (const kind of ships) {
    const number = freeNumber(state, seat, kind, pieces.filter((piece) => piece.kind === kind).map((piece) => piece.number));
    pieces.push({ id: pieceId(seat, kind, number), kind, number });
  }
  return pieces;
}

function cheapOn({ state }: TurnView, seat: SeatId, planet: PlanetId): boolean {
  return (seatOf(state, seat).purchases ?? []).some((purchase) => purchase.cheap === true && purchase.planet === planet);
}
