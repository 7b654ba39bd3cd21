import { eventsOfVoyage, planCommonVoyage, type CommonVoyage } from '../../actions/common-move.js';
import { loadAt } from '../../actions/load.js';
import type { OrderContext } from '../../actions/outcome.js';
import { idsOf, shipsNamed, type Move } from '../../actions/references.js';
import { transferOutcome } from '../../actions/transfer.js';
import { escortOf } from '../../calc/admiral-escort.js';
import { piecesIn } from '../../calc/board.js';
import { influenceOrder } from '../../calc/influence-order.js';
import { publicly } from '../../events.js';
import type { PieceId, SeatId, SystemId } from '../../ids.js';
import { emit, label, type Step, type TurnView } from '../../step.js';
import { loseUnsupported } from '../fleet-supply.js';
import { ordersOf } from '../orders-of.js';
import { voidOrder } from './void-order.js';

type Moved = { readonly pieces: readonly PieceId[]; readonly path: readonly SystemId[] };

/** B8: directly before the Bewegungsphase leaders go aboard, or change ship within a system; all seats, before anybody moves. */
export function* loadLeaders(turn: TurnView): Step<void> {
  for (const seat of influenceOrder(turn.state, turn.rules)) {
    for (const order of ordersOf(turn, seat, 'transfer')) {
      const outcome = transferOutcome({ state: turn.state, rules: turn.rules, seat }, order);
      if (outcome.ok) yield* emit(...outcome.events);
      else yield* voidOrder(seat, 'transfer', outcome.problem);
    }
  }
}

/** RZ10: the sealed orders of all seats, in influence order as it was at the start; nobody fights before the last has moved (RZ11, RZ12). */
export function* moveAllFleets(turn: TurnView): Step<void> {
  const order = influenceOrder(turn.state, turn.rules);
  for (const seat of order) yield* moveSeat(turn, seat);
  // S5.3: Fighters that nothing carries or berths any more are lost at once.
  for (const seat of order) {
    for (const system of Object.keys(turn.state.systems).filter((id) => piecesIn(turn.state, id, seat).length > 0)) {
      yield* loseUnsupported(turn, { seat, system, path: label(system, 'movement') });
    }
  }
}

function* moveSeat(turn: TurnView, seat: SeatId): Step<void> {
  const moves = ordersOf(turn, seat, 'move');
  const escort = escortOf({ state: turn.state, rules: turn.rules, seat }, moves);
  const moved: Moved[] = [];
  for (const move of moves.filter(({ units }) => shipsNamed(units))) moved.push(...(yield* moveFleet(turn, { seat, escort }, move)));
  for (const move of moves.filter(({ units }) => !shipsNamed(units))) yield* pickUp(turn, seat, { move, moved });
}

function* moveFleet(turn: TurnView, { seat, escort }: { readonly seat: SeatId; readonly escort: ReadonlySet<PieceId> }, move: Move): Step<readonly Moved[]> {
  const context: OrderContext = { state: turn.state, rules: turn.rules, seat, escort };
  const plan = planCommonVoyage(context, move, (system, owner) => (isPermitted(turn, { owner, mover: seat, system }) ? 'permit' : 'refuse'));
  if (!plan.ok) {
    yield* voidOrder(seat, 'move', plan.problem);
    return [];
  }
  const voyage = plan.value;
  yield* sayPassages(turn, seat, voyage);
  yield* emit(...eventsOfVoyage(seat, voyage));
  for (const problem of [...voyage.left, ...(voyage.stopped === undefined ? [] : [voyage.stopped])]) yield* voidOrder(seat, 'move', problem);
  return [{ pieces: idsOf(voyage.pieces), path: voyage.path }];
}

/** RZ14: passage is permitted by order, for one opponent, everywhere or in one system; who says nothing refuses. The last word holds. */
function isPermitted(turn: TurnView, { owner, mover, system }: { readonly owner: SeatId; readonly mover: SeatId; readonly system: SystemId }): boolean {
  const words = ordersOf(turn, owner, 'permit').filter((order) => order.seat === mover && (order.system === undefined || order.system === system));
  return words.at(-1)?.answer === 'permit';
}

function* sayPassages(turn: TurnView, seat: SeatId, { passages }: CommonVoyage): Step<void> {
  const { cites } = turn.rules.leaders.diplomat.passage;
  for (const { system, owner } of passages) {
    yield* emit(publicly('passage-decided', { seat, by: owner, system, permitted: isPermitted(turn, { owner, mover: seat, system }) }, [...cites, 'RZ14']));
  }
}

/** S6.3: a MOVE line without ships names what a fleet takes aboard on its way or where it ends. */
function* pickUp(turn: TurnView, seat: SeatId, { move, moved }: { readonly move: Move; readonly moved: readonly Moved[] }): Step<void> {
  const passing = moved.filter(({ path }) => path.includes(move.from));
  const fleet = passing.find(({ path }) => path.at(-1) === move.to) ?? passing[0];
  const ships = (fleet?.pieces ?? []).flatMap((id) => turn.state.pieces[id] ?? []);
  const loaded = loadAt({ state: turn.state, rules: turn.rules, seat }, move, { system: move.from, ships });
  if (loaded.ok) yield* emit(...loaded.value);
  else yield* voidOrder(seat, 'move', loaded.problem);
}
