import { z } from 'zod';
import { AppError, notFound } from '../../games/errors.js';
import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { changesOf, isChangeKind } from '../schemas/changes.js';
import { formGuard } from '../plugins/form-guard.js';
import { gameParams } from '../schemas/common.js';
import { leaveNotice } from '../session-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { changeFields, changeOf } from '../view-models/change-form.js';
import { gameWords } from '../view-models/game-words.js';
import { one } from '../view-models/question-form.js';

/** /moderator/games/{id}/correct: one change and its reason, which all players read. */
export async function correctPage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/games/:id/correct', { schema: { hide: true, params: gameParams, querystring: z.object({ kind: z.string().optional(), lang: z.string().optional() }) } }, async (request, reply) => {
    const { kind } = request.query;
    if (!isChangeKind(kind)) throw notFound();
    const by = moderatorHolder(request);
    const game = await deps.useCases.readGame(by, request.params.id);
    const words = gameWords(deps, { state: game.galaxy, locale: localeOf(request), timeZone: by.moderator.timeZone });
    const technologies = Object.keys(deps.rules.find(game.ruleset)?.technologies ?? {});
    return showPage({ request, reply, page: 'correct', title: words.t.moderator.correct, model: { id: game.id, name: game.name, kind, title: words.t.changes[kind], fields: changeFields(kind, { state: game.galaxy, words, technologies }) } });
  });
  app.post('/games/:id/correct', { preHandler: formGuard(app), schema: { hide: true, params: gameParams } }, async (request, reply) => {
    const body = formBody(request);
    const kind = one(body, 'change');
    if (!isChangeKind(kind)) throw notFound();
    const reason = one(body, 'reason').trim();
    if (reason === '' || reason.length > 1000) throw new AppError('invalid', 'A correction needs a reason of at most 1000 characters.', { errors: [{ path: '/reason', code: 'too_small', message: '1 to 1000 characters' }] });
    await deps.useCases.correctGame(moderatorHolder(request), { gameId: request.params.id, reason, changes: changesOf([changeOf(kind, body)]) });
    leaveNotice(request, pageText(localeOf(request)).moderator.corrected);
    return reply.redirect(`/moderator/games/${encodeURIComponent(request.params.id)}`, 303);
  });
}
