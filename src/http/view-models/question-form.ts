import { withoutControl } from '../../text/control-characters.js';
import type { Question, QuestionKind, QuestionOf } from '../../engine/questions.js';
import { forceKinds, present } from '../../map/contents.js';
import { answerSentence, questionSentence, questionTitle } from '../../text/catalogue.js';
import { capital } from '../../text/grammar.js';
import { choicesOf } from '../../text/question-answers.js';
import { mailWordsFor } from '../../text/words-for.js';
import type { QuestionView } from '../../games/views.js';
import type { GameWords } from './game-words.js';

type Option = { readonly value: string; readonly label: string; readonly checked: boolean; readonly isDefault: boolean };
export type Field =
  | { readonly kind: 'radio' | 'checkbox'; readonly name: string; readonly legend: string; readonly options: readonly Option[] }
  | { readonly kind: 'number'; readonly legend: string; readonly items: readonly { readonly name: string; readonly label: string; readonly max: number; readonly value: number }[] };
export type QuestionForm = { readonly id: string; readonly seat: string; readonly title: string; readonly ask: string; readonly default: string; readonly deadline: string; readonly sealed: boolean; /** What is said of an answer that is in already; '' without one. */ readonly kept: string; readonly cites: readonly string[]; readonly fields: readonly Field[] };
export type FormBody = Readonly<Record<string, unknown>>;

type Face<K extends QuestionKind> = { readonly fields: (question: QuestionOf<K>, words: GameWords) => readonly Field[]; readonly value: (body: FormBody, question: QuestionOf<K>) => unknown };
type Faces = { readonly [K in QuestionKind]: Face<K> };

/** One of a few answers: a button for each. */
function choice<K extends QuestionKind>(): Face<K> {
  return {
    fields: (question, words) => [radio(question, words)],
    value: (body) => fromJson(one(body, 'choice')),
  };
}

const faces: Faces = {
  casualties: {
    fields: (q, words) => [
      ...(q.params.sustain.length === 0 ? [] : [pieces('damaged', words.t.question.damage, { all: q.params.sustain, checked: q.default.damaged, words })]),
      pieces('lost', words.t.question.lose, { all: q.params.candidates, checked: q.default.lost, words }),
    ],
    value: (body) => ({ damaged: many(body, 'damaged'), lost: many(body, 'lost') }),
  },
  'ground-casualties': {
    fields: (q, { n, t }) => [{ kind: 'number', legend: t.question.howMany, items: present(q.params.forces).map(({ kind, count }) => ({ name: `force-${kind}`, label: n.kind(kind), max: count, value: q.default[kind] ?? 0 })) }],
    value: (body) => Object.fromEntries(forceKinds.map((kind): [string, number] => [kind, whole(one(body, `force-${kind}`))]).filter(([, count]) => count !== 0)),
  },
  reroll: {
    fields: (q, { t }) => [{ kind: 'checkbox', name: 'dice', legend: t.question.rerollThese, options: q.params.dice.map(({ face, hit }, index) => ({ value: String(index), label: `${face}${hit === true ? ` (${t.question.hits})` : ''}`, checked: q.default.dice.includes(index), isDefault: false })) }],
    value: (body) => ({ dice: many(body, 'dice').map(whole) }),
  },
  supply: {
    fields: (q, words) => [pieces('lost', words.t.question.giveUp, { all: q.params.candidates, checked: q.default.lost, words })],
    value: (body) => ({ lost: many(body, 'lost') }),
  },
  replace: {
    fields: (q, { n, t }) => [{ kind: 'number', legend: n.structure(q.params.structure, q.params.most), items: [{ name: 'count', label: t.common.answer, max: q.params.most, value: q.default.count }] }],
    value: (body) => ({ count: whole(one(body, 'count')) }),
  },
  retreat: choice(), diplomat: choice(), passage: choice(), escape: choice(), 'no-refuge': choice(), rescue: choice(), pds: choice(), captive: choice(),
  consent: choice(), 'fate-reroll': choice(), reaction: choice(), card: choice(),
};

/** A question as a form: title, text, and the fields that answer it, with the answer that is kept or the default chosen. */
export function questionForm({ id, seat, question, deadline, kept }: QuestionView, words: GameWords): QuestionForm {
  const { catalogue, n, when } = words;
  return {
    id, seat, title: questionTitle(catalogue, question, n), ask: questionSentence(catalogue, question, n), deadline: when(deadline), sealed: question.sealed === true, cites: question.cites,
    default: answerSentence(catalogue, question, { value: question.default, n }), fields: fieldsOf<QuestionKind>(question, words).map((field) => (kept?.value === undefined ? field : withChosen(field, JSON.stringify(kept.value)))),
    kept: kept === undefined ? '' : kept.value === undefined ? words.t.moderator.hasAnswered : mailWordsFor(words.locale).echo.answerKept(when(deadline)),
  };
}

/** Questions that stay open their full time are answered by one button of a few. */
function withChosen(field: Field, value: string): Field {
  return field.kind === 'radio' ? { ...field, options: field.options.map((option) => ({ ...option, checked: option.value === value })) } : field;
}

/** What a sent form answers; whether it is an answer at all is for the rules to say. */
export function answerOf(question: Question, body: FormBody): unknown {
  return valueOf<QuestionKind>(question, body);
}

function fieldsOf<K extends QuestionKind>(question: QuestionOf<K>, words: GameWords): readonly Field[] {
  const face: Faces[K] = faces[question.kind];
  return face.fields(question, words);
}
function valueOf<K extends QuestionKind>(question: QuestionOf<K>, body: FormBody): unknown {
  const face: Faces[K] = faces[question.kind];
  return face.value(body, question);
}

function radio(question: Question, { catalogue, n, t }: GameWords): Field {
  const preset = JSON.stringify(question.default);
  const options = choicesOf(question).map(({ value }) => {
    const json = JSON.stringify(value);
    return { value: json, label: capital(answerSentence(catalogue, question, { value, n })), checked: json === preset, isDefault: json === preset };
  });
  return { kind: 'radio', name: 'choice', legend: t.common.answer, options };
}

function pieces(name: string, legend: string, { all, checked, words }: { readonly all: readonly string[]; readonly checked: readonly string[]; readonly words: GameWords }): Field {
  return { kind: 'checkbox', name, legend, options: all.map((id) => ({ value: id, label: words.n.piece(id), checked: checked.includes(id), isDefault: false })) };
}

/** The one value of a field. */
export function one(body: FormBody, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? withoutControl(value) : '';
}
/** All values of a field that can be chosen several times. */
export function many(body: FormBody, name: string): readonly string[] {
  const value = body[name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : typeof value === 'string' && value !== '' ? [value] : [];
}
function whole(text: string): number {
  return /^\d{1,4}$/u.test(text.trim()) ? Number(text) : 0;
}
/** What no button of ours sends is no answer. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
