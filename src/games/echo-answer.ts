import type { GameState, Edition, SeatId } from '../engine/index.js';
import { mailContext, missingAnswers, problemMessage, type MailBase } from '../text/index.js';
import { isActionIntent } from './intent-kinds.js';
import { printerFor } from './order-context.js';
import type { EchoLine, Locale, OrderContext } from './ports.js';
import type { ReadText } from './read-text.js';
import type { OrdersAnswer } from './views.js';

export type EchoInput = { readonly context: Pick<OrderContext, 'turn' | 'seat'>; readonly state: GameState; readonly rules: Edition; readonly read: ReadText; readonly locale: Locale };

/** The echo as REST and pages give it; the mail says the same. */
export function echoAnswer({ context, state, rules, read, locale }: EchoInput): Omit<OrdersAnswer, 'receipt' | 'salt'> {
  const { seat } = context.seat;
  const base: MailBase & { readonly rules: Edition } = { locale, state, rules, print: printerFor(state, rules, seat) };
  const lines = read.echo.lines.map((line): EchoLine => ({
    line: line.line,
    text: line.text,
    status: line.status,
    message: line.meant === true ? mailContext(base).words.echo.noOrder : line.problems.length === 0 ? '' : problemMessage(line.problems, base),
    ...(line.canonical === undefined ? {} : { canonical: line.canonical }),
    ...(line.code === undefined ? {} : { code: line.code }),
    ...(line.cites === undefined ? {} : { cites: line.cites }),
    ...(line.suggestion === undefined ? {} : { suggestion: line.suggestion.text }),
  }));
  const { status } = read.echo;
  const ahead = isAhead(context.turn, seat, read);
  return { status: overall(status, read), lines, missing: missingOf(base, { context, read }).map(({ label, text }) => `${label}: ${text}`), deadline: context.turn?.deadlineAt, counts: read.counts, ...(ahead ? { ahead: true as const, note: mailContext(base).words.echo.aheadKept } : {}), ...withdrawnBy(read, { base, inTurn: context.turn?.activeSeat === undefined || context.turn.activeSeat === seat }) };
}

/** CANCEL without orders beside it. */
function withdrawnBy({ echo }: ReadText, { base, inTurn }: { readonly base: MailBase & { readonly rules: Edition }; readonly inTurn: boolean }): Pick<OrdersAnswer, 'withdrawn' | 'note'> {
  if (echo.lines.some(({ kind }) => kind === 'order') || !echo.commands.some(({ order }) => order === 'cancel')) return {};
  const { withdrawn, withdrawnAhead, withdrawnCommon } = mailContext(base).words.echo;
  return { withdrawn: true, note: base.rules.steps.round.length > 0 ? withdrawnCommon : inTurn ? withdrawn : withdrawnAhead };
}

/** An action in the turn of another seat waits for the next turn of its own. */
export function isAhead(turn: OrderContext['turn'], seat: SeatId, { counts, echo }: ReadText): boolean {
  return counts && turn?.activeSeat !== undefined && turn.activeSeat !== seat && echo.turn.some(isActionIntent);
}

/** What holds where the text says nothing. */
export function missingOf(base: MailBase & { readonly rules: Edition }, { context, read }: Pick<EchoInput, 'context' | 'read'>): ReturnType<typeof missingAnswers> {
  return missingAnswers(mailContext(base), { askable: base.rules.steps.ordersOf[base.state.phase], seat: context.seat.seat, given: read.echo.turn.map(({ order }) => order), standing: read.standing ?? context.seat.standing });
}

/** A text without any order is neither accepted nor refused; CONTRACT has three words, and CANCEL or HELP alone did what they should. */
function overall(status: ReadText['echo']['status'], { echo }: ReadText): OrdersAnswer['status'] {
  if (status !== 'none') return status;
  return echo.commands.length > 0 ? 'accepted' : 'refused';
}
