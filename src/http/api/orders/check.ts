import type { HttpDeps } from '../../deps.js';
import { ownSeatOnly, seatHolder } from '../../holder-of.js';
import { gameParams, idempotencyHeaders, orderTextBody, problems } from '../../schemas/common.js';
import { ordersAnswerSchema } from '../../schemas/orders.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';
import { answerOnce } from '../once.js';

/** POST /games/{id}/orders/check: the same answer without storing anything. */
export async function checkOrdersRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games/:id/orders/check', { onRequest: ownSeatOnly, schema: { summary: 'Check orders without sending them', tags: ['orders'], headers: idempotencyHeaders, params: gameParams, body: orderTextBody, response: { 200: ordersAnswerSchema, ...problems } } }, async (request, reply) => {
    const { gameId, seat } = seatHolder(request);
    return answerOnce({ request, reply, useCases, work: async () => ({ status: 200, body: asJson(await useCases.checkOrderText({ gameId, seat, text: request.body.text })) }) });
  });
}
