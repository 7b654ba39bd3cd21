import type { EchoLine } from '../../games/ports.js';
import type { OrdersAnswer } from '../../games/views.js';
import { cite } from '../../text/cite.js';
import { mailWordsFor } from '../../text/words-for.js';
import type { GameWords } from './game-words.js';
import { statementWords } from './rules-model.js';

export type EchoLineModel = Omit<EchoLine, 'cites'> & { readonly statusWord: string; readonly cites: readonly { readonly id: string; readonly label: string; /** The statement in one line; '' for one without words of ours. */ readonly says: string }[] };
export type EchoModel = { readonly status: OrdersAnswer['status']; readonly headline: string; readonly stored: string; readonly lines: readonly EchoLineModel[]; readonly missing: readonly string[]; readonly receipt: string; readonly salt: string; /** '' where the turn is resolved. */ readonly deadline: string; /** What becomes of an answer, of the turn, or of refused lines; '' if nothing out of the common. */ readonly kept: string };

export function echoLines(lines: readonly EchoLine[], { t }: Pick<GameWords, 't'>): readonly EchoLineModel[] {
  return lines.map((line) => ({ ...line, statusWord: t.echo.line[line.status], cites: (line.cites ?? []).map((id) => ({ id, label: cite(id), says: statementWords(id, t.locale) ?? '' })) }));
}

/** The answer to a text of orders as the page shows it; `stored` false: it was only checked. */
export function echoModel(answer: OrdersAnswer, { words, stored }: { readonly words: GameWords; readonly stored: boolean }): EchoModel {
  const { t, when } = words;
  const { echo: mail } = mailWordsFor(words.locale);
  const kept = answer.superseded === true ? t.echo.superseded : answer.ahead === true ? t.echo.storedAhead : answer.answered !== undefined ? answer.answered.join(' ') : answer.counts ? (words.common ? t.echo.storedCommon : t.echo.stored) : t.echo.nothingStored;
  const fate = answer.resolved === true ? [mail.resolved] : answer.correctUntil !== undefined && stored ? [mail.toCorrect(when(answer.correctUntil))] : answer.withdrawn === true && stored && answer.note !== undefined ? [answer.note] : [];
  return {
    status: answer.status, headline: answer.withdrawn === true && stored ? mail.withdrawnHeadline : t.echo.status[answer.status], stored: stored ? kept : answer.ahead === true ? t.echo.checkedAhead : t.echo.checked, lines: echoLines(answer.lines, words), missing: answer.missing,
    receipt: stored && answer.counts ? answer.receipt : '', salt: stored && answer.counts ? (answer.salt ?? '') : '', deadline: answer.resolved === true ? '' : when(answer.deadline),
    kept: [...(answer.ahead === true ? answer.answered ?? [] : []), ...(answer.keptUntil === undefined || answer.answered !== undefined ? [] : [mail.answerKept(when(answer.keptUntil))]), ...fate].join(' '),
  };
}
