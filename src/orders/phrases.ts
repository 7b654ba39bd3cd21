import type { CardId, ForceKind, PlanetId, SeatId, ShipKind, SystemId, TechnologyId, UnitKind } from '../engine/ids.js';
import type { Condition, LeaderRef, Measure, PlaceRef, UnitRef } from '../engine/order-intents.js';
import type { OrderContext } from './context.js';
import { fold } from './fold.js';
import { lexicons } from './lexicon/lexicons.js';
import type { AnswerWord, Language, Link, OrderWord } from './lexicon/types.js';
import { homeName, seatName } from './names.js';
import { perState } from './per-state.js';

/** The canonical words of one language, for printing orders. */
export type Phrases = {
  readonly order: (word: OrderWord) => string;
  readonly link: (link: Link) => string;
  readonly answer: (answer: AnswerWord) => string;
  readonly kinds: (kind: UnitKind) => string;
  readonly piece: (kind: ShipKind | ForceKind, number: number) => string;
  readonly count: (kind: UnitKind, count: number) => string;
  readonly unit: (unit: UnitRef) => string;
  readonly leaderClass: (leader: LeaderRef['class']) => string;
  readonly leader: (leader: LeaderRef) => string;
  readonly planet: (planet: PlanetId) => string;
  readonly system: (system: SystemId) => string;
  readonly place: (place: PlaceRef | UnitRef) => string;
  readonly seat: (seat: SeatId) => string;
  readonly technology: (technology: TechnologyId) => string;
  readonly card: (card: CardId) => string;
  readonly condition: (condition: Condition | undefined) => string;
};

export const phrasesOf: (context: OrderContext, language: Language) => Phrases = perState(makePhrases);

function makePhrases(context: OrderContext, language: Language): Phrases {
  const lexicon = lexicons[language];
  const noun = (kind: UnitKind) => lexicon.units[context.vocabulary][kind] ?? lexicons.en.units.third[kind] ?? { one: kind, many: kind };
  const link = (one: Link): string => lexicon.links[one][0];
  const piece = (kind: ShipKind | ForceKind, number: number): string => `${capitals(noun(kind).one)} ${number}`;
  const count = (kind: UnitKind, many: number): string => `${many} ${many === 1 ? noun(kind).one : noun(kind).many}`;
  const unit = (ref: UnitRef): string => ('number' in ref ? piece(ref.kind, ref.number) : count(ref.kind, ref.count));
  const seat = (id: SeatId): string => seatName(context, id, language);
  const planet = (id: PlanetId): string => context.state.planets[id]?.name ?? id;
  const leaderClass = (one: LeaderRef['class']): string => lexicon.leaders[one].one;
  const systems = new Map<SystemId, string>();
  const measure = (one: Measure | number): string => (typeof one === 'number' ? String(one) : lexicon.measures[one][0]);
  return {
    order: (word) => lexicon.orders[word][0],
    link,
    answer: (answer) => lexicon.answers[answer][0],
    kinds: (kind) => noun(kind).many,
    piece,
    count,
    unit,
    leaderClass,
    leader: (ref) => [leaderClass(ref.class), ...(ref.number === undefined ? [] : [String(ref.number)]), ...(ref.of === undefined ? [] : [link('of'), seat(ref.of)])].join(' '),
    planet,
    system: (id) => {
      const known = systems.get(id) ?? systemName(context, id, language);
      systems.set(id, known);
      return known;
    },
    place: (ref) => ('kind' in ref ? unit(ref) : 'planet' in ref ? planet(ref.planet) : ref.system),
    seat,
    technology: (id) => context.rules.technologies?.[id]?.name[language] ?? id,
    card: (id) => context.rules.cards?.[id]?.name[language] ?? id,
    condition: (one) => (one === undefined ? '' : ` ${link('if')} ${measure(one.left)} ${one.op} ${measure(one.right)}`),
  };
}

/** A home by its race's name, where no planet (Muaat, Winnu) and no second system bears it; else the number. */
function systemName(context: OrderContext, system: SystemId, language: Language): string {
  const name = homeName(context, system, language);
  const homeOf = context.state.systems[system]?.homeOf;
  if (name === undefined) return system;
  const planet = Object.values(context.state.planets).some((one) => fold(one.name) === fold(name));
  const twice = Object.values(context.state.systems).some((other) => other.id !== system && other.homeOf === homeOf);
  return planet || twice ? system : name;
}

function capitals(text: string): string {
  return text.replace(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
}
