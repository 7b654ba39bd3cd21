import { z } from 'zod';
import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { gameParams } from '../schemas/common.js';
import { leaveNotice } from '../session-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { mailInRows, mailOutRows } from '../view-models/mail-rows.js';
import { one } from '../view-models/question-form.js';

const held = z.object({ seq: z.string().regex(/^\d{1,18}$/u) });

/** /moderator/games/{id}/mails: a game's mails in, with what was made of them, and out; held ones wait for a decision. */
export async function mailsPage(app: App, { useCases }: HttpDeps): Promise<void> {
  app.get('/games/:id/mails', { schema: { hide: true, params: gameParams } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const { id } = request.params;
    const [game, mails] = await Promise.all([useCases.readGame(by, id), useCases.readMails(by, id)]);
    const shown = { locale: localeOf(request), timeZone: by.moderator.timeZone };
    return showPage({ request, reply, page: 'mails', title: `${pageText(shown.locale).moderator.mails}: ${game.name}`, model: { id, name: game.name, in: mailInRows(mails.in, shown), out: mailOutRows(mails.out, shown) } });
  });
  app.post('/mails/:seq', { preHandler: formGuard(app), schema: { hide: true, params: held } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const { mails: t } = pageText(localeOf(request));
    const body = formBody(request);
    if (one(body, 'do') === 'release') leaveNotice(request, (await useCases.releaseHeldMail(by, request.params.seq)).counted ? t.released : t.tooLate);
    else {
      await useCases.rejectHeldMail(by, request.params.seq);
      leaveNotice(request, t.rejected);
    }
    const game = one(body, 'game');
    return reply.redirect(game === '' ? '/moderator/outbox' : `/moderator/games/${encodeURIComponent(game)}/mails`, 303);
  });
}
