import type { Intent } from '../engine/order-intents.js';
import type { OrderContext } from './context.js';
import type { Dictionary, Steps } from './dictionary.js';
import { isParted, readers } from './grammar/readers.js';
import { isAnswer, questionOf } from './grammar/standing.js';
import { lexicons } from './lexicon/lexicons.js';
import { aloneOnly, exactOnly, languages, type OrderWord } from './lexicon/types.js';
import { findOrderWord, partlyLike, resembling, type OrderStart } from './order-word.js';
import { refuses, type OrderProblem } from './problems.js';
import { isProse } from './prose.js';
import { missing, shorten, unread, type Reading } from './reading.js';
import { isIdle, linksOf, meaningOf, toTerms, type Term } from './terms.js';
import { tokenizeLine, type Token, type TokenLine } from './tokenize.js';

/** What all lines of a text are read with. */
export type Tools = { readonly context: OrderContext; readonly dictionary: Dictionary; readonly steps: Steps };

/** One line as it was understood. `blank`: nothing to read (empty, quoted, comment, or behind END). */
export type Understood = {
  readonly kind: 'order' | 'note' | 'command' | 'blank';
  readonly order?: OrderWord;
  readonly intent?: Intent;
  readonly problems: readonly OrderProblem[];
};

export const blank: Understood = { kind: 'blank', problems: [] };
export const note: Understood = { kind: 'note', problems: [] };

/** Reads one line of either language: as an order, a command, a note, or nothing. */
export function readLine(written: string, tools: Tools): Understood {
  const line = tokenizeLine(written);
  tools.steps.count += line.tokens.length;
  if (line.tokens.length === 0) return line.quoted || !/[\p{L}\p{N}]/u.test(uncommented(written)) ? blank : note;
  const first = understand(withoutOpening(line, tools), tools);
  return suggested(first, written, tools);
}

/** `Please ACTIVATE 27`, `1 ACTIVATE 27`, `a) ACTIVATE 27`: what stands before a full order word and is neither order nor prose. */
function withoutOpening(line: TokenLine, tools: Tools): TokenLine {
  const [first, ...rest] = line.tokens;
  const opening = first?.kind === 'number' || first?.word === 'please' || first?.word === 'bitte' || /^[a-h]$/.test(first?.word ?? '');
  if (!opening || findOrderWord(rest, 0, tools.steps)?.how !== 'exact') return line;
  return { ...line, colonAfterFirst: false, tokens: rest };
}

function uncommented(written: string): string {
  return written.split(/#|\/\//, 1)[0] ?? '';
}

function understand(line: TokenLine, tools: Tools): Understood {
  const addressed = addressee(line, tools);
  if (addressed !== undefined) return addressed;
  const start = findOrderWord(line.tokens, 0, tools.steps);
  if (start === undefined) return unknownOrder(line, tools);
  if (start.how === 'ambiguous') return ambiguousOrder(line, start, tools);
  if (aloneOnly.has(start.order)) return alone(line, start.order, start.next);
  return start.order === 'standing' || start.order === 'ask-me' ? readStanding(line, start, tools) : readOrder(line, start, tools);
}

/** `Hacan: MOVE ...` is another seat's order; the own name in front changes nothing. */
function addressee(line: TokenLine, tools: Tools): Understood | undefined {
  const [first] = line.tokens;
  if (!line.colonAfterFirst || first === undefined) return undefined;
  const seat = toTerms([first], tools.dictionary, tools.steps)[0]?.meanings.find((meaning) => meaning.is === 'seat');
  const rest = line.tokens.slice(1);
  if (seat === undefined || findOrderWord(rest, 0, tools.steps)?.how !== 'exact') return undefined;
  const meant = understand({ ...line, colonAfterFirst: false, tokens: rest }, tools);
  if (meant.kind === 'note' || seat.seat === tools.context.seat) return meant;
  return { kind: meant.kind, ...(meant.order === undefined ? {} : { order: meant.order }), problems: [unread('for-another-seat', { seat: seat.seat })] };
}

function alone(line: TokenLine, order: OrderWord, next: number): Understood {
  if (line.tokens.length > next || line.asks) return note;
  switch (order) {
    case 'pass': return { kind: 'order', order, intent: { order }, problems: [] };
    case 'cancel':
    case 'status':
    case 'help':
    case 'new-key':
    case 'confirm':
    case 'resend': return { kind: 'command', order, intent: { order }, problems: [] };
    default: return { kind: 'command', order, problems: [] };
  }
}

type Started = Extract<OrderStart, { readonly order: OrderWord }>;

function readOrder(line: TokenLine, start: Started, tools: Tools): Understood {
  const terms = toTerms(line.tokens.slice(start.next), tools.dictionary, tools.steps);
  const reading: Reading = { ...tools, order: start.order, problems: doubt(line.tokens, start, 0) };
  const intent = isParted(start.order) ? readers[start.order](reading, terms) : missing(reading, 'answer');
  tools.steps.count += terms.length;
  const refused = intent === undefined || refuses(reading.problems);
  if (refused && (isProse(line, start, terms) || (exactOnly.has(start.order) && hasStrangers(terms)))) return note;
  return { kind: 'order', order: start.order, ...(refused ? {} : { intent }), problems: reading.problems.map((problem) => inOwnWord(problem, line, start)) };
}

/** Who writes KAUFE is told of KAUFE, not of BAUE. */
function inOwnWord(problem: OrderProblem, line: TokenLine, start: Started): OrderProblem {
  if (problem.code !== 'missing-part' || problem.params.order !== start.order || start.how !== 'exact') return problem;
  const word = shorten(line.tokens.slice(0, start.next).map(({ text }) => text).join(' ').toUpperCase());
  if (languages.some((language) => lexicons[language].orders[start.order][0] === word)) return problem;
  return { ...problem, params: { ...problem.params, word } };
}

/** EXECUTE and SABOTAGE stand alone with their parts: a word more makes a note of the line. */
function hasStrangers(terms: readonly Term[]): boolean {
  return terms.length === 0 || terms.some((term) => term.meanings.length === 0 && term.kind === 'word');
}

function doubt(tokens: readonly Token[], start: Started, at: number): OrderProblem[] {
  if (start.how !== 'slip') return [];
  const token = tokens[at];
  return [{ ...unread('read-as', { word: shorten(token?.text ?? ''), as: start.shown }), severity: 'warning', ...(token === undefined ? {} : { span: { start: token.start, end: token.end } }) }];
}

/** `STANDING RETREAT TO 14`, `STANDING CASUALTIES OFF`, `ASK ME CASUALTIES` */
function readStanding(line: TokenLine, start: Started, tools: Tools): Understood {
  const at = start.next + (start.order === 'ask-me' && isConnecting(line.tokens[start.next], tools) ? 1 : 0);
  const inner = findOrderWord(line.tokens, at, tools.steps);
  const problems = doubt(line.tokens, start, 0);
  const refused = (problem: OrderProblem): Understood => (isProse(line, start, toTerms(line.tokens.slice(start.next), tools.dictionary, tools.steps)) ? note : { kind: 'order', order: start.order, problems: [...problems, problem] });
  if (inner?.how === 'ambiguous') return refused(unread('ambiguous-order', { word: shorten(line.tokens[at]?.text ?? ''), candidates: inner.candidates }));
  const question = inner === undefined ? undefined : questionOf(inner.order);
  if (inner === undefined || question === undefined) return refused(noQuestion(line.tokens[at], start.order));
  const rest = toTerms(line.tokens.slice(inner.next), tools.dictionary, tools.steps);
  const off = start.order === 'standing' && meaningOf(rest[0], 'answer')?.answer === 'off' && rest.length === 1;
  if (start.order === 'ask-me' || off) {
    const extra = off ? undefined : rest.find((term) => !isIdle(term));
    if (extra !== undefined) return refused(unread('unknown-word', { word: shorten(extra.text), expected: 'nothing', candidates: [] }, extra));
    return { kind: 'order', order: start.order, intent: { order: 'ask-me', about: question }, problems: [...problems, ...doubt(line.tokens, inner, at)] };
  }
  const answer = readOrder({ ...line, tokens: line.tokens.slice(at) }, { ...inner, next: inner.next - at }, tools);
  if (answer.kind === 'note') return note;
  const all = [...problems, ...answer.problems];
  return answer.intent !== undefined && isAnswer(answer.intent) ? { kind: 'order', order: 'standing', intent: { order: 'standing', answer: answer.intent }, problems: all } : { kind: 'order', order: 'standing', problems: all };
}

function noQuestion(token: Token | undefined, order: OrderWord): OrderProblem {
  if (token === undefined) return unread('missing-part', { order, part: 'answer' });
  return unread('unknown-word', { word: shorten(token.text), expected: 'question', candidates: [] });
}

function isConnecting(token: Token | undefined, tools: Tools): boolean {
  return token !== undefined && linksOf(toTerms([token], tools.dictionary, tools.steps)[0]).length > 0;
}

/** A line without order word is a note, unless all of it but the first word is an order's and that resembles one. */
function unknownOrder(line: TokenLine, tools: Tools): Understood {
  const [first, ...rest] = line.tokens;
  if (first?.kind !== 'word' || rest.length === 0) return note;
  const terms = toTerms(rest, tools.dictionary, tools.steps);
  const things = terms.some((term) => term.meanings.some((one) => one.is === 'unit' || one.is === 'leader' || one.is === 'number' || one.is === 'planet' || one.is === 'technology'));
  if (!things || hasStrangers(terms)) return note;
  const slips = resembling(first.word, tools.steps);
  const pieces = line.asks ? [] : partlyLike(first.word, tools.steps).filter((word) => !slips.includes(word) && isWhole(word, rest, tools));
  const candidates = [...slips, ...pieces];
  if (candidates.length === 0) return note;
  return { kind: 'order', problems: [{ ...unread('unknown-order', { word: shorten(first.text), candidates }), span: { start: first.start, end: first.end } }] };
}

/** Whether the rest is all that an order of this word says, so that nothing but the word can be wrong. */
function isWhole(word: string, rest: readonly Token[], tools: Tools): boolean {
  const start = findOrderWord(tokenizeLine(word).tokens, 0, tools.steps);
  if (start?.how !== 'exact' || !isParted(start.order)) return false;
  const reading: Reading = { ...tools, order: start.order, problems: [] };
  return readers[start.order](reading, toTerms(rest, tools.dictionary, tools.steps)) !== undefined && !refuses(reading.problems);
}

function ambiguousOrder(line: TokenLine, start: Extract<OrderStart, { readonly how: 'ambiguous' }>, tools: Tools): Understood {
  const terms = toTerms(line.tokens.slice(start.next), tools.dictionary, tools.steps);
  const [first] = line.tokens;
  if (first === undefined || terms.length === 0 || isProse(line, start, terms)) return note;
  return { kind: 'order', problems: [{ ...unread('ambiguous-order', { word: shorten(first.text), candidates: start.candidates }), span: { start: first.start, end: first.end } }] };
}

/** A refusal with one word in doubt gets the order as suggestion that the nearest known word would make of it. */
function suggested(understood: Understood, written: string, tools: Tools): Understood {
  const problems = understood.problems.filter((problem) => problem.severity === 'refused');
  const [problem, second] = problems;
  if (problem === undefined || second !== undefined) return understood;
  if (problem.code !== 'unknown-word' && problem.code !== 'unknown-order') return understood;
  const { span, params: { candidates } } = problem;
  if (span === undefined) return understood;
  const corrected = candidates.slice(0, 3).map((word) => understand(tokenizeLine(`${written.slice(0, span.start)}${word}${written.slice(span.end)}`), tools));
  const intent = corrected.find((one) => one.intent !== undefined)?.intent;
  if (intent === undefined) return understood;
  return { ...understood, problems: understood.problems.map((one) => (one === problem ? { ...problem, suggestion: intent } : one)) };
}
