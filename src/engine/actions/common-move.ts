import { publicly, type GameEvent } from '../events.js';
import type { PieceId, SeatId, SystemId } from '../ids.js';
import { refuse, warn, type Problem } from '../problems.js';
import type { Piece } from '../state.js';
import { enemyShipsIn } from '../calc/board.js';
import { findPath, obstacleAt, type PathQuery } from '../calc/movement.js';
import { mayAskPassage, noWay, passagesOn, prepareVoyage, refOf, tooFar, type Passage, type Prepared } from './move.js';
import type { OrderContext } from './outcome.js';
import { forcesNamed, found, idsOf, missing, shipsIn, type Found, type Move } from './references.js';

/** What a MOVE line of a common movement phase does: how far the fleet comes, what stops it there, and which ships cannot keep up. */
export type CommonVoyage = {
  readonly pieces: readonly Piece[];
  readonly boarding: readonly GameEvent[];
  /** From the start to where the fleet ends; a single system when it does not leave at all. */
  readonly path: readonly SystemId[];
  readonly passages: readonly { readonly system: SystemId; readonly owner: SeatId }[];
  /** Why it does not come further (RZ13, B39). */
  readonly stopped?: Problem;
  /** Dreadnoughts beyond those that the Admiral leads (B45): they stay, the others go. */
  readonly left: readonly Problem[];
};

/** Plans one line on the board as it is now; the target is part of the order (RZ10). */
export function planCommonVoyage(context: OrderContext, intent: Move, passage: Passage): Found<CommonVoyage> {
  if (intent.to === undefined) return missing(refuse('target-needed', {}, ['RZ10']));
  if (context.state.systems[intent.to] === undefined) return missing(refuse('unknown-system', { system: intent.to }, ['S6.1']));
  const toTarget = { ...context, system: intent.to };
  const plan = planWhole(toTarget, intent, passage);
  if (plan.ok || plan.problem.code !== 'too-far') return plan;
  return withoutStraggler(toTarget, { intent, passage, problem: plan.problem }) ?? plan;
}

/** The facts of a planned line. */
export function eventsOfVoyage(seat: SeatId, { pieces, boarding, path }: CommonVoyage): readonly GameEvent[] {
  return path.length < 2 ? boarding : [...boarding, publicly('fleet-moved', { seat, pieces: idsOf(pieces), path }, ['S6.1', 'RZ10'])];
}

/** What a player should know of a line that stands. */
export function doubtsOfVoyage({ passages, left }: CommonVoyage, { passage, cites }: { readonly passage: Passage; readonly cites: readonly string[] }): readonly Problem[] {
  return [...left, ...passages.filter(({ system, owner }) => passage(system, owner) === 'unknown').map((params) => warn('passage-needed', params, cites))];
}

function planWhole(context: OrderContext, intent: Move, passage: Passage): Found<CommonVoyage> {
  const prepared = prepareVoyage(context, intent);
  if (!prepared.ok) return prepared;
  const { pieces, boarding } = prepared.value;
  const way = findWay(prepared.value, intent, passage);
  return way.ok ? found({ pieces, boarding, left: [], ...way.value }) : way;
}

type Way = Pick<CommonVoyage, 'path' | 'passages' | 'stopped'>;

/** A free way if one is short enough, else the way through foreign ships, as far as it leads. */
function findWay({ aboard, pieces }: Prepared, intent: Move, passage: Passage): Found<Way> {
  const { state, rules, seat } = aboard;
  const query: PathQuery = { seat, from: intent.from, via: intent.via, to: intent.to ?? intent.from, passage: [] };
  const free = findPath(state, rules, query);
  const slow = free === undefined ? undefined : tooFar(aboard, pieces, free);
  if (free !== undefined && slow === undefined) return found({ path: free, passages: [] });
  const occupied = Object.keys(state.systems).filter((system) => obstacleAt(state, rules, { seat, system })?.by === 'enemy-ships');
  const through = findPath(state, rules, { ...query, passage: occupied });
  const problem = through === undefined ? noWay(aboard, query, occupied) : tooFar(aboard, pieces, through);
  if (through === undefined || problem !== undefined) return missing(slow ?? problem ?? noWay(aboard, query, occupied));
  return found(passOrStop(aboard, { pieces, path: through, passage }));
}

/** B38, B39: a fleet with a Diplomat passes where it is permitted; any other stops at the first foreign ships (RZ13). */
function passOrStop(context: OrderContext, { pieces, path, passage }: { readonly pieces: readonly Piece[]; readonly path: readonly SystemId[]; readonly passage: Passage }): Way {
  const passages = passagesOn(context, path);
  const asks = mayAskPassage(context, pieces);
  const barrier = passages.find(({ system, owner }) => !asks || passage(system, owner) === 'refuse');
  if (barrier === undefined) return { path, passages };
  const { passage: diplomat } = context.rules.leaders.diplomat;
  const stopped = asks
    ? refuse('passage-refused', barrier, [...diplomat.cites, 'passage.refused'])
    : refuse('path-blocked', { system: barrier.system, by: 'enemy-ships', owner: barrier.owner }, ['RZ13']);
  const holds = asks && context.state.options['passage.refused'] === 'holdBefore';
  const at = path.indexOf(barrier.system);
  return { path: holds ? outOfBattle(context, path.slice(0, at)) : path.slice(0, at + 1), passages: asks ? passages : [], stopped };
}

/** A fleet that waits does so where no foreign ships are: it never waits its way into a battle. */
function outOfBattle({ state, seat }: OrderContext, path: readonly SystemId[]): readonly SystemId[] {
  const free = path.findLastIndex((system, index) => index === 0 || enemyShipsIn(state, system, seat).length === 0);
  return path.slice(0, free + 1);
}

type Straggler = { readonly intent: Move; readonly passage: Passage; readonly problem: Extract<Problem, { code: 'too-far' }> };

/** B45: beyond three Dreadnoughts the Admiral leads no more; who is left behind does not hold the others up. */
function withoutStraggler(context: OrderContext, { intent, passage, problem }: Straggler): Found<CommonVoyage> | undefined {
  const { speed } = context.rules.leaders.admiral;
  const ships = shipsIn(context, intent.from, intent.units);
  const { unit } = problem.params;
  if (!ships.ok || context.escort === undefined || context.escort.size < speed.ships || unit.kind !== speed.of || !('number' in unit)) return undefined;
  const stays = ships.value.find((ship) => ship.kind === unit.kind && ship.number === unit.number);
  const others = ships.value.filter((ship) => ship !== stays);
  if (stays === undefined || !others.some((ship) => isLed(context, ship.id))) return undefined;
  const plan = planCommonVoyage(context, { ...intent, units: [...others.map(refOf), ...forcesNamed(intent.units)] }, passage);
  return plan.ok ? found({ ...plan.value, left: [...plan.value.left, warn('too-far', problem.params, problem.cites)] }) : undefined;
}

function isLed({ escort }: OrderContext, piece: PieceId): boolean {
  return escort?.has(piece) === true;
}
