import { rulesOf } from './access.js';
import { ordersInForce, type Text } from './orders-in-force.js';
import type { GameRecord, SeatRecord } from './ports.js';
import type { Waiting } from './views.js';

/** What decides whom a game waits for. */
export type Waits = Pick<GameRecord, 'head' | 'turn' | 'questions' | 'opening'> & { readonly orders: readonly Text[]; readonly roundTexts: readonly Text[]; readonly seats: readonly Pick<SeatRecord, 'seat'>[] };

/**
 * Whom a game waits for. Nobody, when the orders are in and only the deadline has to come. A game that plays at once waits also for who may
 * want to mend a refused line: it goes on as soon as nobody stands here.
 */
export function waitingFor(game: Waits): readonly Waiting[] {
  const { head, turn, questions } = game;
  if (head.status === 'finished') return [];
  if (turn === undefined) return [{ seat: 'moderator', for: 'start', until: undefined }];
  switch (turn.status) {
    case 'held': return [{ seat: 'moderator', for: 'held-turn', until: undefined }];
    case 'running': {
      const open = questions.filter(({ status }) => status === 'open');
      const seats = [...new Set(open.map(({ question }) => question.seat))];
      return seats.map((seat) => ({ seat, for: 'answer', until: open.find(({ question }) => question.seat === seat)?.deadlineAt }));
    }
    case 'open': {
      if (turn.deadlineAt === undefined) return [];
      return ordersInForce({ ...game, turn, rules: rulesOf(head) }).filter(({ complete, settled }) => !(head.resolve === 'at-once' ? settled : complete)).map(({ seat }) => ({ seat, for: 'orders', until: turn.deadlineAt }));
    }
    case 'finished': return [];
  }
}
