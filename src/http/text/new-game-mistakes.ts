import type { Locale } from '../../text/locale.js';

export type Mistake = { readonly path: string; readonly code: string; readonly message: string };
/** `field` is the name of the input in the form; empty if it is none of them. */
export type SaidMistake = { readonly field: string; readonly sentence: string };

type Said = { readonly field: string; readonly en: string; readonly de: string };

const PLAIN: Readonly<Record<string, Said | undefined>> = {
  name: { field: 'name', en: 'The name of the game needs 1 to 60 characters, without square brackets.', de: 'Der Name des Spiels braucht 1 bis 60 Zeichen, ohne eckige Klammern.' },
  ruleset: { field: 'ruleset', en: 'There is no such edition.', de: 'Diese Ausgabe gibt es nicht.' },
  galaxy: { field: 'galaxy', en: 'There is no such galaxy in this edition.', de: 'Diese Galaxie gibt es in dieser Ausgabe nicht.' },
  'options.resolve': { field: 'resolve', en: 'Choose when turns are resolved.', de: 'Wähle, wann Züge ausgewertet werden.' },
  'deadline.hours': { field: 'hours', en: 'The time for orders is a whole number of hours, from 1 to 1440.', de: 'Die Zeit für Befehle ist eine ganze Zahl von Stunden, von 1 bis 1440.' },
  'deadline.timeZone': { field: 'zone', en: 'The time zone must be one such as Europe/Berlin.', de: 'Die Zeitzone muss so lauten wie Europe/Berlin.' },
};

/** Each mistake of a new game once, as a sentence. `rows` are the rows of the form in which the seats stand, from 0. */
export function newGameMistakes(mistakes: readonly Mistake[], { rows, locale }: { readonly rows: readonly number[]; readonly locale: Locale }): readonly SaidMistake[] {
  const said = mistakes.map((mistake): SaidMistake => {
    const { field, [locale]: sentence } = saidOf(mistake, rows);
    return { field, sentence };
  });
  return said.filter(({ sentence }, index) => said.findIndex((other) => other.sentence === sentence) === index);
}

function saidOf({ path, code, message }: Mistake, rows: readonly number[]): Said {
  const seat = /^seats\.(?<index>\d+)(?:\.(?<part>\w+))?$/u.exec(path)?.groups;
  if (seat !== undefined) return seatSaid({ row: rows[Number(seat['index'])] ?? Number(seat['index']), part: seat['part'] ?? 'race', code });
  if (path === 'seats') return seatsSaid(code, message);
  return PLAIN[path] ?? { field: path.replace(/^options\./u, 'option-'), en: `“${path}” cannot be like this: ${message}`, de: `„${path}“ geht so nicht: ${message}` };
}

function seatsSaid(code: string, message: string): Said {
  if (code === 'wrong-seat-count') return { field: 'galaxy', en: `This galaxy is for ${message} players; choose as many races.`, de: `Diese Galaxie ist für ${message} Spieler; wähle so viele Rassen.` };
  return { field: 'race-0', en: 'From 1 to 10 seats need a race.', de: 'Es braucht 1 bis 10 Plätze mit einer Rasse.' };
}

function seatSaid({ row, part, code }: { readonly row: number; readonly part: string; readonly code: string }): Said {
  const en = `Seat ${String(row + 1)}`;
  const de = `Platz ${String(row + 1)}`;
  const field = `${part}-${String(row)}`;
  if (part === 'email') return { field, en: `${en} needs an e-mail address, such as name@example.org.`, de: `${de} braucht eine E-Mail-Adresse wie name@example.org.` };
  if (part === 'name') return { field, en: `${en} needs the name of its player, of at most 80 characters.`, de: `${de} braucht den Namen des Spielers, mit höchstens 80 Zeichen.` };
  if (part === 'locale') return { field, en: `${en} needs a language.`, de: `${de} braucht eine Sprache.` };
  if (code === 'race-twice') return { field, en: `${en} has the race of another seat.`, de: `${de} hat die Rasse eines anderen Platzes.` };
  return { field, en: `${en} needs a race of this edition.`, de: `${de} braucht eine Rasse dieser Ausgabe.` };
}
