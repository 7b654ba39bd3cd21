import type { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { ownSeatOnly, seatHolder } from '../../holder-of.js';
import { gameParams, orderTextBody, problems } from '../../schemas/common.js';
import { standingSetSchema } from '../../schemas/orders.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** PUT /games/{id}/standing: replaces all standing orders of the seat. */
export async function putStandingRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.put('/games/:id/standing', { onRequest: ownSeatOnly, schema: { summary: 'Replace the standing orders', tags: ['standing'], params: gameParams, body: orderTextBody, response: { 200: standingSetSchema, ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.setStanding(seatHolder(request), { gameId: request.params.id, text: request.body.text })) as unknown as z.input<typeof standingSetSchema>));
}
