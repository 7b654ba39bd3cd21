import type { Expected, Part } from '../../orders/problems.js';
import type { ParseProblemSentences } from '../catalogue.js';
import { listed } from '../grammar.js';
import { orderWord } from './words.js';

/** What is said of a word where another kind of word belongs. */
const notA: Readonly<Record<Expected, string>> = {
  order: 'is not an order', unit: 'is not a unit', 'unit-or-leader': 'is neither a unit nor a leader', ship: 'is not a ship', leader: 'is not a leader', place: 'is neither a system nor a planet of this map', system: 'is not a system of this map', planet: 'is not a planet of this map', race: 'is not a race of this game',
  measure: 'cannot be compared; ships, losses, hits and the like can', number: 'is not a number', answer: 'is not something this order can say', question: 'is nothing that you are asked', technology: 'is not a technology', card: 'is not a card', nothing: 'is more than this order can hold',
};
const parts: Readonly<Record<Part, string>> = {
  units: 'which units', leader: 'which leader', ship: 'which ship', from: 'from where', to: 'to where', planet: 'which planet', system: 'which system', seat: 'which race', answer: 'which of its answers it is',
  condition: 'the condition after IF', list: 'what goes first', count: 'how many', technology: 'which technology', card: 'which card',
};
const either = (words: readonly string[]): string => listed(words.map((word) => `"${word}"`), 'or');

/** Why a line could not be read, in English. */
export const parseProblems: ParseProblemSentences = {
  'unknown-order': (p) => (p.candidates.length === 0 ? `"${p.word}" is not an order.` : `"${p.word}" is not an order; did you mean ${either(p.candidates)}?`),
  'ambiguous-order': (p) => `"${p.word}" can mean ${either(p.candidates)}. Please write it in full.`,
  'unknown-word': (p) => `"${p.word}" ${notA[p.expected]}.${p.candidates.length === 0 ? '' : ` Did you mean ${either(p.candidates)}?`}`,
  'ambiguous-word': (p) => `"${p.word}" can mean ${either(p.candidates)}. Please write it in full.`,
  'read-as': (p) => `"${p.word}" was read as "${p.as}".`,
  'missing-part': (p) => `The order ${p.word ?? orderWord(p.order)} does not say ${p.order === 'ask-me' && p.part === 'answer' ? 'what to ask' : p.order === 'standing' && p.part === 'answer' ? 'what stands' : parts[p.part]}.`,
  'part-twice': (p) => `"${p.word}" stands twice in this line.`,
  'which-piece': (p, n) => `Which ${n.kind(p.kind)}? There are ${n.list(p.pieces.map((piece) => n.piece(piece)))}.`,
  'missing-count': (p, n) => `How many? Write a number before "${n.kind(p.kind)}".`,
  'number-out-of-range': (p) => `The number ${p.number} makes no sense here.`,
  'for-another-seat': (p, n) => `This order is for ${n.seat(p.seat)}. You give orders only for your own race.`,
};
