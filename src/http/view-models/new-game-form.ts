import type { RuleSet } from '../../engine/rules/rule-set.js';
import type { Locale } from '../../text/locale.js';
import type { HttpDeps } from '../deps.js';
import { pageText } from '../text/text-for.js';
import { one, type FormBody } from './question-form.js';

type Choice = { readonly value: string; readonly label: string; readonly selected: boolean };
export type NewGameForm = {
  readonly rulesets: readonly Choice[]; readonly galaxies: readonly Choice[]; readonly name: string; readonly hours: string; readonly zone: string; readonly resolve: readonly Choice[];
  readonly seats: readonly { readonly number: number; readonly races: readonly Choice[]; readonly name: string; readonly email: string; readonly locales: readonly Choice[] }[];
  readonly options: readonly { readonly name: string; readonly title: string; readonly cites: readonly string[]; readonly choices: readonly Choice[] }[];
};

const MOST_SEATS = 8;
const chosen = (typed: FormBody, name: string, fallback: string): string => (name in typed ? one(typed, name) : fallback);

function select(entries: readonly { readonly value: string; readonly label: string }[], current: string): readonly Choice[] {
  return entries.map((entry) => ({ ...entry, selected: entry.value === current }));
}

/** The form for a new game: everything in it comes from the rule set, and what was typed stays. */
export function newGameForm({ rules }: Pick<HttpDeps, 'rules'>, { locale, ruleset, typed }: { readonly locale: Locale; readonly ruleset: string | undefined; readonly typed: FormBody }): NewGameForm {
  const t = pageText(locale);
  const sets = rules.ids.flatMap((id) => rules.find(id) ?? []);
  const set = sets.find(({ id }) => id === (ruleset ?? one(typed, 'ruleset'))) ?? sets[0];
  const galaxies = Object.values(set?.galaxies ?? {});
  return {
    rulesets: select(sets.map(({ id, title }) => ({ value: id, label: title[locale] })), set?.id ?? ''),
    galaxies: select(galaxies.map(({ id, title }) => ({ value: id, label: title[locale] })), chosen(typed, 'galaxy', galaxies[0]?.id ?? '')),
    name: chosen(typed, 'name', ''), hours: chosen(typed, 'hours', '48'), zone: chosen(typed, 'zone', 'Europe/Berlin'),
    resolve: select([{ value: '', label: t.newGame.resolveUsual }, { value: 'at-deadline', label: t.newGame.resolveAtDeadline }, { value: 'at-once', label: (set?.steps.round.length ?? 0) > 0 ? t.moderator.resolveAtOnceCommon : t.newGame.resolveAtOnce }], chosen(typed, 'resolve', '')),
    seats: set === undefined ? [] : seatRows(set, locale, typed),
    options: set === undefined ? [] : optionRows(set, locale, typed),
  };
}

function seatRows(set: RuleSet, locale: Locale, typed: FormBody): NewGameForm['seats'] {
  const t = pageText(locale);
  const races = [{ value: '', label: t.newGame.raceEmpty }, ...Object.values(set.races).map(({ id, name }) => ({ value: id, label: name[locale] })).sort((left, right) => left.label.localeCompare(right.label, locale))];
  const preset = set.galaxies[one(typed, 'galaxy')] ?? Object.values(set.galaxies)[0];
  return Array.from({ length: MOST_SEATS }, (_, index) => ({
    number: index + 1, races: select(races, chosen(typed, `race-${index}`, preset?.races?.[index] ?? '')), name: one(typed, `name-${index}`), email: one(typed, `email-${index}`),
    locales: select([{ value: 'en', label: 'English' }, { value: 'de', label: 'Deutsch' }], chosen(typed, `locale-${index}`, locale)),
  }));
}

function optionRows(set: RuleSet, locale: Locale, typed: FormBody): NewGameForm['options'] {
  const t = pageText(locale);
  return Object.entries(set.options).filter(([, option]) => option.fixed !== true).map(([name, option]) => ({
    name, title: option.title[locale], cites: option.cites,
    choices: select(option.values.map((value) => ({ value: String(value), label: `${t.value(value)}${value === option.default ? ` (${t.rules.default})` : ''}` })), chosen(typed, `option-${name}`, String(option.default))),
  }));
}

/** The rows in which a race is chosen: the seats of the game, in order. */
export function seatRowsOf(typed: FormBody): readonly number[] {
  return Array.from({ length: MOST_SEATS }, (_, index) => index).filter((index) => one(typed, `race-${index}`) !== '');
}

/** The sent form as the body of a new game, for the same schema that the API uses. */
export function newGameInput({ rules }: Pick<HttpDeps, 'rules'>, typed: FormBody): unknown {
  const set = rules.find(one(typed, 'ruleset'));
  const options = Object.entries(set?.options ?? {}).flatMap(([name, option]): [string, unknown][] => {
    const value = option.values.find((allowed) => String(allowed) === one(typed, `option-${name}`));
    return value === undefined || value === option.default ? [] : [[name, value]];
  });
  const seats = seatRowsOf(typed).map((index) => ({ race: one(typed, `race-${index}`), name: one(typed, `name-${index}`), email: one(typed, `email-${index}`).trim(), locale: one(typed, `locale-${index}`) }));
  // Not chosen: what is usual depends on the edition, and the use case knows it.
  const resolve = one(typed, 'resolve');
  return {
    name: one(typed, 'name'), ruleset: one(typed, 'ruleset'), galaxy: one(typed, 'galaxy'), options: { ...Object.fromEntries(options), ...(resolve === '' ? {} : { resolve }) },
    seats, deadline: { hours: Number(one(typed, 'hours')), timeZone: one(typed, 'zone') },
  };
}
