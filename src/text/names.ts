import { shipKinds, type CardId, type DomainId, type ForceKind, type LeaderClass, type LeaderId, type PieceId, type PlanetId, type SeatId, type SystemId, type TechnologyId, type UnitKind } from '../engine/ids.js';
import type { CasualtyItem, Intent, LeaderRef, UnitRef } from '../engine/order-intents.js';
import type { Forces, GameState, LeaderPlace } from '../engine/state.js';
import type { RuleSet } from '../engine/rules/rule-set.js';
import type { Case } from './grammar.js';
import type { Locale } from './locale.js';

/** Everything a sentence can name, in the words and the cases of one language. Built once a mail. */
export type Names = {
  readonly locale: Locale;
  /** `Letnev`; the moderator by his office. */
  seat(seat: SeatId | 'moderator', kase?: Case): string;
  /** `Hacan's`, `Hacans` */
  seatOf(seat: SeatId): string;
  /** `Barony of Letnev` */
  race(seat: SeatId): string;
  /** `Dreadnought 1` */
  piece(piece: PieceId): string;
  /** `Dreadnought 1, Carrier 1 and 2 fighters`: Fighters are counted, other ships are named. */
  pieces(pieces: readonly PieceId[], kase?: Case): string;
  /** The name on a counter and in an order: `Ground Force`. */
  kind(kind: UnitKind): string;
  /** `a fighter`, `3 ground forces` */
  units(kind: UnitKind, count: number, kase?: Case): string;
  forces(forces: Forces, kase?: Case): string;
  /** `1 fighter`: always with a figure, for tables. */
  tally(kind: UnitKind, count: number): string;
  /** `2 ground forces, 1 PDS` */
  tallies(forces: Forces): string;
  structure(kind: 'pds' | 'space-dock' | 'colony' | 'refinery', count: number, kase?: Case): string;
  planet(planet: PlanetId): string;
  planets(planets: readonly PlanetId[]): string;
  /** `27 (Abyz, Fria)` */
  system(system: SystemId): string;
  /** `Hacan's General` */
  leader(leader: LeaderId, kase?: Case): string;
  /** `the General` */
  theLeader(leader: LeaderId, kase?: Case): string;
  /** `General`, and with its number where a race has two: `General 2`. */
  leaderTitle(leader: LeaderId): string;
  leaderClass(kind: LeaderClass, kase?: Case): string;
  /** `on Arc Prime`, `aboard Dreadnought 1`, `captive of Letnev` */
  where(place: LeaderPlace): string;
  unit(unit: UnitRef, kase?: Case): string;
  leaderRef(leader: LeaderRef, kase?: Case): string;
  technology(id: TechnologyId): string;
  card(id: CardId): string;
  domain(id: DomainId): string;
  /** A planet, a piece or a system by its id. */
  anywhere(id: string): string;
  list(items: readonly string[]): string;
  /** An order as the player would write it. */
  order(intent: Intent): string;
};

/** What names are read from. Pieces keep their names when they are gone, because the id holds them. */
export type Naming = { readonly state: GameState; readonly rules: Pick<RuleSet, 'races' | 'technologies' | 'vocabulary' | 'cards' | 'domains'>; readonly print: (intent: Intent, locale: Locale) => string };

/** An item of a list of losses: a kind, or one ship. */
export function casualtyName(item: CasualtyItem, n: Names): string {
  if (!('kind' in item)) return n.order({ order: 'casualties', priority: [item] });
  const ship = shipKinds.find((kind) => kind === item.kind);
  return ship === undefined || item.number === undefined ? n.kind(item.kind) : n.unit({ kind: ship, number: item.number });
}

/** `arc-prime` as a last resort, when a thing is not in the state. */
export function plain(id: string): string {
  return id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}
export type PieceName = { readonly seat: SeatId; readonly kind: string; readonly number: string };
/** The parts of a piece's id. */
export function partsOf(piece: PieceId): PieceName {
  const [seat = '', kind = '', number = ''] = piece.split('/');
  return { seat, kind, number };
}
/** Fighters counted, other ships one by one, in the order in which they were given. */
export function grouped(pieces: readonly PieceId[]): { readonly named: readonly PieceId[]; readonly fighters: number } {
  const named = pieces.filter((piece) => partsOf(piece).kind !== 'fighter');
  return { named, fighters: pieces.length - named.length };
}
/** Kinds of force that are there, in a fixed order. */
export function forceEntries(forces: Forces): readonly { readonly kind: ForceKind; readonly count: number }[] {
  const kinds: readonly ForceKind[] = ['ground-force', 'shock-troop', 'mechanized-unit', 'pds'];
  return kinds.map((kind) => ({ kind, count: forces[kind] ?? 0 })).filter(({ count }) => count > 0);
}
/** Where the second edition's words hold, a German Zerstörer is its Dreadnought (B42, B45). */
export function secondEdition(rules: Pick<RuleSet, 'vocabulary'>): boolean {
  return rules.vocabulary === 'second';
}
