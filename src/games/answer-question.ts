import { currentTurn, visibleGame } from './access.js';
import type { GameDeps, Holder } from './ports.js';
import { advance } from './process-turn.js';
import type { ProcessAnswer } from './views.js';

/** Answers one open question: by its seat, or by the moderator for any seat. The turn runs on when it was the last. */
export async function answerQuestion(deps: GameDeps, by: Holder, input: { readonly gameId: string; readonly questionId: string; readonly value: unknown }): Promise<ProcessAnswer> {
  currentTurn(await visibleGame(deps, by, input.gameId));
  const who = by.kind === 'moderator' ? ({ source: 'moderator' } as const) : ({ source: 'seat', seat: by.seat } as const);
  return advance(deps, input.gameId, { why: 'answer', given: { question: input.questionId, value: input.value, ...who } });
}
