import { ruleSetOf, type Edition, type SeatId } from '../engine/index.js';
import { AppError, notFound } from './errors.js';
import type { GameDeps, GameHead, GameRecord, Holder, Moderator, SeatRecord } from './ports.js';

/** The game, if the holder may see it: its moderator, or one of its seats. Nobody can tell a foreign game from none. */
export async function visibleGame(deps: Pick<GameDeps, 'games'>, by: Holder, gameId: string): Promise<GameRecord> {
  if (by.kind === 'seat' && by.gameId !== gameId) throw notFound();
  const record = await deps.games.load(gameId);
  if (record === undefined || (by.kind === 'moderator' && record.head.moderatorId !== by.moderator.id)) throw notFound();
  return record;
}

/** The game, for its moderator alone. */
export async function moderatedGame(deps: Pick<GameDeps, 'games'>, by: Holder, gameId: string): Promise<GameRecord> {
  moderatorOf(by);
  return visibleGame(deps, by, gameId);
}

export function moderatorOf(by: Holder): Moderator {
  if (by.kind !== 'moderator') throw notFound();
  return by.moderator;
}

/** The seat of a game, for its own holder alone. */
export function ownSeat(record: Pick<GameRecord, 'seats'>, by: Holder): SeatRecord {
  if (by.kind !== 'seat') throw notFound();
  return seatIn(record, by.seat);
}

export function seatIn(record: Pick<GameRecord, 'seats'>, seat: SeatId): SeatRecord {
  const found = record.seats.find((one) => one.seat === seat);
  if (found === undefined) throw notFound();
  return found;
}

/** The rules a game is played by. A game whose edition this program does not have cannot be played on. */
export function rulesOf(head: Pick<GameHead, 'ruleset' | 'rulesetVersion'>): Edition {
  const rules = ruleSetOf(head.ruleset);
  if (rules === undefined) throw new Error(`no rule set ${head.ruleset}`);
  return rules;
}

/** The newest turn of a game that is being played. */
export function currentTurn(record: Pick<GameRecord, 'head' | 'turn'>): NonNullable<GameRecord['turn']> {
  if (record.head.status === 'finished') throw new AppError('game-finished', 'The game is over.');
  if (record.turn === undefined) throw new AppError('not-started', 'The game has not been started yet.');
  return record.turn;
}

/** The seat that a holder orders for in this game; for anybody else there is no such game. */
export function orderingSeat(by: Holder, gameId: string): SeatId {
  if (by.kind !== 'seat' || by.gameId !== gameId) throw notFound();
  return by.seat;
}
