import { projectState } from '../engine/index.js';
import { notFound } from './errors.js';
import type { GameDeps } from './ports.js';
import { stateNow, summaryOf } from './read-game.js';
import { diceLog } from './read-log.js';
import type { DiceLog, PublicGame } from './views.js';

/** What everybody may see of a game without any token: the open board and the dice commitment. */
export async function readPublicGame(deps: GameDeps, gameId: string): Promise<PublicGame> {
  const record = await deps.games.load(gameId);
  if (record === undefined) throw notFound();
  const state = projectState(stateNow(record), 'public');
  const { waitingFor: _waiting, ...summary } = summaryOf(record);
  return {
    ...summary,
    timeZone: record.head.timeZone,
    diceCommitment: Buffer.from(record.chain.commitment).toString('hex'),
    galaxy: state,
  };
}

/** The public dice log: `/games/<id>/dice` stands in every report. */
export async function readPublicRolls(deps: GameDeps, gameId: string): Promise<DiceLog> {
  if ((await deps.games.ids({ gameId })).length === 0) throw notFound();
  return diceLog(deps, gameId, 'public');
}
