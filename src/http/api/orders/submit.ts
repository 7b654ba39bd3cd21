import type { HttpDeps } from '../../deps.js';
import { ownSeatOnly, seatHolder } from '../../holder-of.js';
import { gameParams, idempotencyHeaders, orderTextBody, problems } from '../../schemas/common.js';
import { ordersAnswerSchema } from '../../schemas/orders.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';
import { answerOnce } from '../once.js';

/** POST /games/{id}/orders: the seat's orders, answered line by line. */
export async function submitOrdersRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games/:id/orders', { onRequest: ownSeatOnly, schema: { summary: 'Send orders', tags: ['orders'], headers: idempotencyHeaders, params: gameParams, body: orderTextBody, response: { 200: ordersAnswerSchema, ...problems } } }, async (request, reply) => {
    const { gameId, seat } = seatHolder(request);
    return answerOnce({ request, reply, useCases, work: async () => ({ status: 200, body: asJson(await useCases.submitOrders({ gameId, seat, source: 'rest', text: request.body.text })) }) });
  });
}
