import type { GameState, RuleSet } from '../engine/index.js';
import type { EchoLine, Locale, OrderContext } from './ports.js';
import type { ReadText } from './read-text.js';
import type { OrdersAnswer } from './views.js';

export type EchoInput = { readonly context: OrderContext; readonly state: GameState; readonly rules: RuleSet; readonly read: ReadText; readonly locale: Locale };

/** The echo as REST and pages give it; the mail says the same. */
export function echoAnswer({ context, read }: EchoInput): Omit<OrdersAnswer, 'receipt' | 'salt'> {
  const lines = read.echo.lines.map((line): EchoLine => ({
    line: line.line,
    text: line.text,
    status: line.status,
    message: line.code ?? '',
    ...(line.canonical === undefined ? {} : { canonical: line.canonical }),
    ...(line.code === undefined ? {} : { code: line.code }),
    ...(line.cites === undefined ? {} : { cites: line.cites }),
    ...(line.suggestion === undefined ? {} : { suggestion: line.suggestion.text }),
  }));
  const { status } = read.echo;
  return { status: status === 'none' ? 'refused' : status, lines, missing: [], deadline: context.turn?.deadlineAt, counts: read.counts };
}
