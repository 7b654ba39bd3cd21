import { describe, expect, test } from '@jest/globals';
import { answerSentence, eventSentence, orderProblemSentence, problemSentence, questionSentence, questionTitle } from '../../src/text/catalogue.js';
import { catalogueFor } from '../../src/text/catalogue-for.js';
import { renderText } from '../../src/text/render-text.js';
import { locales } from '../../src/text/locale.js';
import { namesFor } from '../../src/text/names-for.js';
import { choicesOf } from '../../src/text/question-answers.js';
import { questionBlocks } from '../../src/text/question-blocks.js';
import { reportWordsFor } from '../../src/text/words-for.js';
import type { ParseProblem, ParseProblemCode } from '../../src/orders/problems.js';
import { printer, rimWar, thirdEdition } from './rim-war.js';
import { eventSamples, parseSamples, problemSamples, questions } from './samples.js';

/** What no reader may ever see. */
function expectReadable(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  expect(text).not.toMatch(/ {2}| [,.;:!?)]|\( /);
  expect(text).not.toMatch(/\b[a-z]+\/[a-z]+/);
  expect(text).toMatch(/^[\p{L}\p{N}"„[]/u);
}
const parseProblems = (Object.keys(parseSamples) as readonly ParseProblemCode[]).flatMap((code) => parseSamples[code].map((params) => ({ code, params, cites: [], severity: 'refused' }) as unknown as ParseProblem));

describe.each(locales)('in %s', (locale) => {
  const catalogue = catalogueFor(locale);
  const n = namesFor(locale, { state: rimWar, rules: thirdEdition, print: printer(rimWar, 'hacan') });

  test.each(eventSamples.map((event) => [event.type, event] as const))('the event %s is a sentence', (_type, event) => {
    const text = eventSentence(catalogue, event, n);
    expectReadable(text);
    if (event.type !== 'battle-round-opened' && event.type !== 'invasion-round-opened') expect(text).toMatch(/[.!?]$/);
  });

  test.each(problemSamples.map((problem) => [problem.code, problem] as const))('the problem %s is a sentence', (_code, problem) => {
    const text = problemSentence(catalogue.problems, problem, n);
    expectReadable(text);
    expect(text).toMatch(/[.!?]$/);
  });

  test.each(parseProblems.map((problem) => [problem.code, problem] as const))('the problem of reading %s is a sentence', (_code, problem) => {
    const text = orderProblemSentence(catalogue, problem, n);
    expectReadable(text);
    expect(text).toMatch(/[.!?]$/);
  });

  test.each(questions.map((question) => [question.kind, question] as const))('the question %s is asked, with its answers and what holds without one', (_kind, question) => {
    expectReadable(questionTitle(catalogue, question, n));
    expect(questionSentence(catalogue, question, n)).toMatch(/[.?]$/);
    const answers = [...choicesOf(question).map(({ value }) => value), question.default].map((value) => answerSentence(catalogue, question, { value, n }));
    answers.forEach(expectReadable);
    const text = renderText({ subject: '', blocks: questionBlocks(question, { n, catalogue, words: reportWordsFor(locale) }) });
    expect(text).not.toMatch(/undefined|\[object/);
    expect(text.split('\n').every((line) => line.length <= 72)).toBe(true);
  });

  test('every kind of question but the moderator\'s offers order lines', () => {
    for (const question of questions.filter(({ seat }) => seat !== 'moderator')) {
      const lines = choicesOf(question).flatMap(({ order }) => (order === undefined ? [] : [n.order(order)]));
      expect(lines.length).toBeGreaterThan(0);
      lines.forEach((line) => expect(line).not.toMatch(/undefined|\[object/));
    }
  });
});

test('the two languages say different things', () => {
  const [english, german] = locales.map((locale) => eventSamples.map((event) => eventSentence(catalogueFor(locale), event, namesFor(locale, { state: rimWar, rules: thirdEdition, print: printer(rimWar, 'hacan') }))));
  const same = (english ?? []).filter((sentence, index) => sentence === german?.[index]);
  expect(same).toEqual([]);
});
