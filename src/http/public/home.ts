import type { HttpDeps } from '../deps.js';
import { localeOf } from '../locale-of.js';
import { showPage } from '../show-page.js';
import { pageText } from '../text/text-for.js';
import type { App } from '../types.js';

/** GET /: what this is. */
export async function homePage(app: App, _deps: HttpDeps): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (request, reply) => showPage({ request, reply, page: 'home', title: pageText(localeOf(request)).site.name, model: {} }));
}
