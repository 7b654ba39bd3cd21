import type { GameRecord, OrderRecord, SeatRecord } from './ports.js';

/** The text of the seat for the open turn that goes before one received then: a held mail, or one that waited in a queue, counts from its receipt. */
export function laterText({ orders, roundTexts, turn }: Pick<GameRecord, 'orders' | 'roundTexts' | 'turn'>, { seat }: Pick<SeatRecord, 'seat'>, received: Date): OrderRecord | undefined {
  return [...roundTexts, ...orders].find((text) => text.seat === seat && text.turn === turn?.number && text.receivedAt > received);
}
