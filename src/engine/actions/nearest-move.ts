import { leadersAboard } from '../calc/board.js';
import { findPath } from '../calc/movement.js';
import type { LeaderRef } from '../order-intents.js';
import type { Problem } from '../problems.js';
import type { Piece } from '../state.js';
import type { OrderContext } from './outcome.js';
import { forcesNamed, ownLeader, shipsIn, type Found, type Move } from './references.js';

type TooFar = Extract<Problem, { code: 'too-far' }>;
type Refused = { readonly intent: Move; readonly problem: Problem; /** Whether a line could be carried out. */ readonly plan: (line: Move) => Found<unknown> };

/** A move that is too far for a ship: with the nearest legal one, the ships that reach the target, else as far towards it as the slow one comes. */
export function withNearestMove(context: OrderContext, { intent, problem, plan }: Refused): Problem {
  if (problem.code !== 'too-far' || problem.suggestion !== undefined) return problem;
  const suggestion = withoutSlow(context, { intent, problem, plan }) ?? lessFar(context, { intent, problem, plan });
  return suggestion === undefined ? problem : { ...problem, suggestion };
}

type Slow = Refused & { readonly problem: TooFar };

function withoutSlow(context: OrderContext, { intent, problem, plan }: Slow): Move | undefined {
  const { unit } = problem.params;
  const ships = shipsIn(context, intent.from, intent.units);
  const slow = ships.ok && 'number' in unit ? ships.value.find((ship) => ship.kind === unit.kind && ship.number === unit.number) : undefined;
  if (!ships.ok || slow === undefined || ships.value.length < 2) return undefined;
  const others = ships.value.filter((ship) => ship !== slow).map(({ kind, number }) => ({ kind, number }));
  const line: Move = { ...intent, units: [...others, ...forcesNamed(intent.units)], leaders: intent.leaders.filter((ref) => !isAboard(context, ref, slow)) };
  const next = plan(line);
  if (next.ok) return line;
  if (next.problem.code === 'too-far') return withoutSlow(context, { intent: line, problem: next.problem, plan });
  // What only the slow ship could carry stays with it.
  const empty: Move = { ...line, units: others };
  return plan(empty).ok ? empty : undefined;
}

function isAboard(context: OrderContext, ref: LeaderRef, ship: Piece): boolean {
  const crew = leadersAboard(context.state, ship.id);
  const leader = ownLeader(context, ref, (one) => crew.includes(one));
  return leader.ok && crew.includes(leader.value);
}

/** Where a line names its own target, it may name a nearer one on the same way. */
function lessFar({ state, rules, seat, system }: OrderContext, { intent, problem, plan }: Slow): Move | undefined {
  if (intent.to === undefined || system !== undefined) return undefined;
  const path = findPath(state, rules, { seat, from: intent.from, via: intent.via, to: intent.to, passage: [] }) ?? [];
  const to = path[problem.params.move];
  if (to === undefined || problem.params.move < 1) return undefined;
  const line: Move = { ...intent, to, via: intent.via.filter((via) => path.indexOf(via) < problem.params.move) };
  return plan(line).ok ? line : undefined;
}
