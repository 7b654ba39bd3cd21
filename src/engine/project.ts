import type { Audience, GameEvent } from './events.js';
import type { SeatId } from './ids.js';
import type { Question } from './questions.js';
import type { GameState, Planet, Seat, System } from './state.js';
import { handSize } from './calc/hand.js';

/** Who looks: a seat, the moderator, or anybody. */
export type Viewer = SeatId | 'moderator' | 'public';

/** The state as a viewer may see it: of other hands only how many cards they hold, of domain counters only that they lie there. */
export function projectState(state: GameState, viewer: Viewer): GameState {
  if (viewer === 'moderator') return state;
  return {
    ...state,
    seats: mapped(state.seats, (seat) => (seat.id === viewer ? seat : withoutHand(seat))),
    systems: mapped(state.systems, faceDown<System>),
    planets: mapped(state.planets, faceDown<Planet>),
  };
}

/** The events that a viewer may see: the only door to reports and logs. */
export function projectEvents<E extends { readonly event: GameEvent } | GameEvent>(events: readonly E[], viewer: Viewer): readonly E[] {
  return events.filter((entry) => maySee(eventOf(entry).audience, viewer)).map((entry) => withSeenOpening(entry, viewer));
}

/** The questions that a viewer may know of: his own, and those of others that are not secret to them. */
export function projectQuestions(questions: readonly Question[], viewer: Viewer): readonly Question[] {
  return questions.filter((question) => viewer === 'moderator' || question.seat === viewer || question.sealed !== true);
}

/** The opening holds a whole state, with all its secrets. */
function withSeenOpening<E extends { readonly event: GameEvent } | GameEvent>(entry: E, viewer: Viewer): E {
  const event = eventOf(entry);
  if (event.type !== 'game-opened') return entry;
  const seen = { ...event, state: projectState(event.state, viewer) };
  return 'event' in entry ? { ...entry, event: seen } : { ...entry, ...seen };
}

function eventOf(entry: { readonly event: GameEvent } | GameEvent): GameEvent {
  return 'event' in entry ? entry.event : entry;
}

function withoutHand(seat: Seat): Seat {
  if (seat.hand === undefined) return seat;
  const { hand: _hand, ...rest } = seat;
  return { ...rest, handSize: handSize(seat) };
}

function faceDown<P extends { readonly domain?: string }>(place: P): P {
  return place.domain === undefined ? place : { ...place, domain: 'face-down' };
}

function mapped<T>(table: Readonly<Record<string, T>>, change: (one: T) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(table).map(([id, one]) => [id, change(one)]));
}

function maySee(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'all' || viewer === 'moderator') return true;
  return audience !== 'moderator' && audience.includes(viewer);
}
