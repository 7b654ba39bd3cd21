import type { GameView } from '../../games/views.js';
import type { HttpDeps } from '../deps.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { gameParams } from '../schemas/common.js';
import { changeKinds } from '../schemas/changes.js';
import { showPage } from '../show-page.js';
import type { App } from '../types.js';
import { gameHead } from '../view-models/game-head.js';
import { gameWords, type GameWords } from '../view-models/game-words.js';
import { mapModel } from '../view-models/map-model.js';
import { questionForm } from '../view-models/question-form.js';

/** GET /moderator/games/{id}: a game with its map, seats, questions and what the moderator can do. */
export async function gamePage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/games/:id', { schema: { hide: true, params: gameParams } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const game = await deps.useCases.readGame(by, request.params.id);
    const locale = localeOf(request);
    const words = gameWords(deps, { state: game.galaxy, locale, timeZone: by.moderator.timeZone });
    return showPage({ request, reply, page: 'game', title: game.name, model: {
      head: gameHead(game, { locale, timeZone: by.moderator.timeZone, seatName: (seat) => (seat === 'moderator' ? words.t.waiting.you : words.n.seat(seat)) }),
      edition: deps.rules.find(game.ruleset)?.title[locale] ?? game.ruleset,
      can: { start: game.status === 'setup', process: game.status === 'running', correct: game.status === 'running' && game.turnStatus === 'open' },
      turn: game.turn, turnStatus: game.turnStatus ?? '',
      seats: seatRows(game, words), questions: game.questions.map((question) => ({ ...questionForm(question, words), seatName: words.n.seat(question.seat) })),
      kinds: changeKinds.map((value) => ({ value, label: words.t.changes[value] })),
      options: optionRows(deps, game, words), commitment: game.diceCommitment, map: mapModel(game.galaxy, words),
      resolve: game.resolve === 'at-once' ? (words.common ? words.t.moderator.resolveAtOnceCommon : words.t.moderator.resolveAtOnce) : words.t.moderator.resolveAtDeadline,
    } });
  });
}

function seatRows({ seats, active, waitingFor }: GameView, { n, t, common }: GameWords): readonly object[] {
  return seats.map((seat) => ({
    id: seat.seat, name: n.seat(seat.seat), race: n.race(seat.seat), players: seat.players, passed: seat.passed, active: seat.seat === active, mailbox: seat.mailbox, url: seat.url,
    ...(sent({ ordersIn: seat.ordersIn === true, awaited: waitingFor.some((one) => one.seat === seat.seat && one.for === 'orders'), common }) ? { orders: t.moderator.ordersIn, ordersIn: true } : { orders: t.moderator.ordersMissing, ordersIn: false }),
  }));
}

/** In a common phase a text of the round need not speak of the phase that is open. */
function sent({ ordersIn, awaited, common }: { readonly ordersIn: boolean; readonly awaited: boolean; readonly common: boolean }): boolean {
  return ordersIn && !(common && awaited);
}

function optionRows({ rules }: Pick<HttpDeps, 'rules'>, game: GameView, { t, locale }: GameWords): readonly object[] {
  const table = rules.find(game.ruleset)?.options;
  return Object.entries(table ?? {}).filter(([, option]) => option.fixed !== true).map(([name, option]) => {
    const value: unknown = game.galaxy.options[name as keyof typeof game.galaxy.options];
    return { name, title: option.title[locale], value: t.value(value), changed: value !== option.default };
  });
}
