import { z } from 'zod';
import { AppError } from '../../games/errors.js';
import type { HttpDeps } from '../deps.js';
import { problemOf } from '../error-handler.js';
import { formBody } from '../form-body.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { createGameBody } from '../schemas/games.js';
import { leaveNotice } from '../session-of.js';
import { showPage } from '../show-page.js';
import { newGameMistakes } from '../text/new-game-mistakes.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { newGameForm, newGameInput, seatRowsOf } from '../view-models/new-game-form.js';
import type { CreateGameInput } from '../../games/create-game.js';

/** /moderator/new: a game from a preset by form. What is wrong is said above the form, and nothing typed is lost. */
export async function newGamePage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/new', { schema: { hide: true, querystring: z.object({ ruleset: z.string().optional(), lang: z.string().optional() }) } }, async (request, reply) => {
    const locale = localeOf(request);
    const by = moderatorHolder(request);
    const form = newGameForm(deps, { locale, ruleset: request.query.ruleset, typed: { zone: by.moderator.timeZone } });
    return showPage({ request, reply, page: 'new-game', title: pageText(locale).newGame.title, model: { form, errors: [] }, path: `/moderator/new` });
  });
  app.post('/new', { preHandler: formGuard(app), schema: { hide: true } }, async (request, reply) => {
    const locale = localeOf(request);
    const typed = formBody(request);
    const parsed = createGameBody.safeParse(newGameInput(deps, typed));
    const errors = parsed.success ? [] : parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
    const made = parsed.success ? await deps.useCases.createGame(moderatorHolder(request), parsed.data as CreateGameInput).catch(asRefusal) : { errors };
    if ('id' in made) {
      leaveNotice(request, pageText(locale).newGame.created);
      return reply.redirect(`/moderator/games/${encodeURIComponent(made.id)}`, 303);
    }
    void reply.code(400);
    return showPage({ request, reply, page: 'new-game', title: pageText(locale).newGame.title, model: { form: newGameForm(deps, { locale, ruleset: undefined, typed }), errors: newGameMistakes(made.errors ?? [], { rows: seatRowsOf(typed), locale }) }, path: '/moderator/new' });
  });
}

/** What the use case finds wrong in the input is shown with the form; everything else is an error as ever. */
function asRefusal(error: unknown): { readonly errors: AppError['errors'] } {
  if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
  const { errors = [], detail = '' } = problemOf(error);
  return { errors: errors.length > 0 ? errors : [{ path: '', code: error.code, message: detail }] };
}
