import type { SeatId, SystemId } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState, Piece } from '../state.js';
import { enemyShipsIn, leadersAboard, seatOf, systemOf } from './board.js';
import { unitType } from './capacity.js';
import { neighbours, neighboursOnMap } from './hexes.js';
import { effectsOf, has, raceOf } from './technology.js';

/** How far a ship moves now: printed value, technologies, an Admiral aboard a Dreadnought (A13); 1 when it leaves a nebula (R2.8). */
export function moveOf(state: GameState, rules: RuleSet, piece: Piece): number {
  return ownMoveOf(state, rules, piece) + admiralSpeed(state, rules, piece);
}

/** The same without the Admiral. */
export function ownMoveOf(state: GameState, rules: RuleSet, piece: Piece): number {
  if (systemOf(state, piece.system).anomaly === 'nebula') return rules.numbers.nebulaMove;
  const effects = effectsOf(state, rules, piece.seat);
  if (piece.kind === 'fighter') return effects.reduce((most, effect) => Math.max(most, effect.fightersMoveAlone ?? 0), 0);
  const bonus = effects.reduce((sum, effect) => sum + (effect.move?.[piece.kind] ?? 0), 0);
  return baseMove(state, rules, piece) + bonus + startBonus(state, rules, piece);
}

/** The unit row, or what the race's own sheet says in its place. */
function baseMove(state: GameState, rules: RuleSet, piece: Piece): number {
  const { modifiers } = raceOf(state, rules, piece.seat);
  const extra = modifiers.unitMoveWith;
  const knows = extra !== undefined && extra.kind === piece.kind && seatOf(state, piece.seat).technologies.includes(extra.technology);
  return (modifiers.unitMove?.[piece.kind] ?? unitType(rules, piece.kind).move) + (knows ? extra.bonus : 0);
}

/** Gravity Drive: one step more for ships that start beside a gravity rift or a wormhole. */
function startBonus(state: GameState, rules: RuleSet, piece: Piece): number {
  const bonus = effectsOf(state, rules, piece.seat).reduce((most, effect) => Math.max(most, effect.moveBesideRiftOrWormhole ?? 0), 0);
  if (bonus === 0) return 0;
  const beside = [piece.system, ...neighboursOnMap(state, piece.system)].map((id) => systemOf(state, id));
  return beside.some((system) => system.wormholes.length > 0 || (system.anomaly === 'gravity-rift' && system.id !== piece.system)) ? bonus : 0;
}

function admiralSpeed(state: GameState, rules: RuleSet, piece: Piece): number {
  const { speed } = rules.leaders.admiral;
  // Whoever leaves a nebula has movement 1, always (R2.8, R4.A2).
  if (!speed.ownShipOnly || piece.kind !== speed.of || systemOf(state, piece.system).anomaly === 'nebula') return 0;
  // Two Admirals give no more than one (A69).
  return leadersAboard(state, piece.id).some((leader) => leader.class === 'admiral') ? speed.bonus : 0;
}

export type Obstacle = { readonly system: SystemId; readonly by: 'enemy-ships' | 'asteroid-field' | 'nebula' | 'supernova' | 'ion-storm'; readonly owner?: SeatId };

/** What forbids a seat's ships to move through (not into) a system (R2.6, R2.8); undefined: nothing. */
export function obstacleAt(state: GameState, rules: RuleSet, { seat, system }: { seat: SeatId; system: SystemId }): Obstacle | undefined {
  const { anomaly } = systemOf(state, system);
  switch (anomaly) {
    case 'asteroid-field':
      if (!has(state, rules, { seat, effect: 'crossesAsteroids' })) return { system, by: anomaly };
      break;
    case 'supernova':
      if (raceOf(state, rules, seat).modifiers.passesSupernova !== true) return { system, by: anomaly };
      break;
    case 'ion-storm':
      if (!has(state, rules, { seat, effect: 'passesIonStorm' })) return { system, by: anomaly };
      break;
    case 'nebula': return { system, by: anomaly };
    case 'gravity-rift': case undefined: break;
  }
  const blocker = has(state, rules, { seat, effect: 'passesEnemyShips' }) ? undefined : blockerIn(state, rules, { seat, system });
  return blocker === undefined ? undefined : { system, by: 'enemy-ships', owner: blocker };
}

/** Enemy Fighters alone do not stop a move, unless they are Advanced Fighters (R2.6). */
function blockerIn(state: GameState, rules: RuleSet, { seat, system }: { seat: SeatId; system: SystemId }): SeatId | undefined {
  const stops = (piece: Piece): boolean => piece.kind !== 'fighter' || has(state, rules, { seat: piece.seat, effect: 'fightersBlock' });
  return enemyShipsIn(state, system, seat).find(stops)?.seat;
}

export type PathQuery = { readonly seat: SeatId; readonly from: SystemId; readonly via: readonly SystemId[]; readonly to: SystemId; /** Systems whose enemy ships do not matter now: passage is hoped for or granted. */ readonly passage: readonly SystemId[] };

/**
 * The shortest way from `from` through the `via` systems in order to `to`, with the fewest gravity rifts among the shortest.
 * Undefined when there is none. Both ends are part of the path.
 */
export function findPath(state: GameState, rules: RuleSet, query: PathQuery): readonly SystemId[] | undefined {
  if (query.via.some((system) => system !== query.to && !isPassable(state, rules, query, system))) return undefined;
  const stops = [query.from, ...query.via, query.to];
  let path: readonly SystemId[] = [query.from];
  for (let leg = 1; leg < stops.length; leg += 1) {
    const start = stops[leg - 1];
    const end = stops[leg];
    if (start === undefined || end === undefined) return undefined;
    if (start === end) continue;
    const next = shortest(state, rules, { ...query, from: start, to: end });
    if (next === undefined) return undefined;
    path = [...path, ...next.slice(1)];
  }
  return path;
}

function shortest(state: GameState, rules: RuleSet, query: PathQuery): readonly SystemId[] | undefined {
  const open = (system: SystemId): boolean => system === query.to || isPassable(state, rules, query, system);
  let frontier: readonly (readonly SystemId[])[] = [[query.from]];
  const seen = new Set([query.from]);
  while (frontier.length > 0) {
    const longer = frontier.flatMap((path) => neighbours(state, path.at(-1) ?? query.from).filter((next) => !seen.has(next) && open(next)).map((next) => [...path, next]));
    const arrived = longer.filter((path) => path.at(-1) === query.to);
    if (arrived.length > 0) return [...arrived].sort((left, right) => rifts(state, left) - rifts(state, right))[0];
    longer.forEach((path) => seen.add(path.at(-1) ?? query.from));
    frontier = bestEach(state, longer);
  }
  return undefined;
}

function isPassable(state: GameState, rules: RuleSet, query: PathQuery, system: SystemId): boolean {
  const obstacle = obstacleAt(state, rules, { seat: query.seat, system });
  return obstacle === undefined || (obstacle.by === 'enemy-ships' && query.passage.includes(system));
}

/** Of several ways to the same system the one with the fewest rifts. */
function bestEach(state: GameState, paths: readonly (readonly SystemId[])[]): readonly (readonly SystemId[])[] {
  const best = new Map<SystemId, readonly SystemId[]>();
  for (const path of paths) {
    const end = path.at(-1) ?? '';
    const known = best.get(end);
    if (known === undefined || rifts(state, path) < rifts(state, known)) best.set(end, path);
  }
  return [...best.values()];
}

/** Systems of a path that its ships leave and that are gravity rifts: all but the last (R2.8). */
export function riftsLeft(state: GameState, path: readonly SystemId[]): readonly SystemId[] {
  return path.slice(0, -1).filter((system) => systemOf(state, system).anomaly === 'gravity-rift');
}
function rifts(state: GameState, path: readonly SystemId[]): number {
  return riftsLeft(state, path).length;
}
