import type { HttpDeps } from '../deps.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { gameParams } from '../schemas/common.js';
import { showPage } from '../show-page.js';
import type { App } from '../types.js';
import { gameWords } from '../view-models/game-words.js';
import { sentOrders } from '../view-models/sent-orders.js';
import { z } from 'zod';

const params = gameParams.extend({ seat: z.string().min(1).max(40) });

/** GET /moderator/games/{id}/orders/{seat}: what a seat has sent. */
export async function seatOrdersPage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/games/:id/orders/:seat', { schema: { hide: true, params } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const { id, seat } = request.params;
    const game = await deps.useCases.readGame(by, id);
    const words = gameWords(deps, { state: game.galaxy, locale: localeOf(request), timeZone: by.moderator.timeZone });
    const orders = sentOrders(await deps.useCases.readOrders(by, id, seat), words);
    return showPage({ request, reply, page: 'seat-orders', title: `${words.t.moderator.ordersOf} ${words.n.seat(seat)}`, model: { id, name: game.name, orders } });
  });
}
