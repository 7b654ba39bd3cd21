import type { OwnOrders } from '../../games/views.js';
import { echoLines, type EchoLineModel } from './echo-model.js';
import type { GameWords } from './game-words.js';

export type SentOrders = { readonly id: string; readonly turn: number; readonly when: string; readonly source: string; readonly status: string; readonly current: boolean; readonly text: string; readonly receipt: string; readonly salt: string; readonly canonical: string | undefined; readonly lines: readonly EchoLineModel[] };

/** Texts of a seat, newest first, with what was made of each line. */
export function sentOrders(orders: readonly OwnOrders[], words: GameWords): readonly SentOrders[] {
  return orders.map(({ id, turn, receivedAt, source, status, current, text, receipt, salt, canonical, lines }) => ({
    id, turn, when: words.when(receivedAt), source: words.t.orders.source[source], status: words.t.orders.status[status], current, text, receipt, salt: salt ?? '', canonical, lines: echoLines(lines, words),
  }));
}
