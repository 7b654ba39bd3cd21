import type { PieceId } from '../ids.js';
import type { AnswerValue, CasualtyChoice, Question, QuestionOf } from '../questions.js';
import { isLegalCasualties } from '../calc/casualty-choice.js';
import { contains, groundUnits } from '../calc/forces.js';
import type { Forces } from '../state.js';

export type CheckedAnswer = { readonly ok: true; readonly value: AnswerValue } | { readonly ok: false; readonly why: 'wrong-shape' | 'not-an-option' | 'wrong-count' };

const good = (value: AnswerValue): CheckedAnswer => ({ ok: true, value });
const bad = (why: Extract<CheckedAnswer, { ok: false }>['why']): CheckedAnswer => ({ ok: false, why });

/** Whether a value from outside answers a question: the right shape, an option that was offered, and as many as asked for. */
export function checkAnswer(question: Question, value: unknown): CheckedAnswer {
  switch (question.kind) {
    case 'casualties': return casualties(question, value);
    case 'ground-casualties': return isForces(value) && contains(question.params.forces, value) && groundUnits(value) === Math.min(question.params.hits, groundUnits(question.params.forces)) ? good(value) : bad('wrong-count');
    case 'retreat': return isRecord(value) && (value['to'] === null || oneOf(question.params.options, value['to'])) ? good({ to: value['to'] }) : bad('not-an-option');
    case 'reroll': return reroll(question, value);
    case 'diplomat': return value === 'delay' || value === 'allow' ? good(value) : bad('not-an-option');
    case 'passage': return value === 'permit' || value === 'refuse' ? good(value) : bad('not-an-option');
    case 'pds': return value === 'fire' || value === 'hold' ? good(value) : bad('not-an-option');
    case 'escape': return isRecord(value) && oneOf(question.params.options, value['to']) ? good({ to: value['to'] }) : bad('not-an-option');
    case 'no-refuge': return isRecord(value) && oneOf(question.params.options, value['outcome']) ? good({ outcome: value['outcome'] }) : bad('not-an-option');
    case 'rescue': return isRecord(value) && oneOf(question.params.options, value['leader']) ? good({ leader: value['leader'] }) : bad('not-an-option');
    case 'replace': return isRecord(value) && isCount(value['count'], question.params.most) ? good({ count: value['count'] }) : bad('wrong-count');
    case 'supply': return isRecord(value) && isChoice(value['lost'], question.params.candidates) && value['lost'].length === Math.min(question.params.excess, question.params.candidates.length) ? good({ lost: value['lost'] }) : bad('wrong-count');
    case 'captive': return captive(question, value);
    case 'consent': return value === 'accept' || value === 'decline' ? good(value) : bad('not-an-option');
    case 'fate-reroll': return value === 'reroll' || value === 'stand' ? good(value) : bad('not-an-option');
    case 'reaction': return isRecord(value) && oneOf(question.params.options, value['with']) ? good({ with: value['with'] }) : bad('not-an-option');
    case 'card': return card(question, value);
  }
}

function casualties({ params }: QuestionOf<'casualties'>, value: unknown): CheckedAnswer {
  if (!isRecord(value) || !isChoice(value['damaged'], params.sustain) || !isChoice(value['lost'], params.candidates)) return bad('wrong-shape');
  const choice: CasualtyChoice = { damaged: value['damaged'], lost: value['lost'] };
  return isLegalCasualties(params, choice) ? good(choice) : bad('wrong-count');
}

function reroll({ params }: QuestionOf<'reroll'>, value: unknown): CheckedAnswer {
  if (!isRecord(value) || !Array.isArray(value['dice'])) return bad('wrong-shape');
  const dice: readonly unknown[] = value['dice'];
  const fits = dice.every((index): index is number => typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < params.dice.length);
  if (!fits || new Set(dice).size !== dice.length) return bad('not-an-option');
  return dice.length <= params.most ? good({ dice }) : bad('wrong-count');
}

function captive({ params }: QuestionOf<'captive'>, value: unknown): CheckedAnswer {
  if (!isRecord(value)) return bad('wrong-shape');
  switch (value['do']) {
    case 'keep': case 'execute': return good({ do: value['do'] });
    case 'hand': return oneOf(params.recipients, value['to']) ? good({ do: 'hand', to: value['to'] }) : bad('not-an-option');
    default: return bad('not-an-option');
  }
}

function card({ params }: QuestionOf<'card'>, value: unknown): CheckedAnswer {
  if (!isRecord(value)) return bad('wrong-shape');
  const wanted = value['use'];
  if (wanted === null) return good({ use: null });
  const use = isRecord(wanted) ? params.options.find((option) => option.card === wanted['card'] && option.on === wanted['on']) : undefined;
  return use === undefined ? bad('not-an-option') : good({ use });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function oneOf<T extends string>(options: readonly T[], value: unknown): value is T {
  return options.some((option) => option === value);
}
function isChoice(value: unknown, from: readonly PieceId[]): value is readonly PieceId[] {
  return Array.isArray(value) && value.every((one) => oneOf(from, one)) && new Set(value).size === value.length;
}
function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
function isForces(value: unknown): value is Forces {
  return isRecord(value) && Object.entries(value).every(([kind, count]) => ['ground-force', 'shock-troop', 'mechanized-unit'].includes(kind) && isCount(count, 1000));
}
