import type { Step, TurnView } from '../step.js';
import { chooseAction } from './choose-action.js';
import { revealInSpace } from './domain-counters.js';
import { landAndInvade } from './invasion.js';
import { moveFleets } from './move-fleets.js';
import { pdsFire } from './pds-fire.js';
import { produce } from './production.js';
import { spaceBattle } from './space-battle.js';
import { transferLeaders } from './transfer-leaders.js';

/** One player's turn of the action phase: a tactical action, or a pass (R1.6, R1.7). */
export function* tacticalAction(turn: TurnView): Step<void> {
  const { active } = turn.state;
  if (active === undefined) throw new Error('a tactical action needs a player whose turn it is');
  const action = yield* chooseAction(turn, active); //  R2.1-R2.3
  if (action === undefined) return;
  yield* transferLeaders(turn, action); //              B8, R4.0d
  yield* moveFleets(turn, action); //                   R2.4-R2.11
  yield* revealInSpace(turn, action); //                A73
  yield* pdsFire(turn, action); //                      R2.12-R2.16
  yield* spaceBattle(turn, action); //                  R2.18-R2.32
  yield* landAndInvade(turn, action); //                R2.33-R2.41
  yield* produce(turn, action); //                      R2.42-R2.44
}
