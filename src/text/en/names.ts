import type { LeaderClass, UnitKind } from '../../engine/ids.js';
import { listed } from '../grammar.js';
import { forceEntries, grouped, partsOf, plain, type Names, type Naming } from '../names.js';

type Word = { readonly one: string; readonly many: string; readonly title: string };
const unitWords: Readonly<Record<UnitKind, Word>> = {
  fighter: { one: 'fighter', many: 'fighters', title: 'Fighter' },
  destroyer: { one: 'destroyer', many: 'destroyers', title: 'Destroyer' },
  cruiser: { one: 'cruiser', many: 'cruisers', title: 'Cruiser' },
  carrier: { one: 'carrier', many: 'carriers', title: 'Carrier' },
  dreadnought: { one: 'dreadnought', many: 'dreadnoughts', title: 'Dreadnought' },
  'war-sun': { one: 'war sun', many: 'war suns', title: 'War Sun' },
  flagship: { one: 'flagship', many: 'flagships', title: 'Flagship' },
  'ground-force': { one: 'ground force', many: 'ground forces', title: 'Ground Force' },
  'shock-troop': { one: 'shock troop', many: 'shock troops', title: 'Shock Troop' },
  'mechanized-unit': { one: 'mechanized unit', many: 'mechanized units', title: 'Mechanized Unit' },
  pds: { one: 'PDS', many: 'PDS', title: 'PDS' },
  'space-dock': { one: 'space dock', many: 'space docks', title: 'Space Dock' },
};
const facilityWords = { colony: { one: 'colony', many: 'colonies' }, refinery: { one: 'refinery', many: 'refineries' } } as const;
const classWords: Readonly<Record<LeaderClass, string>> = { general: 'General', admiral: 'Admiral', diplomat: 'Diplomat', scientist: 'Scientist', agent: 'Agent' };

const outWords = { killed: 'killed', executed: 'executed', sacrificed: 'sacrificed' } as const;

const isUnit = (kind: string): kind is UnitKind => kind in unitWords;
const isClass = (kind: string): kind is LeaderClass => kind in classWords;
const counted = ({ one, many }: { readonly one: string; readonly many: string }, count: number): string => (count === 1 ? `a ${one}` : `${count} ${many}`);
const tally = (kind: UnitKind, count: number): string => `${count} ${count === 1 ? unitWords[kind].one : unitWords[kind].many}`;

/** English names. */
export function englishNames({ state, rules, print }: Naming): Names {
  const list = (items: readonly string[]): string => listed(items, 'and');
  const units = (kind: UnitKind, count: number): string => counted(unitWords[kind], count);
  const seat: Names['seat'] = (id) => (id === 'moderator' ? 'the moderator' : (rules.races[state.seats[id]?.race ?? id]?.short.en ?? plain(id)));
  const seatOf: Names['seatOf'] = (id) => `${seat(id)}'s`;
  const kind: Names['kind'] = (id) => unitWords[id].title;
  const piece: Names['piece'] = (id) => {
    const parts = partsOf(id);
    return `${isUnit(parts.kind) ? kind(parts.kind) : plain(parts.kind)} ${parts.number}`;
  };
  const leaderTitle: Names['leaderTitle'] = (id) => {
    const [, name = '', number] = id.split('/');
    const word = isClass(name) ? classWords[name] : plain(name);
    return number === undefined ? word : `${word} ${number}`;
  };
  const ownerOf = (id: string): string => state.leaders[id]?.seat ?? id.split('/')[0] ?? id;
  const planet: Names['planet'] = (id) => state.planets[id]?.name ?? plain(id);
  const system: Names['system'] = (id) => {
    const planets = state.systems[id]?.planets ?? [];
    return planets.length === 0 ? id : `${id} (${planets.map(planet).join(', ')})`;
  };
  return {
    locale: 'en', seat, seatOf, kind, units, piece, leaderTitle, planet, system, list,
    race: (id) => (rules.races[state.seats[id]?.race ?? id]?.name.en ?? plain(id)).replace(/^The /, ''),
    pieces: (ids) => {
      const { named, fighters } = grouped(ids);
      return list([...named.map(piece), ...(fighters === 0 ? [] : [units('fighter', fighters)])]);
    },
    forces: (forces) => list(forceEntries(forces).map((entry) => units(entry.kind, entry.count))),
    tally,
    tallies: (forces) => forceEntries(forces).map((entry) => tally(entry.kind, entry.count)).join(', '),
    structure: (id, count) => (id === 'colony' || id === 'refinery' ? counted(facilityWords[id], count) : units(id, count)),
    planets: (ids) => list(ids.map(planet)),
    leader: (id) => `${seatOf(ownerOf(id))} ${leaderTitle(id)}`,
    theLeader: (id) => `the ${leaderTitle(id)}`,
    leaderClass: (id) => classWords[id],
    where: (place) => {
      switch (place.on) {
        case 'planet': return `on ${planet(place.planet)}`;
        case 'piece': return `aboard ${piece(place.piece)}`;
        case 'captive': return `captive of ${seat(place.captor)}`;
        case 'limbo': return 'nowhere, waiting for a planet';
        case 'out': return outWords[place.how];
      }
    },
    unit: (unit) => ('number' in unit ? `${kind(unit.kind)} ${unit.number}` : units(unit.kind, unit.count)),
    leaderRef: (ref) => `${ref.of === undefined ? '' : `${seatOf(ref.of)} `}${classWords[ref.class]}${ref.number === undefined ? '' : ` ${ref.number}`}`,
    card: (id) => rules.cards[id]?.name.en ?? plain(id),
    domain: (id) => rules.domains[id]?.name.en ?? plain(id),
    technology: (id) => rules.technologies[id]?.name.en ?? plain(id),
    anywhere: (id) => {
      if (state.planets[id] !== undefined) return planet(id);
      if (state.systems[id] !== undefined) return system(id);
      return id.includes('/') ? piece(id) : plain(id);
    },
    order: (intent) => print(intent, 'en'),
  };
}
