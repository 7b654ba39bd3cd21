import type { GameEvent } from '../../engine/events.js';
import type { SeatId } from '../../engine/ids.js';
import type { Question } from '../../engine/questions.js';
import type { GameState } from '../../engine/state.js';
import { questionTitle } from '../catalogue.js';
import type { Block, MailDocument } from '../document.js';
import { questionBlocks } from '../question-blocks.js';
import { storyBlocks } from '../report/story.js';
import { gameMail, mailContext, waitingBlocks, type MailBase, type MailContext, type Waits } from './mail-context.js';

export type AskInput = MailBase & Waits & {
  /** Undefined: the moderator is asked. */
  readonly seat?: SeatId;
  readonly questions: readonly Question[];
  readonly pageUrl?: string;
  /** What has happened since the reader's last mail, with the state before it. */
  readonly soFar?: { readonly events: readonly GameEvent[]; readonly before: GameState };
};

function listBlocks(questions: readonly Question[], { n, catalogue, reportWords }: MailContext): readonly Block[] {
  return questions.flatMap((question, index) => [{ kind: 'gap' } as const, ...questionBlocks(question, { n, catalogue, words: reportWords, ...(questions.length > 1 ? { number: index + 1 } : {}) })]);
}

/** Questions in the middle of a turn, with what led to them. */
export function composeQuestions(input: AskInput): MailDocument {
  const context = mailContext(input);
  const { words, reportWords, n, state, catalogue } = context;
  const [first] = input.questions;
  const headline = words.question.headline(input.questions.length, first === undefined ? '' : questionTitle(catalogue, first, n));
  const story = input.soFar === undefined || input.soFar.events.length === 0 ? [] : [
    { kind: 'heading', left: words.question.so } as const,
    ...storyBlocks(input.soFar.events, { n, catalogue, words: reportWords, rules: input.rules, before: input.soFar.before, after: state, ...(input.seat === undefined ? {} : { reader: input.seat }) }),
  ];
  return gameMail(context, headline, [
    { kind: 'text', text: words.question.opening(state.active === undefined ? undefined : n.seat(state.active)) },
    { kind: 'text', text: reportWords.questionsFor(input.questions.length, input.deadline ?? '') },
    ...listBlocks(input.questions, context),
    ...story,
    ...(input.pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: input.seat === undefined ? words.moderator.page : reportWords.playerPage, url: input.pageUrl } as const]),
    ...waitingBlocks(input, context),
  ]);
}

/** A reminder before a deadline: of orders, or of questions. */
export function composeReminder(input: AskInput & { readonly deadline: string; readonly remaining: string; readonly ordersIn: boolean }): MailDocument {
  const context = mailContext(input);
  const { words, reportWords } = context;
  const { deadline, remaining, questions } = input;
  return gameMail(context, words.reminder.headline(remaining), [
    { kind: 'text', text: questions.length > 0 ? words.reminder.questions(questions.length, deadline, remaining) : words.reminder.orders(deadline, remaining) },
    ...(input.ordersIn && questions.length === 0 ? [{ kind: 'text', text: words.reminder.have } as const] : []),
    ...listBlocks(questions, context),
    ...(input.pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: reportWords.playerPage, url: input.pageUrl } as const]),
    ...waitingBlocks(input, context),
  ]);
}
