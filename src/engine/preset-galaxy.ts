import { at } from './calc/at.js';
import type { GalaxyInput, GalaxyProblem, PlanetInput, SystemInput } from './galaxy.js';
import { shipKinds, type RaceId, type ShipKind } from './ids.js';
import type { GalaxyPreset, Race, RuleSet } from './rules/rule-set.js';

export type Preset = { readonly ok: true; readonly galaxy: GalaxyInput } | { readonly ok: false; readonly problems: readonly GalaxyProblem[] };

/** A preset with the home of each seat's race in the seat's place, and its starting units there. */
export function presetGalaxy(rules: RuleSet, name: string, races: readonly RaceId[]): Preset {
  const preset = at(rules.galaxies, name);
  if (preset === undefined) return { ok: false, problems: [{ path: 'galaxy', code: 'unknown-galaxy', detail: Object.keys(rules.galaxies).join(', ') }] };
  if (preset.seats !== races.length) return { ok: false, problems: [{ path: 'seats', code: 'wrong-seat-count', detail: String(preset.seats) }] };
  return { ok: true, galaxy: { systems: Object.fromEntries(preset.systems.map(({ id, hex, tile }) => [id, { hex, ...home(rules, { preset, races, tile }) }])) } };
}

function home(rules: RuleSet, { preset, races, tile }: { preset: GalaxyPreset; races: readonly RaceId[]; tile: string }): SystemInput {
  const place = (preset.races ?? races).findIndex((race) => rules.tiles[tile]?.homeOf === race);
  const race = at(rules.races, races[place]);
  if (place === -1 || race === undefined) return { tile };
  const own = Object.values(rules.tiles).find((other) => other.homeOf === race.id && other.planets.length > 0)?.id ?? tile;
  return { tile: own, ships: { [race.id]: startingShips(race) }, planets: startingPlanets(race) };
}

function startingShips(race: Race): Readonly<Partial<Record<ShipKind, number>>> {
  return Object.fromEntries(shipKinds.flatMap((kind) => (race.startingUnits[kind] === undefined ? [] : [[kind, race.startingUnits[kind]]])));
}

/** The dock and the PDS stand on the first home planet; ground forces hold every planet as far as they reach, the rest stands on the first. */
function startingPlanets(race: Race): Readonly<Record<string, PlanetInput>> {
  const troops = race.startingUnits['ground-force'] ?? 0;
  const others = Math.min(race.homePlanets.length - 1, Math.max(0, troops - 1));
  return Object.fromEntries(race.homePlanets.map((planet, index) => {
    const ground = index === 0 ? troops - others : index <= others ? 1 : 0;
    const pds = index === 0 ? race.startingUnits.pds ?? 0 : 0;
    const forces = { ...(ground > 0 ? { 'ground-force': ground } : {}), ...(pds > 0 ? { pds } : {}) };
    return [planet, { owner: race.id, forces, ...(index === 0 && (race.startingUnits['space-dock'] ?? 0) > 0 ? { dock: true } : {}) }];
  }));
}
