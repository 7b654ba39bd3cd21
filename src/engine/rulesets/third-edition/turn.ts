import { seatsFrom } from '../../calc/board.js';
import { checkAction } from '../../check-orders.js';
import type { SeatId } from '../../ids.js';
import type { NextTurn, TurnSteps } from '../../rules/turn-steps.js';
import type { GameState } from '../../state.js';
import { decideCaptives } from '../../steps/decide-captives.js';
import { simulateEarlyTurns } from '../../steps/early-turns.js';
import { leaveLimbo } from '../../steps/limbo.js';
import { playCards } from '../../steps/play-cards.js';
import { researchTechnologies } from '../../steps/research.js';
import { refreshPlanets, repairShips, takeBackCounters } from '../../steps/round-end.js';
import { tacticalAction } from '../../steps/tactical-action.js';

/** The order of play: one action a turn until all have passed, then the round's end (R1.6, R1.11, R1.13). */
export const steps: TurnSteps = {
  phases: {
    action: [{ name: 'limbo', run: leaveLimbo }, { name: 'tactical-action', run: tacticalAction }],
    'early-turns': [{ name: 'early-turns', run: simulateEarlyTurns }],
    technology: [{ name: 'limbo', run: leaveLimbo }, { name: 'research', run: researchTechnologies }],
    cards: [{ name: 'limbo', run: leaveLimbo }, { name: 'cards', run: playCards }],
    status: [
      { name: 'limbo', run: leaveLimbo },
      { name: 'repair', run: repairShips },
      { name: 'counters', run: takeBackCounters },
      { name: 'refresh', run: refreshPlanets },
      { name: 'captives', run: decideCaptives },
    ],
  },
  next,
  round: [],
  ordersOf: {},
  check: checkAction,
  waitsForOrders: [],
};

/** The action of the next seat that has not passed, in speaker order (R1.6, R1.8); when all have passed the round's end; after that the next round. */
function next(state: GameState): NextTurn {
  if (state.turn > 0 && state.phase === 'status') return { phase: 'action', seat: state.speaker, round: state.round + 1 };
  const seat = nextSeat(state);
  return seat === undefined ? { phase: 'status' } : { phase: 'action', seat };
}

function nextSeat(state: GameState): SeatId | undefined {
  const first = state.active === undefined ? state.speaker : seatsFrom(state, state.active)[1] ?? state.active;
  return seatsFrom(state, first).find((seat) => state.seats[seat]?.passed === false);
}
