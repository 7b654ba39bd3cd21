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
import { leaveLimbo } from '../../steps/limbo.js';
import { playCards } from '../../steps/play-cards.js';

/** The phases of a round, all of them common (S2.1, S2.2, RZ15). */
const round: readonly PhaseId[] = ['politics', 'economy', 'movement', 'pds', 'space-combat', 'invasion', 'technology', 'placement', 'progression'];

/** Every phase begins with what may happen at any time: captives are executed (B26), and who waits for a planet to take him in finds one (RZ34). */
const anyTime: readonly NamedStep[] = [{ name: 'execution', run: executeCaptives }, { name: 'limbo', run: leaveLimbo }];

const phases: TurnSteps['phases'] = {
  politics: [...anyTime, { name: 'captives', run: handOverCaptives }], //                                   B24, B25
  economy: [...anyTime, { name: 'income', run: receiveIncome }, { name: 'purchases', run: makePurchases }], // S4.6, S4.13, B33
  movement: [...anyTime, { name: 'loading', run: loadLeaders }, { name: 'movement', run: moveAllFleets }], //  B8, B9, RZ10-RZ14
  pds: [...anyTime, { name: 'pds-volley', run: pdsVolley }], //                                             RZ15, RZ16
  'space-combat': [...anyTime, { name: 'battles', run: fightAllBattles }], //                               RZ17-RZ21
  invasion: [...anyTime, { name: 'invasions', run: invadeInOrder }], //                                     RZ22-RZ26
  technology: [...anyTime, { name: 'technologies', run: buyTechnologies }], //                              S12, B31, B32
  placement: [...anyTime, { name: 'placement', run: placeUnits }], //                                       S13, RZ28, RZ29
  // A turn of its own whenever a card is announced whose moment is no battle (S4.5, RZ39); the round does not wait for it.
  cards: [...anyTime, { name: 'cards', run: playCards }], //                                               B21, B47, B48
  progression: anyTime, //                                                                              S14 follows
};

/** Which orders count in which phase. */
const ordersOf: Readonly<Partial<Record<PhaseId, readonly IntentKind[]>>> = {
  politics: ['captive', 'escape', 'consent'],
  economy: ['captive', 'build'],
  movement: ['captive', 'transfer', 'move', 'permit'],
  pds: ['captive', 'pds', 'casualties', 'escape'],
  'space-combat': ['captive', 'retreat', 'casualties', 'escape', 'play', 'sabotage'],
  invasion: ['captive', 'land', 'bombard', 'diplomat', 'reroll', 'casualties', 'escape', 'sabotage'],
  technology: ['captive', 'research'],
  cards: ['captive', 'escape', 'play', 'sabotage'],
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
