import type { HttpDeps } from '../../deps.js';
import { knownHolder } from '../../holder-of.js';
import { idempotencyHeaders, problems, questionParams } from '../../schemas/common.js';
import { answeredSchema } from '../../schemas/games.js';
import { answerBody } from '../../schemas/orders.js';
import type { App } from '../../types.js';
import { asJson } from '../as-json.js';
import { answerOnce } from '../once.js';

/** POST /games/{id}/questions/{qid}/answer: the seat's answer, or the moderator's for any seat. */
export async function answerRoute(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/games/:id/questions/:qid/answer', { schema: { summary: 'Answer a question', tags: ['questions'], headers: idempotencyHeaders, params: questionParams, body: answerBody, response: { 200: answeredSchema, ...problems } } }, async (request, reply) => {
    const { id: gameId, qid: questionId } = request.params;
    return answerOnce({ request, reply, useCases, work: async () => ({ status: 200, body: asJson(await useCases.answerQuestion(knownHolder(request), { gameId, questionId, value: request.body.value })) }) });
  });
}
