import { AppError } from './errors.js';
import { moderatedGame, rulesOf } from './access.js';
import type { GameCommit, GameDeps, Holder } from './ports.js';
import { asTurn, firstTurn, newTurn } from './process-turn.js';
import { waitingFor } from './waiting-for.js';
import { welcomeLetters } from './welcome-letters.js';

/** Opens the first turn and mails everybody. */
export async function startGame(deps: GameDeps, by: Holder, gameId: string): Promise<{ readonly turn: number; readonly round: number; readonly deadline: Date | undefined }> {
  const record = await moderatedGame(deps, by, gameId);
  if (record.turn !== undefined) throw new AppError('already-started', 'The game has been started already.');
  const rules = rulesOf(record.head);
  const now = await deps.clock.now();
  const { events, state } = firstTurn(record.opening, rules);
  const turn = newTurn(record, { state, rules, now });
  const waiting = waitingFor({ ...record, opening: state, turn: asTurn(turn, now) });
  const mails = await welcomeLetters(deps, { record, rules, state, turn, waiting });
  const commit: GameCommit = { gameId, version: record.head.version, status: 'running', turnNumber: turn.number, events, nextTurn: turn, opening: state, mails };
  if ((await deps.games.commit(commit)) === 'changed') throw new AppError('already-started', 'The game has been started already.');
  await deps.wake.outbox();
  return { turn: turn.number, round: turn.round, deadline: turn.deadlineAt };
}
