import type { SeatId, SystemId } from '../engine/ids.js';
import type { LeaderRef } from '../engine/order-intents.js';
import type { Leader } from '../engine/state.js';
import type { OrderContext } from './context.js';
import { entry, joinDictionaries, makeDictionary, type Dictionary, type Entry } from './dictionary.js';
import { lexiconEntries } from './lexicon/lexicons.js';
import type { Vocabulary } from './lexicon/types.js';
import { perState } from './per-state.js';

const words: Readonly<Record<Vocabulary, Dictionary>> = { third: makeDictionary(lexiconEntries('third')), second: makeDictionary(lexiconEntries('second')) };

/** All words and names that an order of this seat can hold. */
export const dictionaryOf: (context: OrderContext) => Dictionary = perState((context) => {
  const ofEdition = joinDictionaries(words[context.vocabulary], ruleNames(context.rules));
  return joinDictionaries(ofEdition, makeDictionary(nameEntries(context)));
});

/** Names that are the same in all games of an edition are prepared once for its table. */
const ruleDictionaries = new WeakMap<OrderContext['rules'], Dictionary>();

function ruleNames(rules: OrderContext['rules']): Dictionary {
  const known = ruleDictionaries.get(rules);
  if (known !== undefined) return known;
  const made = makeDictionary([
    ...Object.values(rules.technologies ?? {}).flatMap(({ id, name }) => [name.en, name.de].flatMap((word) => entry(word, { is: 'technology', technology: id }))),
    ...Object.values(rules.cards ?? {}).flatMap(({ id, name }) => [name.en, name.de].flatMap((word) => entry(word, { is: 'card', card: id }))),
  ]);
  ruleDictionaries.set(rules, made);
  return made;
}

function nameEntries(context: OrderContext): readonly Entry[] {
  const { state } = context;
  return [
    ...Object.values(state.planets).flatMap((planet) => entry(planet.name, { is: 'planet', planet: planet.id })),
    ...Object.values(state.systems).flatMap((system) => [
      ...entry(system.id, { is: 'system', system: system.id }),
      ...(system.homeOf === undefined ? [] : raceNames(context, system.homeOf).flatMap((name) => entry(name, { is: 'home', system: system.id }))),
    ]),
    ...state.seatOrder.flatMap((seat) => seatNames(context, seat).flatMap((name) => entry(name, { is: 'seat', seat }))),
    ...Object.values(state.leaders).flatMap((leader) => entry(leader.name, { is: 'leader-name', leader: leaderRefOf(context, leader), seat: leader.seat })),
  ];
}

function seatNames(context: OrderContext, seat: SeatId): readonly string[] {
  return [...raceNames(context, context.state.seats[seat]?.race ?? seat), seat];
}

function raceNames(context: OrderContext, raceId: string): readonly string[] {
  const race = context.rules.races[raceId];
  return race === undefined ? [raceId] : [race.short.en, race.short.de, race.name.en, race.name.de, raceId];
}

/** The leader as an order names him: his number only where his race has two of the class, his seat only where it is another's. */
export function leaderRefOf(context: OrderContext, leader: Leader): LeaderRef {
  const sameClass = Object.values(context.state.leaders).filter((other) => other.seat === leader.seat && other.class === leader.class);
  const number = sameClass.length < 2 ? undefined : leaderNumber(leader, sameClass);
  return { class: leader.class, ...(number === undefined ? {} : { number }), ...(leader.seat === context.seat ? {} : { of: leader.seat }) };
}

function leaderNumber(leader: Leader, sameClass: readonly Leader[]): number {
  const written = Number(leader.id.split('/')[2]);
  return Number.isInteger(written) ? written : sameClass.indexOf(leader) + 1;
}

/** What a seat is called in a language: the short name of its race. */
export function seatName(context: OrderContext, seat: SeatId, language: 'en' | 'de'): string {
  const race = context.rules.races[context.state.seats[seat]?.race ?? seat];
  return race === undefined ? seat : race.short[language];
}

export function homeName(context: OrderContext, system: SystemId, language: 'en' | 'de'): string | undefined {
  const race = context.state.systems[system]?.homeOf;
  return race === undefined ? undefined : context.rules.races[race]?.short[language];
}
