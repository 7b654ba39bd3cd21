import type { HttpDeps } from '../deps.js';
import { switchLanguage } from '../switch-language.js';
import type { App } from '../types.js';
import { correctPage } from './correct.js';
import { gameActions } from './game-actions.js';
import { gamePage } from './game.js';
import { gamesPage } from './games.js';
import { mailInPage } from './mail-in.js';
import { mailsPage } from './mails.js';
import { newGamePage } from './new-game.js';
import { outboxPage } from './outbox.js';
import { seatOrdersPage } from './seat-orders.js';
import { signInPage } from './sign-in.js';
import { signedIn } from './signed-in.js';

/** The moderator's pages below /moderator, and the way in. */
export async function dashboardPlugin(app: App, deps: HttpDeps): Promise<void> {
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', switchLanguage);
    scope.addHook('onRequest', signedIn(deps.useCases, 'if-any'));
    await signInPage(scope, deps);
  });
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', switchLanguage);
    scope.addHook('onRequest', signedIn(deps.useCases, 'must'));
    for (const page of [gamesPage, newGamePage, gamePage, gameActions, correctPage, seatOrdersPage, mailsPage, mailInPage, outboxPage]) await page(scope, deps);
  }, { prefix: '/moderator' });
}
