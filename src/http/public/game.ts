import type { HttpDeps } from '../deps.js';
import { localeOf } from '../locale-of.js';
import { gameParams } from '../schemas/common.js';
import { showPage } from '../show-page.js';
import type { App } from '../types.js';
import { gameHead } from '../view-models/game-head.js';
import { gameWords } from '../view-models/game-words.js';
import { mapModel } from '../view-models/map-model.js';

/** GET /games/{id}: what everybody may see of a game. */
export async function gamePage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/games/:id', { schema: { hide: true, params: gameParams } }, async (request, reply) => {
    const game = await deps.useCases.readPublicGame(request.params.id);
    const locale = localeOf(request);
    const words = gameWords(deps, { state: game.galaxy, locale, timeZone: game.timeZone });
    const head = gameHead(game, { locale, timeZone: game.timeZone, seatName: (seat) => words.n.seat(seat) });
    return showPage({ request, reply, page: 'public-game', title: game.name, model: { head, commitment: game.diceCommitment, map: mapModel(game.galaxy, words) } });
  });
}
