import type { GameDeps, Holder } from './ports.js';
import type { ProcessAnswer } from './views.js';

/** Answers one open question: by its seat, or by the moderator for any seat. The turn runs on when it was the last. */
export async function answerQuestion(_deps: GameDeps, _by: Holder, _input: { readonly gameId: string; readonly questionId: string; readonly value: unknown }): Promise<ProcessAnswer> {
  throw new Error('not yet');
}
