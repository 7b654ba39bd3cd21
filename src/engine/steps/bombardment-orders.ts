import type { Bombard } from '../actions/bombard.js';
import { shipsIn } from '../actions/references.js';
import { forcesOn, piecesIn, planetOf, systemOf } from '../calc/board.js';
import { bombardmentOf, strikesMarkers } from '../calc/bombardment.js';
import { groundUnits } from '../calc/forces.js';
import { publicly } from '../events.js';
import type { PieceId, PlanetId, SeatId, SystemId } from '../ids.js';
import type { UnitRef } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import { emit, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { ordersOf } from './orders-of.js';

/** Which ships were ordered to bombard which planet, and which have bombarded: each does so once an activation (R2.37). */
export type Bombers = { readonly seat: SeatId; readonly system: SystemId; readonly ordered: ReadonlyMap<PieceId, PlanetId>; readonly spent: Set<PieceId> };

/** Reads the BOMBARD lines. A ship that is named twice bombards the first planet; a ship that is named and gone is reported, to its seat alone: the order was sealed. */
export function* readBombardmentOrders(turn: TurnView, action: TacticalAction): Step<Bombers> {
  const ordered = new Map<PieceId, PlanetId>();
  for (const order of ordersOf(turn, action.seat, 'bombard')) {
    const { pieces, problems } = shipsOfOrder(turn, order, { ...action, taken: [...ordered.keys()] });
    pieces.forEach((piece) => ordered.set(piece, order.planet));
    for (const problem of problems) yield* emit({ ...publicly('order-void', { seat: action.seat, order: 'bombard' satisfies Bombard['order'], problem }, problem.cites), audience: [action.seat] });
  }
  return { ...action, ordered, spent: new Set() };
}

type Named = { readonly pieces: readonly PieceId[]; readonly problems: readonly Problem[] };

function shipsOfOrder(turn: TurnView, order: Bombard, { seat, system, taken }: TacticalAction & { readonly taken: readonly PieceId[] }): Named {
  const problem = targetProblem(turn, order.planet, { seat, system });
  if (problem !== undefined) return { pieces: [], problems: [problem] };
  const free = piecesIn(turn.state, system, seat).filter((ship) => bombardmentOf(turn.state, turn.rules, ship) !== undefined && !taken.includes(ship.id)).map((ship) => ship.id);
  if (order.with.length === 0) return { pieces: free, problems: [] };
  const named = order.with.map((unit) => shipsOfUnit(turn, unit, { seat, system }));
  return { pieces: named.flatMap((one) => one.pieces).filter((piece) => free.includes(piece)), problems: named.flatMap((one) => one.problems) };
}

/** A planet that nobody can bombard, whatever his ships: it is not here, his own, or holds no ground unit. */
function targetProblem(turn: TurnView, planet: PlanetId, { seat, system }: TacticalAction): Problem | undefined {
  if (!systemOf(turn.state, system).planets.includes(planet)) return refuse('planet-not-here', { planet, system }, ['R2.37']);
  const { owner } = planetOf(turn.state, planet);
  if (owner === seat) return refuse('cannot-bombard', { planet, why: 'own' }, ['R2.37']);
  const empty = owner === undefined || (groundUnits(forcesOn(turn.state, planet, owner)) === 0 && !strikesMarkers(turn.rules));
  return empty ? refuse('cannot-bombard', { planet, why: 'nobody-there' }, ['R2.37']) : undefined;
}

/** After a battle `2 dreadnoughts` are those that are left. */
function shipsOfUnit(turn: TurnView, unit: UnitRef, { seat, system }: TacticalAction): Named {
  const found = shipsIn({ state: turn.state, rules: turn.rules, seat, system }, system, [unit]);
  if (found.ok) return { pieces: found.value.map((ship) => ship.id), problems: [] };
  const left = 'count' in unit ? piecesIn(turn.state, system, seat).filter((ship) => ship.kind === unit.kind) : [];
  return { pieces: left.map((ship) => ship.id), problems: [found.problem] };
}
