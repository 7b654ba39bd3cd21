import { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { knownHolder } from '../../holder-of.js';
import { gameParams, problems } from '../../schemas/common.js';
import { ownOrdersSchema } from '../../schemas/orders.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** GET /games/{id}/orders: a seat's own texts; a moderator names the seat. */
export async function listOrdersRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games/:id/orders', { schema: { summary: 'Own orders, newest first', tags: ['orders'], params: gameParams, querystring: z.object({ seat: z.string().max(40).optional().describe('For moderators') }), response: { 200: ownOrdersSchema, ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.readOrders(knownHolder(request), request.params.id, request.query.seat)) as unknown as z.input<typeof ownOrdersSchema>));
}
