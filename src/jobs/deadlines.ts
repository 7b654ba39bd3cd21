import type { GameDeps } from '../games/ports.js';
import { processDue } from '../games/process-turn.js';

/** Resolves every game that is due. One game that fails does not keep the others waiting. */
export async function fireDeadlines(deps: GameDeps, onError: (error: unknown, gameId: string) => void): Promise<number> {
  let fired = 0;
  for (const gameId of await deps.games.due()) {
    try {
      if ((await processDue(deps, gameId)) !== undefined) fired += 1;
    } catch (error) {
      onError(error, gameId);
    }
  }
  return fired;
}
