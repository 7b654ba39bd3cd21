import type { LeaderId } from '../engine/ids.js';
import type { AnswerIntent, CardTarget, CasualtyItem, LeaderRef } from '../engine/order-intents.js';
import type { AnswerValue, Question, QuestionKind, QuestionOf } from '../engine/questions.js';
import { leaderClasses, shipKinds, type ForceKind, type PieceId } from '../engine/ids.js';
import { partsOf } from './names.js';

type Options = { readonly [K in QuestionKind]: { readonly values: (question: QuestionOf<K>) => readonly AnswerValue<K>[]; readonly order: (value: AnswerValue<K>, question: QuestionOf<K>) => AnswerIntent | undefined } };

function leaderRef(id: LeaderId, foreign: boolean): LeaderRef {
  const [of = '', name = '', number] = id.split('/');
  const kind = leaderClasses.find((one) => one === name) ?? 'general';
  return { class: kind, ...(number === undefined ? {} : { number: Number(number) }), ...(foreign ? { of } : {}) };
}

function ranked(pieces: readonly PieceId[]): readonly CasualtyItem[] {
  const items = pieces.flatMap((piece): readonly CasualtyItem[] => {
    const { kind, number } = partsOf(piece);
    const ship = shipKinds.find((one) => one === kind);
    return ship === undefined ? [] : ship === 'fighter' ? [{ kind: ship }] : [{ kind: ship, number: Number(number) }];
  });
  return items.filter((item, index) => items.findIndex((other) => JSON.stringify(other) === JSON.stringify(item)) === index);
}

/** A system, or a ship by its kind and number. */
function playedOn(on: string): CardTarget {
  const { kind, number } = partsOf(on);
  const ship = shipKinds.find((one) => one === kind);
  return ship === undefined ? { system: on } : { kind: ship, number: Number(number) };
}

/** The answers that are worth showing to each kind of question, and the order that gives them. */
const options: Options = {
  casualties: {
    values: (q) => [q.default],
    order: (value) => ({ order: 'casualties', priority: [...(value.damaged.length === 0 ? [] : [{ damage: true } as const]), ...ranked(value.lost)] }),
  },
  'ground-casualties': {
    values: (q) => [q.default],
    order: (value) => ({ order: 'casualties', priority: (Object.keys(value) as readonly ForceKind[]).filter((kind) => (value[kind] ?? 0) > 0).map((kind) => ({ kind })) }),
  },
  retreat: {
    values: (q) => [...q.params.options.map((to) => ({ to })), { to: null }],
    order: (value) => (value.to === null ? { order: 'retreat', never: true } : { order: 'retreat', to: value.to }),
  },
  reroll: {
    values: (q) => (q.default.dice.length === 0 ? [q.default] : [q.default, { dice: [] }]),
    order: (value) => ({ order: 'reroll', what: value.dice.length === 0 ? 'none' : 'misses' }),
  },
  diplomat: {
    values: () => ['delay', 'allow'],
    order: (answer, q) => ({ order: 'diplomat', answer, planet: q.params.planet }),
  },
  passage: {
    values: () => ['permit', 'refuse'],
    order: (answer, q) => ({ order: 'permit', seat: q.params.mover, system: q.params.system, answer }),
  },
  escape: {
    values: (q) => q.params.options.map((to) => ({ to })),
    order: (value, q) => ({ order: 'escape', leader: leaderRef(q.params.leader, false), to: [value.to] }),
  },
  'no-refuge': { values: (q) => q.params.options.map((outcome) => ({ outcome })), order: () => undefined },
  rescue: {
    values: (q) => q.params.options.map((leader) => ({ leader })),
    order: (value, q) => ({ order: 'rescue', leader: leaderRef(value.leader, partsOf(value.leader).seat !== q.seat) }),
  },
  replace: {
    values: (q) => (q.params.most === 0 ? [{ count: 0 }] : [{ count: q.params.most }, { count: 0 }]),
    order: (value, q) => ({ order: 'replace', answer: value.count === 0 ? 'destroy' : 'replace', structure: q.params.structure === 'pds' || q.params.structure === 'space-dock' ? q.params.structure : 'facility' }),
  },
  pds: { values: () => ['fire', 'hold'], order: (answer) => ({ order: 'pds', answer }) },
  supply: { values: (q) => [q.default], order: (value) => ({ order: 'casualties', priority: ranked(value.lost) }) },
  consent: { values: () => ['accept', 'decline'], order: (answer, q) => ({ order: 'consent', leader: leaderRef(q.params.leader, true), answer }) },
  'fate-reroll': { values: () => ['reroll', 'stand'], order: (answer) => ({ order: 'reroll', what: answer === 'reroll' ? 'fate' : 'none' }) },
  reaction: {
    values: (q) => q.params.options.map((option) => ({ with: option })),
    order: (value) => (value.with === 'nothing' ? undefined : value.with === 'card' ? { order: 'play', card: 'sabotage' } : { order: 'sabotage', leader: leaderRef(value.with, false) }),
  },
  card: {
    values: (q) => [...q.params.options.map((use) => ({ use })), { use: null }],
    order: (value) => (value.use === null ? undefined : { order: 'play', card: value.use.card, on: playedOn(value.use.on) }),
  },
  captive: {
    values: (q) => [{ do: 'keep' }, { do: 'execute' }, ...q.params.recipients.map((to) => ({ do: 'hand', to }) as const)],
    order: (decision, q) => ({ order: 'captive', leader: leaderRef(q.params.leader, true), decision }),
  },
};

export type Choice = { readonly value: AnswerValue; readonly order?: AnswerIntent };

/** The answers to a question that a mail or a page offers, each with the order line that gives it. */
export function choicesOf(question: Question): readonly Choice[] {
  return choices<QuestionKind>(question);
}
function choices<K extends QuestionKind>(question: QuestionOf<K>): readonly Choice[] {
  const row: Options[K] = options[question.kind];
  return row.values(question).map((value) => {
    const order = row.order(value, question);
    return { value, ...(order === undefined ? {} : { order }) };
  });
}
