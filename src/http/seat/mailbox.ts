import type { HttpDeps } from '../deps.js';
import { seatHolder } from '../holder-of.js';
import { localeOf } from '../locale-of.js';
import { formGuard } from '../plugins/form-guard.js';
import { strangersLimit } from '../plugins/security.js';
import { leaveNotice } from '../session-of.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { seatHome } from './seat-link.js';

/** POST /p/{key}/mailbox: a new address for orders by mail. */
export async function mailboxForm(app: App, { useCases }: HttpDeps): Promise<void> {
  app.post('/mailbox', { config: strangersLimit, preHandler: formGuard(app), schema: { hide: true } }, async (request, reply) => {
    const by = seatHolder(request);
    await useCases.replaceMailboxKey(by, { gameId: by.gameId, seat: by.seat });
    leaveNotice(request, pageText(localeOf(request)).seat.newKeyDone);
    return reply.redirect(seatHome(request), 303);
  });
}
