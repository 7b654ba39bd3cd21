import { projectEvents, projectQuestions, projectState, type GameEvent, type GameState, type Question, type Edition } from '../engine/index.js';
import { composeQuestions, composeReport, mailWordsFor, renderText, type MailDocument } from '../text/index.js';
import { formatDeadline } from '../time/deadline.js';
import { letterBase } from './letter-base.js';
import { causeOf, htmlOf, toPlayer, toSeat } from './letters.js';
import { printerFor } from './order-context.js';
import type { GameDeps, GameRecord, NewReport, OutgoingMail, Player, SeatRecord } from './ports.js';
import { playerUrl, sealLinks } from './seat-keys.js';
import type { Waiting } from './views.js';

/** A turn, or the part of it that is stored now, for all who are to be told. */
export type Told = {
  readonly record: GameRecord;
  readonly rules: Edition;
  readonly now: Date;
  readonly events: readonly GameEvent[];
  readonly before: GameState;
  readonly after: GameState;
  /** The turn that the events belong to. */
  readonly turn: Pick<GameState, 'round' | 'action' | 'phase' | 'active'>;
  readonly open: readonly Question[];
  readonly waiting: readonly Waiting[];
  readonly deadline: Date | undefined;
  readonly dice?: { readonly link: number; readonly value: string };
};

export type TurnLetters = { readonly reports: readonly NewReport[]; readonly mails: readonly OutgoingMail[] };

/** The report of a finished turn to every player. `about` is the turn that a reply speaks of: the one that opens. */
export async function turnReports(deps: Pick<GameDeps, 'composer' | 'settings' | 'paintMap'>, told: Told, { about, kind = 'report' }: { readonly about: number; readonly kind?: string }): Promise<TurnLetters> {
  const letters = await Promise.all(told.record.seats.flatMap((seat) => seat.players.map(async (player) => tell(deps, told, { seat, player, about, kind }))));
  return { reports: letters.map((letter) => letter.report), mails: letters.map((letter) => letter.mail) };
}

/** What a seat must answer in the middle of a turn, with the story so far. */
export async function questionLetters(deps: Pick<GameDeps, 'composer' | 'settings'>, told: Told, asked: readonly Question[]): Promise<readonly OutgoingMail[]> {
  const { record, events, before, after, rules, waiting, deadline } = told;
  const letters = await Promise.all(record.seats.map(async (seat) => {
    const questions = asked.filter((question) => question.seat === seat.seat);
    const [first] = questions;
    if (first === undefined) return [];
    return toSeat(deps, record, seat, (player) => ({
      document: composeQuestions({
        ...letterBase({ state: after, rules, waiting, deadline }, seat, player),
        seat: seat.seat,
        questions,
        pageUrl: playerUrl(deps.settings, seat),
        soFar: { events: projectEvents(events, seat.seat), before: projectState(before, seat.seat) },
      }),
      locale: player.locale,
      cause: causeOf('asked', record.head.id, record.turn?.number ?? 0, first.id, player.id),
    }));
  }));
  return letters.flat();
}

type Reader = { readonly seat: SeatRecord; readonly player: Player; readonly about: number; readonly kind: string };

async function tell(deps: Pick<GameDeps, 'composer' | 'settings' | 'paintMap'>, told: Told, { seat, player, about, kind }: Reader): Promise<{ readonly report: NewReport; readonly mail: OutgoingMail }> {
  const { head } = told.record;
  const document = reportFor(deps, told, seat, player);
  const png = await deps.paintMap(projectState(told.after, seat.seat), player.locale);
  const map = png === undefined ? {} : { map: { png, alt: mailWordsFor(player.locale).map(told.after.name, told.after.round) } };
  const sealed = (text: string): string => sealLinks(deps.settings, seat, text);
  const mail = await toPlayer(deps, { gameId: head.id, gameName: head.name, seat, player }, { document, locale: player.locale, cause: causeOf(kind, head.id, about, player.id), ...map });
  return {
    report: { seat: seat.seat, playerId: player.id, subject: document.subject, text: sealed(renderText(document)), html: sealed(htmlOf(deps, { document, locale: player.locale })) },
    mail,
  };
}

function reportFor(deps: Pick<GameDeps, 'settings'>, told: Told, seat: SeatRecord, player: Player): MailDocument {
  const viewer = seat.seat;
  const { locale, timeZone } = player;
  const { head } = told.record;
  return composeReport({
    events: projectEvents(told.events, viewer),
    before: projectState(told.before, viewer),
    after: projectState(told.after, viewer),
    turn: told.turn,
    seat: viewer,
    locale,
    rules: told.rules,
    print: printerFor(told.after, told.rules, viewer),
    date: formatDeadline({ at: told.now, timeZone, locale, withYear: true }),
    questions: projectQuestions(told.open, viewer).filter((question) => question.seat === viewer),
    waitingFor: told.waiting.map((one) => one.seat),
    ...(told.deadline === undefined ? {} : { deadline: formatDeadline({ at: told.deadline, timeZone, locale }) }),
    ...(told.dice === undefined ? {} : { dice: { ...told.dice, url: `${deps.settings.publicUrl()}/games/${head.id}/dice` } }),
    pageUrl: playerUrl(deps.settings, seat),
  });
}
