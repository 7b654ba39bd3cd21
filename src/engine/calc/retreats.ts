import type { SeatId, SystemId } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState } from '../state.js';
import { enemyShipsIn, leadersInFleet, planetOf, seatOf, systemOf } from './board.js';
import { neighbours } from './hexes.js';

export type RetreatQuery = { readonly seat: SeatId; readonly from: SystemId; readonly to: SystemId };

export type BattleSides = { readonly system: SystemId; readonly attacker: SeatId; readonly defender: SeatId };

/** Why a fleet may not go there out of a battle; undefined: it may (R2.23). Enemy planets do not matter. */
export function whyNoRetreat(state: GameState, { seat, from, to }: RetreatQuery): 'same-system' | 'not-adjacent' | 'not-activated' | 'enemy-ships' | undefined {
  if (from === to) return 'same-system';
  if (!neighbours(state, from).includes(to)) return 'not-adjacent';
  if (!systemOf(state, to).counters.includes(seat)) return 'not-activated';
  return enemyShipsIn(state, to, seat).length > 0 ? 'enemy-ships' : undefined;
}

/** Where a fleet may withdraw or retreat to; without any it may not even announce it (R2.24). */
export function retreatDestinations(state: GameState, { seat, from }: { readonly seat: SeatId; readonly from: SystemId }): readonly SystemId[] {
  return neighbours(state, from).filter((to) => whyNoRetreat(state, { seat, from, to }) === undefined);
}

/** Where a defender may go for a Strategy counter, if the game plays with it: adjacent, not activated by him, no enemy unit there (R2.27). */
export function tacticalDestinations(state: GameState, { seat, from }: { readonly seat: SeatId; readonly from: SystemId }): readonly SystemId[] {
  return state.options['retreat.tactical'] ? tacticalPlaces(state, { seat, from }) : [];
}

/** The same whether the game plays with it or not. */
export function tacticalPlaces(state: GameState, { seat, from }: { readonly seat: SeatId; readonly from: SystemId }): readonly SystemId[] {
  if (seatOf(state, seat).counters.strategy < 1) return [];
  return neighbours(state, from).filter((to) => isFreeOf(state, { seat, to }) && !systemOf(state, to).counters.includes(seat) && mayBeActivated(state, to));
}

/** Where a card may take a fleet: an adjacent system that is its own or empty (R2.28, S9.5). */
export function cardDestinations(state: GameState, { seat, from }: { readonly seat: SeatId; readonly from: SystemId }): readonly SystemId[] {
  return neighbours(state, from).filter((to) => isFreeOf(state, { seat, to }) && mayBeActivated(state, to));
}

function isFreeOf(state: GameState, { seat, to }: { readonly seat: SeatId; readonly to: SystemId }): boolean {
  const foreign = systemOf(state, to).planets.some((id) => {
    const { owner, forces, dock } = planetOf(state, id);
    return (owner !== undefined && owner !== seat && dock !== undefined) || Object.keys(forces).some((other) => other !== seat);
  });
  return !foreign && enemyShipsIn(state, to, seat).length === 0;
}

function mayBeActivated(state: GameState, system: SystemId): boolean {
  const { anomaly } = systemOf(state, system);
  return anomaly !== 'asteroid-field' && anomaly !== 'supernova';
}

/** An attacking fleet with an Admiral lets nobody retreat who has none of his own; looked at anew for each announcement (A14, R4.A3, R4.A4). */
export function isRetreatBanned(state: GameState, rules: RuleSet, battle: BattleSides): boolean {
  return rules.leaders.admiral.retreat.bans === 'retreat' && admiralHolds(state, battle);
}

/** B44 by the letter: where the ban is one of the card, the card alone cannot be played against an attacking Admiral. */
export function isRetreatCardBanned(state: GameState, rules: RuleSet, battle: BattleSides): boolean {
  return rules.leaders.admiral.retreat.bans === 'card' && admiralHolds(state, battle);
}

/** The attacker has an Admiral in the battle and the defender has none. */
export function admiralHolds(state: GameState, battle: BattleSides): boolean {
  const hasAdmiral = (seat: SeatId): boolean => leadersInFleet(state, battle.system, seat, 'admiral').length > 0;
  return hasAdmiral(battle.attacker) && !hasAdmiral(battle.defender);
}
