import type { Change } from '../../../engine/events.js';
import type { HttpDeps } from '../../deps.js';
import { knownHolder, moderatorsOnly } from '../../holder-of.js';
import { gameParams, idempotencyHeaders, problems } from '../../schemas/common.js';
import { correctBody, correctedSchema } from '../../schemas/games.js';
import { changesOf } from '../../schemas/changes.js';
import type { App } from '../../types.js';
import { answerOnce } from '../once.js';

/** POST /games/{id}/correct: overrules the state between turns, for all to see. */
export async function correctRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games/:id/correct', { onRequest: moderatorsOnly, schema: { summary: 'Correct the state between turns', tags: ['games'], headers: idempotencyHeaders, params: gameParams, body: correctBody, response: { 200: correctedSchema, ...problems } } }, async (request, reply) => {
    const changes: readonly Change[] = changesOf(request.body.changes);
    return answerOnce({ request, reply, useCases, work: async () => ({ status: 200, body: await useCases.correctGame(knownHolder(request), { gameId: request.params.id, reason: request.body.reason, changes }) }) });
  });
}
