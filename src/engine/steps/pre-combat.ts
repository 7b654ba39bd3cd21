import { preCombatDice } from '../calc/pre-combat.js';
import type { SeatId } from '../ids.js';
import { label, type Step, type TurnView } from '../step.js';
import { enemyIn, type Battle } from './battle.js';
import { sufferCasualties, type HitsOnFleet } from './casualties.js';
import { rollCombat } from './combat-roll.js';
import { damagedIn, strikeDamaged } from './direct-hit.js';

/** Before the first round single ships of some races and technologies fire at any ship, both sides at the same time, without an Admiral's die (R2.19, A59). */
export function* preCombatShots(turn: TurnView, battle: Battle): Step<void> {
  const sides = [battle.attacker, battle.defender];
  const volleys = sides.map((seat) => ({ seat, dice: preCombatDice(turn, { system: battle.system, seat }) }));
  const hitsBy: Record<SeatId, number> = {};
  for (const { seat, dice } of volleys) {
    const roll = { label: label(battle.path, 'pre-combat', seat), reason: 'pre-combat', seat, against: enemyIn(battle, seat), system: battle.system, cites: ['R2.19', 'A59'] } as const;
    hitsBy[seat] = (yield* rollCombat(roll, dice)).hits;
  }
  const before = damagedIn(turn, battle);
  yield* sufferCasualties(turn, sides.map((seat): HitsOnFleet => ({
    system: battle.system, seat, enemy: enemyIn(battle, seat), cause: 'pre-combat', round: 0,
    hits: hitsBy[enemyIn(battle, seat)] ?? 0,
    question: label(battle.path, 'pre-combat', 'casualties', seat),
  })));
  yield* strikeDamaged(turn, battle, { round: 0, before });
}
