import type { GameState, Leader, System } from '../../engine/state.js';
import { colourOf } from '../../map/colours.js';
import { fleetsIn, leadersOn, present, type Fleet } from '../../map/contents.js';
import { drawMap } from '../../map/draw-map.js';
import { mapWords } from '../../map/words.js';
import type { GameWords } from './game-words.js';

export type MapRow = { readonly system: string; readonly special: string; readonly planets: readonly string[]; readonly fleets: readonly string[]; readonly counters: string };
export type MapModel = { readonly svg: string; readonly seats: readonly { readonly name: string; readonly race: string; readonly colour: string; readonly passed: boolean }[]; readonly rows: readonly MapRow[]; readonly ships: string };

/** The map as a picture and, for those who do not see it, as a table. */
export function mapModel(state: GameState, words: GameWords): MapModel {
  const { n, locale } = words;
  const abbreviations = mapWords(locale, words.rules.vocabulary);
  return {
    svg: drawMap(state, locale),
    seats: state.seatOrder.map((seat) => ({ name: n.seat(seat), race: n.race(seat), colour: colourOf(state.seatOrder, seat), passed: state.seats[seat]?.passed ?? false })),
    rows: Object.values(state.systems).sort((left, right) => Number(left.id) - Number(right.id)).map((system) => row(state, system, words)),
    ships: [...Object.entries(abbreviations.ships), ...Object.entries(abbreviations.forces)].filter(([kind]) => Object.hasOwn(words.rules.units, kind)).map(([kind, short]) => meaning(short, n.kind(kind as Parameters<typeof n.kind>[0]))).join(', '),
  };
}

/** `CR Cruiser`; what is written out on the map needs no explanation. */
function meaning(short: string, name: string): string {
  return short === name ? short : `${short} ${name}`;
}

function row(state: GameState, system: System, words: GameWords): MapRow {
  const { n, t, locale } = words;
  const special = [
    ...(system.anomaly === undefined ? [] : [mapWords(locale).anomalies[system.anomaly]]),
    ...system.wormholes.map((hole) => `${t.map.wormhole} ${hole}`),
    ...(system.homeOf === undefined ? [] : [`${t.map.home} ${n.seat(system.homeOf)}`]),
  ];
  return {
    system: system.id, special: special.join(', '),
    planets: system.planets.map((planet) => planetLine(state, planet, words)),
    fleets: fleetsIn(state, system.id).map((fleet) => fleetLine(fleet, words)),
    counters: system.counters.map((seat) => n.seat(seat)).join(', '),
  };
}

function titles(leaders: readonly Leader[], { n }: GameWords): readonly string[] {
  return leaders.map(({ id }) => n.leader(id));
}

function planetLine(state: GameState, id: string, words: GameWords): string {
  const { n, t } = words;
  const planet = state.planets[id];
  if (planet === undefined) return n.planet(id);
  const forces = Object.entries(planet.forces).flatMap(([seat, some]) => (present(some ?? {}).length === 0 ? [] : [seat === planet.owner ? n.forces(some ?? {}) : `${n.seat(seat)}: ${n.forces(some ?? {})}`]));
  const parts = [
    planet.owner === undefined ? t.map.unowned : n.seat(planet.owner), ...(planet.exhausted ? [t.map.exhausted] : []), ...(planet.dock === undefined ? [] : [t.map.dock]),
    ...(planet.tradeStation === true ? [t.map.tradeStation] : []), ...forces, ...titles(leadersOn(state, id), words),
  ];
  return `${planet.name} ${planet.resources}/${planet.influence}: ${parts.join(', ')}`;
}

function fleetLine(fleet: Fleet, words: GameWords): string {
  const { n, t } = words;
  const ships = fleet.ships.map(({ kind, count, damaged }) => `${n.units(kind, count)}${damaged > 0 ? ` (${damaged} ${t.map.damaged})` : ''}`);
  return `${n.seat(fleet.seat)}: ${[...ships, ...(present(fleet.cargo).length === 0 ? [] : [n.forces(fleet.cargo)]), ...titles(fleet.leaders, words)].join(', ')}`;
}
