import type { CardId, SeatId } from '../ids.js';
import type { Card, CardEffect } from '../rules/card.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState, Seat } from '../state.js';
import { seatOf } from './board.js';

/** How many cards a seat holds: known to everybody, also where the cards are not. */
export function handSize({ hand, handSize: hidden }: Seat): number {
  return hand?.length ?? hidden ?? 0;
}

/** Whether a seat can use a card: it is in his hand, or lies open before him. */
export function holdsCard(state: GameState, seat: SeatId, card: CardId): boolean {
  const { hand = [], openCards = [] } = seatOf(state, seat);
  return hand.includes(card) || openCards.includes(card);
}

/** Cards of a hand with one effect, each kind once. */
export function cardsInHand(state: GameState, rules: RuleSet, { seat, effect }: { readonly seat: SeatId; readonly effect: CardEffect['do'] }): readonly Card[] {
  return [...new Set(seatOf(state, seat).hand ?? [])].flatMap((id) => rules.cards[id] ?? []).filter((card) => card.effect.do === effect);
}
