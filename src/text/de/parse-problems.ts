import type { Expected, Part } from '../../orders/problems.js';
import type { ParseProblemSentences } from '../catalogue.js';
import { listed } from '../grammar.js';
import { orderWord } from './words.js';

const expected: Readonly<Record<Expected, string>> = {
  order: 'ein Befehl', unit: 'eine Einheit', 'unit-or-leader': 'eine Einheit oder ein Anführer', ship: 'ein Schiff', leader: 'ein Anführer', place: 'ein System oder ein Planet', system: 'ein System', planet: 'ein Planet', race: 'eine Rasse',
  measure: 'etwas Zählbares wie Schiffe oder Verluste', number: 'eine Zahl', answer: 'eine Antwort', question: 'eine Art von Frage', technology: 'eine Technologie', card: 'eine Karte', nothing: 'nichts mehr',
};
const parts: Readonly<Record<Part, string>> = {
  units: 'welche Einheiten', leader: 'welcher Anführer', ship: 'welches Schiff', from: 'von wo', to: 'wohin', planet: 'welcher Planet', system: 'welches System', seat: 'welche Rasse', answer: 'was die Antwort ist',
  condition: 'die Bedingung nach WENN', list: 'eine Liste', count: 'wie viele', technology: 'welche Technologie', card: 'welche Karte',
};
const either = (words: readonly string[]): string => listed(words.map((word) => `„${word}“`), 'oder');

/** Warum eine Zeile nicht zu lesen war. */
export const parseProblems: ParseProblemSentences = {
  'unknown-order': (p) => (p.candidates.length === 0 ? `„${p.word}“ ist kein Befehl.` : `„${p.word}“ ist kein Befehl; meinst du ${either(p.candidates)}?`),
  'ambiguous-order': (p) => `„${p.word}“ kann ${either(p.candidates)} heißen. Bitte schreib es aus.`,
  'unknown-word': (p) => `„${p.word}“ ist nicht zu verstehen; erwartet war ${expected[p.expected]}.${p.candidates.length === 0 ? '' : ` Meinst du ${either(p.candidates)}?`}`,
  'ambiguous-word': (p) => `„${p.word}“ kann ${either(p.candidates)} heißen. Bitte schreib es aus.`,
  'read-as': (p) => `„${p.word}“ wurde als „${p.as}“ gelesen.`,
  'missing-part': (p) => `Im Befehl ${p.word ?? orderWord(p.order)} fehlt, ${parts[p.part]}.`,
  'part-twice': (p) => `„${p.word}“ steht zweimal in dieser Zeile.`,
  'which-piece': (p, n) => `Welches Schiff genau (${n.kind(p.kind)})? Da sind ${n.list(p.pieces.map((piece) => n.piece(piece)))}.`,
  'missing-count': (p, n) => `Wie viele? Schreib eine Zahl vor „${n.kind(p.kind)}“.`,
  'number-out-of-range': (p) => `Die Zahl ${p.number} ergibt hier keinen Sinn.`,
  'for-another-seat': (p, n) => `Dieser Befehl gilt ${n.seat(p.seat, 'dat')}. Du befiehlst nur deiner eigenen Rasse.`,
};
