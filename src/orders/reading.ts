import type { OrderContext } from './context.js';
import { distinct, findLike, findPrefix, findSlip, type Dictionary, type Entry, type Steps } from './dictionary.js';
import type { Link, OrderWord } from './lexicon/types.js';
import { meaningKey, type Meaning, type MeaningKind } from './meaning.js';
import type { Expected, OrderProblem, ParseProblemCode, ParseProblemOf, ParseProblemParams, Part } from './problems.js';
import { isIdle, linksOf, type Term } from './terms.js';

/** One line being read. Problems are collected; a reader that gives up has always added one that refuses. */
export type Reading = {
  readonly context: OrderContext;
  readonly dictionary: Dictionary;
  readonly steps: Steps;
  readonly order: OrderWord;
  readonly problems: OrderProblem[];
};

/** A refusal of a word or part, with its place in the line. */
export function unread<C extends ParseProblemCode>(code: C, params: ParseProblemParams[C], term?: Term): ParseProblemOf<C> {
  return { code, params, cites: [], severity: 'refused', ...(term === undefined ? {} : { span: { start: term.start, end: term.end } }) };
}

/** The part is not there: says so, and gives the reader its way out. */
export function missing(reading: Reading, part: Part): undefined {
  reading.problems.push(unread('missing-part', { order: reading.order, part }));
  return undefined;
}

export function unknown(reading: Reading, term: Term, expected: Expected, candidates: readonly string[] = []): undefined {
  reading.problems.push(unread('unknown-word', { word: shorten(term.text), expected, candidates: candidates.slice(0, 5) }, term));
  return undefined;
}

export function shorten(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

/** Terms cut at the links that this order knows. The text's order of the parts does not matter. */
export type Clauses = { readonly head: readonly Term[]; readonly parts: readonly { readonly link: Link; readonly terms: readonly Term[] }[] };

export function clausesOf(terms: readonly Term[], accepted: readonly Link[]): Clauses {
  const head: Term[] = [];
  const parts: { readonly link: Link; readonly terms: Term[] }[] = [];
  for (const term of terms) {
    const links = linksOf(term);
    const link = accepted.find((one) => links.includes(one));
    if (link !== undefined) parts.push({ link, terms: [] });
    else (parts.at(-1)?.terms ?? head).push(term);
  }
  return { head, parts };
}

/** The part behind one of the links; undefined if it is not there. A part given twice is refused. */
export function partOf(reading: Reading, clauses: Clauses, ...links: readonly Link[]): readonly Term[] | undefined {
  const [first, second] = clauses.parts.filter((part) => links.includes(part.link));
  if (second !== undefined) reading.problems.push(unread('part-twice', { word: shorten(second.terms.map((term) => term.text).join(' ')) }, second.terms[0]));
  return first?.terms;
}

const comma: Term = { kind: 'separator', text: ',', words: [','], meanings: [], start: 0, end: 0 };

/** The head of an order with what stands behind `with`: `MOVE Carrier 1 WITH 2 fighters FROM Letnev`. */
export function withCompany(clauses: Clauses): readonly Term[] {
  return [clauses.head, ...clauses.parts.filter((part) => part.link === 'with').map((part) => part.terms)].flatMap((terms, index) => (index === 0 ? terms : [comma, ...terms]));
}

/** The list's items, cut at commas and `and`, without idle words. */
export function itemsOf(terms: readonly Term[]): readonly (readonly Term[])[] {
  const items: Term[][] = [[]];
  for (const term of terms) {
    if (term.kind === 'separator') items.push([]);
    else if (!isIdle(term)) items.at(-1)?.push(term);
  }
  return items.filter((item) => item.length > 0);
}

export type Match = { readonly meaning: Meaning; readonly next: number };
export type Wanted = { readonly kinds: readonly MeaningKind[]; readonly expected: Expected };

/** What the words at a place mean as one of the wanted kinds: exactly, else by their beginning, else with one slip and a warning. */
export function match(reading: Reading, terms: readonly Term[], at: number, wanted: Wanted): Match | undefined {
  const term = terms[at];
  if (term === undefined) return undefined;
  const kinds = new Set(wanted.kinds);
  const exact = term.meanings.filter((meaning) => kinds.has(meaning.is));
  const [only, second] = exact;
  if (only !== undefined && second === undefined) return { meaning: only, next: at + 1 };
  if (second !== undefined) return ambiguous(reading, term, shownOf(reading.dictionary, exact));
  if (term.meanings.length > 0 || term.kind !== 'word') return unknown(reading, term, wanted.expected);
  return nearly(reading, terms, at, { kinds, expected: wanted.expected });
}

function nearly(reading: Reading, terms: readonly Term[], at: number, { kinds, expected }: { readonly kinds: ReadonlySet<MeaningKind>; readonly expected: Expected }): Match | undefined {
  const { dictionary, steps } = reading;
  const group = unknownWords(terms, at);
  let candidates: readonly Entry[] = [];
  for (let length = group.length; length > 0; length -= 1) {
    const written = group.slice(0, length);
    const params = { dictionary, kinds, steps, words: written.flatMap((term) => term.words) };
    const whole = joinTerms(written);
    const begins = findPrefix(params);
    if (begins.length > 1) return ambiguous(reading, whole, begins.map((one) => one.shown));
    if (begins[0] !== undefined) return { meaning: begins[0].meaning, next: at + length };
    const { sure, unsure } = findSlip(params);
    if (sure.length > 1) return ambiguous(reading, whole, sure.map((one) => one.shown));
    if (sure[0] !== undefined) {
      reading.problems.push({ ...unread('read-as', { word: shorten(whole.text), as: sure[0].shown }, whole), severity: 'warning' });
      return { meaning: sure[0].meaning, next: at + length };
    }
    candidates = [...candidates, ...unsure];
  }
  const [first] = group;
  if (first === undefined) return undefined;
  const meant = distinct(candidates.length > 0 ? candidates : findLike({ dictionary, kinds, steps, words: first.words }));
  return unknown(reading, first, expected, meant.map((one) => one.shown));
}

/** Up to three words in a row of which none is known. */
function unknownWords(terms: readonly Term[], at: number): readonly Term[] {
  const group: Term[] = [];
  for (const term of terms.slice(at, at + 3)) {
    if (term.kind !== 'word' || term.meanings.length > 0) break;
    group.push(term);
  }
  return group;
}

function joinTerms(terms: readonly Term[]): Term {
  return { kind: 'word', text: terms.map((term) => term.text).join(' '), words: terms.flatMap((term) => term.words), meanings: [], start: terms[0]?.start ?? 0, end: terms.at(-1)?.end ?? 0 };
}

function ambiguous(reading: Reading, term: Term, candidates: readonly string[]): undefined {
  reading.problems.push(unread('ambiguous-word', { word: shorten(term.text), candidates: candidates.slice(0, 8) }, term));
  return undefined;
}

function shownOf(dictionary: Dictionary, meanings: readonly Meaning[]): readonly string[] {
  return meanings.map((meaning) => dictionary.entries.find((one) => meaningKey(one.meaning) === meaningKey(meaning))?.shown ?? meaning.is);
}

/** Refuses what is left behind a complete part. */
export function nothingMore(reading: Reading, terms: readonly Term[], from: number): boolean {
  const rest = terms.slice(from).find((term) => !isIdle(term) && term.kind !== 'separator');
  if (rest !== undefined) unknown(reading, rest, 'nothing');
  return rest === undefined;
}
