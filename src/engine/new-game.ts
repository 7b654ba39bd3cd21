import { publicly, type EventOf } from './events.js';
import type { GalaxyInput, GalaxyProblem, PlanetInput, SeatInput, SystemInput } from './galaxy.js';
import type { PieceId, PlanetId, RaceId, SeatId, SystemId } from './ids.js';
import { shipKinds } from './ids.js';
import { at } from './calc/at.js';
import { pieceId } from './calc/numbering.js';
import { leaderIds, leaderProblems, rosterCites } from './leader-setup.js';
import { presetGalaxy } from './preset-galaxy.js';
import type { RuleOptions } from './rules/options.js';
import type { PlanetType, Race, RuleSet } from './rules/rule-set.js';
import type { GameState, Leader, LeaderPlace, Piece, Planet, Seat, System } from './state.js';

export type NewGameInput = {
  readonly name: string;
  readonly rules: RuleSet;
  readonly options: RuleOptions;
  /** The name of a preset, or a galaxy written out. */
  readonly galaxy: string | GalaxyInput;
  /** Races in the order of the seats; the first is the speaker. */
  readonly seats: readonly RaceId[];
};

export type NewGame = { readonly ok: true; readonly event: EventOf<'game-opened'> } | { readonly ok: false; readonly problems: readonly GalaxyProblem[] };

/** Sets a game up (A1, A5, B3, R4.0a): the galaxy, each seat's home with its starting units, and its three leaders. */
export function newGame(input: NewGameInput): NewGame {
  const seats = seatProblems(input);
  if (seats.length > 0) return { ok: false, problems: seats };
  const galaxy = typeof input.galaxy === 'string' ? presetGalaxy(input.rules, input.galaxy, input.seats) : { ok: true as const, galaxy: input.galaxy };
  if (!galaxy.ok) return galaxy;
  const problems = galaxyProblems(input, galaxy.galaxy);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, event: publicly('game-opened', { state: setUp(input, galaxy.galaxy) }, [...rosterCites(input.rules, input.seats), ...input.rules.leaders.setUp.cites]) };
}

function setUp({ name, rules, options, seats }: NewGameInput, galaxy: GalaxyInput): GameState {
  const entries = Object.entries(galaxy.systems).sort(([left], [right]) => Number(left) - Number(right));
  const systems = entries.map(([id, input], index) => systemFrom(rules, id, { input, index }));
  const planets = entries.flatMap(([id, input]) => planetsFrom(rules, id, input));
  const state: GameState = {
    name, options, ruleset: { id: rules.id, version: rules.version },
    round: galaxy.round ?? 1, phase: 'action', action: 0, turn: 0,
    speaker: seats[0] ?? '', seatOrder: seats,
    seats: byId(seats.map((id) => seatFrom(rules, id, galaxy.seats?.[id]))),
    systems: byId(systems), planets: byId(planets), pieces: byId(piecesFrom(galaxy)), leaders: {},
  };
  return { ...state, leaders: byId(seats.flatMap((seat) => leadersFrom(rules, { seat, galaxy, state }))) };
}

function seatFrom(rules: RuleSet, id: SeatId, input: SeatInput = {}): Seat {
  const race = raceIn(rules, id);
  const { startCounters } = rules.numbers;
  const extra = race.modifiers.extraCounters ?? {};
  const start = (pool: keyof Seat['counters']): number => startCounters[pool] + (extra[pool] ?? 0);
  return {
    id, race: id, tradeGoods: input.tradeGoods ?? 0, passed: input.passed ?? false,
    counters: { command: start('command'), strategy: start('strategy'), fleet: start('fleet'), ...input.counters },
    technologies: input.technologies ?? race.startingTechnologies,
    ...creditsFrom(race, input),
    ...(input.hand === undefined ? {} : { hand: input.hand }), ...(input.openCards === undefined ? {} : { openCards: input.openCards }),
  };
}

/** Money where the edition plays with credits (S1.3). */
function creditsFrom({ modifiers }: Race, { credits = modifiers.startingCredits }: SeatInput): Pick<Seat, 'credits'> {
  return credits === undefined ? {} : { credits };
}

function systemFrom(rules: RuleSet, id: SystemId, { input, index }: { input: SystemInput; index: number }): System {
  const tile = at(rules.tiles, input.tile);
  const anomaly = input.anomaly ?? tile?.anomaly;
  const homeOf = input.homeOf ?? tile?.homeOf;
  const names = new Set([...(tile?.planets ?? []).map((planet) => planet.id), ...Object.keys(input.planets ?? {})]);
  return {
    id, hex: input.hex ?? [index, 0], tile: input.tile ?? 'drawn', planets: [...names],
    wormholes: input.wormholes ?? tile?.wormholes ?? [], counters: input.counters ?? [],
    ...(anomaly === undefined ? {} : { anomaly }), ...(homeOf === undefined ? {} : { homeOf }), ...(input.domain === undefined ? {} : { domain: input.domain }),
  };
}

function planetsFrom(rules: RuleSet, system: SystemId, input: SystemInput): readonly Planet[] {
  const printed = at(rules.tiles, input.tile)?.planets ?? [];
  const drawn = Object.keys(input.planets ?? {}).filter((id) => !printed.some((planet) => planet.id === id));
  return [...printed, ...drawn.map((id) => printedAnywhere(rules, id))].map((type) => planetFrom(system, type, at(input.planets, type.id) ?? {}));
}

/** A planet named without its tile has its printed values; an invented one none but those written. */
function printedAnywhere(rules: RuleSet, id: PlanetId): PlanetType {
  const known = Object.values(rules.tiles).flatMap((tile) => tile.planets).find((planet) => planet.id === id);
  return known ?? { id, name: id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '), resources: 0, influence: 0, specialties: [] };
}

function planetFrom(system: SystemId, type: PlanetType, input: PlanetInput): Planet {
  const dock = input.dock === true ? { builtRound: 0 } : input.dock === false ? undefined : input.dock;
  const station = input.tradeStation ?? type.tradeStation;
  return {
    id: type.id, name: input.name ?? type.name, system, ownedSince: input.ownedSince ?? 0, exhausted: input.exhausted ?? false,
    resources: input.resources ?? type.resources, influence: input.influence ?? type.influence, specialties: input.specialties ?? type.specialties,
    forces: input.owner === undefined || input.forces === undefined || Object.keys(input.forces).length === 0 ? {} : { [input.owner]: input.forces },
    ...(input.owner === undefined ? {} : { owner: input.owner }), ...(dock === undefined ? {} : { dock }), ...(station === true ? { tradeStation: true } : {}),
    ...(input.facility === undefined ? {} : { facility: input.facility }), ...(input.diplomatRound === undefined ? {} : { diplomatRound: input.diplomatRound }), ...(input.domain === undefined ? {} : { domain: input.domain }),
  };
}

/** Ships are numbered on from 1 for each seat and kind, system after system. */
function piecesFrom(galaxy: GalaxyInput): readonly Piece[] {
  const next = new Map<string, number>();
  return Object.entries(galaxy.systems).sort(([left], [right]) => Number(left) - Number(right)).flatMap(([system, { ships = {} }]) =>
    Object.entries(ships).flatMap(([seat, fleet]) => shipKinds.flatMap((kind) => Array.from({ length: fleet[kind] ?? 0 }, (): Piece => {
      const number = (next.get(`${seat} ${kind}`) ?? 0) + 1;
      next.set(`${seat} ${kind}`, number);
      const id = pieceId(seat, kind, number);
      return { id, seat, kind, number, system, damaged: galaxy.damaged?.includes(id) ?? false, cargo: galaxy.cargo?.[id] ?? {} };
    }))));
}

function leadersFrom(rules: RuleSet, { seat, galaxy, state }: { seat: SeatId; galaxy: GalaxyInput; state: GameState }): readonly Leader[] {
  const roster = raceIn(rules, seat).leaders;
  const written = leaderIds(raceIn(rules, seat)).some((id) => galaxy.leaders?.[id] !== undefined) || galaxy.leaders !== undefined;
  return leaderIds(raceIn(rules, seat)).flatMap((id, index): readonly Leader[] => {
    const entry = roster[index];
    const place = galaxy.leaders?.[id];
    const stands = place !== undefined ? placeFrom(place, state) : written ? undefined : homeOf(rules, seat, state);
    return entry === undefined || stands === undefined ? [] : [{ id, seat, class: entry.class, name: entry.name, at: stands }];
  });
}

/** All leaders of a seat begin on the first planet of its home (A5; B3 asks for a single planet). */
function homeOf(rules: RuleSet, seat: SeatId, state: GameState): LeaderPlace | undefined {
  const planet = raceIn(rules, seat).homePlanets.find((id) => state.planets[id]?.owner === seat);
  return planet === undefined ? undefined : { on: 'planet', planet };
}

function placeFrom(place: NonNullable<GalaxyInput['leaders']>[string], state: GameState): LeaderPlace | undefined {
  if (typeof place !== 'string') return 'captor' in place ? { on: 'captive', captor: place.captor, since: 0 } : { on: 'out', how: place.out };
  if (at(state.pieces, place) !== undefined) return { on: 'piece', piece: place };
  return at(state.planets, place) === undefined ? undefined : { on: 'planet', planet: place };
}

function seatProblems({ rules, seats }: NewGameInput): readonly GalaxyProblem[] {
  return seats.flatMap((race, index): readonly GalaxyProblem[] => {
    const path = `seats.${String(index)}.race`;
    if (at(rules.races, race) === undefined) return [{ path, code: 'unknown-race', detail: race }];
    return seats.indexOf(race) < index ? [{ path, code: 'race-twice', detail: race }] : [];
  });
}

function galaxyProblems({ rules, seats }: NewGameInput, galaxy: GalaxyInput): readonly GalaxyProblem[] {
  const entries = Object.entries(galaxy.systems);
  const planets = entries.flatMap(([id, input]) => planetsFrom(rules, id, input).map((planet) => planet.id));
  const pieces: ReadonlySet<PieceId> = new Set(piecesFrom(galaxy).map((piece) => piece.id));
  const unknownSeat = (path: string, seat: SeatId | undefined): readonly GalaxyProblem[] => (seat === undefined || seats.includes(seat) ? [] : [{ path, code: 'unknown-seat', detail: seat }]);
  return [
    ...entries.flatMap(([id, { tile, hex, ships = {}, counters = [], planets: own = {} }]) => [
      ...(tile === undefined || at(rules.tiles, tile) !== undefined ? [] : [{ path: `galaxy.systems.${id}.tile`, code: 'unknown-tile' as const, detail: tile }]),
      ...(hex !== undefined && entries.some(([other, input]) => other < id && input.hex?.[0] === hex[0] && input.hex[1] === hex[1]) ? [{ path: `galaxy.systems.${id}.hex`, code: 'same-hex' as const, detail: hex.join(',') }] : []),
      ...[...Object.keys(ships), ...counters].flatMap((seat) => unknownSeat(`galaxy.systems.${id}`, seat)),
      ...Object.entries(own).flatMap(([planet, { owner }]) => unknownSeat(`galaxy.systems.${id}.planets.${planet}.owner`, owner)),
    ]),
    ...planets.filter((id, index) => planets.indexOf(id) < index).map((id): GalaxyProblem => ({ path: 'galaxy.systems', code: 'planet-twice', detail: id })),
    ...domainProblems(rules, galaxy),
    ...Object.entries(galaxy.seats ?? {}).flatMap(([seat, { technologies = [], hand = [], openCards = [] }]) => [
      ...[...hand, ...openCards].filter((id) => at(rules.cards, id) === undefined).map((detail): GalaxyProblem => ({ path: `galaxy.seats.${seat}.hand`, code: 'unknown-card', detail })),
      ...unknownSeat(`galaxy.seats.${seat}`, seat),
      ...technologies.filter((id) => at(rules.technologies, id) === undefined).map((detail): GalaxyProblem => ({ path: `galaxy.seats.${seat}.technologies`, code: 'unknown-technology', detail })),
    ]),
    ...[...Object.keys(galaxy.cargo ?? {}), ...(galaxy.damaged ?? [])].filter((id) => !pieces.has(id)).map((detail): GalaxyProblem => ({ path: 'galaxy.cargo', code: 'unknown-place', detail })),
    ...leaderProblems({ rules, seats, galaxy }),
  ];
}

function domainProblems(rules: RuleSet, galaxy: GalaxyInput): readonly GalaxyProblem[] {
  const places = Object.entries(galaxy.systems).flatMap(([id, { domain, planets = {} }]) => [
    { path: `galaxy.systems.${id}.domain`, domain },
    ...Object.entries(planets).map(([planet, input]) => ({ path: `galaxy.systems.${id}.planets.${planet}.domain`, domain: input.domain })),
  ]);
  return places.flatMap(({ path, domain }): readonly GalaxyProblem[] => (domain === undefined || at(rules.domains, domain) !== undefined ? [] : [{ path, code: 'unknown-domain', detail: domain }]));
}

function raceIn(rules: RuleSet, id: RaceId): Race {
  const race = at(rules.races, id);
  if (race === undefined) throw new Error(`no race ${id}`);
  return race;
}
function byId<T extends { readonly id: string }>(things: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}
