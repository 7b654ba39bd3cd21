import { captivesInOrder } from '../../calc/leaders-on.js';
import { influenceOrder } from '../../calc/influence-order.js';
import { publicly } from '../../events.js';
import type { SeatId } from '../../ids.js';
import type { AnswerIntent, LeaderRef } from '../../order-intents.js';
import { refuse } from '../../problems.js';
import type { GameState, Leader } from '../../state.js';
import { emit, type Step, type TurnView } from '../../step.js';
import { handOver } from '../decide-captives.js';
import { ordersOf } from '../orders-of.js';
import { voidOrder } from './void-order.js';

type CaptiveOrder = Extract<AnswerIntent, { order: 'captive' }>;

/** B26: a captive may be executed at any time, so every phase begins with this. */
export function* executeCaptives(turn: TurnView): Step<void> {
  for (const seat of influenceOrder(turn.state, turn.rules)) {
    for (const order of ordersOf(turn, seat, 'captive').filter(({ decision }) => decision.do === 'execute')) yield* execute(turn, seat, order);
  }
}

/** B24, B25: in the Politikphase captives are handed over or set free, by order only; who receives one keeps him until the next phase. */
export function* handOverCaptives(turn: TurnView): Step<void> {
  const held = new Set(Object.values(turn.state.leaders).flatMap((leader) => (leader.at.on === 'captive' ? [`${leader.at.captor} ${leader.id}`] : [])));
  for (const seat of influenceOrder(turn.state, turn.rules)) {
    for (const order of ordersOf(turn, seat, 'captive').filter(({ decision }) => decision.do === 'hand' || decision.do === 'release')) {
      const captive = captiveMeant(turn.state, seat, order.leader);
      if (captive === undefined || !held.has(`${seat} ${captive.id}`)) yield* voidOrder(seat, 'captive', notYours(turn, order.leader));
      else yield* handOver(turn, { id: captive.id, captor: seat, to: order.decision.do === 'hand' ? order.decision.to : captive.seat });
    }
  }
}

/** The captive of a seat that an order means; of two alike the first captured. */
export function captiveMeant(state: GameState, captor: SeatId, ref: LeaderRef): Leader | undefined {
  return captivesInOrder(state, captor).find((leader) => leader.class === ref.class && (ref.of === undefined || ref.of === leader.seat) && (ref.number === undefined || numberOf(state, leader) === ref.number));
}

function numberOf(state: GameState, leader: Leader): number {
  return Object.values(state.leaders).filter((other) => other.seat === leader.seat && other.class === leader.class).findIndex((other) => other.id === leader.id) + 1;
}

function* execute(turn: TurnView, seat: SeatId, { leader }: CaptiveOrder): Step<void> {
  const { cites } = turn.rules.leaders.captives.execution;
  const captive = captiveMeant(turn.state, seat, leader);
  if (captive === undefined && isExecuted(turn.state, leader)) return;
  if (captive === undefined) yield* voidOrder(seat, 'captive', notYours(turn, leader));
  else yield* emit(publicly('leader-killed', { leader: captive.id, cause: 'executed' }, cites));
}

/** The order was carried out in an earlier phase and still stands among those of the round. */
function isExecuted(state: GameState, ref: LeaderRef): boolean {
  return Object.values(state.leaders).some(({ at, seat, class: kind }) => at.on === 'out' && at.how === 'executed' && kind === ref.class && (ref.of === undefined || ref.of === seat));
}

function notYours({ rules }: TurnView, leader: LeaderRef): ReturnType<typeof refuse<'no-such-leader'>> {
  return refuse('no-such-leader', { leader }, rules.leaders.captives.execution.cites);
}
