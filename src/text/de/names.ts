import type { LeaderClass, UnitKind } from '../../engine/ids.js';
import { counted, feminine, germanGenitive, listed, strong, weak, withThe, type Case, type Noun } from '../grammar.js';
import { forceEntries, grouped, partsOf, plain, secondEdition, type Names, type Naming } from '../names.js';

type Title = { readonly noun: Noun; readonly title: string };
const male = (base: string, many: string, manyDat: string, genitive = `${base}s`): Noun => strong({ gender: 'm', base, genitive, many, manyDat });
const neuter = (base: string, many: string, manyDat: string, genitive = `${base}s`): Noun => strong({ gender: 'n', base, genitive, many, manyDat });

const mechanized: Noun = {
  gender: 'f', many: 'mechanisierte Einheiten', manyDat: 'mechanisierten Einheiten',
  one: { nom: 'mechanisierte Einheit', acc: 'mechanisierte Einheit', dat: 'mechanisierten Einheit', gen: 'mechanisierten Einheit' },
};
const titled = (title: string, noun: Noun): Title => ({ title, noun });
const unitWords: Readonly<Record<UnitKind, Title>> = {
  fighter: titled('Jäger', male('Jäger', 'Jäger', 'Jägern')),
  destroyer: titled('Zerstörer', male('Zerstörer', 'Zerstörer', 'Zerstörern')),
  cruiser: titled('Kreuzer', male('Kreuzer', 'Kreuzer', 'Kreuzern')),
  carrier: titled('Träger', male('Träger', 'Träger', 'Trägern')),
  dreadnought: titled('Dreadnought', male('Dreadnought', 'Dreadnoughts', 'Dreadnoughts')),
  'war-sun': titled('Kriegssonne', feminine('Kriegssonne', 'Kriegssonnen')),
  flagship: titled('Flaggschiff', neuter('Flaggschiff', 'Flaggschiffe', 'Flaggschiffen')),
  'ground-force': titled('Bodentruppe', feminine('Bodentruppe', 'Bodentruppen')),
  'shock-troop': titled('Stoßtrupp', male('Stoßtrupp', 'Stoßtrupps', 'Stoßtrupps')),
  'mechanized-unit': titled('Mechanisierte Einheit', mechanized),
  pds: titled('PDS', neuter('PDS', 'PDS', 'PDS', 'PDS')),
  'space-dock': titled('Raumdock', neuter('Raumdock', 'Raumdocks', 'Raumdocks')),
};
/** The German play-by-mail rules name the second edition's ships so. */
const secondEditionWords: Readonly<Record<UnitKind, Title>> = {
  ...unitWords,
  dreadnought: titled('Zerstörer', male('Zerstörer', 'Zerstörer', 'Zerstörern')),
  carrier: titled('Transporter', male('Transporter', 'Transporter', 'Transportern')),
};
const facilityWords = { colony: feminine('Kolonie', 'Kolonien'), refinery: feminine('Raffinerie', 'Raffinerien') } as const;
const classWords: Readonly<Record<LeaderClass, Noun>> = {
  general: male('General', 'Generäle', 'Generälen'),
  admiral: male('Admiral', 'Admiräle', 'Admirälen'),
  diplomat: weak('Diplomat', 'Diplomaten'),
  scientist: male('Wissenschaftler', 'Wissenschaftler', 'Wissenschaftlern'),
  agent: weak('Agent', 'Agenten'),
};
const moderatorWord = male('Spielleiter', 'Spielleiter', 'Spielleitern');

const outWords = { killed: 'getötet', executed: 'exekutiert', sacrificed: 'geopfert' } as const;

const isUnit = (kind: string): kind is UnitKind => kind in unitWords;
const isClass = (kind: string): kind is LeaderClass => kind in classWords;
const numbered = (word: string, number: string | number | undefined): string => (number === undefined ? word : `${word} ${number}`);

/** German names, in the case that the sentence needs. */
export function germanNames({ state, rules, print }: Naming): Names {
  const words = secondEdition(rules) ? secondEditionWords : unitWords;
  const list = (items: readonly string[]): string => listed(items, 'und');
  const units = (kind: UnitKind, count: number, kase: Case = 'nom'): string => counted(words[kind].noun, count, kase);
  const tally: Names['tally'] = (kind, count) => `${count} ${count === 1 ? words[kind].noun.one.nom : words[kind].noun.many}`;
  const seat: Names['seat'] = (id, kase = 'nom') => (id === 'moderator' ? withThe(moderatorWord, kase) : (rules.races[state.seats[id]?.race ?? id]?.short.de ?? plain(id)));
  const seatOf: Names['seatOf'] = (id) => germanGenitive(seat(id));
  const kind: Names['kind'] = (id) => words[id].title;
  const piece: Names['piece'] = (id) => {
    const parts = partsOf(id);
    return `${isUnit(parts.kind) ? kind(parts.kind) : plain(parts.kind)} ${parts.number}`;
  };
  const leaderNoun = (id: string): { readonly noun: Noun; readonly number: string | undefined } => {
    const [, name = '', number] = id.split('/');
    return { noun: isClass(name) ? classWords[name] : weak(plain(name), plain(name)), number };
  };
  const ownerOf = (id: string): string => state.leaders[id]?.seat ?? id.split('/')[0] ?? id;
  const planet: Names['planet'] = (id) => state.planets[id]?.name ?? plain(id);
  const system: Names['system'] = (id) => {
    const planets = state.systems[id]?.planets ?? [];
    return planets.length === 0 ? id : `${id} (${planets.map(planet).join(', ')})`;
  };
  return {
    locale: 'de', seat, seatOf, kind, units, piece, planet, system, list,
    race: (id) => (rules.races[state.seats[id]?.race ?? id]?.name.de ?? plain(id)).replace(/^(Der|Die|Das) /, ''),
    pieces: (ids, kase = 'nom') => {
      const { named, fighters } = grouped(ids);
      return list([...named.map(piece), ...(fighters === 0 ? [] : [units('fighter', fighters, kase)])]);
    },
    forces: (forces, kase = 'nom') => list(forceEntries(forces).map((entry) => units(entry.kind, entry.count, kase))),
    tally,
    tallies: (forces) => forceEntries(forces).map((entry) => tally(entry.kind, entry.count)).join(', '),
    structure: (id, count, kase = 'nom') => (id === 'colony' || id === 'refinery' ? counted(facilityWords[id], count, kase) : units(id, count, kase)),
    planets: (ids) => list(ids.map(planet)),
    leader: (id, kase = 'nom') => {
      const { noun, number } = leaderNoun(id);
      return `${seatOf(ownerOf(id))} ${numbered(noun.one[kase], number)}`;
    },
    theLeader: (id, kase = 'nom') => {
      const { noun, number } = leaderNoun(id);
      return numbered(withThe(noun, kase), number);
    },
    leaderTitle: (id) => {
      const { noun, number } = leaderNoun(id);
      return numbered(noun.one.nom, number);
    },
    leaderClass: (id, kase = 'nom') => classWords[id].one[kase],
    where: (place) => {
      switch (place.on) {
        case 'planet': return `auf ${planet(place.planet)}`;
        case 'piece': return `an Bord von ${piece(place.piece)}`;
        case 'captive': return `Gefangener von ${seat(place.captor)}`;
        case 'limbo': return 'ohne Zuflucht, wartet auf einen Planeten';
        case 'out': return outWords[place.how];
      }
    },
    unit: (unit, kase = 'nom') => ('number' in unit ? `${kind(unit.kind)} ${unit.number}` : units(unit.kind, unit.count, kase)),
    leaderRef: (ref, kase = 'nom') => `${ref.of === undefined ? '' : `${seatOf(ref.of)} `}${numbered(classWords[ref.class].one[kase], ref.number)}`,
    card: (id) => rules.cards[id]?.name.de ?? plain(id),
    domain: (id) => rules.domains[id]?.name.de ?? plain(id),
    technology: (id) => rules.technologies[id]?.name.de ?? plain(id),
    anywhere: (id) => {
      if (state.planets[id] !== undefined) return planet(id);
      if (state.systems[id] !== undefined) return system(id);
      return id.includes('/') ? piece(id) : plain(id);
    },
    order: (intent) => print(intent, 'de'),
  };
}
