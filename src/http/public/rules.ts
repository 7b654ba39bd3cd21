import type { HttpDeps } from '../deps.js';
import { localeOf } from '../locale-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';
import { rulesModel } from '../view-models/rules-model.js';

/** GET /rules: options, and the statements that answers refer to, each with an anchor of its name. */
export async function rulesPage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/rules', { schema: { hide: true } }, async (request, reply) => {
    const locale = localeOf(request);
    return showPage({ request, reply, page: 'rules', title: pageText(locale).rules.title, model: rulesModel(deps, locale) });
  });
}
