import { z } from 'zod';
import type { HttpDeps } from '../deps.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { strangersLimit } from '../plugins/security.js';
import { leaveNotice } from '../session-of.js';
import { showPage } from '../show-page.js';
import { mailReason } from '../text/mail-words.js';
import { pageText } from '../text/text-for.js';
import { formatDeadline } from '../../time/deadline.js';
import type { App } from '../types.js';

const params = z.object({ token: z.string().min(10).max(200) });

/** /confirm/{token}: GET shows a held mail and changes nothing; POST lets it count. */
export async function confirmPage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/confirm/:token', { schema: { hide: true, params } }, async (request, reply) => {
    const locale = localeOf(request);
    const held = await deps.useCases.lookAtHeldMail(request.params.token);
    const model = held === undefined ? {} : { held: { ...held, reason: mailReason(held.reason, locale), received: formatDeadline({ at: held.receivedAt, timeZone: held.timeZone, locale, withYear: true }) } };
    return showPage({ request, reply, page: 'confirm', title: pageText(locale).confirm.title, model });
  });
  app.post('/confirm/:token', { config: strangersLimit, preHandler: formGuard(app), schema: { hide: true, params } }, async (request, reply) => {
    const { confirm } = pageText(localeOf(request));
    const { counted } = await deps.useCases.confirmHeldMail(request.params.token);
    leaveNotice(request, counted ? confirm.counted : confirm.tooLate);
    return reply.redirect(`/confirm/${encodeURIComponent(request.params.token)}`, 303);
  });
}
