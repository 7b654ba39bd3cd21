import { currentTurn, visibleGame } from './access.js';
import { isShut, keptNote, openWindows } from './fixed-window.js';
import type { GameDeps, Holder } from './ports.js';
import { advance, processDue } from './process-turn.js';
import type { AnswerGiven } from './views.js';

/**
 * Answers one open question: by its seat, or by the moderator for any seat. The turn runs on when it was the last. The answer to a question
 * that stays open its full time is kept until then.
 */
export async function answerQuestion(deps: GameDeps, by: Holder, input: { readonly gameId: string; readonly questionId: string; readonly value: unknown }): Promise<AnswerGiven> {
  const record = await visibleGame(deps, by, input.gameId);
  const turn = currentTurn(record);
  const asked = openWindows(record.questions).find(({ question }) => question.id === input.questionId);
  // Its deadline has shut it, even if nobody has looked since.
  if (asked !== undefined && turn.status === 'running' && isShut(asked, record.now)) await processDue(deps, input.gameId);
  const who = by.kind === 'moderator' ? ({ source: 'moderator' } as const) : ({ source: 'seat', seat: by.seat } as const);
  const done = await advance(deps, input.gameId, { why: 'answer', given: { question: input.questionId, value: input.value, ...who } });
  const reader = by.kind === 'moderator' ? by.moderator : by;
  return { ...done, ...(done.keptUntil === undefined ? {} : { note: keptNote(done.keptUntil, reader) }) };
}
