import type { GameSummary, SeatView } from '../../games/views.js';
import { catalogueFor } from '../../text/catalogue-for.js';
import { formatDeadline } from '../../time/deadline.js';
import { pageText } from '../text/text-for.js';
import type { Locale } from '../../text/locale.js';

export type GameHeadModel = { readonly id: string; readonly name: string; readonly line: string; readonly status: string; readonly deadline: string; readonly waiting: readonly string[]; /** In an open common phase: who has sent his orders. What they say stays sealed. */ readonly ordersIn: readonly string[]; readonly isDemo: boolean };

/** A game in one line: where it stands, whom it waits for and until when. `seatName` is a seat as this viewer calls it. */
export function gameHead(game: Omit<GameSummary, 'waitingFor'> & Partial<Pick<GameSummary, 'waitingFor'>> & { readonly seats?: readonly Pick<SeatView, 'seat' | 'ordersIn'>[] }, { locale, timeZone, seatName, fromName = seatName }: { readonly locale: Locale; readonly timeZone: string; readonly seatName: (seat: string) => string; /** A seat after "from"; as everywhere if absent. */ readonly fromName?: (seat: string) => string }): GameHeadModel {
  const t = pageText(locale);
  const when = (at: Date): string => formatDeadline({ at, timeZone, locale, withYear: true });
  const phase = phaseWord(game.phase, locale);
  const turn = game.turnStatus === undefined ? '' : `; ${t.status.turn[game.turnStatus]}`;
  return {
    id: game.id, name: game.name, isDemo: game.isDemo,
    line: t.turnLine({ round: game.turn === 0 ? 0 : game.round, action: game.active === undefined && game.phase !== 'action' ? 0 : game.action, phase }),
    status: `${t.status.game[game.status]}${game.status === 'running' ? turn : ''}`,
    deadline: game.deadline === undefined ? t.common.noDeadline : when(game.deadline),
    ordersIn: game.turnStatus === 'open' && game.active === undefined ? (game.seats ?? []).filter(({ seat, ordersIn }) => ordersIn === true && !(game.waitingFor ?? []).some((one) => one.seat === seat)).map(({ seat }) => fromName(seat)) : [],
    waiting: (game.waitingFor ?? []).map((one) => `${seatName(one.seat)}: ${t.waiting.for[one.for]}${one.until === undefined ? '' : `, ${t.waiting.until(when(one.until))}`}`),
  };
}

function phaseWord(phase: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = catalogueFor(locale).phases;
  return words[phase] ?? phase;
}
