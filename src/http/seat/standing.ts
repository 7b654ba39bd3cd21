import type { HttpDeps } from '../deps.js';
import { formBody } from '../form-body.js';
import { seatHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { playersLimit } from '../plugins/security.js';
import { leaveNotice } from '../session-of.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { one } from '../view-models/question-form.js';
import { seatHome } from './seat-link.js';
import { showSeat } from './show-seat.js';

/** POST /p/{key}/standing: replaces the standing orders; refused lines come back with their reasons. */
export async function standingForm(app: App, deps: HttpDeps): Promise<void> {
  app.post('/standing', { config: playersLimit, preHandler: formGuard(app), schema: { hide: true } }, async (request, reply) => {
    const by = seatHolder(request);
    const text = one(formBody(request), 'standing');
    const { refused } = await deps.useCases.setStanding(by, { gameId: by.gameId, text });
    if (refused.length > 0) return showSeat({ deps, request, reply, after: { standing: { text, refused } } });
    leaveNotice(request, pageText(localeOf(request)).seat.standingSaved);
    return reply.redirect(seatHome(request), 303);
  });
}
