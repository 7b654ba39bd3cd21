import { seatsFrom } from '../calc/board.js';
import { publicly } from '../events.js';
import type { Citation } from '../ids.js';
import { emit, label, type Step, type TurnView } from '../step.js';
import { chooseRefuge, refugeCites } from './refuge.js';

/** A leader who had no planet to go to is placed at the first chance: at the beginning of a turn, once one of his side's planets takes him in (`escape.noPlanet`). */
export function* leaveLimbo(turn: TurnView): Step<void> {
  const cites: readonly Citation[] = ['escape.noPlanet', 'R5.12'];
  for (const seat of seatsFrom(turn.state, turn.state.speaker)) {
    for (const leader of Object.values(turn.state.leaders).filter((one) => one.seat === seat && one.at.on === 'limbo')) {
      const to = yield* chooseRefuge(turn, leader, { path: label('limbo'), cites });
      if (to !== undefined) yield* emit(publicly('leader-escaped', { leader: leader.id, to, from: leader.at }, [...cites, ...refugeCites(turn, leader, {})]));
    }
  }
}
