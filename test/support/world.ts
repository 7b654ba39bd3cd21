import { isReadableEnd, scriptedDice, type DiceScript, type ScriptedDice } from '../../src/dice/scripted.js';
import { count as countOf } from '../../src/engine/calc/forces.js';
import type { DiceSource } from '../../src/engine/dice.js';
import type { EventOf, EventType, GameEvent } from '../../src/engine/events.js';
import { shipKinds, type Anomaly, type Colour, type FacilityKind, type LeaderClass, type LeaderId, type PieceId, type PlanetId, type RaceId, type SeatId, type ShipKind, type SystemId, type TechnologyId } from '../../src/engine/ids.js';
import type { TurnIntent } from '../../src/engine/order-intents.js';
import type { Answer, AnswerValue, Question } from '../../src/engine/questions.js';
import type { RuleOptions } from '../../src/engine/rules/options.js';
import type { RuleSet } from '../../src/engine/rules/rule-set.js';
import { fold } from '../../src/engine/fold.js';
import { brokenAlways } from '../../src/engine/invariants.js';
import { run, type Run } from '../../src/engine/run.js';
import type { Forces, GameState, Leader, LeaderPlace, Piece, Planet, Seat, System } from '../../src/engine/state.js';
import type { Step, TurnView } from '../../src/engine/step.js';
import { defaultOptions, thirdEdition } from './third-edition.js';

export { thirdEdition };

export type PlanetSpec = {
  /** `undefined` takes an owner away that a setting gives. */
  readonly owner?: SeatId | undefined;
  readonly forces?: Readonly<Partial<Record<SeatId, Forces>>>;
  readonly resources?: number;
  readonly influence?: number;
  readonly specialties?: readonly Colour[];
  readonly ownedSince?: number;
  readonly exhausted?: boolean;
  readonly dock?: boolean | { readonly builtRound: number; readonly usedRound?: number };
  readonly facility?: FacilityKind;
  readonly tradeStation?: boolean;
  readonly diplomatRound?: number;
};

export type SystemSpec = {
  /** Left out: the systems stand in one row in the order of the object's keys (numbers ascending), each beside the next. */
  readonly hex?: readonly [number, number];
  readonly tile?: string;
  readonly planets?: Readonly<Record<PlanetId, PlanetSpec>>;
  readonly wormholes?: readonly string[];
  readonly anomaly?: Anomaly;
  readonly homeOf?: RaceId;
  readonly counters?: readonly SeatId[];
};

/** How many of a kind; they are numbered on from 1 for each seat and kind, system after system. */
export type FleetSpec = Readonly<Partial<Record<ShipKind, number>>>;

export type WorldSpec = {
  /** The first is the active seat and the speaker. */
  readonly seats: readonly SeatId[];
  readonly seat?: Readonly<Record<SeatId, Partial<Seat>>> | undefined;
  readonly technologies?: Readonly<Record<SeatId, readonly TechnologyId[]>> | undefined;
  readonly systems: Readonly<Record<SystemId, SystemSpec>>;
  readonly ships?: Readonly<Record<SystemId, Readonly<Record<SeatId, FleetSpec>>>> | undefined;
  readonly damaged?: readonly PieceId[] | undefined;
  readonly cargo?: Readonly<Record<PieceId, Forces>> | undefined;
  /** `'letnev/admiral': 'letnev/cruiser/1'` (a piece), `'hacan/general': 'abyz'` (a planet), or where else he is. Leaders not named are not in this world. */
  readonly leaders?: Readonly<Record<LeaderId, PieceId | LeaderPlace>> | undefined;
  readonly options?: Partial<RuleOptions> | undefined;
  readonly round?: number;
  readonly turn?: number;
  readonly active?: SeatId;
  readonly rules?: RuleSet;
};

/**
 * The smallest game in which a rule can be seen. Seats are races; everything not named is absent.
 * `aWorld({ seats: ['letnev', 'hacan'], systems: { 27: { planets: { abyz: { owner: 'hacan' } } } }, ships: { 27: { letnev: { cruiser: 1 } } } })`
 */
export function aWorld(spec: WorldSpec): GameState {
  const rules = spec.rules ?? thirdEdition;
  const first = spec.seats[0] ?? 'letnev';
  const state: GameState = {
    name: 'Test',
    ruleset: { id: rules.id, version: rules.version },
    options: { ...defaultOptions(rules), ...spec.options },
    round: spec.round ?? 1,
    phase: 'action',
    action: 1,
    turn: spec.turn ?? 1,
    active: spec.active ?? first,
    speaker: first,
    seatOrder: spec.seats,
    seats: record(spec.seats.map((id) => aSeat(spec, id))),
    systems: record(Object.entries(spec.systems).map(aSystem)),
    planets: record(Object.entries(spec.systems).flatMap(([system, { planets = {} }]) => Object.entries(planets).map(([id, planet]) => aPlanet(system, id, planet)))),
    pieces: record(piecesOf(spec)),
    leaders: {},
  };
  return { ...state, leaders: record(leadersOf(spec, rules, state)) };
}

export type PlayOptions = {
  readonly dice?: DiceScript | DiceSource;
  /** By the question's id or its readable end (`casualties/hacan`); questions not named take their default. */
  readonly answers?: Readonly<Record<string, AnswerValue>>;
  /** Stop at the first question without an answer here, in place of taking its default. */
  readonly stop?: boolean;
  readonly intents?: Readonly<Record<SeatId, readonly TurnIntent[]>> | undefined;
  readonly rules?: RuleSet;
};

export type Played<T> = {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  /** Every question that was asked, in order, answered or not. */
  readonly questions: readonly Question[];
  readonly finished: boolean;
  readonly result: T | undefined;
};

/** Plays one step from a state. Answers are given exchange by exchange, so that each test also proves the prefix law; left-over faces or answers throw, and so does an event that breaks an invariant. */
export function play<T>(state: GameState, step: (turn: TurnView) => Step<T>, { dice = {}, answers = {}, stop = false, intents = {}, rules = thirdEdition }: PlayOptions = {}): Played<T> {
  const script = isSource(dice) ? dice : scriptedDice(dice);
  const given: Answer[] = [];
  const questions: Question[] = [];
  const used = new Set<string>();
  let result: T | undefined;
  const steps = [{ name: 'test', run: function* (turn: TurnView): Step<void> { result = yield* step(turn); } }];
  let before: Run | undefined;
  for (;;) {
    const now: Run = run({ opening: state, rules, steps, intents, answers: given, dice: script });
    if (before !== undefined) holdPrefixLaw(before, now);
    before = now;
    questions.push(...now.questions);
    const fixed = now.questions.flatMap((question) => answerFor(question, answers, { used, stop }));
    if (now.finished || fixed.length < now.questions.length) {
      holdInvariants(state, now.events, rules);
      if (now.finished) holdNothingLeft(script, Object.keys(answers).filter((key) => !used.has(key)));
      return { events: now.events, state: now.state, questions, finished: now.finished, result };
    }
    given.push(...fixed);
  }
}

/** The events of one type, in order. */
export function eventsOf<K extends EventType>(played: { readonly events: readonly GameEvent[] }, type: K): readonly EventOf<K>[] {
  return played.events.filter((event): event is EventOf<K> & GameEvent => event.type === type);
}

/** Ids of the ships a seat has left, anywhere or in one system. */
export function shipsOf(state: GameState, seat: SeatId, system?: SystemId): readonly PieceId[] {
  return Object.values(state.pieces).filter((piece) => piece.seat === seat && (system === undefined || piece.system === system)).map((piece) => piece.id);
}

function answerFor(question: Question, answers: Readonly<Record<string, AnswerValue>>, { used, stop }: { readonly used: Set<string>; readonly stop: boolean }): Answer[] {
  const key = Object.keys(answers).find((end) => end === question.id) ?? Object.keys(answers).find((end) => isReadableEnd(end, question.id));
  const value = key === undefined ? undefined : answers[key];
  if (key === undefined || value === undefined) return stop ? [] : [{ question: question.id, seat: question.seat, value: question.default, source: 'default' }];
  used.add(key);
  return [{ question: question.id, seat: question.seat, value, source: 'seat' }];
}

function holdPrefixLaw(before: Run, now: Run): void {
  const start = JSON.stringify(now.events.slice(0, before.events.length));
  if (start !== JSON.stringify(before.events)) throw new Error('the prefix law is broken: with more answers the events began otherwise');
}

/** What was broken in the world from the start, by intention, does not count. */
function holdInvariants(opening: GameState, events: readonly GameEvent[], rules: RuleSet): void {
  const known = brokenAlways(opening, rules);
  let state = opening;
  for (const event of events) {
    state = fold(state, event);
    const broken = brokenAlways(state, rules).filter((what) => !known.includes(what));
    if (broken.length > 0) throw new Error(`after ${event.type}: ${broken.join('; ')}`);
  }
}

function holdNothingLeft(source: DiceSource, answers: readonly string[]): void {
  if (answers.length > 0) throw new Error(`nobody asked for the answers ${answers.join(', ')}`);
  const left = isScripted(source) ? source.unused() : [];
  if (left.length > 0) throw new Error(`faces left over: ${JSON.stringify(left)}`);
}

function isScripted(dice: DiceSource): dice is ScriptedDice {
  return 'unused' in dice;
}
function isSource(dice: DiceScript | DiceSource): dice is DiceSource {
  return typeof dice['roll'] === 'function';
}

function record<T extends { readonly id: string }>(things: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

function aSeat(spec: WorldSpec, id: SeatId): Seat {
  return { id, race: id, counters: { command: 3, strategy: 2, fleet: 8 }, tradeGoods: 0, technologies: spec.technologies?.[id] ?? [], passed: false, ...spec.seat?.[id] };
}

function aSystem([id, spec]: readonly [SystemId, SystemSpec], index: number): System {
  const { hex = [index, 0], tile = 'empty', planets = {}, wormholes = [], counters = [], anomaly, homeOf } = spec;
  return { id, hex, tile, planets: Object.keys(planets), wormholes, counters, ...(anomaly === undefined ? {} : { anomaly }), ...(homeOf === undefined ? {} : { homeOf }) };
}

function aPlanet(system: SystemId, id: PlanetId, { dock, owner, forces = {}, ...spec }: PlanetSpec): Planet {
  const place = dock === undefined || dock === false ? {} : { dock: dock === true ? { builtRound: 0 } : dock };
  const present = Object.fromEntries(Object.entries(forces).map(([seat, some = {}]) => [seat, withoutZeros(some)]).filter(([, some]) => Object.keys(some ?? {}).length > 0));
  const name = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { id, name, system, resources: 1, influence: 1, specialties: [], ownedSince: 0, exhausted: false, ...spec, ...(owner === undefined ? {} : { owner }), ...place, forces: present };
}

function withoutZeros(forces: Forces): Forces {
  return Object.fromEntries(Object.entries(forces).filter(([, number]) => number > 0));
}

function piecesOf(spec: WorldSpec): readonly Piece[] {
  const numbers = new Map<string, number>();
  const next = (seat: SeatId, kind: ShipKind): number => {
    const number = (numbers.get(`${seat}/${kind}`) ?? 0) + 1;
    numbers.set(`${seat}/${kind}`, number);
    return number;
  };
  return Object.entries(spec.ships ?? {}).flatMap(([system, fleets]) => Object.entries(fleets).flatMap(([seat, fleet]) =>
    shipKinds.flatMap((kind) => Array.from({ length: fleet[kind] ?? 0 }, (): Piece => {
      const number = next(seat, kind);
      const id = `${seat}/${kind}/${number}`;
      return { id, seat, kind, number, system, damaged: spec.damaged?.includes(id) ?? false, cargo: withoutZeros(spec.cargo?.[id] ?? {}) };
    }))));
}

/** In the order in which each race lists its leaders: it is the order of their dice. */
function leadersOf(spec: WorldSpec, rules: RuleSet, state: GameState): readonly Leader[] {
  const place = (id: LeaderId): number => {
    const [seat = '', kind = ''] = id.split('/');
    return spec.seats.indexOf(seat) * 10 + (rules.races[seat]?.leaders.findIndex((leader) => leader.class === kind) ?? 0);
  };
  return Object.entries(spec.leaders ?? {}).map(([id, where]): Leader => {
    const [seat = '', kind = ''] = id.split('/');
    return { id, seat, class: classOf(kind), name: id, at: typeof where === 'string' ? placeNamed(state, where) : where };
  }).sort((left, right) => place(left.id) - place(right.id));
}

function placeNamed(state: GameState, name: string): LeaderPlace {
  if (state.pieces[name] !== undefined) return { on: 'piece', piece: name };
  if (state.planets[name] !== undefined) return { on: 'planet', planet: name };
  throw new Error(`neither a ship nor a planet of this world: ${name}`);
}

function classOf(kind: string): LeaderClass {
  switch (kind) {
    case 'general': case 'admiral': case 'diplomat': case 'scientist': case 'agent': return kind;
    default: throw new Error(`no class of leader: ${kind}`);
  }
}

/** Forces of a seat on a planet, as a number of one kind. */
export function on(state: GameState, planet: PlanetId, seat: SeatId, kind: keyof Forces): number {
  return countOf(state.planets[planet]?.forces[seat], kind);
}
