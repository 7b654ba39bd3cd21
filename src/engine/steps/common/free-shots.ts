import { armed, raiders, shotsOf } from '../../calc/pre-combat.js';
import type { Citation, SeatId } from '../../ids.js';
import type { Piece } from '../../state.js';
import { label, type Step, type TurnView } from '../../step.js';
import { enemyIn, type Battle } from '../battle.js';
import { sufferCasualties, type HitsOnFleet } from '../casualties.js';
import { rollCombat } from '../combat-roll.js';

type Volley = { readonly name: 'raid' | 'cannon'; readonly cites: readonly Citation[]; readonly ships: (seat: SeatId) => readonly Piece[] };

/**
 * Shots before the first round that nobody answers: first the Cruisers of a race (S9.8), then Assault Cannons (S9.9), each without an
 * Admiral's die (S9.10). What is hit is gone before the next volley; it was lost in the space battle unless the option says otherwise (RZ35).
 */
export function* freeShots(turn: TurnView, battle: Battle): Step<void> {
  const fleet = (seat: SeatId): { readonly system: string; readonly seat: SeatId } => ({ system: battle.system, seat });
  yield* shoot(turn, battle, { name: 'raid', cites: ['S9.8'], ships: (seat) => raiders(turn, fleet(seat)) });
  // Where both sides have Assault Cannons, only those that one side has more fire before the others.
  const cannons = (seat: SeatId): readonly Piece[] => armed(turn, fleet(seat));
  const more = (seat: SeatId): number => Math.max(0, cannons(seat).length - cannons(enemyIn(battle, seat)).length);
  yield* shoot(turn, battle, { name: 'cannon', cites: ['S9.9'], ships: (seat) => cannons(seat).slice(0, more(seat)) });
}

function* shoot(turn: TurnView, battle: Battle, { name, cites, ships }: Volley): Step<void> {
  const volleys = [battle.attacker, battle.defender].map((seat) => ({ seat, dice: shotsOf(turn, ships(seat)) }));
  const struck: HitsOnFleet[] = [];
  for (const { seat, dice } of volleys) {
    const enemy = enemyIn(battle, seat);
    const { hits } = yield* rollCombat({ label: label(battle.path, name, seat), reason: 'pre-combat', seat, against: enemy, system: battle.system, cites: ['S8.8', ...cites] }, dice);
    struck.push({ system: battle.system, seat: enemy, enemy: seat, cause: 'pre-combat', round: 0, hits, question: label(battle.path, name, 'casualties', enemy) });
  }
  yield* sufferCasualties(turn, struck);
}
