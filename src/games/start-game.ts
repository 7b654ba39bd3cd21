import type { GameDeps, Holder } from './ports.js';

/** Opens the first turn and mails everybody. */
export async function startGame(_deps: GameDeps, _by: Holder, _gameId: string): Promise<{ readonly turn: number; readonly round: number; readonly deadline: Date | undefined }> {
  throw new Error('not yet');
}
