import type { GameRecord, OrderRecord } from './ports.js';
import type { Waiting } from './views.js';
import { isActionIntent } from './play-on.js';

/** Whom a game waits for. Nobody, when the orders are in and only the deadline has to come. */
export function waitingFor({ head, turn, questions, orders }: Pick<GameRecord, 'head' | 'turn' | 'questions'> & { readonly orders: readonly Pick<OrderRecord, 'seat' | 'intents'>[] }): readonly Waiting[] {
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
      const { activeSeat } = turn;
      const ordered = orders.some((order) => order.seat === activeSeat && order.intents.some(isActionIntent));
      return activeSeat === undefined || ordered ? [] : [{ seat: activeSeat, for: 'orders', until: turn.deadlineAt }];
    }
    case 'finished': return [];
  }
}
