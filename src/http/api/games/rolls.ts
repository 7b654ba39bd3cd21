import type { z } from 'zod';
import type { HttpDeps } from '../../deps.js';
import { knownHolder } from '../../holder-of.js';
import { gameParams, problems } from '../../schemas/common.js';
import { diceLogSchema } from '../../schemas/log.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';

/** GET /games/{id}/rolls. */
export async function rollsRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games/:id/rolls', { schema: { summary: 'The dice log: commitments, links and every roll', tags: ['log'], params: gameParams, response: { 200: diceLogSchema, ...problems } } }, async (request, reply) =>
    reply.code(200).send(asJson(await useCases.readRolls(knownHolder(request), request.params.id)) as unknown as z.input<typeof diceLogSchema>));
}
