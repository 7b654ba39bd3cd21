import { retreatDestinations } from '../calc/retreats.js';
import { raceOf } from '../calc/technology.js';
import { publicly } from '../events.js';
import type { Citation } from '../ids.js';
import { ask, emit, label, type Step, type TurnView } from '../step.js';
import type { Battle } from './battle.js';
import { leaveBattle, strengthOf } from './retreat.js';

/** An attacked Naalu fleet may leave before the first shot. That is no retreat in the sense of the rules, so no Admiral prevents it (A60, R2.28). */
export function* leavesBeforeBattle(turn: TurnView, battle: Battle): Step<boolean> {
  const { system, attacker, defender: seat } = battle;
  if (raceOf(turn.state, turn.rules, seat).modifiers.leavesBeforeBattle !== true) return false;
  const options = retreatDestinations(turn.state, { seat, from: system });
  if (options.length === 0) return false;
  const cites: readonly Citation[] = ['A60', 'R2.28', 'R2.23'];
  const { to } = yield* ask({
    kind: 'retreat', id: label(battle.path, 'before-battle', seat), seat, default: { to: null }, cites,
    params: { system, round: 1, as: 'before-battle', options, enemy: attacker, ...strengthOf(turn, battle, seat) },
  });
  if (to === null) return false;
  yield* emit(publicly('retreat-announced', { seat, system, to, as: 'before-battle' }, cites));
  yield* leaveBattle(turn, battle, { seat, to });
  return true;
}
