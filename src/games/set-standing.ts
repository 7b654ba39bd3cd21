import type { StandingIntent } from '../engine/index.js';
import { AppError } from './errors.js';
import { currentTurn, ownSeat, rulesOf, visibleGame } from './access.js';
import { orderContext, printerFor } from './order-context.js';
import type { OrderEcho } from '../orders/echo.js';
import { print } from '../orders/print.js';
import { shorten, unread } from '../orders/reading.js';
import { problemMessage, type MailBase } from '../text/index.js';
import type { GameDeps, GameRecord, Holder, SeatRecord } from './ports.js';
import { readText } from './read-text.js';
import { orderText } from './text-limit.js';
import { answersIn, isActionIntent } from './intent-kinds.js';
import { advance } from './process-turn.js';
import { mergeStanding } from './standing-orders.js';
import { echoAnswer } from './echo-answer.js';
import type { OrdersAnswer, StandingView } from './views.js';

export type StandingAnswer = StandingView & Pick<OrdersAnswer, 'status'> & { readonly refused: OrdersAnswer['lines'] };

/**
 * Replaces all standing orders of the seat by those of the text, one order a line, with or without STANDING. If a line is refused or is
 * no standing order nothing changes: half a list would be taken for the whole.
 */
export async function setStanding(deps: GameDeps, by: Holder, input: { readonly gameId: string; readonly text: string }): Promise<StandingAnswer> {
  const text = orderText(input.text);
  const record = await visibleGame(deps, by, input.gameId);
  const seat = ownSeat(record, by);
  const rules = rulesOf(record.head);
  const locale = seat.players[0]?.locale ?? 'en';
  const read = readText({ text, state: record.opening, rules, seat: seat.seat, locale, turn: record.turn, standing: [] });
  const { lines } = echoAnswer({ context: { turn: record.turn, seat }, state: record.opening, rules, read, locale });
  const answers: readonly StandingIntent[] = [...read.echo.standing, ...answersIn(read.echo.turn).map((answer) => ({ order: 'standing' as const, answer }))];
  const refused = withoutPlace(read.echo, lines, { locale, state: record.opening, rules, print: printerFor(record.opening, rules, seat.seat) });
  if (refused.length > 0) return { ...viewOf(record, seat), status: 'refused', refused };
  const standing = mergeStanding([], answers);
  if (record.turn !== undefined) currentTurn(record);
  const goesOn = record.turn?.status === 'running';
  const written = await deps.games.commit({ gameId: input.gameId, version: record.head.version, turnNumber: record.turn?.number ?? 0, standing: [{ seat: seat.seat, standing }], ...(goesOn ? { wantsAdvance: true } : {}) });
  if (written === 'changed') throw new AppError('busy', 'The game has just been changed. Please try again.');
  if (goesOn) await advance(deps, input.gameId, { why: 'answer' });
  return { ...viewOf(record, { ...seat, standing }), status: 'accepted', refused: [] };
}

/** What is wrong with the list: refused lines, and lines that are no standing orders. One that is not understood may have been meant as one. */
function withoutPlace(echo: OrderEcho, lines: OrdersAnswer['lines'], base: MailBase): OrdersAnswer['lines'] {
  return lines.flatMap((line) => {
    if (line.status === 'refused') return [line];
    const read = echo.lines.find((one) => one.line === line.line);
    if (read?.kind === 'order' && read.intent !== undefined && !isActionIntent(read.intent)) return [];
    const [word = ''] = line.text.split(/\s/u);
    const problem = unread('unknown-word', { word: shorten(word), expected: 'question', candidates: [] });
    return [{ ...line, status: 'refused' as const, code: problem.code, message: problemMessage([problem], base) }];
  });
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
