import { rulesOf } from './access.js';
import type { Situation } from './letter-base.js';
import type { GameRecord } from './ports.js';
import { stateNow, summaryOf } from './read-game.js';

/** How a game stands now, for a mail that is not about events. */
export function situationOf(record: GameRecord): Situation {
  const { waitingFor, deadline } = summaryOf(record);
  return { state: stateNow(record), rules: rulesOf(record.head), waiting: waitingFor, deadline };
}
