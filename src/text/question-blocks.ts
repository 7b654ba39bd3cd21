import type { Question } from '../engine/questions.js';
import { answerSentence, questionSentence, questionTitle, type Catalogue } from './catalogue.js';
import { decisive, withCites } from './cite.js';
import type { Block } from './document.js';
import type { ReportWords } from './en/report-words.js';
import { capital } from './grammar.js';
import type { Names } from './names.js';
import { choicesOf } from './question-answers.js';

/** A question in a mail: what is asked, the order lines that answer it, and what happens without an answer. */
export function questionBlocks(question: Question, { n, catalogue, words, number }: { readonly n: Names; readonly catalogue: Catalogue; readonly words: Pick<ReportWords, 'questionDefault'>; readonly number?: number }): readonly Block[] {
  const cites = decisive(question.cites);
  const choices = choicesOf(question);
  const say = (value: (typeof choices)[number]['value']): string => capital(answerSentence(catalogue, question, { value, n }));
  return [
    { kind: 'text', text: `${number === undefined ? '' : `${number}. `}${questionTitle(catalogue, question, n)}`, strong: true, indent: 2 },
    { kind: 'text', text: withCites(questionSentence(catalogue, question, n), cites), cites, indent: 2 },
    ...choices.map((choice): Block => (choice.order === undefined ? { kind: 'list', items: [say(choice.value)] } : { kind: 'order', text: n.order(choice.order), note: say(choice.value) })),
    { kind: 'text', text: words.questionDefault(answerSentence(catalogue, question, { value: question.default, n })), indent: 2 },
  ];
}
