import type { SeatId } from '../engine/index.js';
import type { GameRecord, OrderRecord, SeatRecord } from './ports.js';
import type { Waiting } from './views.js';
import { isActionIntent } from './play-on.js';

/** Whom a game waits for. Nobody, when the orders are in and only the deadline has to come. */
export function waitingFor({ head, turn, questions, orders, seats }: Pick<GameRecord, 'head' | 'turn' | 'questions'> & { readonly orders: readonly Pick<OrderRecord, 'seat' | 'intents'>[]; readonly seats: readonly Pick<SeatRecord, 'seat'>[] }): readonly Waiting[] {
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
      const acting = turn.activeSeat === undefined ? seats.map(({ seat }) => seat) : [turn.activeSeat];
      const ordered = (seat: SeatId): boolean => orders.some((order) => order.seat === seat && order.intents.some(isActionIntent));
      return acting.filter((seat) => !ordered(seat)).map((seat) => ({ seat, for: 'orders', until: turn.deadlineAt }));
    }
    case 'finished': return [];
  }
}
