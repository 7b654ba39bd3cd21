import type { Anomaly, SeatId } from '../engine/ids.js';
import type { GameState, Planet, System } from '../engine/state.js';
import { colourOf } from './colours.js';
import { fleetsIn, leadersOn, present, type Fleet } from './contents.js';
import { outline } from './hexes.js';
import { element, escaped, label } from './markup.js';
import type { MapWords } from './words.js';

const ground: Readonly<Record<Anomaly, string>> = { 'asteroid-field': '#3b342a', nebula: '#3a2340', supernova: '#4a2a14', 'ion-storm': '#123a46', 'gravity-rift': '#2a1440' };
const specialties = { blue: '#64b5f6', green: '#81c784', red: '#e57373', yellow: '#fff176' } as const;
const wormholes: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ' };

/** What stands in one hexagon, drawn around (0, 0). */
export function drawSystem(state: GameState, system: System, words: MapWords): string {
  const planets = system.planets.flatMap((id) => state.planets[id] ?? []);
  const fleets = fleetsIn(state, system.id);
  const fill = system.anomaly === undefined ? (system.homeOf === undefined ? '#18213a' : '#1d2c4f') : ground[system.anomaly];
  const edge = system.homeOf === undefined ? '#46557a' : colourOf(state.seatOrder, state.seatOrder.find((seat) => state.seats[seat]?.race === system.homeOf));
  return [
    element('polygon', { points: outline(), fill, stroke: edge, 'stroke-width': system.homeOf === undefined ? 1.5 : 3 }),
    label(system.id, { x: 0, y: -64, size: 19, weight: 700 }),
    ...system.wormholes.map((hole, index) => wormhole(hole, 30 + index * 22)),
    ...system.counters.map((seat, index) => counter(state, seat, -30 - index * 14)),
    ...(system.anomaly === undefined ? [] : [label(words.anomalies[system.anomaly], { x: 0, y: planets.length > 0 ? -50 : -8, size: 12, fill: '#d9dfec' })]),
    ...planets.map((planet, index) => element('g', { transform: `translate(${placeOf(index, planets.length)} -24)` }, drawPlanet(state, planet, words))),
    ...fleets.map((fleet, index) => drawFleet(state, fleet, { words, y: fleetTop(fleets.length, planets.length) + index * 18 })),
  ].join('');
}

function wormhole(kind: string, x: number): string {
  return element('circle', { cx: x, cy: -69, r: 10, fill: '#2b1a4d', stroke: '#b39ddb', 'stroke-width': 1.5 }) + label(wormholes[kind] ?? kind.slice(0, 1).toUpperCase(), { x, y: -64, size: 14, fill: '#e1d5ff' });
}

function counter(state: GameState, seat: SeatId, x: number): string {
  return element('path', { d: `M${x - 5} -60 V-76 L${x + 6} -71 L${x - 5} -66`, fill: colourOf(state.seatOrder, seat), stroke: '#0b1020', 'stroke-width': 1 });
}

function placeOf(index: number, of: number): number {
  if (of < 2) return 0;
  return of === 2 ? [-42, 42][index] ?? 0 : [-58, 0, 58][index] ?? 0;
}

function drawPlanet(state: GameState, planet: Planet, words: MapWords): string {
  const owner = colourOf(state.seatOrder, planet.owner);
  const leaders = leadersOn(state, planet.id);
  const troops = Object.entries(planet.forces).flatMap(([seat, forces]) => present(forces ?? {}).map(({ kind, count }) => ({ seat, text: `${count} ${words.forces[kind]}` })));
  return [
    element('circle', { cx: 0, cy: 0, r: 18, fill: planet.owner === undefined ? '#2c374f' : '#22304c', stroke: owner, 'stroke-width': planet.owner === undefined ? 1.5 : 4, 'stroke-dasharray': planet.exhausted ? '5 3' : undefined }),
    label(`${planet.resources}/${planet.influence}`, { x: 0, y: 5, size: 14, weight: 700 }),
    ...planet.specialties.map((colour, index) => element('circle', { cx: -17 - index * 9, cy: -14, r: 4, fill: specialties[colour], stroke: '#0b1020' })),
    label(shortened(planet.name), { x: 0, y: 31, size: 11 }),
    ...(planet.dock === undefined ? [] : [element('rect', { x: 10, y: 7, width: 12, height: 12, rx: 2, fill: owner, stroke: '#0b1020', 'stroke-width': 1.5 })]),
    ...leaders.map(({ seat, class: kind }, index) => star(words.leaders[kind], { x: (index - (leaders.length - 1) / 2) * 16, y: -28, colour: colourOf(state.seatOrder, seat) })),
    ...troops.slice(0, 3).map(({ seat, text }, index) => label(text, { x: 0, y: 43 + index * 11, size: 10.5, fill: colourOf(state.seatOrder, seat), weight: 700 })),
  ].join('');
}

function shortened(name: string): string {
  return name.length > 13 ? `${name.slice(0, 12)}…` : name;
}

function star(letter: string, { x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string }): string {
  return element('circle', { cx: x, cy: y, r: 7.5, fill: colour, stroke: '#0b1020', 'stroke-width': 1.2 })
    + element('text', { x, y: y + 3.8, 'font-size': 10.5, 'font-weight': 700, fill: '#0b1020', 'text-anchor': 'middle' }, escaped(letter));
}

/** Fleets stand at the bottom of the hexagon, in an empty system in its middle. */
function fleetTop(fleets: number, planets: number): number {
  return planets === 0 ? 12 - (fleets - 1) * 9 : 72 - (fleets - 1) * 18;
}

function drawFleet(state: GameState, fleet: Fleet, { words, y }: { readonly words: MapWords; readonly y: number }): string {
  const colour = colourOf(state.seatOrder, fleet.seat);
  const text = fleet.ships.map(({ kind, count, damaged }) => `${count} ${words.ships[kind]}${damaged > 0 ? '!'.repeat(damaged) : ''}`).join(' ');
  // A long fleet is written smaller: below, a hexagon is not as wide as in its middle.
  const size = text.length > 14 ? 9 : 11;
  const width = text.length * size * 0.573 + 10;
  const left = -(width + fleet.leaders.length * 16) / 2;
  return [
    element('rect', { x: left, y: y - 12, width, height: 15, rx: 3, fill: colour, stroke: '#0b1020', 'stroke-width': 1 }),
    element('text', { x: left + width / 2, y: y - 0.8, 'font-size': size, 'font-weight': 700, fill: '#0b1020', 'text-anchor': 'middle' }, escaped(text)),
    ...fleet.leaders.map(({ class: kind, seat }, index) => star(words.leaders[kind], { x: left + width + 9 + index * 16, y: y - 4.5, colour: colourOf(state.seatOrder, seat) })),
  ].join('');
}

