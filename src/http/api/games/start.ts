import type { HttpDeps } from '../../deps.js';
import { knownHolder, moderatorsOnly } from '../../holder-of.js';
import { gameParams, idempotencyHeaders, problems } from '../../schemas/common.js';
import { startedSchema } from '../../schemas/games.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';
import { answerOnce } from '../once.js';

/** POST /games/{id}/start: opens the first turn and mails everybody. */
export async function startGameRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games/:id/start', { onRequest: moderatorsOnly, schema: { summary: 'Open the first turn', tags: ['games'], headers: idempotencyHeaders, params: gameParams, response: { 200: startedSchema, ...problems } } }, async (request, reply) =>
    answerOnce({ request, reply, useCases, work: async () => ({ status: 200, body: asJson(await useCases.startGame(knownHolder(request), request.params.id)) }) }));
}
