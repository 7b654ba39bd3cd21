import { piecesIn } from '../calc/board.js';
import { barrageDice } from '../calc/combat.js';
import type { SeatId } from '../ids.js';
import { label, type Step, type TurnView } from '../step.js';
import { enemyIn, type Battle } from './battle.js';
import { sufferCasualties, type HitsOnFleet } from './casualties.js';
import { rollCombat } from './combat-roll.js';

/** Once before the first round the Destroyers of both sides fire at Fighters, all at the same time (R2.19, R2.20). */
export function* barrage(turn: TurnView, battle: Battle): Step<void> {
  const sides = [battle.attacker, battle.defender];
  const volleys = sides.map((seat) => ({ seat, dice: hasTarget(turn, battle, seat) ? barrageDice(turn, { system: battle.system, seat }) : [] }));
  const hitsBy: Record<SeatId, number> = {};
  for (const { seat, dice } of volleys) {
    const roll = { label: label(battle.path, 'barrage', seat), reason: 'barrage', seat, against: enemyIn(battle, seat), system: battle.system, cites: ['R2.20'] } as const;
    hitsBy[seat] = (yield* rollCombat(roll, dice)).hits;
  }
  yield* sufferCasualties(turn, sides.map((seat): HitsOnFleet => ({
    system: battle.system, seat, enemy: enemyIn(battle, seat), cause: 'barrage', round: 0,
    hits: hitsBy[enemyIn(battle, seat)] ?? 0,
    question: label(battle.path, 'barrage', 'casualties', seat),
  })));
}

function hasTarget(turn: TurnView, battle: Battle, seat: SeatId): boolean {
  return piecesIn(turn.state, battle.system, enemyIn(battle, seat)).some((ship) => ship.kind === 'fighter');
}
