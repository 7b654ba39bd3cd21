import type { TurnSteps } from '../../rules/turn-steps.js';
import { decideCaptives } from '../../steps/decide-captives.js';
import { refreshPlanets, repairShips, takeBackCounters } from '../../steps/round-end.js';
import { tacticalAction } from '../../steps/tactical-action.js';

/** The order of play: one action a turn until all have passed, then the round's end (R1.6, R1.11, R1.13). */
export const steps: TurnSteps = {
  turn: [{ name: 'tactical-action', run: tacticalAction }],
  roundEnd: [
    { name: 'repair', run: repairShips },
    { name: 'counters', run: takeBackCounters },
    { name: 'refresh', run: refreshPlanets },
    { name: 'captives', run: decideCaptives },
  ],
};
