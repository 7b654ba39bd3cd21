import type { StandingIntent } from '../engine/index.js';
import { AppError } from './errors.js';
import { currentTurn, ownSeat, rulesOf, visibleGame } from './access.js';
import { orderContext } from './order-context.js';
import { print } from '../orders/print.js';
import type { GameDeps, GameRecord, Holder, SeatRecord } from './ports.js';
import { readText } from './read-text.js';
import { refuseLongText } from './text-limit.js';
import { answersIn, isActionIntent } from './intent-kinds.js';
import { advance } from './process-turn.js';
import { mergeStanding } from './standing-orders.js';
import { echoAnswer } from './echo-answer.js';
import type { OrdersAnswer, StandingView } from './views.js';

export type StandingAnswer = StandingView & Pick<OrdersAnswer, 'status'> & { readonly refused: OrdersAnswer['lines'] };

/**
 * Replaces all standing orders of the seat by those of the text, one order a line, with or without STANDING. If a line is refused nothing
 * changes: half a list would be taken for the whole.
 */
export async function setStanding(deps: GameDeps, by: Holder, input: { readonly gameId: string; readonly text: string }): Promise<StandingAnswer> {
  refuseLongText(input.text);
  const record = await visibleGame(deps, by, input.gameId);
  const seat = ownSeat(record, by);
  const rules = rulesOf(record.head);
  const locale = seat.players[0]?.locale ?? 'en';
  const read = readText({ text: input.text, state: record.opening, rules, seat: seat.seat, locale, turn: record.turn, standing: [] });
  const { lines } = echoAnswer({ context: { turn: record.turn, seat }, state: record.opening, rules, read, locale });
  const answers: readonly StandingIntent[] = [...read.echo.standing, ...answersIn(read.echo.turn).map((answer) => ({ order: 'standing' as const, answer }))];
  // An action cannot stand for later; a greeting does no harm.
  const actions = new Set(read.echo.lines.filter(({ intent }) => intent !== undefined && isActionIntent(intent)).map(({ line }) => line));
  const refused = lines.filter((line) => line.status === 'refused' || actions.has(line.line));
  if (refused.length > 0) return { ...viewOf(record, seat), status: 'refused', refused };
  const standing = mergeStanding([], answers);
  if (record.turn !== undefined) currentTurn(record);
  const written = await deps.games.commit({ gameId: input.gameId, version: record.head.version, turnNumber: record.turn?.number ?? 0, standing: [{ seat: seat.seat, standing }] });
  if (written === 'changed') throw new AppError('busy', 'The game has just been changed. Please try again.');
  if (record.turn?.status === 'running') await advance(deps, input.gameId, { why: 'answer' });
  return { ...viewOf(record, { ...seat, standing }), status: 'accepted', refused: [] };
}

export async function readStanding(deps: GameDeps, by: Holder, gameId: string): Promise<StandingView> {
  const record = await visibleGame(deps, by, gameId);
  return viewOf(record, ownSeat(record, by));
}

/** The standing orders as lines that PUT takes again. */
export function viewOf(record: Pick<GameRecord, 'head' | 'opening'>, seat: SeatRecord): StandingView {
  const context = orderContext(record.opening, rulesOf(record.head), seat.seat);
  const locale = seat.players[0]?.locale ?? 'en';
  return { standing: seat.standing, lines: seat.standing.map((intent) => print(intent, locale, context)) };
}
