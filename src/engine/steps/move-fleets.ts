import { loadAt } from '../actions/load.js';
import { moveOutcome, planVoyage, type Voyage } from '../actions/move.js';
import type { OrderContext } from '../actions/outcome.js';
import { shipsNamed, type Move } from '../actions/references.js';
import { riftsLeft } from '../calc/movement.js';
import { publicly } from '../events.js';
import type { PieceId, SeatId, SystemId } from '../ids.js';
import { emit, askAll, label, type Step, type TurnView } from '../step.js';
import type { Problem } from '../problems.js';
import type { QuestionOf } from '../questions.js';
import type { TacticalAction } from './action.js';
import { loseFleetSupplyExcess, loseUnsupported } from './fleet-supply.js';
import { rollForRift } from './gravity-rift.js';
import { ordersOf } from './orders-of.js';

type Moved = { readonly pieces: readonly PieceId[]; readonly path: readonly SystemId[] };
type Permits = ReadonlyMap<string, 'permit' | 'refuse'>;

/** R2.4-R2.11: the fleets of the active player come together in the activated system; rifts take their toll; supply is checked at the end. */
export function* moveFleets(turn: TurnView, action: TacticalAction): Step<void> {
  const permits = yield* askPassages(turn, action);
  const moved: Moved[] = [];
  for (const order of ordersOf(turn, action.seat, 'move').filter((move) => shipsNamed(move.units))) {
    const one = yield* moveFleet(turn, action, { order, permits });
    if (one !== undefined) moved.push(one);
  }
  for (const order of ordersOf(turn, action.seat, 'move').filter((move) => !shipsNamed(move.units))) yield* pickUp(turn, action, { order, moved });
  yield* crossRifts(turn, action, moved);
  // A fleet that was held up before its target needs supply where it is.
  for (const system of new Set([action.system, ...moved.flatMap(({ path }) => path.slice(-1))])) yield* loseFleetSupplyExcess(turn, { seat: action.seat, system, path: label(system, 'movement') });
  for (const system of new Set([action.system, ...moved.flatMap(({ path }) => [...path.slice(0, 1), ...path.slice(-1)])])) {
    yield* loseUnsupported(turn, { seat: action.seat, system, path: label(system, 'movement') });
  }
}

function* moveFleet(turn: TurnView, action: TacticalAction, { order, permits }: { order: Move; permits: Permits }): Step<Moved | undefined> {
  const { seat } = action;
  const outcome = moveOutcome(contextOf(turn, action), order, (at, owner) => permits.get(key(at, owner)) ?? 'refuse');
  if (!outcome.ok) {
    yield* voidMove(seat, outcome.problem);
    return undefined;
  }
  yield* emit(...outcome.events);
  return outcome.events.find((event) => event.type === 'fleet-moved');
}

/** All owners of ships in the way are asked at once; silence refuses (R4.D4). */
function* askPassages(turn: TurnView, action: TacticalAction): Step<Permits> {
  const { seat } = action;
  const { passage: rule } = turn.rules.leaders.diplomat;
  const context = contextOf(turn, action);
  const voyages = ordersOf(turn, seat, 'move').filter((move) => shipsNamed(move.units)).flatMap((move) => {
    const plan = planVoyage(context, move);
    return plan.ok ? [plan.value] : [];
  });
  const needed = new Map(voyages.flatMap((voyage: Voyage) => voyage.passages.map((passage) => [key(passage.system, passage.owner), { ...passage, ships: voyage.pieces.length }] as const)));
  const questions = [...needed.values()].map((passage): QuestionOf<'passage'> => ({
    kind: 'passage', id: label(passage.system, 'passage', passage.owner), seat: passage.owner, cites: rule.cites,
    params: { system: passage.system, mover: seat, ships: passage.ships }, default: 'refuse',
  }));
  const answers = yield* askAll(questions);
  const permits = new Map<string, 'permit' | 'refuse'>();
  for (const [index, question] of questions.entries()) {
    const answer = answers[index] ?? 'refuse';
    permits.set(key(question.params.system, question.seat), answer);
    yield* emit(publicly('passage-decided', { seat, by: question.seat, system: question.params.system, permitted: answer === 'permit' }, rule.cites));
  }
  return permits;
}

function contextOf(turn: TurnView, { seat, system }: TacticalAction): OrderContext {
  return { state: turn.state, rules: turn.rules, seat, system, pickUps: ordersOf(turn, seat, 'move').filter((move) => !shipsNamed(move.units)) };
}

/** A MOVE line without ships: what waits on the way of a fleet goes aboard (R2.9). */
function* pickUp(turn: TurnView, { seat, system }: TacticalAction, { order, moved }: { order: Move; moved: readonly Moved[] }): Step<void> {
  const context = { state: turn.state, rules: turn.rules, seat, system };
  const fleet = moved.find(({ path }) => path.includes(order.from));
  const ships = (fleet?.pieces ?? []).flatMap((id) => turn.state.pieces[id] ?? []);
  const loaded = loadAt(context, order, { system: order.from, ships });
  if (loaded.ok) yield* emit(...loaded.value);
  else yield* voidMove(seat, loaded.problem);
}

/** R2.8: the toll of every rift on the way, once all fleets have gone. */
function* crossRifts(turn: TurnView, { seat, system }: TacticalAction, moved: readonly Moved[]): Step<void> {
  const left = ({ path }: Moved): readonly SystemId[] => riftsLeft(turn.state, path);
  for (const rift of new Set(moved.flatMap(left))) {
    const ships = moved.filter((fleet) => left(fleet).includes(rift)).flatMap(({ pieces }) => pieces).filter((id) => turn.state.pieces[id] !== undefined);
    yield* rollForRift(turn, { seat, system, rift, ships, path: rift });
  }
}

function* voidMove(seat: SeatId, problem: Problem): Step<void> {
  yield* emit(publicly('order-void', { seat, order: 'move', problem }, problem.cites));
}

function key(system: SystemId, owner: SeatId): string {
  return `${system} ${owner}`;
}
