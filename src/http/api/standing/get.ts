import type { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { ownSeatOnly, seatHolder } from '../../holder-of.js';
import { gameParams, problems } from '../../schemas/common.js';
import { standingSchema } from '../../schemas/orders.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** GET /games/{id}/standing: the seat's standing orders. */
export async function getStandingRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games/:id/standing', { onRequest: ownSeatOnly, schema: { summary: 'The standing orders', tags: ['standing'], params: gameParams, response: { 200: standingSchema, ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.readStanding(seatHolder(request), request.params.id)) as unknown as z.input<typeof standingSchema>));
}
