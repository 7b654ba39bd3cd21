import type { AnswerValue, Question } from '../../engine/questions.js';
import { answerSentence } from '../catalogue.js';
import type { Block } from '../document.js';
import { questionBlocks } from '../question-blocks.js';
import type { MailContext } from './mail-context.js';

/** What a text sent in the middle of a turn says to the questions that are open to its seat. */
export type Answered = {
  readonly given: readonly { readonly question: Question; readonly value: AnswerValue; /** It is kept and can be changed until then; else it is final. */ readonly until?: string }[];
  /** Still open after it, with their deadline. */
  readonly left: readonly { readonly question: Question; readonly until?: string }[];
};

/** One sentence for each question that the text answers: which, what was understood, and whether it can still be changed. */
export function answeredSentences({ given }: Pick<Answered, 'given'>, { catalogue, words, n }: Pick<MailContext, 'catalogue' | 'words' | 'n'>): readonly string[] {
  return given.map(({ question, value, until }) => words.echo.answered(catalogue.questionName(question, n), answerSentence(catalogue, question, { value, n }), until));
}

/** The same in a mail, and each question that is left with the lines that answer it. */
export function answeredBlocks(answered: Answered, context: MailContext): readonly Block[] {
  const { catalogue, words, reportWords, n } = context;
  const said = answeredSentences(answered, context).flatMap((text): readonly Block[] => [{ kind: 'gap' }, { kind: 'text', text, strong: true }]);
  const left = answered.left.flatMap(({ question, until }): readonly Block[] => [{ kind: 'gap' }, { kind: 'text', text: words.echo.stillOpen(until) }, ...questionBlocks(question, { n, catalogue, words: reportWords })]);
  return [...said, ...(answered.given.some(({ until }) => until === undefined) ? [{ kind: 'text', text: words.echo.laterQuestions } as const] : []), ...left];
}
