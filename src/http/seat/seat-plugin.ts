import type { HttpDeps } from '../deps.js';
import { switchLanguage } from '../switch-language.js';
import type { App } from '../types.js';
import { answerForm } from './answer.js';
import { completeForm } from './complete.js';
import { mailboxForm } from './mailbox.js';
import { ordersForm } from './orders.js';
import { overviewPage } from './overview.js';
import { holderOfSeatLink } from './seat-link.js';
import { standingForm } from './standing.js';

/** The player's page at the link that stands in every mail: /p/{key}. */
export async function seatPlugin(app: App, deps: HttpDeps): Promise<void> {
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', switchLanguage);
    scope.addHook('onRequest', holderOfSeatLink(deps.useCases));
    for (const page of [overviewPage, ordersForm, completeForm, answerForm, standingForm, mailboxForm]) await page(scope, deps);
  }, { prefix: '/p/:key' });
}
