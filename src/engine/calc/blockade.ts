import type { PlanetId, SeatId } from '../ids.js';
import type { RuleOptions } from '../rules/options.js';
import type { GameState } from '../state.js';
import { enemyShipsIn, planetOf } from './board.js';

/** A planet is under blockade while an enemy ship is in its system (R5.11); whether Fighters alone blockade is an option. */
export function isBlockaded(state: GameState, options: RuleOptions, at: { readonly planet: PlanetId; readonly seat: SeatId }): boolean {
  return enemyShipsIn(state, planetOf(state, at.planet).system, at.seat)
    .some((ship) => ship.kind !== 'fighter' || options['blockade.fightersCount']);
}
