import type { HttpDeps } from '../../deps.js';
import { knownHolder, moderatorsOnly } from '../../holder-of.js';
import { gameParams, idempotencyHeaders, problems } from '../../schemas/common.js';
import { processBody, processSchema } from '../../schemas/games.js';
import type { App } from '../../types.js';
import { answerOnce } from '../once.js';

/** POST /games/{id}/process: resolves now as if the deadline had passed. */
export async function processRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games/:id/process', { onRequest: moderatorsOnly, schema: { summary: 'Resolve the turn now', tags: ['games'], headers: idempotencyHeaders, params: gameParams, body: processBody, response: { 200: processSchema, ...problems } } }, async (request, reply) => {
    const by = knownHolder(request);
    const { id } = request.params;
    const { turn, questions } = request.body ?? {};
    return answerOnce({
      request, reply, useCases,
      meant: async () => useCases.turnToProcess(by, id),
      work: async (seen) => ({ status: 200, body: await useCases.processNow(by, id, { ...(turn === undefined ? {} : { turn }), ...(questions === undefined ? {} : { questions }), ...(seen === undefined ? {} : { seen }) }) }),
    });
  });
}
