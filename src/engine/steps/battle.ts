import type { SeatId, SystemId } from '../ids.js';

/** A space battle of two fleets. */
export type Battle = {
  readonly system: SystemId;
  readonly attacker: SeatId;
  readonly defender: SeatId;
  /** Beginning of its labels: the system, and for a second battle in it the opponent too. */
  readonly path: string;
  /** Ships at the opening, to know the losses. */
  readonly ships: Readonly<Record<SeatId, number>>;
};

export function enemyIn(battle: Battle, seat: SeatId): SeatId {
  return seat === battle.attacker ? battle.defender : battle.attacker;
}
