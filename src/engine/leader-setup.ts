import { at } from './calc/at.js';
import type { GalaxyInput, GalaxyProblem } from './galaxy.js';
import type { Citation, LeaderClass, LeaderId, PlanetId, RaceId, SeatId, SystemId } from './ids.js';
import type { Race, RuleSet } from './rules/rule-set.js';

type SetUp = { readonly rules: RuleSet; readonly seats: readonly RaceId[]; readonly galaxy: GalaxyInput };
/** Where a leader is written to stand; undefined: a captive, out of the game, or a place that is not there. */
type Place = { readonly system: SystemId; readonly planet?: PlanetId; readonly owner: SeatId | undefined };

/** `hacan/general`; numbered where the race has two of a class: `norr/general/2`. */
export function leaderIds(race: Race): readonly LeaderId[] {
  const seen: LeaderClass[] = [];
  return race.leaders.map((leader) => {
    seen.push(leader.class);
    const twice = race.leaders.filter((other) => other.class === leader.class).length > 1;
    return twice ? `${race.id}/${leader.class}/${String(seen.filter((one) => one === leader.class).length)}` : `${race.id}/${leader.class}`;
  });
}

/** The statements that say which leaders these races have (A1, A3, A4, A42-A58). */
export function rosterCites(rules: RuleSet, races: readonly RaceId[]): readonly Citation[] {
  return [...rules.leaders.perSeat.cites, ...races.flatMap((race) => at(rules.races, race)?.rosterCites ?? [])];
}

/** What is wrong with the leaders of a galaxy: unknown ones, wrong places, and for a game that begins a wrong start (A5, A6, B3, B4). */
export function leaderProblems(setUp: SetUp): readonly GalaxyProblem[] {
  return Object.keys(setUp.galaxy.leaders ?? {}).flatMap((id): readonly GalaxyProblem[] => {
    const path = `galaxy.leaders.${id}`;
    const seat = setUp.seats.find((one) => id.startsWith(`${one}/`));
    const race = at(setUp.rules.races, seat);
    if (race === undefined || seat === undefined || !leaderIds(race).includes(id)) return [{ path, code: 'unknown-leader', detail: id, cites: rosterCites(setUp.rules, race === undefined ? [] : [race.id]) }];
    return placeProblems(setUp, { id, path, seat });
  });
}

function placeProblems(setUp: SetUp, { id, path, seat }: { readonly id: LeaderId; readonly path: string; readonly seat: SeatId }): readonly GalaxyProblem[] {
  const { rules, seats, galaxy } = setUp;
  const written = galaxy.leaders?.[id];
  if (typeof written === 'object') return 'captor' in written && !seats.includes(written.captor) ? [{ path, code: 'unknown-seat', detail: written.captor }] : [];
  const place = placeOf(setUp, written ?? '');
  if (place === undefined) return [{ path, code: 'unknown-place', detail: written ?? '' }];
  const { place: anywhere, setUp: start } = rules.leaders;
  if (place.owner !== seat) return [{ path, code: 'leader-not-his-place', detail: written ?? '', cites: anywhere.cites }];
  return galaxy.start !== true || startsRight(setUp, { seat, place }) ? [] : [{ path, code: 'leader-wrong-start', detail: written ?? '', cites: start.cites }];
}

/** In the home system; where the edition asks for it all of them on one planet there. */
function startsRight(setUp: SetUp, { seat, place }: { readonly seat: SeatId; readonly place: Place }): boolean {
  const { rules, galaxy } = setUp;
  const home = galaxy.systems[place.system]?.homeOf === seat || (at(rules.races, seat)?.homePlanets ?? []).some((planet) => placeOf(setUp, planet)?.system === place.system);
  if (!home || rules.leaders.setUp.where === 'home-system') return home;
  const others = Object.entries(galaxy.leaders ?? {}).filter(([id]) => id.startsWith(`${seat}/`)).map(([, written]) => written);
  return place.planet !== undefined && others.every((written) => written === place.planet);
}

function placeOf({ rules, galaxy }: SetUp, written: string): Place | undefined {
  for (const [system, input] of Object.entries(galaxy.systems)) {
    const printed = at(rules.tiles, input.tile)?.planets ?? [];
    if (printed.some((planet) => planet.id === written) || at(input.planets, written) !== undefined) return { system, planet: written, owner: at(input.planets, written)?.owner };
  }
  return shipPlace(galaxy, written);
}

/** Ships are numbered on from 1 for each seat and kind, system after system. */
function shipPlace(galaxy: GalaxyInput, written: string): Place | undefined {
  const [seat = '', kind = '', number = ''] = written.split('/');
  let left = Number(number);
  for (const [system, { ships = {} }] of Object.entries(galaxy.systems).sort(([one], [other]) => Number(one) - Number(other))) {
    const here = Object.entries(at(ships, seat) ?? {}).find(([name]) => name === kind)?.[1] ?? 0;
    if (left >= 1 && left <= here) return { system, owner: seat };
    left -= here;
  }
  return undefined;
}
