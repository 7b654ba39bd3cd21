import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { seatHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { playersLimit } from '../plugins/security.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { echoModel } from '../view-models/echo-model.js';
import { gameWords } from '../view-models/game-words.js';
import { one } from '../view-models/question-form.js';
import { keptForm } from './kept-form.js';
import { showSeat } from './show-seat.js';

/** POST /p/{key}/orders: checks or sends; /check answers with the echo alone, for checks as you type. */
export async function ordersForm(app: App, deps: HttpDeps): Promise<void> {
  const { useCases } = deps;
  app.post('/orders', { config: playersLimit, preHandler: formGuard(app), errorHandler: keptForm(deps), schema: { hide: true } }, async (request, reply) => {
    const { gameId, seat } = seatHolder(request);
    const body = formBody(request);
    const text = one(body, 'text');
    const stored = one(body, 'do') !== 'check';
    const answer = stored ? await useCases.submitOrders({ gameId, seat, source: 'form', text }) : await useCases.checkOrderText({ gameId, seat, text });
    return showSeat({ deps, request, reply, after: { orders: { text, answer, stored } } });
  });
  app.post('/check', { config: playersLimit, preHandler: formGuard(app), schema: { hide: true } }, async (request, reply) => {
    const by = seatHolder(request);
    const text = one(formBody(request), 'text');
    if (text.trim() === '') return reply.type('text/html; charset=utf-8').send('');
    const [answer, game] = await Promise.all([useCases.checkOrderText({ gameId: by.gameId, seat: by.seat, text }), useCases.readGame(by, by.gameId)]);
    const words = gameWords(deps, { state: game.galaxy, locale: localeOf(request), timeZone: by.timeZone });
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(await reply.viewAsync('echo', { t: pageText(words.locale), echo: echoModel(answer, { words, stored: false }) }));
  });
}
