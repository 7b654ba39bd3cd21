import type { Expected, Part } from '../../orders/problems.js';
import type { ParseProblemSentences } from '../catalogue.js';
import { listed } from '../grammar.js';
import { orderWord } from './words.js';

const expected: Readonly<Record<Expected, string>> = {
  order: 'an order', unit: 'a unit', 'unit-or-leader': 'a unit or a leader', ship: 'a ship', leader: 'a leader', place: 'a system or a planet', system: 'a system', planet: 'a planet', race: 'a race',
  measure: 'something that can be counted, such as ships or losses', number: 'a number', answer: 'an answer', question: 'a kind of question', technology: 'a technology', card: 'a card', nothing: 'nothing more',
};
const parts: Readonly<Record<Part, string>> = {
  units: 'which units', leader: 'which leader', ship: 'which ship', from: 'from where', to: 'to where', planet: 'which planet', system: 'which system', seat: 'which race', answer: 'what the answer is',
  condition: 'the condition after IF', list: 'a list', count: 'how many', technology: 'which technology', card: 'which card',
};
const either = (words: readonly string[]): string => listed(words.map((word) => `"${word}"`), 'or');

/** Why a line could not be read, in English. */
export const parseProblems: ParseProblemSentences = {
  'unknown-order': (p) => (p.candidates.length === 0 ? `"${p.word}" is not an order.` : `"${p.word}" is not an order; did you mean ${either(p.candidates)}?`),
  'ambiguous-order': (p) => `"${p.word}" can mean ${either(p.candidates)}. Please write it in full.`,
  'unknown-word': (p) => `"${p.word}" is not understood; expected was ${expected[p.expected]}.${p.candidates.length === 0 ? '' : ` Did you mean ${either(p.candidates)}?`}`,
  'ambiguous-word': (p) => `"${p.word}" can mean ${either(p.candidates)}. Please write it in full.`,
  'read-as': (p) => `"${p.word}" was read as "${p.as}".`,
  'missing-part': (p) => `The order ${p.word ?? orderWord(p.order)} does not say ${parts[p.part]}.`,
  'part-twice': (p) => `"${p.word}" stands twice in this line.`,
  'which-piece': (p, n) => `Which ${n.kind(p.kind)}? There are ${n.list(p.pieces.map((piece) => n.piece(piece)))}.`,
  'missing-count': (p, n) => `How many? Write a number before "${n.kind(p.kind)}".`,
  'number-out-of-range': (p) => `The number ${p.number} makes no sense here.`,
  'for-another-seat': (p, n) => `This order is for ${n.seat(p.seat)}. You give orders only for your own race.`,
};
