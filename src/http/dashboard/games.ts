import type { HttpDeps } from '../deps.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { gameHead } from '../view-models/game-head.js';
import { seatNames } from '../view-models/seat-names.js';

/** GET /moderator: all games, each with whom it waits for. */
export async function gamesPage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const locale = localeOf(request);
    const t = pageText(locale);
    const games = (await deps.useCases.listGames(by)).map((game) => ({
      ...gameHead(game, { locale, timeZone: by.moderator.timeZone, seatName: seatNames(deps, { ruleset: game.ruleset, locale, you: t.waiting.you }) }),
      edition: deps.rules.find(game.ruleset)?.title[locale] ?? game.ruleset,
    }));
    return showPage({ request, reply, page: 'games', title: t.moderator.games, model: { games }, path: '/moderator' });
  });
}
