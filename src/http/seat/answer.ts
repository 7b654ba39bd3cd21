import { AppError } from '../../games/errors.js';
import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { seatHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { playersLimit } from '../plugins/security.js';
import { leaveNotice } from '../session-of.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { answerOf, one } from '../view-models/question-form.js';
import { seatHome } from './seat-link.js';

/** POST /p/{key}/answer: the answer to one question. */
export async function answerForm(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/answer', { config: playersLimit, preHandler: formGuard(app), schema: { hide: true } }, async (request, reply) => {
    const by = seatHolder(request);
    const body = formBody(request);
    const game = await useCases.readGame(by, by.gameId);
    const asked = game.questions.find(({ id, seat }) => id === one(body, 'question') && seat === by.seat);
    if (asked === undefined) throw new AppError('question-closed', 'The question has been answered already, or its turn is over.');
    const { note } = await useCases.answerQuestion({ ...by, locale: localeOf(request) }, { gameId: by.gameId, questionId: asked.id, value: answerOf(asked.question, body) });
    leaveNotice(request, note ?? pageText(localeOf(request)).seat.answered);
    return reply.redirect(seatHome(request), 303);
  });
}
