import type { Expected, Part } from '../../orders/problems.js';
import type { ParseProblemSentences } from '../catalogue.js';
import { listed } from '../grammar.js';
import { orderWord } from './words.js';

/** Was von einem Wort zu sagen ist, wo eines von anderer Art hingehört. */
const notA: Readonly<Record<Expected, string>> = {
  order: 'ist kein Befehl', unit: 'ist keine Einheit', 'unit-or-leader': 'ist weder eine Einheit noch ein Anführer', ship: 'ist kein Schiff', leader: 'ist kein Anführer', place: 'ist weder ein System noch ein Planet auf dieser Karte', system: 'ist kein System auf dieser Karte', planet: 'ist kein Planet auf dieser Karte', race: 'ist keine Rasse in diesem Spiel',
  measure: 'lässt sich nicht vergleichen; Schiffe, Verluste, Treffer und dergleichen schon', number: 'ist keine Zahl', answer: 'kann dieser Befehl nicht sagen', question: 'ist nichts, wonach du gefragt wirst', technology: 'ist keine Technologie', card: 'ist keine Karte', nothing: 'ist in diesem Befehl zu viel',
};
const parts: Readonly<Record<Part, string>> = {
  units: 'welche Einheiten', leader: 'welcher Anführer', ship: 'welches Schiff', from: 'von wo', to: 'wohin', planet: 'welcher Planet', system: 'welches System', seat: 'welche Rasse', answer: 'welche seiner Antworten gilt',
  condition: 'die Bedingung nach WENN', list: 'was zuerst verloren geht', count: 'wie viele', technology: 'welche Technologie', card: 'welche Karte',
};
const either = (words: readonly string[]): string => listed(words.map((word) => `„${word}“`), 'oder');

/** Warum eine Zeile nicht zu lesen war. */
export const parseProblems: ParseProblemSentences = {
  'unknown-order': (p) => (p.candidates.length === 0 ? `„${p.word}“ ist kein Befehl.` : `„${p.word}“ ist kein Befehl; meinst du ${either(p.candidates)}?`),
  'ambiguous-order': (p) => `„${p.word}“ kann ${either(p.candidates)} heißen. Bitte schreib es aus.`,
  'unknown-word': (p) => `„${p.word}“ ${notA[p.expected]}.${p.candidates.length === 0 ? '' : ` Meinst du ${either(p.candidates)}?`}`,
  'ambiguous-word': (p) => `„${p.word}“ kann ${either(p.candidates)} heißen. Bitte schreib es aus.`,
  'read-as': (p) => `„${p.word}“ wurde als „${p.as}“ gelesen.`,
  'missing-part': (p) => `Im Befehl ${p.word ?? orderWord(p.order)} fehlt, ${p.order === 'ask-me' && p.part === 'answer' ? 'wonach du gefragt werden willst' : p.order === 'standing' && p.part === 'answer' ? 'was immer gelten soll' : parts[p.part]}.`,
  'part-twice': (p) => `„${p.word}“ steht zweimal in dieser Zeile.`,
  'which-piece': (p, n) => `Welches Schiff genau (${n.kind(p.kind)})? Da sind ${n.list(p.pieces.map((piece) => n.piece(piece)))}.`,
  'missing-count': (p, n) => `Wie viele? Schreib eine Zahl vor „${n.kind(p.kind)}“.`,
  'number-out-of-range': (p) => `Die Zahl ${p.number} ergibt hier keinen Sinn.`,
  'for-another-seat': (p, n) => `Dieser Befehl gilt ${n.seat(p.seat, 'dat')}. Du befiehlst nur deiner eigenen Rasse.`,
};
