import type { Audience, GameEvent } from './events.js';
import type { SeatId } from './ids.js';
import type { Question } from './questions.js';
import type { GameState } from './state.js';

/** Who looks: a seat, the moderator, or anybody. */
export type Viewer = SeatId | 'moderator' | 'public';

/** The state as a viewer may see it. The board is open and nothing in it is hidden yet; hands of cards will be taken out here. */
export function projectState(state: GameState, _viewer: Viewer): GameState {
  return state;
}

/** The events that a viewer may see: the only door to reports and logs. */
export function projectEvents<E extends { readonly event: GameEvent } | GameEvent>(events: readonly E[], viewer: Viewer): readonly E[] {
  return events.filter((entry) => maySee('event' in entry ? entry.event.audience : entry.audience, viewer));
}

/** The questions that a viewer may know of: his own, and those of others that are not secret to them. */
export function projectQuestions(questions: readonly Question[], viewer: Viewer): readonly Question[] {
  return questions.filter((question) => viewer === 'moderator' || question.seat === viewer || question.sealed !== true);
}

function maySee(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'all' || viewer === 'moderator') return true;
  return audience !== 'moderator' && audience.includes(viewer);
}
