import type { Citation, LeaderClass, PieceId, PlanetId, SeatId } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState, Leader } from '../state.js';
import { captivesOf, leadersAboard, leadersOn } from './board.js';
import { raceOf } from './technology.js';

// Leaders in the order in which their race lists them: the order of several dice (R5.1).

export function crewOf(state: GameState, rules: RuleSet, piece: PieceId): readonly Leader[] {
  return inRosterOrder(state, rules, leadersAboard(state, piece));
}

/** A seat's leaders on a planet, all or of one class. */
export function leadersOnOf(state: GameState, rules: RuleSet, on: { readonly planet: PlanetId; readonly seat: SeatId; readonly class?: LeaderClass }): readonly Leader[] {
  const there = leadersOn(state, on.planet).filter((leader) => leader.seat === on.seat && (on.class === undefined || leader.class === on.class));
  return inRosterOrder(state, rules, there);
}

/** What says that a second leader of a class adds nothing: cited only where there is one (A69). */
export function stackingCites(rules: RuleSet, leaders: readonly Leader[]): readonly Citation[] {
  return leaders.length > 1 ? rules.leaders.stacking.cites : [];
}

/** Captives of a seat, first captured first. */
export function captivesInOrder(state: GameState, captor: SeatId): readonly Leader[] {
  const since = (leader: Leader): number => (leader.at.on === 'captive' ? leader.at.since : 0);
  return [...captivesOf(state, captor)].sort((left, right) => since(left) - since(right) || byId(left, right));
}

function inRosterOrder(state: GameState, rules: RuleSet, leaders: readonly Leader[]): readonly Leader[] {
  const place = (leader: Leader): number => raceOf(state, rules, leader.seat).leaders.findIndex((entry) => entry.class === leader.class);
  return [...leaders].sort((left, right) => place(left) - place(right) || byId(left, right));
}

function byId(left: Leader, right: Leader): number {
  return left.id < right.id ? -1 : 1;
}
