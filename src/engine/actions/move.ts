import { publicly, type GameEvent } from '../events.js';
import type { Citation, SeatId, SystemId } from '../ids.js';
import type { UnitRef } from '../order-intents.js';
import { refuse, warn, type Problem } from '../problems.js';
import type { Piece } from '../state.js';
import { fold } from '../fold.js';
import { enemyShipsIn, leaderOf, leadersAboard, systemOf } from '../calc/board.js';
import { fighterRoom } from '../calc/capacity.js';
import { stackingCites } from '../calc/leaders-on.js';
import { findPath, moveOf, obstacleAt, ownMoveOf, riftsLeft } from '../calc/movement.js';
import { has } from '../calc/technology.js';
import { fleetSupply, supplyUsed } from '../calc/supply.js';
import { optionCites } from '../rules/option-cites.js';
import { loadAt, loadCargo } from './load.js';
import { withNearestMove } from './nearest-move.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';
import { found, idsOf, missing, shipsIn, type Found, type Move } from './references.js';

/** What the owner of a fleet in the way has said about the passage of a fleet with a Diplomat. */
export type Passage = (system: SystemId, owner: SeatId) => 'permit' | 'refuse' | 'unknown';

/** One fleet's move into the activated system: who goes along, the way, and the permissions it needs (R2.4-R2.9, R4.D4). */
export type Voyage = { readonly pieces: readonly Piece[]; readonly path: readonly SystemId[]; readonly passages: readonly { readonly system: SystemId; readonly owner: SeatId }[]; readonly boarding: readonly GameEvent[] };

/** What a MOVE line with ships does: boarding at the start, then the fleet's way. */
export function moveOutcome(context: OrderContext, intent: Move, passage: Passage): Outcome {
  const voyage = planVoyage(context, intent);
  if (!voyage.ok) return refused(withNearestMove(context, { intent, problem: voyage.problem, plan: (line) => planVoyage(context, line) }));
  const { pieces, path, passages, boarding } = voyage.value;
  const refusedBy = passages.find(({ system, owner }) => passage(system, owner) === 'refuse');
  if (refusedBy !== undefined) return heldUp(context, voyage.value, refusedBy);
  const events = [...boarding, publicly('fleet-moved', { seat: context.seat, pieces: idsOf(pieces), path }, ['R2.5', ...(needsAdmiral(context, voyage.value) ? admiralCites(context) : [])])];
  return done(events, doubts(context, voyage.value, { events, passage }));
}

/** Without permission the whole line is void, or the fleet goes as far as the system before (R4.D4). */
function heldUp(context: OrderContext, { pieces, path, boarding }: Voyage, by: Voyage['passages'][number]): Outcome {
  const cites = [...context.rules.leaders.diplomat.passage.cites, ...optionCites(context.rules, 'passage.refused')];
  const asFar = path.slice(0, path.indexOf(by.system));
  if (context.state.options['passage.refused'] !== 'holdBefore' || asFar.length < 2) return refused(refuse('passage-refused', by, cites));
  return done([...boarding, publicly('fleet-moved', { seat: context.seat, pieces: idsOf(pieces), path: asFar }, ['R2.5', ...cites])]);
}

/** The plan of a MOVE line, or the first reason why it cannot be carried out. */
export function planVoyage(context: OrderContext, intent: Move): Found<Voyage> {
  const prepared = prepareVoyage(context, intent);
  if (!prepared.ok) return prepared;
  const way = findWay(prepared.value.aboard, intent, prepared.value.pieces);
  return way.ok ? found({ pieces: prepared.value.pieces, boarding: prepared.value.boarding, ...way.value }) : way;
}

/** Who goes along and what is loaded at the start; `aboard` is the board after the loading. */
export type Prepared = Pick<Voyage, 'pieces' | 'boarding'> & { readonly aboard: OrderContext };

/** The beginning of every MOVE line: its ships are there, what it names goes aboard, and Fighters have room. */
export function prepareVoyage(context: OrderContext, intent: Move): Found<Prepared> {
  const problem = wrongStart(context, intent);
  if (problem !== undefined) return missing(problem);
  const ships = shipsIn(context, intent.from, intent.units);
  if (!ships.ok) return ships;
  const loaded = loadCargo(context, intent, ships.value);
  if (!loaded.ok) return loaded;
  const aboard: OrderContext = { ...context, state: loaded.value.reduce(fold, context.state) };
  const pieces = ships.value.map((piece) => aboard.state.pieces[piece.id] ?? piece);
  const crowded = lacksRoom(aboard, pieces);
  return crowded === undefined ? found({ pieces, boarding: loaded.value, aboard }) : missing(crowded);
}

function wrongStart(context: OrderContext, intent: Move): Problem | undefined {
  const { state, seat, system: target } = context;
  if (target === undefined) return refuse('nothing-activated', {}, ['R2.1']);
  if (state.systems[intent.from] === undefined) return refuse('unknown-system', { system: intent.from }, ['R2.4']);
  if (intent.to !== undefined && intent.to !== target) return refuse('wrong-target', { target: intent.to, activated: target }, ['R2.4']);
  if (intent.from !== target && systemOf(state, intent.from).counters.includes(seat)) return refuse('starts-in-activated', { system: intent.from }, ['R2.4']);
  return undefined;
}

/** Fighters go in the room that ships of the same group leave (R2.9). Fighters that move alone need none. */
function lacksRoom({ state, rules, seat }: OrderContext, pieces: readonly Piece[]): Problem | undefined {
  const fighters = pieces.filter((piece) => piece.kind === 'fighter').length;
  const room = fighterRoom(state, rules, pieces);
  if (fighters <= room || has(state, rules, { seat, effect: 'fightersMoveAlone' })) return undefined;
  return refuse('fighters-need-support', { fighters, room: Math.max(0, room) }, ['R2.9']);
}

type Way = Pick<Voyage, 'path' | 'passages'>;

function findWay(context: OrderContext, intent: Move, pieces: readonly Piece[]): Found<Way> {
  const { state, rules, seat } = context;
  const to = context.system ?? intent.from;
  const query = { seat, from: intent.from, via: intent.via, to };
  const free = findPath(state, rules, { ...query, passage: [] });
  const reach = (path: readonly SystemId[]): Problem | undefined => tooFar(context, pieces, path);
  if (free !== undefined && reach(free) === undefined) return found({ path: free, passages: [] });
  // A fleet with a Diplomat may ask to pass enemy ships (R4.D4): the way through is taken only where no free way will do.
  const occupied = Object.keys(state.systems).filter((system) => obstacleAt(state, rules, { seat, system })?.by === 'enemy-ships');
  const through = mayAskPassage(context, pieces) ? findPath(state, rules, { ...query, passage: occupied }) : undefined;
  if (through !== undefined && reach(through) === undefined) return found({ path: through, passages: passagesOn(context, through) });
  return missing((free === undefined ? undefined : reach(free)) ?? noWay(context, query, occupied));
}

export function mayAskPassage({ state, rules }: OrderContext, pieces: readonly Piece[]): boolean {
  const diplomat = pieces.some((piece) => leadersAboard(state, piece.id).some((leader) => leader.class === 'diplomat'));
  return diplomat && rules.leaders.diplomat.passage.allowed && state.options['diplomat.passage'];
}

export function passagesOn({ state, rules, seat }: OrderContext, path: readonly SystemId[]): Way['passages'] {
  return path.slice(1, -1).flatMap((system) => {
    if (obstacleAt(state, rules, { seat, system })?.by !== 'enemy-ships') return [];
    return [...new Set(enemyShipsIn(state, system, seat).map((piece) => piece.seat))].map((owner) => ({ system, owner }));
  });
}

export function tooFar(context: OrderContext, pieces: readonly Piece[], path: readonly SystemId[]): Problem | undefined {
  const { state, rules, escort } = context;
  const steps = path.length - 1;
  const carried = (piece: Piece): boolean => piece.kind === 'fighter' && moveOf(state, rules, piece) === 0;
  const hurries = (piece: Piece): boolean => escort?.has(piece.id) === true || joinedByAdmiral(context, { pieces, path }, piece);
  const reach = (piece: Piece): number => moveOf(state, rules, piece) + (hurries(piece) ? rules.leaders.admiral.speed.bonus : 0);
  const slow = pieces.find((piece) => !carried(piece) && reach(piece) < steps);
  if (slow === undefined) return undefined;
  return refuse('too-far', { unit: refOf(slow), steps, move: reach(slow) }, ['R2.5', ...speedCites(context, slow)]);
}

/** Whether the way is longer than some ship's own movement, so that only the Admiral aboard it made it possible (A13). */
function needsAdmiral({ state, rules }: OrderContext, { pieces, path }: Voyage): boolean {
  return pieces.some((piece) => piece.kind === rules.leaders.admiral.speed.of && ownMoveOf(state, rules, piece) < path.length - 1);
}

/** Under the option an Admiral who comes aboard on the way speeds his ship up from there on (A13, `admiral.speed`). */
function joinedByAdmiral(context: OrderContext, { pieces, path }: Pick<Voyage, 'pieces' | 'path'>, ship: Piece): boolean {
  const { state, rules, pickUps = [] } = context;
  const { speed } = rules.leaders.admiral;
  if (state.options['admiral.speed'] !== 'whileAboard' || !speed.ownShipOnly || ship.kind !== speed.of || ownMoveOf(state, rules, ship) < moveOf(state, rules, ship)) return false;
  return pickUps.filter((line) => path.slice(1, -1).includes(line.from)).some((line) => {
    const loaded = loadAt(context, line, { system: line.from, ships: pieces });
    return loaded.ok && loaded.value.some((event) => event.type === 'leader-boarded' && event.to === ship.id && leaderOf(state, event.leader).class === 'admiral');
  });
}

function admiralCites({ rules }: OrderContext): readonly Citation[] {
  return [...rules.leaders.admiral.speed.cites, ...optionCites(rules, 'admiral.speed')];
}

/** Why a slow ship is no faster: an Admiral speeds up Dreadnoughts alone, and a second one adds nothing (A13, A69). */
function speedCites(context: OrderContext, ship: Piece): readonly Citation[] {
  const { state, rules } = context;
  const admirals = leadersAboard(state, ship.id).filter((leader) => leader.class === 'admiral');
  return ship.kind === rules.leaders.admiral.speed.of || admirals.length > 0 ? [...admiralCites(context), ...stackingCites(rules, admirals)] : [];
}

export function noWay({ state, rules, seat }: OrderContext, { from, via, to }: { from: SystemId; via: readonly SystemId[]; to: SystemId }, occupied: readonly SystemId[]): Problem {
  const blocked = via.map((system) => obstacleAt(state, rules, { seat, system })).find((obstacle) => obstacle !== undefined);
  if (blocked !== undefined) return refuse('path-blocked', blocked, blocked.by === 'enemy-ships' ? ['R2.6'] : ['R2.8']);
  const inTheWay = findPath(state, rules, { seat, from, via, to, passage: occupied })?.slice(1, -1).find((system) => occupied.includes(system));
  const owner = inTheWay === undefined ? undefined : obstacleAt(state, rules, { seat, system: inTheWay })?.owner;
  if (inTheWay !== undefined && owner !== undefined) return refuse('path-blocked', { system: inTheWay, by: 'enemy-ships', owner }, ['R2.6', ...rules.leaders.diplomat.passage.cites]);
  return refuse('no-path', { from, to }, ['R2.5', 'R2.8']);
}

/** What the player should know although the move stands. */
function doubts(context: OrderContext, voyage: Voyage, { events, passage }: { events: readonly GameEvent[]; passage: Passage }): readonly Problem[] {
  const { state, rules, seat } = context;
  const after = events.reduce(fold, state);
  const system = context.system ?? '';
  const ships = supplyUsed(after, rules, { system, seat });
  const supply = fleetSupply(after, rules, seat);
  return [
    ...voyage.passages.filter(({ system: at, owner }) => passage(at, owner) === 'unknown').map((params) => warn('passage-needed', params, ['R4.D4'])),
    ...(has(state, rules, { seat, effect: 'noRiftLoss' }) ? [] : riftsLeft(state, voyage.path).map((rift) => warn('rift-risk', { system: rift }, ['R2.8']))),
    ...(ships > supply ? [warn('over-fleet-supply', { system, ships, supply }, ['R2.10'])] : []),
  ];
}

export function refOf(piece: Piece): UnitRef {
  return { kind: piece.kind, number: piece.number };
}
