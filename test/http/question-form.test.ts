import { expect, test } from '@jest/globals';
import { ruleSetIds, ruleSetOf } from '../../src/engine/index.js';
import { gameWords } from '../../src/http/view-models/game-words.js';
import { answerOf, questionForm, type Field, type FormBody } from '../../src/http/view-models/question-form.js';
import { aWorld } from '../support/world.js';
import { oneOfEach } from './questions.js';

const state = aWorld({ seats: ['letnev', 'hacan', 'sol'], systems: { 2: { planets: { 'arc-prime': { owner: 'letnev' }, 'wren-terra': {} } }, 3: { planets: { arretze: { owner: 'hacan' } } }, 4: {}, 5: {} }, ships: { 2: { letnev: { carrier: 1, destroyer: 1, dreadnought: 1 } } } });

/** What a browser sends when nobody touches the form. */
function untouched(fields: readonly Field[]): FormBody {
  return Object.fromEntries(fields.flatMap((field): [string, unknown][] => {
    if (field.kind === 'number') return field.items.map(({ name, value }) => [name, String(value)]);
    const chosen = field.options.filter(({ checked }) => checked).map(({ value }) => value);
    return chosen.length === 0 ? [] : [[field.name, chosen.length === 1 ? chosen[0] : chosen]];
  }));
}

test.each(oneOfEach.flatMap((question) => (['en', 'de'] as const).map((locale) => ({ kind: question.kind, locale, question }))))('an untouched form for $kind ($locale) answers with the default', ({ locale, question }) => {
  const words = gameWords({ rules: { ids: ruleSetIds, find: ruleSetOf } }, { state, locale, timeZone: 'UTC' });
  const form = questionForm({ id: question.id, turn: 1, seat: question.seat, question, deadline: undefined }, words);
  expect(form.ask.length).toBeGreaterThan(10);
  expect(answerOf(question, untouched(form.fields))).toEqual(question.default);
});

test('what no button of ours sends is no answer', () => {
  const diplomat = oneOfEach.find(({ kind }) => kind === 'diplomat');
  if (diplomat === undefined) throw new Error('no such question');
  expect(answerOf(diplomat, { choice: 'delay; DROP' })).toBeUndefined();
});
