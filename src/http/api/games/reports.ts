import type { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { knownHolder } from '../../holder-of.js';
import { gameParams, problems } from '../../schemas/common.js';
import { reportsSchema } from '../../schemas/log.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** GET /games/{id}/reports. */
export async function reportsRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games/:id/reports', { schema: { summary: 'Reports that the holder may see', tags: ['log'], params: gameParams, response: { 200: reportsSchema, ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.readReports(knownHolder(request), request.params.id)) as unknown as z.input<typeof reportsSchema>));
}
