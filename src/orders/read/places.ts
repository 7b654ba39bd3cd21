import type { PlanetId, SeatId, SystemId } from '../../engine/ids.js';
import type { PlaceRef } from '../../engine/order-intents.js';
import { refuse } from '../../engine/problems.js';
import { homes } from '../lexicon/lexicons.js';
import type { Meaning } from '../meaning.js';
import { itemsOf, match, missing, nothingMore, unread, shorten, type Reading } from '../reading.js';
import { isIdle, meaningOf, type Term } from '../terms.js';
import type { Part } from '../problems.js';

type Placed<T> = { readonly value: T; readonly next: number };

/** A system by its number, by a planet in it, or as a race's home. */
export function readSystem(reading: Reading, terms: readonly Term[] | undefined, part: Part): SystemId | undefined {
  const useful = (terms ?? []).filter((term) => !isIdle(term));
  if (useful.length === 0) return ownHome(reading, terms ?? []) ?? missing(reading, part);
  const found = systemAt(reading, useful, 0);
  if (found === undefined || !nothingMore(reading, useful, found.next)) return undefined;
  return found.value;
}

/** `ACTIVATE home`: the word alone is the own home, where there is but one. */
function ownHome({ context: { state, seat } }: Reading, terms: readonly Term[]): SystemId | undefined {
  if (!terms.some((term) => homes.has(term.words.join('')))) return undefined;
  const [only, second] = Object.values(state.systems).filter((system) => system.homeOf === state.seats[seat]?.race);
  return second === undefined ? only?.id : undefined;
}

/** Several systems in a row, with or without commas. */
export function readSystems(reading: Reading, terms: readonly Term[]): readonly SystemId[] | undefined {
  const systems: SystemId[] = [];
  for (const item of itemsOf(terms)) {
    let at = 0;
    while (at < item.length) {
      const found = systemAt(reading, item, at);
      if (found === undefined) return undefined;
      systems.push(found.value);
      at = found.next;
    }
  }
  return systems.length === 0 ? missing(reading, 'system') : systems;
}

function systemAt(reading: Reading, terms: readonly Term[], at: number): Placed<SystemId> | undefined {
  const term = terms[at];
  const systems = new Set((term?.meanings ?? []).map((meaning) => systemOf(reading, meaning)).filter((system) => system !== undefined));
  const [only] = systems;
  if (only !== undefined && systems.size === 1) return { value: only, next: at + 1 };
  if (term !== undefined && systems.size === 0 && meaningOf(term, 'number') !== undefined) return noSuchSystem(reading, term);
  const found = match(reading, terms, at, { kinds: ['planet', 'home', 'system'], expected: 'system' });
  const system = found === undefined ? undefined : systemOf(reading, found.meaning);
  return found === undefined || system === undefined ? undefined : { value: system, next: found.next };
}

function noSuchSystem(reading: Reading, term: Term): undefined {
  reading.problems.push(refuse('unknown-system', { system: shorten(term.words[0] ?? term.text) }, [reading.order === 'activate' ? 'R2.1' : 'R2.4']));
  return undefined;
}

function systemOf(reading: Reading, meaning: Meaning): SystemId | undefined {
  if (meaning.is === 'system' || meaning.is === 'home') return meaning.system;
  return meaning.is === 'planet' ? reading.context.state.planets[meaning.planet]?.system : undefined;
}

/** One planet by name. */
export function readPlanet(reading: Reading, terms: readonly Term[] | undefined): PlanetId | undefined {
  const useful = (terms ?? []).filter((term) => !isIdle(term));
  if (useful.length === 0) return missing(reading, 'planet');
  const found = match(reading, useful, 0, { kinds: ['planet'], expected: 'planet' });
  if (found?.meaning.is !== 'planet' || !nothingMore(reading, useful, found.next)) return undefined;
  return found.meaning.planet;
}

/** Several planets, in the order in which they are named. */
export function readPlanets(reading: Reading, terms: readonly Term[]): readonly PlanetId[] | undefined {
  const planets: PlanetId[] = [];
  for (const item of itemsOf(terms)) {
    const planet = readPlanet(reading, item);
    if (planet === undefined) return undefined;
    planets.push(planet);
  }
  return planets.length === 0 ? missing(reading, 'planet') : planets;
}

/** A planet, else a system; a planet's name means the planet. */
export function readPlace(reading: Reading, terms: readonly Term[]): PlaceRef | undefined {
  const planet = meaningOf(terms[0], 'planet');
  if (planet !== undefined) return nothingMore(reading, terms, 1) ? { planet: planet.planet } : undefined;
  if ((terms[0]?.meanings.length ?? 0) > 0) return systemPlace(reading, terms);
  const found = match(reading, terms, 0, { kinds: ['planet', 'home', 'system'], expected: 'place' });
  if (found === undefined || !nothingMore(reading, terms, found.next)) return undefined;
  if (found.meaning.is === 'planet') return { planet: found.meaning.planet };
  const system = systemOf(reading, found.meaning);
  return system === undefined ? undefined : { system };
}

function systemPlace(reading: Reading, terms: readonly Term[]): PlaceRef | undefined {
  const system = readSystem(reading, terms, 'from');
  return system === undefined ? undefined : { system };
}

/** A seat by its race. */
export function readSeat(reading: Reading, terms: readonly Term[] | undefined): SeatId | undefined {
  const useful = (terms ?? []).filter((term) => !isIdle(term));
  if (useful.length === 0) return missing(reading, 'seat');
  const found = match(reading, useful, 0, { kinds: ['seat'], expected: 'race' });
  if (found?.meaning.is !== 'seat' || !nothingMore(reading, useful, found.next)) return undefined;
  return found.meaning.seat;
}

/** A number that a game can use. */
export function checkedNumber(reading: Reading, term: Term, value: number): number | undefined {
  if (value >= 1 && value <= 9999) return value;
  reading.problems.push(unread('number-out-of-range', { number: shorten(term.text) }, term));
  return undefined;
}
