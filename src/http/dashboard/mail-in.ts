import { z } from 'zod';
import { notFound } from '../../games/errors.js';
import type { IncomingMail } from '../../games/read-incoming.js';
import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { moderatorHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { sendRawSource } from '../raw-source.js';
import { leaveNotice } from '../session-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { mailInModel } from '../view-models/mail-in-model.js';
import { one } from '../view-models/question-form.js';

const params = z.object({ seq: z.string().regex(/^\d{1,18}$/u) });
const mailsOf = ({ gameId }: Pick<IncomingMail, 'gameId'>): string => `/moderator/games/${encodeURIComponent(gameId ?? '')}/mails`;

/** /moderator/mails/{seq}: one incoming mail, what was made of it and why, its source; and the decision about a held one. */
export async function mailInPage(app: App, deps: HttpDeps): Promise<void> {
  const { useCases } = deps;
  app.get('/mails/:seq', { schema: { hide: true, params } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const mail = await useCases.readIncoming(by, request.params.seq);
    const game = await useCases.readGame(by, mail.gameId ?? '');
    const locale = localeOf(request);
    return showPage({ request, reply, page: 'mail-in', title: `${pageText(locale).mails.one} ${mail.seq}`, model: mailInModel(deps, mail, { game, locale, timeZone: by.moderator.timeZone }) });
  });
  app.get('/mails/:seq/source', { schema: { hide: true, params } }, async (request, reply) => {
    const { seq, raw } = await useCases.readIncoming(moderatorHolder(request), request.params.seq);
    if (raw === undefined) throw notFound();
    return sendRawSource(reply, { raw, name: `mail-${seq}.txt` });
  });
  app.post('/mails/:seq', { preHandler: formGuard(app), schema: { hide: true, params } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const { seq } = request.params;
    const { mails: t } = pageText(localeOf(request));
    const back = mailsOf(await useCases.readIncoming(by, seq));
    const body = formBody(request);
    switch (one(body, 'do')) {
      case 'release': leaveNotice(request, (await useCases.releaseHeldMail(by, seq)).counted ? t.released : t.tooLate); break;
      case 'reject': await useCases.rejectHeldMail(by, seq); leaveNotice(request, t.rejected); break;
      case 'reassign': leaveNotice(request, (await useCases.reassignHeldMail(by, { seq, seat: one(body, 'seat') })).counted ? t.reassigned : t.tooLate); break;
      default: throw notFound();
    }
    return reply.redirect(back, 303);
  });
}
