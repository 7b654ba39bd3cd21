import { checkRound } from '../../check-common-orders.js';
import type { PhaseId } from '../../ids.js';
import type { IntentKind } from '../../order-intents.js';
import type { NamedStep, NextTurn, TurnSteps } from '../../rules/turn-steps.js';
import type { GameState } from '../../state.js';
import { buyTechnologies } from '../../steps/common/buy-technologies.js';
import { executeCaptives, handOverCaptives } from '../../steps/common/captives-by-order.js';
import { fightAllBattles } from '../../steps/common/common-battles.js';
import { invadeInOrder } from '../../steps/common/common-invasion.js';
import { loadLeaders, moveAllFleets } from '../../steps/common/common-movement.js';
import { receiveIncome } from '../../steps/common/income.js';
import { pdsVolley } from '../../steps/common/pds-volley.js';
import { placeUnits } from '../../steps/common/placement.js';
import { makePurchases } from '../../steps/common/purchases.js';

/** The phases of a round, all of them common (S2.1, S2.2, RZ15). */
const round: readonly PhaseId[] = ['politics', 'economy', 'movement', 'pds', 'space-combat', 'invasion', 'technology', 'placement', 'progression'];

/** B26: a captive may be executed at any time, so every phase begins with it. */
const execution: NamedStep = { name: 'execution', run: executeCaptives };

const phases: TurnSteps['phases'] = {
  politics: [execution, { name: 'captives', run: handOverCaptives }], //                                   B24, B25
  economy: [execution, { name: 'income', run: receiveIncome }, { name: 'purchases', run: makePurchases }], // S4.6, S4.13, B33
  movement: [execution, { name: 'loading', run: loadLeaders }, { name: 'movement', run: moveAllFleets }], //  B8, B9, RZ10-RZ14
  pds: [execution, { name: 'pds-volley', run: pdsVolley }], //                                             RZ15, RZ16
  'space-combat': [execution, { name: 'battles', run: fightAllBattles }], //                               RZ17-RZ21
  invasion: [execution, { name: 'invasions', run: invadeInOrder }], //                                     RZ22-RZ26
  technology: [execution, { name: 'technologies', run: buyTechnologies }], //                              S12, B31, B32
  placement: [execution, { name: 'placement', run: placeUnits }], //                                       S13, RZ28, RZ29
  progression: [execution], //                                                                              S14 follows
};

/** Which orders count in which phase. */
const ordersOf: Readonly<Partial<Record<PhaseId, readonly IntentKind[]>>> = {
  politics: ['captive', 'escape'],
  economy: ['captive', 'build'],
  movement: ['captive', 'transfer', 'move', 'permit'],
  pds: ['captive', 'pds', 'casualties', 'escape'],
  'space-combat': ['captive', 'retreat', 'casualties', 'escape', 'sabotage'],
  invasion: ['captive', 'land', 'bombard', 'diplomat', 'reroll', 'casualties', 'escape', 'sabotage'],
  technology: ['captive', 'research'],
  placement: ['captive'],
  progression: ['captive'],
};

export const steps: TurnSteps = { phases, next, round, ordersOf, check: checkRound, waitsForOrders: ['politics', 'economy', 'movement', 'space-combat', 'invasion', 'technology'] };

/** Phase after phase; after the last the next round begins with the Politikphase (RZ40). */
function next(state: GameState): NextTurn {
  const at = state.turn === 0 ? -1 : round.indexOf(state.phase);
  const phase = round[at + 1];
  return phase === undefined ? { phase: 'politics', round: state.round + 1 } : { phase };
}
