import type { HttpDeps } from '../deps.js';
import { localeOf } from '../locale-of.js';
import { gameParams } from '../schemas/common.js';
import { showPage } from '../show-page.js';
import type { App } from '../types.js';
import { diceModel } from '../view-models/dice-model.js';
import { gameWords } from '../view-models/game-words.js';

/** GET /games/{id}/dice: the public dice log and how to check it. */
export async function dicePage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/games/:id/dice', { schema: { hide: true, params: gameParams } }, async (request, reply) => {
    const [game, log] = await Promise.all([deps.useCases.readPublicGame(request.params.id), deps.useCases.readPublicRolls(request.params.id)]);
    const words = gameWords(deps, { state: game.galaxy, locale: localeOf(request), timeZone: game.timeZone });
    return showPage({ request, reply, page: 'dice', title: `${words.t.dice.title}: ${game.name}`, model: { id: game.id, name: game.name, ...diceModel(log, words) } });
  });
}
