import type { Intent, UnitRef } from '../engine/order-intents.js';
import type { Piece } from '../engine/state.js';
import type { OrderContext } from './context.js';
import type { ParsedLine } from './parse.js';
import type { OrderProblem } from './problems.js';

/** Of a ship that is not there: those that are, in the place that the order speaks of, else of its kind. */
export function namingShips(problem: OrderProblem, { intent }: ParsedLine, { state, seat }: Pick<OrderContext, 'state' | 'seat'>): OrderProblem {
  if (problem.code !== 'no-such-piece') return problem;
  const own = Object.values(state.pieces).filter((piece) => piece.seat === seat);
  const system = problem.params.system ?? (intent?.order === 'move' ? intent.from : undefined);
  const here = own.filter((piece) => piece.system === system);
  const there = here.length > 0 ? { system, pieces: here } : { system: undefined, pieces: own.filter((piece) => piece.kind === problem.params.unit.kind) };
  if (there.pieces.length === 0) return problem;
  const pieces = there.pieces.map((piece) => piece.id);
  const suggestion = problem.suggestion ?? withTheOnlyOne(intent, problem.params.unit, there.pieces);
  return { ...problem, params: { ...problem.params, own: { pieces, ...(there.system === undefined ? {} : { system: there.system }) } }, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** The same move with the one ship of the kind that is there. */
function withTheOnlyOne(intent: Intent | undefined, wrong: UnitRef, there: readonly Piece[]): Intent | undefined {
  if (intent?.order !== 'move' || !('number' in wrong)) return undefined;
  const [only, second] = there.filter((piece) => piece.kind === wrong.kind && !intent.units.some((unit) => unit.kind === piece.kind && 'number' in unit && unit.number === piece.number));
  if (only === undefined || second !== undefined) return undefined;
  return { ...intent, from: only.system, units: intent.units.map((unit) => (unit.kind === wrong.kind && 'number' in unit && unit.number === wrong.number ? { kind: only.kind, number: only.number } : unit)) };
}
