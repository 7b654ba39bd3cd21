import type { ActionIntent, LeaderRef } from '../order-intents.js';
import type { GameState, Leader, Piece } from '../state.js';
import type { OrderContext } from './outcome.js';
import { systemOfLeader } from './references.js';
import { transferOutcome } from './transfer.js';

type Transfer = Extract<ActionIntent, { order: 'transfer' }>;
type Berth = { readonly ref: LeaderRef; readonly leader: Leader; readonly ship: Piece | undefined };

/** The transfer that brings a leader aboard in time, directly before movement (B8); undefined where that is not legal. */
export function boardInstead(context: OrderContext, { ref, leader, ship }: Berth): Transfer | undefined {
  const from = placeOf(context.state, leader);
  if (ship === undefined || from === undefined) return undefined;
  const transfer: Transfer = { order: 'transfer', leaders: [ref], from, to: { kind: ship.kind, number: ship.number } };
  return transferOutcome(context, transfer).ok ? transfer : undefined;
}

function placeOf(state: GameState, leader: Leader): Transfer['from'] | undefined {
  if (leader.at.on === 'planet') return { planet: leader.at.planet };
  const system = systemOfLeader(state, leader);
  return system === undefined ? undefined : { system };
}
