import type { HttpDeps } from '../deps.js';
import { switchLanguage } from '../switch-language.js';
import type { App } from '../types.js';
import { signedIn } from '../dashboard/signed-in.js';
import { confirmPage } from './confirm.js';
import { dicePage } from './dice.js';
import { gamePage } from './game.js';
import { homePage } from './home.js';
import { rulesPage } from './rules.js';

/** Pages for everybody. A moderator who is signed in sees his menu on them. */
export async function publicPlugin(app: App, deps: HttpDeps): Promise<void> {
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', switchLanguage);
    scope.addHook('onRequest', signedIn(deps.useCases, 'if-any'));
    for (const page of [homePage, rulesPage, gamePage, dicePage, confirmPage]) await page(scope, deps);
  });
}
