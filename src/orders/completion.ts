import type { OrderContext } from './context.js';
import { foldWords } from './fold.js';
import { lexicons } from './lexicon/lexicons.js';
import type { Language, Link, OrderWord } from './lexicon/types.js';
import { dictionaryOf, seatName } from './names.js';
import { findOrderWord } from './order-word.js';
import { phrasesOf } from './phrases.js';
import { linksOf, toTerms } from './terms.js';
import { splitLines, tokenizeLine } from './tokenize.js';

/** Links that an order can go on with, in the order in which they are usually written. */
const following: Readonly<Partial<Record<OrderWord, readonly Link[]>>> = {
  transfer: ['from', 'onto'], move: ['from', 'via', 'to'], land: ['on'], bombard: ['with'], build: ['at', 'pay'], retreat: ['to', 'if'],
  diplomat: ['on', 'if'], permit: ['passage'], refuse: ['passage'], escape: ['to'], hand: ['of', 'to'], sabotage: ['with'], research: ['pay'], play: ['on'],
};
const places: ReadonlySet<Link> = new Set<Link>(['from', 'to', 'via', 'on', 'at', 'pay', 'passage', 'onto']);
const most = 12;

export type Completing = { readonly text: string; readonly context: OrderContext; readonly language: Language };

/** Ways to go on with the last line of a text: whole lines, the likeliest first. */
export function complete({ text, context, language }: Completing): readonly string[] {
  const line = splitLines(text).at(-1) ?? '';
  const fragment = /[^\s,]*$/u.exec(line)?.[0] ?? '';
  const before = line.slice(0, line.length - fragment.length);
  const start = findOrderWord(tokenizeLine(before).tokens, 0, { count: 0 });
  const words = start?.order === undefined ? orderWords(language) : wordsAfter({ before, order: start.order, next: start.next }, context, language);
  const typed = foldWords(fragment).join('');
  const fitting = words.filter((word) => foldWords(word).join('').startsWith(typed));
  return [...new Set(fitting)].slice(0, most).map((word) => `${before}${word}`);
}

function orderWords(language: Language): readonly string[] {
  return Object.values(lexicons[language].orders).map(([word]) => word);
}

type Begun = { readonly before: string; readonly order: OrderWord; readonly next: number };

function wordsAfter({ before, order, next }: Begun, context: OrderContext, language: Language): readonly string[] {
  const dictionary = dictionaryOf(context);
  const terms = toTerms(tokenizeLine(before).tokens.slice(next), dictionary, { count: 0 });
  const last = terms.findLast((term) => linksOf(term).length > 0);
  const links = linksOf(last);
  const open = last === undefined || terms.at(-1) === last;
  const rest = (following[order] ?? []).filter((link) => !terms.some((term) => linksOf(term).includes(link))).map((link) => lexicons[language].links[link][0]);
  if (last !== undefined && links.some((link) => places.has(link))) return open ? placeNames(context, language) : [...rest, ...placeNames(context, language)];
  const things = thingNames({ context, language, order });
  const complete = terms.length > 0 && terms.at(-1)?.kind !== 'separator';
  return complete ? [...rest, ...things] : [...things, ...rest];
}

function placeNames(context: OrderContext, language: Language): readonly string[] {
  const { planets, systems } = context.state;
  const phrases = phrasesOf(context, language);
  return [...Object.values(planets).map((planet) => planet.name), ...Object.keys(systems).map(phrases.system), ...pieceNames(context, language)];
}

function pieceNames(context: OrderContext, language: Language): readonly string[] {
  const phrases = phrasesOf(context, language);
  return Object.values(context.state.pieces).filter((piece) => piece.seat === context.seat).map((piece) => phrases.piece(piece.kind, piece.number));
}

function thingNames({ context, language, order }: { readonly context: OrderContext; readonly language: Language; readonly order: OrderWord }): readonly string[] {
  const phrases = phrasesOf(context, language);
  const leaders = Object.values(context.state.leaders).filter((leader) => leader.seat === context.seat && leader.at.on !== 'out').map((leader) => phrases.leaderClass(leader.class));
  switch (order) {
    case 'activate':
    case 'bombard': return placeNames(context, language);
    case 'permit':
    case 'refuse': return context.state.seatOrder.filter((seat) => seat !== context.seat).map((seat) => seatName(context, seat, language));
    case 'standing':
    case 'ask-me': return orderWords(language);
    case 'build':
    case 'casualties': return kindNames(context, language);
    case 'research': return Object.keys(context.rules.technologies ?? {}).map(phrases.technology);
    case 'play': return (context.state.seats[context.seat]?.hand ?? []).map(phrases.card);
    default: return [...pieceNames(context, language), ...leaders, ...kindNames(context, language)];
  }
}

function kindNames(context: OrderContext, language: Language): readonly string[] {
  return Object.values(lexicons[language].units[context.vocabulary]).map((noun) => noun.many);
}
