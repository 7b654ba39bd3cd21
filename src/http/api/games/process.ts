import type { HttpDeps } from '../../deps.js';
import { knownHolder, moderatorsOnly } from '../../holder-of.js';
import { gameParams, idempotencyHeaders, problems } from '../../schemas/common.js';
import { processSchema } from '../../schemas/games.js';
import type { App } from '../../types.js';
import { answerOnce } from '../once.js';

/** POST /games/{id}/process: resolves now as if the deadline had passed. */
export async function processRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games/:id/process', { onRequest: moderatorsOnly, schema: { summary: 'Resolve the turn now', tags: ['games'], headers: idempotencyHeaders, params: gameParams, response: { 200: processSchema, ...problems } } }, async (request, reply) =>
    answerOnce({ request, reply, useCases, work: async () => ({ status: 200, body: await useCases.processNow(knownHolder(request), request.params.id) }) }));
}
