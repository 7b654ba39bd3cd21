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
import { seatNames } from '../view-models/seat-names.js';

/** /moderator/games/{id}/mails: a game's mails in, with what was made of them, and out; and the addresses that nothing is sent to. */
export async function mailsPage(app: App, deps: HttpDeps): Promise<void> {
  const { useCases } = deps;
  app.get('/games/:id/mails', { schema: { hide: true, params: gameParams } }, async (request, reply) => {
    const by = moderatorHolder(request);
    const { id } = request.params;
    const [game, mails, suppressed] = await Promise.all([useCases.readGame(by, id), useCases.readMails(by, id), useCases.suppressedAddresses(by, id)]);
    const locale = localeOf(request);
    const t = pageText(locale);
    const seatName = seatNames(deps, { ruleset: game.ruleset, locale, you: t.waiting.you });
    const shown = { locale, timeZone: by.moderator.timeZone, seatName };
    return showPage({ request, reply, page: 'mails', title: `${t.moderator.mails}: ${game.name}`, model: {
      id, name: game.name, in: mailInRows(mails.in, shown), out: mailOutRows(mails.out, shown), suppressed: suppressed.map(({ seat, name, email }) => ({ seat: seatName(seat), name, email })),
    } });
  });
  app.post('/games/:id/addresses', { preHandler: formGuard(app), schema: { hide: true, params: gameParams } }, async (request, reply) => {
    const { id } = request.params;
    await useCases.trustAddress(moderatorHolder(request), { gameId: id, email: one(formBody(request), 'email') });
    leaveNotice(request, pageText(localeOf(request)).mails.trusted);
    return reply.redirect(`/moderator/games/${encodeURIComponent(id)}/mails`, 303);
  });
}
