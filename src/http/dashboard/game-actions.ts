import { notFound } from '../../games/errors.js';
import { turnStatuses } from '../../games/ports.js';
import type { SeenTurn } from '../../games/process-turn.js';
import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { gameParams } from '../schemas/common.js';
import { leaveNotice } from '../session-of.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { answerOf, many, one, type FormBody } from '../view-models/question-form.js';

const home = (id: string): string => `/moderator/games/${encodeURIComponent(id)}`;

/** The buttons of a game's page: start, resolve now, answer for a seat. */
export async function gameActions(app: App, { useCases }: HttpDeps): Promise<void> {
  const guarded = { preHandler: formGuard(app), schema: { hide: true, params: gameParams } };
  app.post('/games/:id/start', guarded, async (request, reply) => {
    await useCases.startGame(moderatorHolder(request), request.params.id);
    leaveNotice(request, pageText(localeOf(request)).moderator.started);
    return reply.redirect(home(request.params.id), 303);
  });
  app.post('/games/:id/process', guarded, async (request, reply) => {
    const { held } = await useCases.processNow(moderatorHolder(request), request.params.id, seenIn(formBody(request)));
    const { moderator } = pageText(localeOf(request));
    leaveNotice(request, held === true ? moderator.held : moderator.processed);
    return reply.redirect(home(request.params.id), 303);
  });
  app.post('/games/:id/answer', guarded, async (request, reply) => {
    const by = moderatorHolder(request);
    const game = await useCases.readGame(by, request.params.id);
    const body = formBody(request);
    const asked = game.questions.find(({ id }) => id === one(body, 'question'));
    if (asked === undefined) throw notFound();
    const { keptUntil } = await useCases.answerQuestion(by, { gameId: game.id, questionId: asked.id, value: answerOf(asked.question, body) });
    const { moderator } = pageText(localeOf(request));
    leaveNotice(request, keptUntil === undefined ? moderator.answered : moderator.answerKept);
    return reply.redirect(home(game.id), 303);
  });
}

/** What the form was shown for: sent twice, it resolves no later turn and gives no default answer to a question that came since. */
function seenIn(body: FormBody): { readonly seen?: SeenTurn } {
  const turn = one(body, 'turn');
  const status = turnStatuses.find((name) => name === one(body, 'status'));
  if (!/^[1-9]\d{0,8}$/u.test(turn)) return {};
  return { seen: { turn: Number(turn), questions: many(body, 'question'), ...(status === undefined ? {} : { status }) } };
}
