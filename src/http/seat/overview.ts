import type { HttpDeps } from '../deps.js';
import type { App } from '../types.js';
import { showSeat } from './show-seat.js';

/** GET /p/{key}: the player's page. */
export async function overviewPage(app: App, deps: HttpDeps): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (request, reply) => showSeat({ deps, request, reply }));
}
