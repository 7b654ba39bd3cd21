import type { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { knownHolder } from '../../holder-of.js';
import { gameParams, problems } from '../../schemas/common.js';
import { afterQuery, eventsSchema } from '../../schemas/log.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** GET /games/{id}/events. */
export async function eventsRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games/:id/events', { schema: { summary: 'Events that the holder may see', tags: ['log'], params: gameParams, querystring: afterQuery, response: { 200: eventsSchema, ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.readEvents(knownHolder(request), request.params.id, request.query.after)) as unknown as z.input<typeof eventsSchema>));
}
