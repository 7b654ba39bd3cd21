import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrdersAnswer, StandingView } from '../../games/views.js';
import type { HttpDeps } from '../deps.js';
import { seatHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { showPage } from '../show-page.js';
import { echoLines, echoModel } from '../view-models/echo-model.js';
import { gameHead } from '../view-models/game-head.js';
import { gameWords } from '../view-models/game-words.js';
import { mapModel } from '../view-models/map-model.js';
import { orderHelp } from '../view-models/order-help.js';
import { ownView } from '../view-models/own-view.js';
import { questionForm } from '../view-models/question-form.js';
import { sentOrders } from '../view-models/sent-orders.js';
import { seatHome } from './seat-link.js';

/** What a form leaves for the page that comes back: its text, and the answer to it. */
export type AfterForm = {
  readonly orders?: { readonly text: string; readonly answer?: OrdersAnswer; readonly stored: boolean };
  readonly standing?: { readonly text: string; readonly refused: OrdersAnswer['lines'] };
  readonly warning?: string;
};

/** Renders the player's page. */
export async function showSeat({ deps, request, reply, after = {} }: { readonly deps: HttpDeps; readonly request: FastifyRequest; readonly reply: FastifyReply; readonly after?: AfterForm }): Promise<FastifyReply> {
  const by = seatHolder(request);
  const { useCases } = deps;
  const [game, orders, standing, reports] = await Promise.all([
    useCases.readGame(by, by.gameId), useCases.readOrders(by, by.gameId), useCases.readStanding(by, by.gameId), useCases.readReports(by, by.gameId),
  ]);
  const locale = localeOf(request);
  const words = gameWords(deps, { state: game.galaxy, locale, timeZone: by.timeZone });
  const own = game.seats.find(({ seat }) => seat === by.seat);
  const current = orders.find((one) => one.current && one.turn === game.turn);
  const { t, n } = words;
  return showPage({ request, reply, page: 'seat', title: `${n.seat(by.seat)}: ${game.name}`, path: seatHome(request), model: {
    home: seatHome(request), common: words.common, seatName: n.race(by.seat), mailbox: own?.mailbox, warning: after.warning,
    head: gameHead(game, { locale, timeZone: by.timeZone, seatName: (seat) => (seat === by.seat ? t.waiting.you : n.seat(seat)), fromName: (seat) => (seat === by.seat ? t.waiting.fromYou : n.seat(seat)) }),
    help: orderHelp(words), map: mapModel(game.galaxy, words), own: ownView(game.galaxy, by.seat, words),
    questions: game.questions.filter(({ seat }) => seat === by.seat).map((question) => questionForm(question, words)),
    ordersText: after.orders?.text ?? current?.text ?? '',
    echo: after.orders?.answer === undefined ? undefined : echoModel(after.orders.answer, { words, stored: after.orders.stored }),
    standing: standingModel(standing, after, words), sent: sentOrders(orders, words),
    reports: reports.map((report) => ({ turn: report.turn, subject: report.subject, text: report.text, when: words.when(report.at) })),
  } });
}

function standingModel({ lines }: StandingView, { standing }: AfterForm, words: ReturnType<typeof gameWords>): object {
  return { text: standing?.text ?? lines.join('\n'), refused: echoLines(standing?.refused ?? [], words) };
}
